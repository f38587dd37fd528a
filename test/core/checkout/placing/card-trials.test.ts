import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { afterTrial, assessTrial, TRIAL_SCOPES, withTrial } from '../../../../core/checkout/index.js'
import type { TrialFacts, TrialScope } from '../../../../core/checkout/index.js'
import type { CardTrialCount, TrialDecision } from '../../../../core/ports/payments/card-trials.port.js'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const NOW_MS = Date.UTC(2026, 0, 1)

type Given = Partial<Record<TrialScope, Partial<CardTrialCount>>>

const NOTHING: CardTrialCount = { refused: 0, underway: 0, lastOnMs: null }
const countsOf = (given: Given): TrialFacts['counts'] => ({
  session: { ...NOTHING, ...given.session },
  address: { ...NOTHING, ...given.address },
  network: { ...NOTHING, ...given.network },
})

const all = (refused: number, agoMs = 0, underway = 0): Given =>
  Object.fromEntries(TRIAL_SCOPES.map((scope) => [scope, { refused, underway, lastOnMs: NOW_MS - agoMs }]))
const network = (refused: number, agoMs = 0, underway = 0): Given => ({
  network: { refused, underway, lastOnMs: NOW_MS - agoMs },
})

const assess = (given: Given, facts: Partial<TrialFacts> = {}): TrialDecision =>
  assessTrial({ counts: countsOf(given), orderAgeMs: HOUR_MS, hasSolved: false, nowMs: NOW_MS, ...facts })

const said = (decision: TrialDecision): string =>
  decision.tag === 'wait' ? `wait ${Math.ceil(decision.waitMs / 1000)} s` : decision.tag

describe('a payment', () => {
  const solved = { hasSolved: true }
  const young = { orderAgeMs: 1000 }
  it.each<[string, Given, Partial<TrialFacts>, string]>([
    ['first of all', {}, {}, 'admitted'],
    ['first of an order that was begun this second', {}, young, 'admitted'],
    ['after two mistakes', all(2), {}, 'admitted'],
    ['after two mistakes of a new order', all(2), young, 'admitted'],
    ['after three mistakes', all(3), {}, 'challenge'],
    ['after three mistakes, with the challenge', all(3), solved, 'admitted'],
    [
      'after three refusals of others in the house',
      { address: { refused: 3 }, ...network(3) },
      {},
      'admitted',
    ],
    ['after four of them', { address: { refused: 4 }, ...network(4) }, {}, 'challenge'],
    [
      'after four of them, with the challenge',
      { address: { refused: 4 }, ...network(4) },
      solved,
      'admitted',
    ],
    ['after four in its session', all(4), solved, 'wait 60 s'],
    ['after four in its session, a minute later', all(4, MINUTE_MS), {}, 'challenge'],
    ['after four in its session, a minute later, solved', all(4, MINUTE_MS), solved, 'admitted'],
    ['of a neighbour, after five in the network', network(5), solved, 'wait 60 s'],
    ['of a neighbour, after eight', network(8), solved, 'wait 480 s'],
    ['of a neighbour, after a hundred', network(100), solved, 'wait 3600 s'],
    [
      'of another person in the house, after a hundred',
      { address: network(100).network ?? {} },
      solved,
      'wait 14400 s',
    ],
    ['of the same session, after a hundred', { session: network(100).network ?? {} }, solved, 'wait 86400 s'],
    ['of a new order where others wait', network(5, MINUTE_MS), { ...solved, ...young }, 'wait 59 s'],
    [
      'of an unknown age where others wait',
      network(5, MINUTE_MS),
      { ...solved, orderAgeMs: null },
      'admitted',
    ],
    ['while another is let through', network(5, HOUR_MS, 1), solved, 'admitted'],
    ['while another is let through now', network(5, MINUTE_MS, 1), solved, 'wait 5 s'],
    ['while five others are underway', network(0, 0, 5), solved, 'challenge'],
    ['long after five others were underway', network(0, HOUR_MS, 5), {}, 'admitted'],
    ['two hours after five refusals', network(5, 2 * HOUR_MS), {}, 'challenge'],
    ['six hours after five refusals', network(5, 6 * HOUR_MS), {}, 'admitted'],
    ['by a clock that was put back', network(5, -HOUR_MS), solved, 'wait 60 s'],
  ])('%s', (_, given, facts, expected) => {
    expect(said(assess(given, facts))).toBe(expected)
  })

  it('costs more work with more refused cards, and more for a new order', () => {
    const bits = (refused: number, orderAgeMs: number): number => {
      const decision = assess({ session: { refused, lastOnMs: NOW_MS - 30 * MINUTE_MS } }, { orderAgeMs })
      return decision.tag === 'challenge' ? decision.bits : 0
    }
    expect([3, 4, 5, 6].map((refused) => bits(refused, HOUR_MS))).toEqual([14, 15, 16, 17])
    expect(bits(3, 1000)).toBe(15)
    expect(bits(8, HOUR_MS)).toBe(18)
  })
})

const COUNT = fc.record({
  refused: fc.nat(30),
  underway: fc.nat(6),
  lastOnMs: fc.option(fc.integer({ min: NOW_MS - 48 * HOUR_MS, max: NOW_MS + HOUR_MS })),
})
const COUNTS = fc.record({ session: COUNT, address: COUNT, network: COUNT })
const FACTS = fc.record({
  counts: COUNTS,
  orderAgeMs: fc.option(fc.nat(2 * HOUR_MS)),
  hasSolved: fc.boolean(),
  nowMs: fc.constant(NOW_MS),
})

const severity = (decision: TrialDecision): number =>
  decision.tag === 'admitted' ? 0 : decision.tag === 'challenge' ? 1 : 2

/** The payments of a shopper with many cards that reach the provider, all of them refused. */
function attack(
  pausesMs: readonly number[],
  next: { readonly hasSolved: boolean; readonly orderAgeMs: number; readonly isNewSession: boolean },
): number {
  const known = new Map<string, CardTrialCount>()
  let reached = 0
  let nowMs = NOW_MS
  pausesMs.forEach((pauseMs, index) => {
    nowMs += pauseMs
    const keys: Record<TrialScope, string> = {
      session: next.isNewSession ? `s ${index}` : 's',
      address: `a ${index % 256}`,
      network: 'n',
    }
    const counts = countsOf(
      Object.fromEntries(TRIAL_SCOPES.map((scope) => [scope, known.get(keys[scope]) ?? NOTHING])),
    )
    if (assessTrial({ ...next, counts, nowMs }).tag !== 'admitted') return
    reached += 1
    for (const scope of TRIAL_SCOPES)
      known.set(keys[scope], afterTrial(withTrial(counts[scope], nowMs), true))
  })
  return reached
}

describe('after any history', () => {
  it('a payment is never easier after a refusal, never harder after a solved challenge', () => {
    fc.assert(
      fc.property(FACTS, fc.constantFrom(...TRIAL_SCOPES), (facts, scope) => {
        const { counts } = facts
        const more = {
          ...counts,
          [scope]: { ...counts[scope], refused: counts[scope].refused + 1 },
        }
        // A pause of an hour forgets no refused card, so both are assessed by their numbers.
        fc.pre(counts[scope].lastOnMs === null || counts[scope].lastOnMs > NOW_MS - HOUR_MS)
        expect(severity(assessTrial({ ...facts, counts: more }))).toBeGreaterThanOrEqual(
          severity(assessTrial(facts)),
        )
        expect(severity(assessTrial({ ...facts, hasSolved: true }))).toBeLessThanOrEqual(
          severity(assessTrial({ ...facts, hasSolved: false })),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('no shopper waits longer than a day, and after the wait one challenge is enough', () => {
    fc.assert(
      fc.property(FACTS, (facts) => {
        const decision = assessTrial(facts)
        if (decision.tag !== 'wait') return
        expect(decision.waitMs).toBeLessThanOrEqual(24 * HOUR_MS)
        const ended = (count: CardTrialCount): CardTrialCount => ({ ...count, underway: 0 })
        const { session, address, network: own } = facts.counts
        const then = {
          ...facts,
          counts: { session: ended(session), address: ended(address), network: ended(own) },
          // After the clock was set back, future times count as now.
          nowMs:
            Math.max(NOW_MS, ...[session, address, own].map(({ lastOnMs }) => lastOnMs ?? 0)) +
            decision.waitMs,
          orderAgeMs: (facts.orderAgeMs ?? HOUR_MS) + decision.waitMs,
          hasSolved: true,
        }
        expect(assessTrial(then).tag).toBe('admitted')
      }),
      { numRuns: 1000 },
    )
  })

  it('an attack with new orders ends after five cards, in any distribution over ten minutes', () => {
    const pauses = fc.array(fc.nat(1200), { minLength: 200, maxLength: 500 })
    fc.assert(
      fc.property(pauses, fc.boolean(), fc.boolean(), (pausesMs, hasSolved, isNewSession) => {
        const reached = attack(pausesMs, { hasSolved, isNewSession, orderAgeMs: 2000 })
        expect(reached).toBeLessThanOrEqual(hasSolved ? 5 : 4)
      }),
      { numRuns: 100 },
    )
  })

  it('a patient attacker that solves every challenge with old orders tests a few dozen cards a day', () => {
    const pausesMs = Array.from({ length: 24 * 60 * 4 }, () => MINUTE_MS / 4)
    expect(attack(pausesMs, { hasSolved: true, isNewSession: true, orderAgeMs: 9 * HOUR_MS })).toBeLessThan(
      40,
    )
  })
})
