/** Work in small steps, between which other work can run. */
export type Steps<T> = Generator<void, T, void>

/** Runs all steps at once. */
export function allAtOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Runs the steps of a time slice in a row, then lets other work run through `pause`. */
export async function inSteps<T>(
  steps: Steps<T>,
  pause: () => Promise<unknown>,
  nowMs: () => number,
  sliceMs: number,
): Promise<T> {
  let startedAt = nowMs()
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (nowMs() - startedAt < sliceMs) continue
    await pause()
    startedAt = nowMs()
  }
}
