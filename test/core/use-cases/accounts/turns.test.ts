import { describe, expect, it } from '@jest/globals'
import { createLoopPause } from '../../../../adapters/server/platform/loop-pause.js'
import { createTurns } from '../../../../core/use-cases/accounts/turns.js'
import { eventually } from '../../../browser/support/eventually.js'
import { createGate } from '../../../browser/support/gate.js'

describe('work that waits in a row', () => {
  it('begins when the pause after the work before it is over, and then takes those that go first', async () => {
    const pause = createGate()
    const log: string[] = []
    const turns = createTurns(1, () => () => {
      log.push('pause')
      return pause.opened
    })
    const work = (name: string) => async () => void log.push(name)
    const first = createGate()
    const rest = [
      turns.take(() => first.opened),
      turns.take(work('stranger')),
      turns.take(work('known'), true),
    ]
    first.open()
    await rest[0]
    await new Promise(setImmediate)
    expect(log).toEqual(['pause'])
    pause.open()
    await Promise.all(rest)
    expect(log).toEqual(['pause', 'known', 'pause', 'stranger'])
  })

  it('waits for nothing where the row is empty, also after work that failed', async () => {
    const turns = createTurns(1, () => () => new Promise(() => undefined))
    await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await turns.take(async () => 'done')).toBe('done')
  })
})

describe('the pause between log-ins', () => {
  const waited: number[] = []
  const pause = createLoopPause(async (ms) => void waited.push(ms))

  it('is made where the process had other work to do, and never for long', async () => {
    const afterWork = pause()
    const endMs = performance.now() + 300
    while (performance.now() < endMs);
    await afterWork()
    expect(waited.splice(0)).toEqual([100])
  })

  it('is not made where it had nothing else to do', async () => {
    await eventually(async () => {
      waited.length = 0
      const afterIdle = pause()
      await new Promise((resolve) => setTimeout(resolve, 50))
      await afterIdle()
      expect(waited).toEqual([])
    })
  })
})
