import { describe, expect, it } from '@jest/globals'
import { playSchedule } from './desk-model.js'

const SCHEDULES = 100_000
const STEPS = 16

describe('random schedules of orders', () => {
  it('never refund more than was paid, send more than was ordered or restock twice', () => {
    const counts = { refunds: 0, parcels: 0, returns: 0, cancelled: 0 }
    for (let seed = 1; seed <= SCHEDULES; seed += 1) {
      const { fault, refunds, parcels, returns, isCancelled } = playSchedule(seed, STEPS)
      if (fault !== null) throw new Error(`schedule ${seed}: ${fault}`)
      counts.refunds += refunds
      counts.parcels += parcels
      counts.returns += returns
      counts.cancelled += isCancelled ? 1 : 0
    }
    // The schedules prove something only if each of these events happens often.
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(SCHEDULES / 10)
  })
})
