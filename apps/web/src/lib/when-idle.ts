/** By then it comes, whatever else the device is doing. */
const IDLE_MS = 2_000;

/** Once the device has nothing better to do. */
export const whenIdle = (work: () => void): void =>
  void ('requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: IDLE_MS }) : work());
