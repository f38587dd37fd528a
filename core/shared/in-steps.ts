/** Work in small steps, between which other things can be done. */
export type Steps<T> = Generator<void, T, void>

/** Does all steps at once. */
export function allAtOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Does the steps of a slice of time in a row, then has `pause` give way to other work. */
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
