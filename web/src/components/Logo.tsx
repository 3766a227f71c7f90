/** Logo is the turn that the program is named after. */
export function Logo({ size = 26 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" class="logo">
      <path d="M9 29V12.500a6.500 6.500 0 0 1 13 0V22" />
      <path d="M15 19.500 22 28.500 29 19.500Z" />
    </svg>
  );
}
