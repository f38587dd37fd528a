import { describe, expect, it } from '@jest/globals'
import { runAttemptSchedule } from '../../../support/attempt-model/run-attempt-schedule.js'
import type { AttemptSabotage } from '../../../support/attempt-model/run-attempt-schedule.js'

const SCHEDULES = 50_000
const SEEDS = Array.from({ length: SCHEDULES }, (_, seed) => seed)

describe('a payment attempt whose requests, answers, notices and processes are lost, doubled and reordered', () => {
  it(`ends once, charged once for its order or not at all, in ${SCHEDULES} schedules`, () => {
    const reports = SEEDS.map((seed) => runAttemptSchedule(seed))
    // `runAttemptSchedule(seed)` plays a schedule that failed again.
    expect(reports.filter(({ faults }) => faults.length > 0).slice(0, 3)).toEqual([])
    const sum = (name: 'placed' | 'charged') => reports.reduce((total, report) => total + report[name], 0)
    expect(sum('placed')).toBeGreaterThan(SCHEDULES / 4)
    expect(sum('charged')).toBeGreaterThan(SCHEDULES / 8)
  })

  it.each<AttemptSabotage>(['repeats-old-keys', 'releases-without-cancel', 'saves-unseen'])(
    'reveals the fault: %s',
    (sabotage) => {
      const failed = SEEDS.find((seed) => runAttemptSchedule(seed, sabotage).faults.length > 0)
      expect(failed).toBeDefined()
    },
  )
})
