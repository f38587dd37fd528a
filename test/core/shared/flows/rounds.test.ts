import { describe, expect, it } from '@jest/globals'
import { createRounds } from '../../../../core/shared/index.js'

/** Rounds that the test ends one by one; `answers` holds what each returns. */
function heldRounds(answers: boolean[]): { rounds: ReturnType<typeof createRounds>; ends: (() => void)[] } {
  const ends: (() => void)[] = []
  const round = (): Promise<boolean> =>
    new Promise((resolve) => ends.push(() => resolve(answers.shift() ?? false)))
  return { rounds: createRounds(round), ends }
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

describe('rounds', () => {
  it('are repeated while there may be more to do', async () => {
    const answers = [true, true, false, true]
    let count = 0
    await createRounds(async () => (count++, answers.shift() ?? false)).begin()
    expect(count).toBe(3)
  })

  it('run one at a time, and once more for calls during a round', async () => {
    const { rounds, ends } = heldRounds([])
    const calls = [rounds.begin(), rounds.begin(), rounds.begin()]
    expect(ends).toHaveLength(1)
    ends[0]?.()
    await turn()
    expect(ends).toHaveLength(2)
    ends[1]?.()
    await Promise.all(calls)
    expect(ends).toHaveLength(2)
  })

  it('run once for a single call, and again for a later one', async () => {
    let count = 0
    const rounds = createRounds(async () => (count++, false))
    await rounds.begin()
    expect(count).toBe(1)
    await rounds.begin()
    expect(count).toBe(2)
  })

  it('stop after the running one', async () => {
    const { rounds, ends } = heldRounds([true, true])
    const begun = rounds.begin()
    expect(rounds.isStopping()).toBe(false)
    let hasStopped = false
    const stopped = rounds.stop().then(() => (hasStopped = true))
    expect(rounds.isStopping()).toBe(true)
    await turn()
    expect(hasStopped).toBe(false)
    ends[0]?.()
    await Promise.all([begun, stopped])
    await rounds.begin()
    expect(ends).toHaveLength(1)
  })

  it('report a failed round to its caller, and stop without one', async () => {
    let fail = (): void => undefined
    const rounds = createRounds(
      () => new Promise((_, reject) => (fail = () => reject(new Error('disk full')))),
    )
    const begun = rounds.begin()
    const stopped = rounds.stop()
    fail()
    await expect(begun).rejects.toThrow('disk full')
    await expect(stopped).resolves.toBeUndefined()
  })
})
