import { effect } from "@preact/signals";

/** until waits for a condition on signals to hold, or for some milliseconds if it does not hold by then. */
export function until(holds: () => boolean, within?: number): Promise<void> {
  return new Promise((resolve) => {
    let stop = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    stop = effect(() => {
      if (held || !holds()) return;
      held = true;
      queueMicrotask(end); // an effect does not stop itself while it runs
    });
    if (within !== undefined) timer = setTimeout(end, within);
  });
}
