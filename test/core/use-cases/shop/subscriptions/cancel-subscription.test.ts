import { describe, expect, it } from '@jest/globals'
import { createFakeRandom } from '../../../../fakes/random.fake.js'
import { beginSubscription } from '../../../../../core/subscriptions/index.js'
import type { SubscriptionStanding } from '../../../../../core/subscriptions/index.js'
import { cancelSubscription } from '../../../../../core/use-cases/shop/subscriptions/cancel-subscription.js'
import type { CancelPorts } from '../../../../../core/use-cases/shop/subscriptions/cancel-subscription.js'

const START = Date.parse('2026-03-01T12:00:00Z')
const ACTIVE = beginSubscription({ interval: 'month', frequency: 1, trialDays: null }, START)
const CANCELED: SubscriptionStanding = { ...ACTIVE, status: 'canceled', dueMs: null, canceledOnMs: START }
const ENDED: SubscriptionStanding = { ...CANCELED, endedOnMs: START }

/** A subscription that other requests change so many times between its reading and its writing. */
function storeOf(first: SubscriptionStanding | null, disturbances = 0, then = first) {
  let standing = first
  let revision = 0
  const saved: Parameters<CancelPorts['save']>[1][] = []
  const ports: CancelPorts = {
    clock: { wallTime: () => START + 1 },
    random: createFakeRandom(),
    find: async (id) => standing && { id, standing, revision },
    save: async (read, change) => {
      if (revision < disturbances) {
        revision += 1
        standing = then
      }
      if (read.revision !== revision) return false
      saved.push(change)
      return true
    },
  }
  return {
    ports,
    saved,
    cancel: (atOnce = false) => cancelSubscription(ports, 'id', { by: 'owner', atOnce }),
  }
}

describe('a cancellation', () => {
  it.each([
    ['lets a subscription go on to its end', ACTIVE, false, 'canceled', ['canceled']],
    ['ends a subscription at once', ACTIVE, true, 'ended', ['ended']],
    ['ends a canceled one at once', CANCELED, true, 'ended', ['ended']],
    ['does not repeat itself', CANCELED, false, 'unchanged', []],
    ['leaves what has ended', ENDED, true, 'unchanged', []],
    ['knows no other subscription', null, false, 'unknown', []],
  ] as const)('%s', async (_name, standing, atOnce, outcome, kinds) => {
    const { cancel, saved } = storeOf(standing)
    expect(await cancel(atOnce)).toBe(outcome)
    expect(saved.flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual(kinds)
  })

  it.each([
    ['again after a change in between', 4, ACTIVE, 'canceled', 1],
    ['by what the change in between has made of it', 1, CANCELED, 'unchanged', 0],
  ] as const)('decides %s', async (_name, times, then, outcome, saves) => {
    const { cancel, saved } = storeOf(ACTIVE, times, then)
    expect([await cancel(), saved.length]).toEqual([outcome, saves])
  })

  it('does not try without an end', async () => {
    await expect(storeOf(ACTIVE, 5).cancel()).rejects.toThrow('changes all the time')
  })
})
