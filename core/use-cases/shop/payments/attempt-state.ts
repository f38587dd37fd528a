import type { Money } from '../../../money/index.js'
import type { PaymentAction } from '../../../orders/index.js'
import type {
  AuthorisedPayment,
  CancelledPayment,
  CapturedPayment,
  ChargedPayment,
  FoundPayment,
  KeptMethod,
  PaymentState,
  PreparedPayment,
} from '../../../ports/payments/payment-processor.port.js'
import type { Rejection } from '../failures.js'

/**
 * The purpose of a payment: an order, the first period of a subscription, a trial, or a later period while
 * the shopper is away. `trial` holds the price to test the card, `keep` stores the method without moving
 * money.
 */
export type AttemptPurpose = 'order' | 'subscribe' | 'trial' | 'kept-trial' | 'renewal'

/** The facts that are fixed when an attempt begins. */
export interface AttemptTerms {
  readonly amount: Money
  readonly purpose: AttemptPurpose
  /**
   * True: the money is held when the order is placed, to be taken when the goods are sent, or never for a
   * trial.
   */
  readonly isHeldFirst: boolean
  /** The name of the payment provider; null: the order was free. */
  readonly provider: string | null
}

/** The abilities of an attempt's provider in this shop. */
export interface ProviderAbilities {
  /** It names a renewal before charging it (`PaymentProcessor.prepare`). */
  readonly prepares: boolean
  /** It holds money first (`PaymentProcessor.authorisation`). */
  readonly authorises: boolean
  /** It stores a method without a charge (`PaymentProcessor.keep`). */
  readonly keeps: boolean
}

/**
 * The money of a placed order. `testing`: the price of a trial is held and will be released. `releasing`: the
 * order was cancelled, and the held money is being released.
 */
export type PlacedMoney = 'taken' | 'held' | 'capturing' | 'releasing' | 'lapsed' | 'testing' | 'trial'

interface Known {
  readonly terms: AttemptTerms
  /** The provider's reference of the payment; null: none yet. */
  readonly reference: string | null
}

/** An attempt without a final outcome, as stored. Its order is frozen and its stock is taken. */
export type OpenAttempt = Known &
  (
    | { readonly tag: 'reserved' }
    /** The provider has the payment and has not decided, or the shopper is back from a challenge. */
    | { readonly tag: 'pending' }
    /** The shopper has to act, for example confirm the payment with their bank. */
    | { readonly tag: 'action-required'; readonly action: PaymentAction }
  )

/** An attempt whose order is placed, or whose stock was returned. */
export type EndedAttempt = Known &
  (
    | { readonly tag: 'placed'; readonly money: PlacedMoney }
    /** `failure`: why the payment was refused; null: it was given up. */
    | { readonly tag: 'released'; readonly failure: Rejection | null }
  )

/** An attempt as stored in the database. */
export type StoredAttempt = OpenAttempt | EndedAttempt

/** The present step of the process that works on an attempt. */
export type AttemptStep =
  | { readonly tag: 'preparing' }
  | { readonly tag: 'paying'; readonly tries: number }
  | { readonly tag: 'looking'; readonly why: 'too-old' | 'noticed' }
  | { readonly tag: 'cancelling'; readonly why: 'given-up' | 'not-held' | 'shopper-away' }
  | {
      readonly tag: 'judging'
      readonly whose: 'source' | 'all'
      readonly challenge: { readonly reference: string | null; readonly action: PaymentAction }
    }
  | { readonly tag: 'saving'; readonly then: 'rest' | 'judge' | 'charge' }

/** Fixed while one process works on an attempt. */
export interface AttemptRun {
  readonly provider: ProviderAbilities | null
  /** True: the shopper is not expected back from a challenge. */
  readonly isAbandoned: boolean
}

/** An attempt in one process. Only `StoredAttempt`s outlive the process. */
export type AttemptState =
  | StoredAttempt
  | (Known & {
      readonly tag: 'charging'
      readonly from: OpenAttempt
      readonly step: AttemptStep
      readonly run: AttemptRun
    })
  /** No usable answer: money may have been taken or not, and the stored state stands. */
  | (Known & { readonly tag: 'unknown'; readonly from: StoredAttempt; readonly message: string })

/** Any answer of a provider about an attempt. */
export type ProviderAnswer =
  | PaymentState
  | FoundPayment
  | CancelledPayment
  | CapturedPayment
  | KeptMethod
  | PreparedPayment

/** An event of an attempt. `hasExpired`: repeating its key now could take money twice. */
export type AttemptEvent =
  /** A submit, the sweep, a cart change or a renewal settles the attempt. */
  | (AttemptRun & { readonly tag: 'settle'; readonly hasExpired: boolean })
  /** The shopper's page is back from the challenge, with what it brought. */
  | { readonly tag: 'confirmed'; readonly confirmation: string }
  /** The provider says that something happened to the payment. */
  | { readonly tag: 'noticed'; readonly provider: ProviderAbilities | null }
  | { readonly tag: 'answered'; readonly answer: ProviderAnswer }
  /** The pause before a question is repeated is over. */
  | { readonly tag: 'paused'; readonly hasExpired: boolean }
  /** The decision whether the stock stays taken while the shopper acts. */
  | { readonly tag: 'judged'; readonly mayHold: boolean }
  /** The stored data after a save; another process may have saved before. */
  | { readonly tag: 'stored'; readonly state: StoredAttempt; readonly hasExpired: boolean }
  /** The owner asks to capture held money. */
  | { readonly tag: 'capture-wanted' }
  | { readonly tag: 'capture-due'; readonly provider: ProviderAbilities | null }
  /** The money that tested the card of a trial, or that was held for a cancelled order, must be released. */
  | { readonly tag: 'release-due'; readonly provider: ProviderAbilities | null }

/** The payment of a placed order, or the stored method of a trial, which pays nothing. */
export type PlacedWith =
  | ChargedPayment
  | AuthorisedPayment
  | (Extract<KeptMethod, { readonly tag: 'kept' }> & { readonly reference: null })

/** A change of an open attempt, written in one transaction with its effects on order and stock. */
export type OpenChange =
  | { readonly tag: 'name'; readonly reference: string }
  | { readonly tag: 'confirm'; readonly confirmation: string }
  | { readonly tag: 'challenge'; readonly reference: string | null; readonly action: PaymentAction }
  | {
      readonly tag: 'place'
      readonly paid: PlacedWith
      readonly money: PlacedMoney
      readonly subscription: 'none' | 'begins' | 'renewed'
    }
  | {
      readonly tag: 'release'
      readonly failure: Rejection | null
      /** The order of a renewal waits for its next attempt; any other becomes a cart again. */
      readonly order: 'cart' | 'unpaid'
      /** True: a declined card is not offered again. */
      readonly forgetsMethod: boolean
      /** True: the trial may begin with another order. */
      readonly forgetsTrial: boolean
    }

/** A change of an attempt that has ended; the order stays placed. */
export type EndedChange =
  | { readonly tag: 'want-capture' }
  | { readonly tag: 'captured'; readonly paid: ChargedPayment }
  | { readonly tag: 'lapse' }
  | { readonly tag: 'release-hold' }
  /** News of money taken and given back so far; written only if the row is unchanged since it was read. */
  | { readonly tag: 'taken'; readonly paid: ChargedPayment }

/** The result of a notice (`NoticeReport`). `changed`: the payment must be looked up again. */
export type NoticeOutcome = 'done' | 'later' | 'unmatched' | 'lapsed' | 'changed'

/** Work for an attempt; `ask`, `pause`, `judge`, `save` and `read` are answered by an event. */
export type AttemptEffect =
  | {
      readonly tag: 'ask'
      readonly question: 'prepare' | 'charge' | 'authorise' | 'keep' | 'lookup' | 'cancel' | 'capture'
      readonly reference: string | null
    }
  | { readonly tag: 'pause'; readonly ms: number }
  | { readonly tag: 'judge'; readonly whose: 'source' | 'all' }
  | { readonly tag: 'save'; readonly change: OpenChange }
  | { readonly tag: 'save-ended'; readonly change: EndedChange }
  /** Reads the stored attempt and writes nothing. */
  | { readonly tag: 'read' }
  | { readonly tag: 'report'; readonly outcome: NoticeOutcome }
