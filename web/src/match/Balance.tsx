/** How a match stood after each round, as a curve: up where the first side was ahead. */
import { num } from "./geometry";
import { say } from "../language";

/** The size of the picture, in its own units. */
const width = 600;
const height = 120;

type BalanceProps = {
  left: readonly [number, number][]; turned: boolean; turning: number;
  /** By how many of all points the first side was ahead by each round, from -1 to 1. */
  points?: readonly number[];
};

/** Balance draws what each side had left, round by round; turned, the second side is drawn above. */
export function Balance({ left, turned, turning, points: ahead = [] }: BalanceProps) {
  if (left.length < 2) return null;
  const x = (i: number) => (i / (left.length - 1)) * width;
  const y = ([a, b]: readonly [number, number]) => {
    const ahead = turned ? b - a : a - b;
    return height / 2 - (ahead * height) / 2 * 0.92;
  };
  const points = left.map((l, i) => `${num(x(i))} ${num(y(l))}`);
  const fill = `M0 ${height / 2}L${points.join("L")}L${width} ${height / 2}Z`;
  const mark = left[turning];
  return (
    <svg
      class="balance" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img"
      aria-label={say`Strength by round${turning > 0 ? `; round ${turning} was the turning point` : ""}`}
    >
      <path d={`M0 ${height / 2}H${width}`} class="middle" />
      {left.map((_, i) => <path key={i} d={`M${num(x(i))} 0V${height}`} class="tick" />)}
      <path d={fill} class="fill" />
      <path d={`M${points.join("L")}`} class="curve" />
      {ahead.length > 1 && (
        <path d={ahead.map((p, i) => `${i === 0 ? "M" : "H"}${num(x(i))}${i === 0 ? " " : "V"}${num(y([p, 0]))}`).join("")} class="points" />
      )}
      {turning > 0 && mark && <circle cx={num(x(turning))} cy={num(y(mark))} r="6" class="turning" />}
    </svg>
  );
}
