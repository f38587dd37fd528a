import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { checkLostAnswers } from '../../../../adapters/browser/shop/checkout/check-lost-answers.js'
import { NEW_CHECKOUT } from '../../../../core/checkout/index.js'
import type { CheckoutState } from '../../../../core/checkout/index.js'
import { createStore } from '../../../../core/shared/index.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'
import type { FakeClock } from '../../../fakes/clock.fake.js'

type Placing = CheckoutState['placing']

const attempt = { key: 'key-1', orderId: null, isSubmitted: true }
const SUBMITTING = { tag: 'submitting', attempt, requestId: 1 } as Placing
const CHECKING = { tag: 'checking', attempt, requestId: 2 } as Placing
const LOST: Placing = { tag: 'idle', open: attempt }
const ANSWERED: Placing = { tag: 'idle', open: null }

let clock: FakeClock
let window: EventTarget
let page: AbortController
let checks: number[]
let place: (placing: Placing) => void

/** A checkout whose look-ups of the lost answer get no answer either. */
function startLosing(): void {
  const store = createStore<CheckoutState>(NEW_CHECKOUT)
  place = (placing) => {
    store.set({ ...store.getSnapshot(), placing })
  }
  const checkout = {
    ...store,
    send: ({ tag }: { readonly tag: string }) => {
      if (tag !== 'check-requested') throw new Error(`unexpected ${tag}`)
      checks.push(clock.now())
      place(CHECKING)
      clock.setTimer(0, () => {
        place(LOST)
      })
    },
  }
  checkLostAnswers(checkout, { window: window as unknown as Window & typeof globalThis, clock }, page.signal)
}

beforeEach(() => {
  clock = createFakeClock()
  window = new EventTarget()
  page = new AbortController()
  checks = []
  startLosing()
})
afterEach(() => {
  page.abort()
})

describe('the answer to a submit that was lost', () => {
  it('is searched for after growing pauses, then no longer automatically', () => {
    place(SUBMITTING)
    place(LOST)
    clock.advance(3_600_000)
    expect(checks).toEqual([3_000, 13_000, 43_000, 103_000])
    expect(clock.waiting()).toBe(0)
  })

  it('is looked for if an earlier page lost it', () => {
    place(LOST)
    clock.advance(3_000)
    expect(checks).toEqual([3_000])
  })

  it('is looked for after the first pause again once another submit was sent, and never twice at once', () => {
    place(SUBMITTING)
    place(LOST)
    clock.advance(13_000)
    place(SUBMITTING)
    place(LOST)
    place({ ...LOST })
    clock.advance(3_000)
    expect(checks).toEqual([3_000, 13_000, 16_000])
    expect(clock.waiting()).toBe(1)
  })

  it('is looked for at once when the network or the shopper is back, as long as it is lost', () => {
    window.dispatchEvent(new Event('online'))
    place(SUBMITTING)
    window.dispatchEvent(new Event('focus'))
    expect(checks).toEqual([])
    place(LOST)
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('focus'))
    expect(checks).toEqual([0])
    clock.advance(1)
    window.dispatchEvent(new Event('focus'))
    expect(checks).toEqual([0, 1])
    clock.advance(1)
    place(ANSWERED)
    window.dispatchEvent(new Event('focus'))
    clock.advance(3_600_000)
    expect(checks).toEqual([0, 1])
  })

  it('is not looked for once the page was taken down', () => {
    place(SUBMITTING)
    place(LOST)
    page.abort()
    window.dispatchEvent(new Event('online'))
    clock.advance(3_600_000)
    expect([checks, clock.waiting()]).toEqual([[], 0])
  })
})
