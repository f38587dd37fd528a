import { money } from '../../../core/money/index.js'
import type { Money } from '../../../core/money/index.js'
import type { ProviderAnswer } from '../../../core/use-cases/shop/payments/attempt-state.js'
import type { createDice } from '../payment-model/dice.js'

type Dice = ReturnType<typeof createDice>
type Status = 'none' | 'waiting' | 'pending' | 'held' | 'charged' | 'declined' | 'cancelled' | 'lapsed'

const KEY_KNOWN_MS = 24 * 60 * 60 * 1000

/** The answer of a card to its first charge. */
const CARDS = ['pays', 'declined', 'challenge', 'pending', 'challenge-by-page'] as const

/** The payments of one attempt at a provider that forgets keys after a day. */
export class ModelPayment {
  status: Status = 'none'
  /** Captured or authorised payments. More than one means a double charge. */
  timesPaid = 0
  isKept = false
  taken = 0
  refunded = 0
  isDisputed = false
  private begunMs: number | null = null
  private isPassed = false
  private readonly card: (typeof CARDS)[number]

  constructor(
    private readonly due: Money,
    private readonly dice: Dice,
  ) {
    this.card = dice.pick(CARDS)
  }

  /** Asks the provider. Some questions need the shopper's page to be back first. */
  answer(question: string, isHeldFirst: boolean, nowMs: number, isConfirmed: boolean): ProviderAnswer {
    switch (question) {
      case 'charge':
      case 'authorise':
        this.pay(isHeldFirst, nowMs, isConfirmed)
        return this.found()
      case 'prepare':
        this.begunMs ??= nowMs
        return { tag: 'prepared', reference: 'payment' }
      case 'keep':
        return this.keep(isConfirmed)
      case 'cancel':
        return this.cancel()
      case 'capture':
        if (this.status === 'held') this.take(Math.ceil(this.due.amount / (this.dice.next() < 0.3 ? 2 : 1)))
        return this.status === 'charged' ? this.charged() : { tag: 'lapsed', message: 'Nothing is held.' }
      default:
        return this.found()
    }
  }

  /** The shopper passes the bank's challenge; their page may or may not return. */
  pass(isHeldFirst: boolean): void {
    this.isPassed = true
    if (this.status === 'waiting' && this.card === 'challenge') this.paid(isHeldFirst)
  }

  /** The provider decides. */
  decide(isHeldFirst: boolean): void {
    if (this.status !== 'pending') return
    if (this.dice.next() < 0.5) this.paid(isHeldFirst)
    else this.status = 'declined'
  }

  /** The owner or the card holder does something in the provider's dashboard. */
  happen(): void {
    if (this.status === 'held' && this.dice.next() < 0.5) this.status = 'lapsed'
    else if (this.status === 'held') this.take(this.due.amount)
    else if (this.status === 'charged' && this.dice.next() < 0.5) this.refunded = this.taken
    else if (this.status === 'charged') this.isDisputed = true
  }

  private paid(isHeldFirst: boolean): void {
    this.timesPaid += 1
    if (isHeldFirst) this.status = 'held'
    else this.take(this.due.amount)
  }

  private take(amount: number): void {
    this.status = 'charged'
    this.taken = amount
  }

  private pay(isHeldFirst: boolean, nowMs: number, isConfirmed: boolean): void {
    const isForgotten = this.begunMs !== null && nowMs - this.begunMs > KEY_KNOWN_MS
    if (isForgotten && this.status !== 'cancelled') this.paid(isHeldFirst)
    this.begunMs ??= nowMs
    if (this.status === 'waiting' && this.isPassed && isConfirmed) this.paid(isHeldFirst)
    if (this.status !== 'none') return
    if (this.card === 'pays') this.paid(isHeldFirst)
    else if (this.card === 'declined') this.status = 'declined'
    else this.status = this.card === 'pending' ? 'pending' : 'waiting'
  }

  private keep(isConfirmed: boolean): ProviderAnswer {
    if (this.card === 'declined') return { tag: 'declined', message: 'no' }
    this.isKept = this.isKept || !this.card.startsWith('challenge') || (this.isPassed && isConfirmed)
    return this.isKept
      ? { tag: 'kept', keptMethod: 'kept', card: null }
      : { tag: 'action-required', action: { provider: 'model', data: 'go' } }
  }

  private cancel(): ProviderAnswer {
    if (this.status === 'charged') return this.charged()
    if (this.status === 'pending') return { tag: 'pending', reference: 'payment' }
    this.status = 'cancelled'
    return { tag: 'cancelled' }
  }

  private charged(): ProviderAnswer {
    const of = (amount: number) => money(amount, this.due.currency)
    const { isDisputed } = this
    const amount = of(this.taken)
    return {
      tag: 'charged',
      reference: 'payment',
      amount,
      refunded: of(this.refunded),
      isDisputed,
      card: null,
    }
  }

  private found(): ProviderAnswer {
    const reference = 'payment'
    switch (this.status) {
      case 'charged':
        return this.charged()
      case 'held':
        return { tag: 'authorised', reference, amount: this.due, card: null }
      case 'waiting':
        return { tag: 'action-required', reference, action: { provider: 'model', data: 'go' } }
      case 'pending':
        return { tag: 'pending', reference }
      case 'declined':
        return { tag: 'declined', message: 'no' }
      default:
        return { tag: 'none' }
    }
  }
}
