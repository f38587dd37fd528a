import { expect, it } from '@jest/globals'
import { allAtOnce, inSteps } from '../../../../core/shared/index.js'
import type { Steps } from '../../../../core/shared/index.js'

/** Steps of `stepMs` on a clock of the test. */
function work(stepMs: number): { steps: (count: number) => Steps<string>; nowMs: () => number } {
  let now = 1_000
  return {
    *steps(count) {
      for (let done = 0; done < count; done += 1) {
        now += stepMs
        yield
      }
      return 'ready'
    },
    nowMs: () => now,
  }
}

it.each([
  ['steps within a slice', 3, 1, 0],
  ['slices of four steps', 12, 1, 3],
  ['a rest behind the last pause', 9, 1, 2],
  ['steps as long as a slice', 5, 4, 5],
  ['no step', 0, 1, 0],
])('pauses once a slice: %s', async (_, count, stepMs, expected) => {
  const { steps, nowMs } = work(stepMs)
  let pauses = 0
  const pause = async (): Promise<void> => void (pauses += 1)
  expect(await inSteps(steps(count), pause, nowMs, 4)).toBe('ready')
  expect(pauses).toBe(expected)
})

it('runs all steps at once', () => {
  const { steps, nowMs } = work(2)
  expect(allAtOnce(steps(5))).toBe('ready')
  expect(nowMs()).toBe(1_010)
})
