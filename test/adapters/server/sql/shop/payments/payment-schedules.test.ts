import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildChildScript } from '../../../../../support/processes/child-script.js'
import type { ChildScript } from '../../../../../support/processes/child-script.js'

/** Takes minutes on a free machine, and longer on a busy one. */
const TIMEOUT_MS = 3_600_000
const SCHEDULES = 10_000
/** Other schedules in every run; a failure names its seed. */
const FIRST_SEED = Math.floor(Math.random() * 1e9)
const PROCESSES = 2

interface Summary {
  readonly schedules: number
  readonly placed: number
  readonly charged: number
  readonly untaken: number
  readonly failed: number
  readonly ms: number
}

describe('shops whose requests, answers, notices and processes are lost, doubled and reordered at random', () => {
  let schedules: ChildScript
  beforeAll(async () => {
    schedules = await buildChildScript('payment-schedules')
  }, TIMEOUT_MS)
  afterAll(() => schedules.remove())

  const run = async (first: number, count: number, sabotage: string) => {
    const child = schedules.start(String(first), String(count), sabotage)
    const done = await child.line(/^DONE /)
    await child.ended
    const summary = JSON.parse(done.slice('DONE '.length)) as Summary
    return { summary, failures: child.lines.filter((line) => line.startsWith('FAILED')) }
  }

  it(
    `charge each attempt once, for an order of that amount, and lose no piece of stock, in ${SCHEDULES} schedules`,
    async () => {
      const share = SCHEDULES / PROCESSES
      const runs = await Promise.all(
        Array.from({ length: PROCESSES }, (_, index) => run(FIRST_SEED + index * share, share, 'none')),
      )
      // The lines name the seeds: `runSchedule(seed)` plays one of them again.
      expect(runs.flatMap(({ failures }) => failures)).toEqual([])
      const sum = (name: keyof Summary): number =>
        runs.reduce((total, { summary }) => total + summary[name], 0)
      expect([sum('schedules'), sum('failed')]).toEqual([SCHEDULES, 0])
      expect(sum('placed')).toBe(sum('charged') + sum('untaken'))
      expect(sum('untaken')).toBeGreaterThan(SCHEDULES / 10)
      expect(sum('placed')).toBeGreaterThan(SCHEDULES / 2)
    },
    TIMEOUT_MS,
  )

  it.each(['repeats-old-keys', 'releases-without-cancel', 'forgets-begun-trials'])(
    'reveal the fault: %s',
    async (sabotage) => {
      const { summary, failures } = await run(0, 3000, sabotage)
      expect(summary.failed).toBeGreaterThan(0)
      expect(failures[0]).toContain('"trace":[')
    },
    TIMEOUT_MS,
  )
})
