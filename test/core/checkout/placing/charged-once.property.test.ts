import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { checkoutTransition, isBusy, needsRefresh, NEW_CHECKOUT } from '../../../../core/checkout/index.js'
import type {
  Attempt,
  CheckoutEffect,
  CheckoutEvent,
  CheckoutState,
} from '../../../../core/checkout/index.js'
import type { FoundSubmit, SubmitAnswer } from '../../../../core/ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { ACCEPTED, DETAILS, reading, rejected, UNREACHABLE } from '../checkout.fixture.js'

type Submit = Extract<CheckoutEffect, { tag: 'submit-order' }>
type Awaited = Extract<CheckoutEffect, { requestId: number }>

/** The possible fates of one request. */
type Fate = 'answered' | 'refused' | 'lost-before' | 'lost-after' | 'challenged'

/** A shop that remembers the answer under each key, as the port demands, and sells one cart once. */
class ModelShop {
  #placedUnder: string | null = null
  readonly #challenged = new Set<string>()
  charges = 0

  submit({ submit: { key, confirmation } }: Submit, fate: Fate): Result<SubmitAnswer, GatewayFailure> {
    if (fate === 'lost-before') return err(UNREACHABLE)
    const answer = this.#decide(key, confirmation ?? null, fate)
    return fate === 'lost-after' ? err(UNREACHABLE) : answer
  }

  find(key: string, fate: Fate): Result<FoundSubmit, GatewayFailure> {
    if (fate === 'lost-before' || fate === 'lost-after') return err(UNREACHABLE)
    if (this.#placedUnder === key) return ok(ACCEPTED)
    return ok(
      this.#challenged.has(key) && this.#placedUnder === null
        ? { tag: 'action-required', action: { provider: 'cards', data: key } }
        : { tag: 'not-placed' },
    )
  }

  #decide(key: string, confirmation: string | null, fate: Fate): Result<SubmitAnswer, GatewayFailure> {
    if (this.#placedUnder === key) return ok(ACCEPTED)
    if (this.#placedUnder !== null) return err(rejected('NoItems'))
    if (fate === 'refused') return err(rejected('PaymentDeclined'))
    if (fate === 'challenged') this.#challenged.add(key)
    if (this.#challenged.has(key) && confirmation === null)
      return ok({ tag: 'action-required', action: { provider: 'cards', data: key } })
    this.#placedUnder = key
    this.charges += 1
    return ok(ACCEPTED)
  }
}

/** The submits that a browser has stored. */
class ModelStorage {
  attempt: Attempt | null = null

  note(effect: CheckoutEffect): void {
    if (effect.tag === 'remember-attempt') this.attempt = effect.attempt
    if (effect.tag === 'forget-attempt') this.attempt = null
  }
}

/** A page, its shop, and every request that was not answered yet. */
class World {
  state: CheckoutState = NEW_CHECKOUT
  readonly shop = new ModelShop()
  readonly storage = new ModelStorage()
  readonly open: Awaited[] = []
  readonly answered: CheckoutEvent[] = []
  #keys = 0
  #isFilledIn = true
  /** True once the shopper has seen their order; that page may be loaded anew. */
  isPlaced = false

  send(event: CheckoutEvent): void {
    const [state, effects] = checkoutTransition(this.state, event)
    this.state = state
    this.isPlaced ||= state.placing.tag === 'accepted'
    for (const effect of effects) {
      this.storage.note(effect)
      if ('requestId' in effect) this.open.push(effect)
      if (effect.tag === 'read-forms')
        this.send({ tag: 'forms-read', details: this.#isFilledIn ? DETAILS : null })
    }
    this.check()
  }

  /** The page goes away with everything it waits for; what it has sent may still arrive. */
  reload(fate: Fate): void {
    for (const effect of this.open.splice(0))
      if (effect.tag === 'submit-order') this.shop.submit(effect, fate)
    this.answered.length = 0
    this.state = NEW_CHECKOUT
    if (this.storage.attempt) this.send({ tag: 'attempt-recalled', attempt: this.storage.attempt })
    this.send({ tag: 'refresh-requested' })
  }

  click(isFilledIn = true): void {
    this.#isFilledIn = isFilledIn
    this.#keys += 1
    this.send({ tag: 'place-order-requested', freshKey: `key-${this.#keys}`, isSecure: true })
  }

  answer(index: number, fate: Fate): void {
    const [effect] = this.open.splice(index % Math.max(1, this.open.length), 1)
    if (!effect) return
    const event = this.answerTo(effect, fate)
    this.answered.push(event)
    this.send(event)
  }

  answerTo(effect: Awaited, fate: Fate): CheckoutEvent {
    const { requestId } = effect
    const done =
      fate === 'answered' || fate === 'challenged'
        ? ok(undefined)
        : err(fate === 'refused' ? rejected('Teapot') : UNREACHABLE)
    switch (effect.tag) {
      case 'read-order':
        return { tag: 'order-read', requestId, answer: done.ok ? ok(reading()) : done }
      case 'select-shipping-method':
        return { tag: 'shipping-method-selected', requestId }
      case 'recalculate':
        return { tag: 'recalculated', requestId }
      case 'send-changes':
        return { tag: 'changes-sent', requestId, answer: done }
      case 'apply-discount':
      case 'remove-discount':
        return { tag: 'discount-answered', requestId, answer: done }
      case 'hand-off':
        return { tag: 'handed-off', requestId, answer: done }
      case 'send-details':
        return { tag: 'details-sent', requestId, answer: done }
      case 'create-payment-method':
        return {
          tag: 'payment-method-created',
          requestId,
          answer: done.ok
            ? ok({ provider: 'cards', token: 'pm' })
            : err({ tag: 'validation', message: 'no' }),
        }
      case 'store-payment-method':
        return { tag: 'payment-method-stored', requestId, answer: done }
      case 'submit-order':
        return { tag: 'order-submitted', requestId, answer: this.shop.submit(effect, fate) }
      case 'find-submit':
        return { tag: 'submit-found', requestId, answer: this.shop.find(effect.key, fate) }
      case 'confirm-payment':
        return {
          tag: 'payment-confirmed',
          requestId,
          answer:
            fate === 'lost-after'
              ? err({ tag: 'unavailable', message: '' })
              : done.ok
                ? ok({ confirmation: 'pi' })
                : err({ tag: 'declined', message: '' }),
        }
    }
  }

  check(): void {
    const submits = this.open.filter((effect): effect is Submit => effect.tag === 'submit-order')
    const asked = new Set(this.open.map(({ requestId }) => requestId)).size
    // Never two submits at a time, so never two keys and never one key twice. This is checked after every event
    // without `expect`, which would take longer than the checkout.
    if (submits.length > 1 || this.shop.charges > 1 || asked !== this.open.length)
      throw new Error(
        `${submits.length} submits, ${this.shop.charges} charges, ${this.open.length} requests of ${asked} ids`,
      )
  }
}

const fate = fc.constantFrom<Fate>(
  'answered',
  'answered',
  'refused',
  'lost-before',
  'lost-after',
  'challenged',
)

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ tag: 'click', isFilledIn: true } as const) },
  { weight: 1, arbitrary: fc.constant({ tag: 'click', isFilledIn: false } as const) },
  { weight: 6, arbitrary: fc.record({ tag: fc.constant('answer' as const), index: fc.nat(5), fate }) },
  { weight: 1, arbitrary: fc.record({ tag: fc.constant('repeat' as const), index: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.constant({ tag: 'change' } as const) },
  { weight: 1, arbitrary: fc.constant({ tag: 'discount' } as const) },
  { weight: 1, arbitrary: fc.constant({ tag: 'refresh' } as const) },
  { weight: 1, arbitrary: fc.constant({ tag: 'check' } as const) },
  { weight: 1, arbitrary: fc.record({ tag: fc.constant('reload' as const), fate }) },
)

const live = (steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]): World => {
  const world = new World()
  for (const now of steps) {
    switch (now.tag) {
      case 'click':
        world.click(now.isFilledIn)
        break
      case 'answer':
        world.answer(now.index, now.fate)
        break
      case 'repeat': {
        const again = world.answered[now.index % Math.max(1, world.answered.length)]
        if (again) world.send(again)
        break
      }
      case 'change':
        world.send({ tag: 'details-changed', changes: [{ tag: 'identity', email: 'a@b.c' }] })
        break
      case 'discount':
        world.send({ tag: 'discount-entered', code: 'SUMMER' })
        break
      case 'refresh':
        world.send({ tag: 'refresh-requested' })
        break
      case 'check':
        world.send({ tag: 'check-requested' })
        break
      case 'reload':
        world.reload(now.fate)
        break
    }
  }
  return world
}

/** Continues with a working network, like a shopper who tries until the order is placed. */
function finish(world: World): void {
  for (let tries = 0; tries < 3 && !world.isPlaced; tries += 1) {
    while (world.open.length > 0) world.answer(0, 'answered')
    if (world.isPlaced) break
    expect(isBusy(world.state)).toBe(false)
    expect(needsRefresh(world.state)).toBe(false)
    world.click()
  }
  while (world.open.length > 0) world.answer(0, 'answered')
}

describe('a checkout with any faults', () => {
  it('has at most one submit under way and charges the shopper at most once', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        expect(live(steps).shop.charges).toBeLessThanOrEqual(1)
      }),
      { numRuns: 2000 },
    )
  })

  it('is never stuck: with the network back, one more try places the order once', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const world = live(steps)
        finish(world)
        expect(world.isPlaced).toBe(true)
        expect(world.shop.charges).toBe(1)
      }),
      { numRuns: 1000 },
    )
  })

  it('places no other order when it is loaded again after its order', () => {
    const world = new World()
    world.click()
    while (world.open.length > 0) world.answer(0, 'answered')
    expect([world.isPlaced, world.shop.charges]).toEqual([true, 1])
    world.reload('answered')
    while (world.open.length > 0) world.answer(0, 'answered')
    world.click()
    while (world.open.length > 0) world.answer(0, 'answered')
    expect([world.state.placing.tag, isBusy(world.state), world.shop.charges]).toEqual(['idle', false, 1])
  })

  it('shows an accepted order to the shopper even if its first answer was lost', () => {
    const world = new World()
    world.click()
    while (!world.open.some(({ tag }) => tag === 'submit-order')) world.answer(0, 'answered')
    world.answer(0, 'lost-after')
    expect([world.shop.charges, world.state.failure]).toEqual([
      1,
      { tag: 'unreachable', mayHaveOrdered: true },
    ])
    world.click()
    world.answer(0, 'answered')
    expect([world.shop.charges, world.state.placing.tag]).toEqual([1, 'accepted'])
  })
})
