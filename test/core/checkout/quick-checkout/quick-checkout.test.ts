import { describe, expect, it } from '@jest/globals'
import { CLOSED_SHEET, quickCheckoutTransition, sheetRequestOf } from '../../../../core/checkout/index.js'
import type {
  QuickCheckoutEffect,
  QuickCheckoutEvent,
  QuickCheckoutState,
} from '../../../../core/checkout/index.js'
import { err, ok } from '../../../../core/shared/index.js'
import { ADDRESS, anOrder, COURIER, POST, reading, rejected, UNREACHABLE } from '../checkout.fixture.js'

const PAYMENT = {
  method: { provider: 'cards', token: 'pm_1' },
  email: 'ada@example.com',
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  shippingMethodId: POST.id,
}

/** Sends events one after the other; answers the last state and all effects. */
function run(
  events: readonly QuickCheckoutEvent[],
  from: QuickCheckoutState = CLOSED_SHEET,
): { readonly state: QuickCheckoutState; readonly effects: readonly QuickCheckoutEffect[] } {
  return events.reduce<ReturnType<typeof run>>(
    ({ state, effects }, event) => {
      const [next, more] = quickCheckoutTransition(state, event)
      return { state: next, effects: [...effects, ...more] }
    },
    { state: from, effects: [] },
  )
}

const changed = (requestId: number): QuickCheckoutEvent => ({
  tag: 'changed',
  requestId,
  answer: ok(undefined),
})
const read = (requestId: number, order = anOrder()): QuickCheckoutEvent => ({
  tag: 'read',
  requestId,
  answer: ok(reading(order)),
})
const addressChosen: QuickCheckoutEvent = { tag: 'address-chosen', address: ADDRESS }
const paying = run([{ tag: 'opened' }, { tag: 'approved', payment: PAYMENT }]).state

describe('paying in a wallet’s sheet', () => {
  it('sends a chosen address, takes the first shipping method, and shows the new total', () => {
    const { state, effects } = run([
      { tag: 'opened' },
      addressChosen,
      changed(1),
      read(2),
      changed(3),
      changed(4),
      read(5),
    ])
    expect(effects.map(({ tag }) => tag)).toEqual([
      'set-address',
      'read-order',
      'set-method',
      'recalculate',
      'read-order',
      'answer-sheet',
      'announce-order-change',
    ])
    expect(effects[2]).toMatchObject({ id: POST.id })
    expect(effects[5]).toMatchObject({
      answer: {
        tag: 'contents',
        contents: {
          total: { label: 'Total', isPending: false, amount: { amount: 3000 } },
          lines: [{ label: 'Mug (2)' }, { label: 'Post' }],
          shippingOptions: [
            { id: POST.id, isSelected: true },
            { id: COURIER.id, isSelected: false },
          ],
        },
      },
    })
    expect(state.tag).toBe('open')
  })

  it('reports an address without shipping methods, or one that the shop refuses', () => {
    const none = run([
      { tag: 'opened' },
      addressChosen,
      changed(1),
      read(2, anOrder({ shippingMethods: [] })),
    ])
    expect(none.effects).toContainEqual({ tag: 'answer-sheet', answer: { tag: 'undeliverable' } })
    const refusal = err(rejected('InvalidShippingAddress'))
    const refused = run([{ tag: 'opened' }, addressChosen, { tag: 'changed', requestId: 1, answer: refusal }])
    expect(refused.effects).toContainEqual({ tag: 'answer-sheet', answer: { tag: 'undeliverable' } })
  })

  it('reports a failure while the shop cannot be reached', () => {
    const lost = err(UNREACHABLE)
    const { effects } = run([
      { tag: 'opened' },
      addressChosen,
      { tag: 'changed', requestId: 1, answer: lost },
    ])
    expect(effects).toContainEqual({ tag: 'answer-sheet', answer: { tag: 'failed' } })
  })

  it('ignores answers to earlier choices', () => {
    const { state, effects } = run([
      { tag: 'opened' },
      addressChosen,
      { tag: 'option-chosen', id: COURIER.id },
      changed(1),
    ])
    expect(effects.map(({ tag }) => tag)).toEqual(['set-address', 'set-method'])
    expect(state).toMatchObject({ tag: 'updating', step: 'setting-method' })
  })

  it('places the order once, and closes the sheet with success', () => {
    const { state, effects } = run([
      { tag: 'opened' },
      { tag: 'approved', payment: PAYMENT },
      { tag: 'approved', payment: PAYMENT },
      { tag: 'cancelled' },
      { tag: 'placed' },
    ])
    expect(effects).toEqual([
      { tag: 'place-order', payment: PAYMENT },
      { tag: 'complete-sheet', outcome: 'success' },
    ])
    expect(state.tag).toBe('closed')
  })

  it('closes the sheet before the card holder has to act on the page, and only once', () => {
    const { effects } = run(
      [{ tag: 'action-demanded' }, { tag: 'action-demanded' }, { tag: 'placed' }],
      paying,
    )
    expect(effects).toEqual([{ tag: 'complete-sheet', outcome: 'success' }])
  })

  it.each([
    ['PriceChanged', 'success', 'alert'],
    ['ItemNotFound', 'success', 'alert'],
    ['OrderTotalRange', 'success', 'show'],
    ['PaymentDeclined', 'fail', 'fail-sheet'],
    ['SomethingElse', 'fail', 'fail-sheet'],
  ])('after %s ends the sheet with %s, and notifies the page by %s', (code, outcome, how) => {
    const failure = { tag: 'refused', failure: rejected(code) } as const
    const { effects } = run([{ tag: 'refused', failure: failure as never, isAtConfirmation: false }], paying)
    expect(effects).toEqual([
      { tag: 'complete-sheet', outcome },
      { tag: 'tell', failure, outcome: expect.objectContaining({ tag: how }) },
    ])
  })

  it('shows an alert about an unconfirmed payment', () => {
    const failure = { tag: 'payment', failure: { tag: 'declined', message: 'no' } } as const
    const { effects } = run(
      [{ tag: 'action-demanded' }, { tag: 'refused', failure, isAtConfirmation: true }],
      paying,
    )
    expect(effects).toEqual([
      { tag: 'complete-sheet', outcome: 'success' },
      {
        tag: 'tell',
        failure,
        outcome: expect.objectContaining({ tag: 'alert', key: 'PAYMENT_INTENT_ERROR' }),
      },
    ])
  })

  it('is offered if the owner allows it and an amount is due', () => {
    const { shop } = reading()
    const allowed = { ...shop, quickCheckoutEnabled: true }
    expect(sheetRequestOf(anOrder(), shop)).toBeNull()
    expect(sheetRequestOf(null, allowed)).toBeNull()
    expect(sheetRequestOf(anOrder({ flags: { isFreeOrder: true } }), allowed)).toBeNull()
    expect(sheetRequestOf(anOrder(), allowed)).toMatchObject({
      country: 'US',
      requiresShipping: true,
      contents: {
        total: { label: 'Subtotal', amount: { amount: 2500 }, isPending: true },
        lines: [{ label: 'Mug (2)' }],
        shippingOptions: [],
      },
    })
  })
})

const states = {
  closed: CLOSED_SHEET,
  open: run([{ tag: 'opened' }]).state,
  updating: run([{ tag: 'opened' }, addressChosen]).state,
  paying,
  'paying without a sheet': run([{ tag: 'action-demanded' }], paying).state,
}
const unreachable = { tag: 'unreachable', mayHaveOrdered: false } as const
const events: readonly (readonly [event: QuickCheckoutEvent, awaitedIn: readonly (keyof typeof states)[]])[] =
  [
    [{ tag: 'opened' }, ['closed']],
    [addressChosen, ['open', 'updating']],
    [{ tag: 'option-chosen', id: POST.id }, ['open', 'updating']],
    [changed(1), ['updating']],
    [changed(0), []],
    [read(2), []],
    [{ tag: 'approved', payment: PAYMENT }, ['open', 'updating']],
    [{ tag: 'cancelled' }, ['open', 'updating']],
    [{ tag: 'action-demanded' }, ['paying']],
    [{ tag: 'placed' }, ['paying', 'paying without a sheet']],
    [{ tag: 'refused', failure: unreachable, isAtConfirmation: false }, ['paying', 'paying without a sheet']],
  ]

it.each(events)('ignores an unexpected event: %j', (event, awaitedIn) => {
  for (const [name, state] of Object.entries(states)) {
    const [next, effects] = quickCheckoutTransition(state, event)
    const isUnchanged = next === state || (next.tag === 'closed' && state.tag === 'closed')
    expect([name, isUnchanged && effects.length === 0]).toEqual([
      name,
      !awaitedIn.some((awaited) => awaited === name),
    ])
  }
})

it('ends an open sheet, and reports the problem if the shopper can still act', () => {
  const ends = (state: QuickCheckoutState, isAtConfirmation: boolean) =>
    quickCheckoutTransition(state, { tag: 'refused', failure: unreachable, isAtConfirmation })[1].map(
      (effect) =>
        effect.tag === 'complete-sheet' ? effect.outcome : effect.tag === 'tell' && effect.outcome.tag,
    )
  expect(ends(states.paying, false)).toEqual(['fail', 'fail-sheet'])
  expect(ends(states['paying without a sheet'], false)).toEqual(['fail-sheet'])
  const [outcome, told] = ends(states.paying, true)
  expect([outcome, told === 'fail-sheet']).toEqual(['success', false])
})
