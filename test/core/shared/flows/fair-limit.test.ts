import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createFairLimit } from '../../../../core/shared/index.js'

interface Begun {
  readonly key: string
  readonly end: (fails: boolean) => void
}

/** A limit of work that the test ends. */
function openLimit(maxAtOnce: number) {
  const limit = createFairLimit(maxAtOnce)
  const running: Begun[] = []
  const order: string[] = []
  const settled: Promise<unknown>[] = []
  const ask = (key: string): void => {
    const work = () =>
      new Promise<string>((resolve, reject) => {
        order.push(key)
        running.push({ key, end: (fails) => (fails ? reject(new Error(key)) : resolve(key)) })
      })
    settled.push(limit.run(key, work).catch((error: Error) => error.message))
  }
  const rest = async (): Promise<void> => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
  }
  return { running, order, settled, ask, rest }
}

describe('a fair limit', () => {
  it('runs at most its number of pieces at once, all of them, and none twice, failed or not', async () => {
    const asks = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.boolean()), { maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(asks, fc.integer({ min: 1, max: 4 }), async (asked, maxAtOnce) => {
        const { running, order, settled, ask, rest } = openLimit(maxAtOnce)
        for (const [key, endsOne] of asked) {
          ask(key)
          await rest()
          expect(running.length).toBeLessThanOrEqual(maxAtOnce)
          if (endsOne) running.shift()?.end(key === 'a')
          await rest()
        }
        while (running.length > 0) {
          running.shift()?.end(false)
          await rest()
          expect(running.length).toBeLessThanOrEqual(maxAtOnce)
        }
        expect((await Promise.all(settled)).sort()).toEqual(asked.map(([key]) => key).sort())
        expect(order).toHaveLength(asked.length)
      }),
    )
  })

  it('makes a key wait for at most one piece of each other key', async () => {
    const others = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 80 })
    await fc.assert(
      fc.asyncProperty(others, async (flood) => {
        const { running, order, ask, rest } = openLimit(1)
        for (const key of flood) ask(key)
        await rest()
        const before = order.length
        ask('honest')
        for (let piece = 0; piece <= flood.length; piece += 1) {
          running.shift()?.end(false)
          await rest()
        }
        const between = order.slice(before, order.indexOf('honest'))
        expect(new Set(between).size).toBe(between.length)
      }),
    )
  })
})
