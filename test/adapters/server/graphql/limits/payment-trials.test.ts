import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createPaymentAdmission } from '../../../../../adapters/server/graphql/limits/payment-trials.js'
import { assessTrial } from '../../../../../core/checkout/index.js'
import type { CardTrialCount } from '../../../../../core/ports/payments/card-trials.port.js'

const NOW_MS = 1_800_000_000_000
const MINUTE_MS = 60_000
const NOTHING: CardTrialCount = { refused: 0, underway: 0, lastOnMs: null }

interface Given {
  readonly counts?: readonly CardTrialCount[]
  readonly orderAgeMs?: number | null
  readonly address?: string
}

/** An admission over these counts; answers to its challenges begin with `work:`, and `work:done` is right. */
function admissionOver({ counts = [], orderAgeMs = null, address = '192.0.2.7' }: Given = {}) {
  const told: unknown[] = []
  const keys = new Set<string>()
  const admit = createPaymentAdmission(
    {
      trials: {
        begin: async (of, assess) => {
          of.forEach((key) => keys.add(key))
          return assess(of.map((_, index) => counts[index] ?? NOTHING))
        },
        end: async (of, wasRefused) => void told.push(['end', of, wasRefused]),
        cleanUp: async () => undefined,
      },
      challenge: {
        issue: (visitor, bits) => ({ provider: 'work', data: `${visitor} ${bits}` }),
        isAnswer: (confirmation) => confirmation.startsWith('work:'),
        verify: async (source, answer) => {
          told.push(['verify', source, answer])
          return answer === 'work:done'
        },
      },
      clock: { wallTime: () => NOW_MS },
    },
    {
      visitor: 'ada',
      address,
      orderBegunOn: async () => {
        told.push('order')
        return orderAgeMs === null ? null : NOW_MS - orderAgeMs
      },
    },
    (waitS) => told.push(['wait', waitS]),
  )
  return { admit, told, keys }
}

/** The same of session, address and network. */
function refusedBefore(refused: number, agoMs = 0): [CardTrialCount, CardTrialCount, CardTrialCount] {
  const count = { refused, underway: 0, lastOnMs: NOW_MS - agoMs }
  return [count, count, count]
}

describe('a payment before its provider is asked', () => {
  it.each<[string | null, string | null]>([
    [null, null],
    ['what a provider said', 'what a provider said'],
    ['work:done', null],
    ['work:wrong', null],
  ])('with %j sends its provider %j, and is counted by its result', async (sent, handed) => {
    const { admit, told, keys } = admissionOver()
    const admission = await admit(sent)
    expect(admission).toMatchObject({ tag: 'admitted', confirmation: handed })
    told.length = 0
    if (admission.tag === 'admitted')
      for (const wasRefused of [true, false]) await admission.count(wasRefused)
    expect(told).toEqual([true, false].map((wasRefused) => ['end', [...keys], wasRefused]))
  })

  it('has its order looked up only on suspicion, and only its challenge checked', async () => {
    const calm = admissionOver()
    await calm.admit('what a provider said')
    expect(calm.told).toEqual([])
    const solved = admissionOver()
    await solved.admit('work:done')
    expect(solved.told).toContainEqual(['verify', { visitor: 'ada', address: '192.0.2.7' }, 'work:done'])
    const suspected = admissionOver({ counts: refusedBefore(3) })
    expect(await suspected.admit(null)).toEqual({
      tag: 'challenged',
      action: { provider: 'work', data: 'ada 14' },
    })
    expect(suspected.told).toEqual(['order'])
  })

  it.each([
    ['192.0.2.7', ['session ada', 'address 192.0.2.7', 'network 192.0.2.0/24']],
    ['2001:db8:1:2:3::7', ['session ada', 'address 2001:db8:1:2::/64', 'network 2001:db8:1::/48']],
    ['no address', ['session ada', 'address no address', 'network no address']],
  ])('from %s is counted for its session, its line and its network', async (address, counted) => {
    const { admit, keys } = admissionOver({ address })
    await admit(null)
    expect([...keys]).toEqual(counted)
  })

  it('waits in whole seconds, and no part of it continues', async () => {
    const { admit, told } = admissionOver({ counts: refusedBefore(4) })
    await expect(admit('work:done')).rejects.toMatchObject({ extensions: { code: 'TooManyRequests' } })
    expect(told).toContainEqual(['wait', 60])
  })

  it('is decided by the rule and the age of its order, and by nothing on its page', async () => {
    const count = fc.record({
      refused: fc.nat({ max: 6 }),
      underway: fc.nat({ max: 3 }),
      lastOnMs: fc.option(fc.integer({ min: NOW_MS - 10 * MINUTE_MS, max: NOW_MS })),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(count, count, count),
        fc.option(fc.integer({ min: 0, max: 2 * MINUTE_MS })),
        fc.constantFrom(null, 'what a provider said', 'work:done', 'work:wrong'),
        async (counts, orderAgeMs, sent) => {
          const [session, address, network] = counts
          const hasSolved = sent === 'work:done'
          const facts = { counts: { session, address, network }, orderAgeMs, hasSolved, nowMs: NOW_MS }
          const expected = assessTrial(facts)
          const unsuspected = !hasSolved && assessTrial({ ...facts, orderAgeMs: null }).tag === 'admitted'
          const { admit } = admissionOver({ counts, orderAgeMs })
          const tag = await admit(sent).then(
            (admission) => admission.tag,
            () => 'wait',
          )
          const said = { admitted: 'admitted', challenge: 'challenged', wait: 'wait' }[expected.tag]
          expect(tag).toBe(unsuspected ? 'admitted' : said)
        },
      ),
      { numRuns: 300, examples: [[refusedBefore(4, 2 * MINUTE_MS), 1000, 'work:done']] },
    )
  })
})
