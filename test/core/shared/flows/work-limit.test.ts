import { describe, expect, it } from '@jest/globals'
import { createLoopPause } from '../../../../adapters/server/platform/loop-pause.js'
import { createWorkLimit } from '../../../../core/shared/index.js'
import { eventually } from '../../../browser/support/eventually.js'
import { createGate } from '../../../browser/support/gate.js'

describe('a limit of work', () => {
  it('begins work after the pause of the previous one, and prefers callers with precedence', async () => {
    const pause = createGate()
    const log: string[] = []
    const limit = createWorkLimit(1, () => () => {
      log.push('pause')
      return pause.opened
    })
    const work = (name: string) => async () => void log.push(name)
    const first = createGate()
    const rest = [limit.run(() => first.opened), limit.run(work('stranger')), limit.run(work('known'), true)]
    first.open()
    await rest[0]
    await new Promise(setImmediate)
    expect(log).toEqual(['pause'])
    pause.open()
    await Promise.all(rest)
    expect(log).toEqual(['pause', 'known', 'pause', 'stranger'])
  })

  it('does not wait if the queue is empty, even after failed work', async () => {
    const limit = createWorkLimit(1, () => () => new Promise(() => undefined))
    await expect(limit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await limit.run(async () => 'done')).toBe('done')
  })
})

describe('the pause between log-ins', () => {
  const waited: number[] = []
  const pause = createLoopPause(async (ms) => void waited.push(ms))

  it('is made if the process has other work, and never for long', async () => {
    const afterWork = pause()
    const endMs = performance.now() + 300
    while (performance.now() < endMs);
    await afterWork()
    expect(waited.splice(0)).toEqual([100])
  })

  it('is not made if the process has no other work', async () => {
    await eventually(async () => {
      waited.length = 0
      const afterIdle = pause()
      await new Promise((resolve) => setTimeout(resolve, 50))
      await afterIdle()
      expect(waited).toEqual([])
    })
  })
})
