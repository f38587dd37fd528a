import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildChildScript } from '../../../../../support/processes/child-script.js'
import type { ChildScript } from '../../../../../support/processes/child-script.js'

/** Takes seconds on a free machine, and longer on a busy one. */
const TIMEOUT_MS = 3_600_000
/** `npm run soak -- renewals` plays any number. */
const SCHEDULES = 2000

interface Summary {
  readonly schedules: number
  readonly placed: number
  readonly charged: number
  readonly failed: number
}

describe('renewals by two processes that are killed, while a provider loses requests and answers', () => {
  let schedules: ChildScript
  beforeAll(async () => {
    schedules = await buildChildScript('payment-schedules')
  }, TIMEOUT_MS)
  afterAll(() => schedules.remove())

  const run = async (count: number, sabotage: string) => {
    const child = schedules.start('0', String(count), sabotage, 'renewals')
    const done = await child.line(/^DONE /)
    await child.ended
    const summary = JSON.parse(done.slice('DONE '.length)) as Summary
    return { summary, failures: child.lines.filter((line) => line.startsWith('FAILED')) }
  }

  it(
    'charge each period once, and count no period as paid that was not charged',
    async () => {
      const { summary, failures } = await run(SCHEDULES, 'none')
      expect(failures).toEqual([])
      expect([summary.schedules, summary.failed]).toEqual([SCHEDULES, 0])
      expect(summary.placed).toBe(summary.charged)
      expect(summary.placed).toBeGreaterThan(SCHEDULES / 4)
    },
    TIMEOUT_MS,
  )

  it.each(['a-key-for-each-try', 'believes-no-answer'])(
    'reveal the fault: %s',
    async (sabotage) => {
      const { summary, failures } = await run(150, sabotage)
      expect(summary.failed).toBeGreaterThan(0)
      expect(failures[0]).toContain('"trace":[')
    },
    TIMEOUT_MS,
  )
})
