import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { money } from '../../../../core/money/index.js'
import { transition } from '../../../../core/use-cases/shop/payment-attempt.machine.js'
import type {
  AttemptEffect,
  AttemptEvent,
  AttemptState,
  AttemptTerms,
  PlacedMoney,
  ProviderAnswer,
  StoredAttempt,
} from '../../../../core/use-cases/shop/payments/attempt-state.js'
import { applyChange } from '../../../support/attempt-model/apply-change.js'
import { drawAttempt } from '../../../support/attempt-model/draw-attempt.js'

const due = money(1200, 'EUR')
const reference = 'p'
const action = { provider: 'model', data: 'go' }
const ABLE = { prepares: true, authorises: true, keeps: true }

const attempt = (
  terms: Partial<AttemptTerms> = {},
  tag: 'reserved' | 'pending' | 'action-required' = 'reserved',
): StoredAttempt => {
  const known = {
    reference: tag === 'reserved' ? null : reference,
    terms: { amount: due, purpose: 'order', isHeldFirst: false, provider: 'model', ...terms } as const,
  }
  return tag === 'action-required' ? { ...known, tag, action } : { ...known, tag }
}
const placed = (money: PlacedMoney): StoredAttempt => ({ ...attempt(), tag: 'placed', money })
const settle = (change: Partial<Extract<AttemptEvent, { tag: 'settle' }>> = {}): AttemptEvent => ({
  tag: 'settle',
  provider: ABLE,
  isAbandoned: false,
  hasExpired: false,
  ...change,
})
const charged = (amount = due): ProviderAnswer => {
  return { tag: 'charged', reference, amount, refunded: money(0, 'EUR'), isDisputed: false, card: null }
}
const authorised: ProviderAnswer = { tag: 'authorised', reference, amount: due, card: null }
const declined: ProviderAnswer = { tag: 'declined', message: 'no' }
const challenge: ProviderAnswer = { tag: 'action-required', reference, action }
const lost: ProviderAnswer = { tag: 'unknown', message: 'lost' }

/** The name of an effect in the tables below. */
const nameOf = (effect: AttemptEffect): string => {
  switch (effect.tag) {
    case 'ask':
      return effect.question
    case 'save':
    case 'save-ended':
      return `save ${effect.change.tag}`
    case 'judge':
      return `judge ${effect.whose}`
    case 'report':
      return `report ${effect.outcome}`
    default:
      return effect.tag
  }
}

/** Runs an attempt with these answers; each save is written. Answers what was done and the state at the end. */
function run(
  first: StoredAttempt,
  event: AttemptEvent,
  answers: readonly ProviderAnswer[] = [],
  mayHold: readonly boolean[] = [],
): { readonly done: readonly string[]; readonly end: AttemptState } {
  const [given, judged] = [[...answers], [...mayHold]]
  let [state, effects] = transition(first, event)
  const done: string[] = []
  for (let waiting = [...effects]; waiting.length > 0; waiting = [...waiting, ...effects]) {
    const effect = waiting.shift() as AttemptEffect
    done.push(nameOf(effect))
    const answer = eventOf(state, effect)
    ;[state, effects] = answer === null ? [state, []] : transition(state, answer)
  }
  return { done, end: state }

  function eventOf(at: AttemptState, effect: AttemptEffect): AttemptEvent | null {
    if (effect.tag === 'ask') return { tag: 'answered', answer: given.shift() ?? lost }
    if (effect.tag === 'pause') return { tag: 'paused', hasExpired: false }
    if (effect.tag === 'judge') return { tag: 'judged', mayHold: judged.shift() ?? true }
    if (effect.tag !== 'save' || at.tag !== 'charging') return null
    return { tag: 'stored', state: applyChange(at.from, effect.change), hasExpired: false }
  }
}

describe('a payment attempt', () => {
  it.each([
    ['charges and places', {}, [charged()], ['charge', 'save place'], 'placed'],
    [
      'holds first where goods are paid later',
      { isHeldFirst: true },
      [authorised],
      ['authorise', 'save place'],
      'placed',
    ],
    ['asks nothing about a free order', { amount: money(0, 'EUR') }, [], ['save place'], 'placed'],
    ['gives stock back after a refusal', {}, [declined], ['charge', 'save release'], 'released'],
    ['does not take another amount for its own', {}, [charged(money(1, 'EUR'))], ['charge'], 'unknown'],
    [
      'asks four times',
      {},
      [lost, lost, lost, lost],
      ['charge', 'pause', 'charge', 'pause', 'charge', 'pause', 'charge'],
      'unknown',
    ],
    [
      'waits for the shopper',
      {},
      [challenge],
      ['charge', 'judge source', 'save challenge', 'judge all'],
      'action-required',
    ],
    [
      'has a renewal named before it is charged',
      { purpose: 'renewal' },
      [{ tag: 'prepared', reference }, charged()],
      ['prepare', 'save name', 'charge', 'save place'],
      'placed',
    ],
    [
      'ends a renewal that wants its shopper',
      { purpose: 'renewal' },
      [{ tag: 'prepared', reference }, challenge, { tag: 'cancelled' }],
      ['prepare', 'save name', 'charge', 'cancel', 'save release'],
      'released',
    ],
    [
      'keeps the method of a trial without a charge',
      { purpose: 'kept-trial' },
      [{ tag: 'kept', keptMethod: 'k', card: null }],
      ['keep', 'save place'],
      'placed',
    ],
  ] as const)('%s', (_name, terms, answers, done, end) => {
    const ran = run(attempt(terms), settle(), answers)
    expect([ran.done, ran.end.tag]).toEqual([done, end])
  })

  it.each([
    ['the source holds too much', [false], ['charge', 'judge source', 'cancel', 'save release']],
    [
      'all hold too much',
      [true, false],
      ['charge', 'judge source', 'save challenge', 'judge all', 'cancel', 'save release'],
    ],
  ] as const)('cancels a challenge for which %s', (_name, mayHold, done) => {
    const ran = run(attempt(), settle(), [challenge, { tag: 'cancelled' }], mayHold)
    expect(ran.done).toEqual(done)
    expect(ran.end).toMatchObject({ tag: 'released', failure: { code: 'OutOfInventory' } })
  })

  it.each([
    ['keeps a challenge while its shopper may come back', {}, settle(), [], [], 'action-required'],
    [
      'cancels one that was given up',
      {},
      settle({ isAbandoned: true }),
      [{ tag: 'cancelled' }],
      ['cancel', 'save release'],
      'released',
    ],
    [
      'places one that was charged before it was cancelled',
      {},
      settle({ isAbandoned: true }),
      [charged()],
      ['cancel', 'save place'],
      'placed',
    ],
    [
      'looks held money up first',
      { isHeldFirst: true },
      settle({ isAbandoned: true }),
      [authorised],
      ['lookup', 'save place'],
      'placed',
    ],
    [
      'takes what the page brought',
      {},
      { tag: 'confirmed', confirmation: 'c' },
      [],
      ['save confirm'],
      'pending',
    ],
    [
      'follows a notice',
      {},
      { tag: 'noticed', provider: ABLE },
      [charged()],
      ['lookup', 'save place'],
      'placed',
    ],
    [
      'releases nothing by a notice of an unknown payment',
      {},
      { tag: 'noticed', provider: ABLE },
      [{ tag: 'none' }],
      ['lookup', 'read'],
      'charging',
    ],
  ] as const)('that waits for its shopper %s', (_name, terms, event, answers, done, end) => {
    const ran = run(attempt(terms, 'action-required'), event, answers)
    expect([ran.done, ran.end.tag]).toEqual([done, end])
  })

  it.each([
    [
      'only looks up a key that is too old',
      settle({ hasExpired: true }),
      [{ tag: 'none' }],
      ['lookup', 'save release'],
      'released',
    ],
    ['asks nothing where its provider is not set up', settle({ provider: null }), [], [], 'unknown'],
  ] as const)('%s', (_name, event, answers, done, end) => {
    const ran = run(attempt({}, 'pending'), event, answers)
    expect([ran.done, ran.end.tag]).toEqual([done, end])
  })

  it('charges no key that grew too old during a pause', () => {
    const [asking] = transition(attempt(), settle())
    const [resting] = transition(asking, { tag: 'answered', answer: lost })
    const [end, effects] = transition(resting, { tag: 'paused', hasExpired: true })
    expect([end.tag, effects]).toEqual(['unknown', []])
    // The stored state is unchanged, so the next step is the same as before the question.
    expect(transition(end, settle())).toEqual(transition(attempt(), settle()))
  })

  it.each([
    ['held', { tag: 'capture-wanted' }, [], ['save want-capture'], 'capturing'],
    [
      'held',
      { tag: 'noticed', provider: ABLE },
      [charged()],
      ['lookup', 'save captured', 'report changed'],
      'taken',
    ],
    [
      'held',
      { tag: 'noticed', provider: ABLE },
      [{ tag: 'none' }],
      ['lookup', 'save lapse', 'report lapsed'],
      'lapsed',
    ],
    [
      'capturing',
      { tag: 'capture-due', provider: ABLE },
      [charged()],
      ['capture', 'save captured', 'report changed'],
      'taken',
    ],
    ['capturing', { tag: 'capture-due', provider: ABLE }, [lost], ['capture', 'report later'], 'capturing'],
    [
      'taken',
      { tag: 'noticed', provider: ABLE },
      [charged()],
      ['lookup', 'save taken', 'report done'],
      'taken',
    ],
    ['taken', { tag: 'capture-due', provider: ABLE }, [], [], 'taken'],
    [
      'testing',
      { tag: 'release-due', provider: ABLE },
      [{ tag: 'cancelled' }],
      ['cancel', 'save release-hold'],
      'trial',
    ],
  ] as const)('whose money is %s follows %o', (money, event, answers, done, after) => {
    const ran = run(placed(money), event, answers)
    expect([ran.done, ran.end]).toEqual([done, placed(after)])
  })

  it('that was given up informs the owner of late money', () => {
    const released: StoredAttempt = { ...attempt(), tag: 'released', failure: null }
    const ran = run(released, { tag: 'noticed', provider: ABLE }, [charged()])
    expect(ran.done).toEqual(['lookup', 'save taken', 'report unmatched'])
  })

  it('equals its diagram in docs/payments.md', () => {
    const [, shown] = /```mermaid\n([\s\S]*?)\n```/.exec(readFileSync('docs/payments.md', 'utf8')) ?? []
    expect(shown).toBe(drawAttempt())
  })
})
