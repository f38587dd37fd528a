import type { Money } from '../money/index.js'
import type { Address, CardSummary, PaymentAction, PaymentProvider } from '../orders/index.js'
import type { Result } from '../shared/index.js'
import type { PaymentId } from './payment-id.js'
import type { PaymentRefunds } from './payment-refunds.port.js'

export type { PaymentId } from './payment-id.js'

/** The payment to charge. */
export interface ChargeRequest extends PaymentId {
  readonly amount: Money
  /**
   * A token of this provider. A kept method counts only while the shopper is away: a page could name another
   * shopper's method.
   */
  readonly paymentMethod: string
  /** The result that the page brought back from a required action; valid only if it is about this payment. */
  readonly confirmation: string | null
  /** Keeps the method for later charges without the shopper (`ChargedPayment.keptMethod`). @default false */
  readonly keepsMethod?: boolean
  /** The shopper is not there, so that nothing can be demanded of them. @default false */
  readonly isOffSession?: boolean
}

/**
 * The reason why a provider does not take an amount: it is smaller than `minimum`, its currency is none of
 * the provider's, or the provider takes that in whole units only.
 */
export type UnacceptedAmount =
  | { readonly tag: 'too-small'; readonly minimum: Money }
  | { readonly tag: 'unknown-currency' | 'not-whole' }

/** Money that was taken, with what happened to it since in the provider's own dashboard. */
export interface ChargedPayment {
  readonly tag: 'charged'
  readonly reference: string
  readonly amount: Money
  /** The part of it that was given back. */
  readonly refunded: Money
  /** The card holder has called on their bank. */
  readonly isDisputed: boolean
  /** Wall-clock ms until which the shop may answer the dispute. Absent: not said. */
  readonly disputeDueMs?: number
  readonly card: CardSummary | null
  /** The method for later charges, as a `paymentMethod`; null or absent: nothing was kept. */
  readonly keptMethod?: string | null
}

/**
 * Final: no money was taken and none will be under this key. `reason`: the card (the default), the shop's own
 * set-up at the provider, about which the shopper can do nothing, or that the method could not be kept.
 */
export interface DeclinedPayment {
  readonly tag: 'declined'
  readonly message: string
  readonly reason?: 'card' | 'set-up' | 'keeping'
}

/** Money that is held for the shop: `capture` takes it, `cancel` lets it go, and some day it lapses. */
export interface AuthorisedPayment {
  readonly tag: 'authorised'
  readonly reference: string
  readonly amount: Money
  readonly card: CardSummary | null
  /** As of a `ChargedPayment`. */
  readonly keptMethod?: string | null
}

/** A payment that has a name and was not charged. */
export interface PreparedPayment {
  readonly tag: 'prepared'
  readonly reference: string
}

/** The provider has the payment and has not decided yet. */
export interface PendingPayment {
  readonly tag: 'pending'
  readonly reference: string
}

/** No usable answer: money may have been taken or not, and asking again is safe. */
export interface UnknownPayment {
  readonly tag: 'unknown'
  readonly message: string
}

/** The state of a payment. */
export type PaymentState =
  | ChargedPayment
  | AuthorisedPayment
  | PendingPayment
  | UnknownPayment
  | { readonly tag: 'action-required'; readonly reference: string; readonly action: PaymentAction }
  | DeclinedPayment

/** `none`: the provider knows no such payment, or one that was cancelled. */
export type FoundPayment = PaymentState | { readonly tag: 'none' }

/** `cancelled`: no money was taken and none will be. `charged`: it was too late, the order is paid. */
export type CancelledPayment =
  | { readonly tag: 'cancelled' }
  | ChargedPayment
  | PendingPayment
  | UnknownPayment

/** The result of a capture. `lapsed` is final: the money is no longer held, and none was taken. */
export type CapturedPayment =
  | ChargedPayment
  | PendingPayment
  | UnknownPayment
  | { readonly tag: 'lapsed'; readonly message: string }

/** An authorised payment whose money is to be taken. */
export interface CaptureRequest extends PaymentId {
  /** All that was authorised. */
  readonly amount: Money
}

/** The abilities of a provider that holds money first and takes it later. */
export interface PaymentAuthorisation {
  /**
   * As `charge`, except that the money is held and not taken: `authorised` where `charge` answers `charged`.
   * A payment begun with one of the two is repeated with the same.
   */
  readonly authorise: (request: ChargeRequest) => Promise<PaymentState>
  /** Takes what is held, once however often it is asked, also in parallel or after a lost answer. */
  readonly capture: (request: CaptureRequest) => Promise<CapturedPayment>
}

/** A method that is to be kept for later charges, without one now. */
export interface KeepRequest {
  /** Repeating a request with its key finds what was begun under it. */
  readonly key: string
  /**
   * A token of this provider, or the reference that its wallet has begun. null: only of a provider with a wallet,
   * whose shopper is asked on its own pages.
   */
  readonly paymentMethod: string | null
  /** The result that the page brought back from a required action. */
  readonly confirmation: string | null
}

/** The result of keeping a method; `declined` is final for this key. */
export type KeptMethod =
  | {
      readonly tag: 'kept'
      /** The method for later charges, as a `paymentMethod`; the same whenever it is asked again. */
      readonly keptMethod: string
      readonly card: CardSummary | null
    }
  | { readonly tag: 'action-required'; readonly action: PaymentAction }
  | DeclinedPayment
  | UnknownPayment

/** A provider's message to the shop, as it came over HTTP. */
export interface RawNotice {
  readonly body: Uint8Array
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /**
   * Called before a provider is asked whether it has sent the notice, which strangers could have us do without end;
   * false: it may not be asked now. @default it may
   */
  readonly mayAsk?: () => Promise<boolean>
  /**
   * Called with the notice's own name once it is known to be genuine, before a provider is asked about its payment: the
   * same notice can be sent again by others who have seen it; false: it was followed often enough for now.
   * @default it may be followed
   */
  readonly mayFollow?: (name: string) => Promise<boolean>
}

/**
 * The payment a verified notice is about. Notices come twice, late and in any order, so they say which
 * payment to look up and nothing of how it stands.
 */
export interface NotifiedPayment {
  readonly key: string | null
  readonly reference: string
  /** The new name of the kept method from now on (`ChargedPayment.keptMethod`). */
  readonly renamed?: { readonly from: string; readonly to: string }
}

/**
 * `forged`: the signature is missing, wrong or too old. `unreadable`: it is signed and makes no sense.
 * `unavailable`: who signed it cannot be found out now, so it has to be sent again. `too-many`: it may not be asked
 * about now (`RawNotice.mayAsk`, `RawNotice.mayFollow`), and has to be sent again.
 */
export interface NoticeFailure {
  readonly tag: 'forged' | 'unreadable' | 'unavailable' | 'too-many'
  readonly message: string
}

/** The payer from a wallet, as the wallet says. */
export interface WalletShopper {
  /** True if they have agreed to pay. */
  readonly hasApproved: boolean
  readonly email: string | null
  readonly shippingAddress: Address | null
}

/** `refused`: there is no such payment, or the wallet does not take it. `unavailable`: it cannot be asked. */
export interface WalletFailure {
  readonly tag: 'refused' | 'unavailable'
  readonly message: string
}

/** The abilities of a provider whose shoppers agree to a payment on its own pages first. */
export interface PaymentWallet {
  /**
   * Begins a payment that the shopper is asked about; the reference is its token. Takes no money. Repeating it
   * with the same key finds the same payment.
   */
  readonly begin: (request: {
    readonly key: string
    readonly amount: Money
    /** True if the shopper is asked where to send goods. */
    readonly requiresShipping: boolean
    /** As of a `ChargeRequest`, which is said of it again. @default false */
    readonly keepsMethod?: boolean
    /** Nothing is to be paid now: the reference is for `keep`, where the provider has it. @default false */
    readonly keepsOnly?: boolean
  }) => Promise<Result<{ readonly reference: string }, WalletFailure>>
  readonly read: (reference: string) => Promise<Result<WalletShopper, WalletFailure>>
}

/** The server's side of one payment provider. Never rejects, never throws. */
export interface PaymentProcessor {
  readonly provider: PaymentProvider
  /**
   * True if real money moves. A shop that has taken real money takes no payments of a processor that says
   * false, unless its owner allows it. @default true
   */
  readonly movesMoney?: boolean
  /**
   * The reason why an amount cannot be charged, known without asking; null: it can. @default every amount can
   */
  readonly refuses?: (amount: Money) => UnacceptedAmount | null
  /** Charges once per `key`: repeating it, also in parallel or after a lost answer, finds the same payment. */
  readonly charge: (request: ChargeRequest) => Promise<PaymentState>
  /**
   * Begins a charge with a kept method and takes no money yet; repeating it with the same key finds the same
   * payment, for a while. The shop writes the reference down and charges with it, so that the payment is found
   * however long ago its answer was lost. Absent: the key alone finds it at any time.
   */
  readonly prepare?: (request: ChargeRequest) => Promise<PreparedPayment | DeclinedPayment | UnknownPayment>
  /** True if methods can be kept, and charged while the shopper is away (`ChargeRequest`). @default false */
  readonly keepsMethods?: boolean
  /** Keeps a method without a charge. Absent: methods are kept with a charge only, or never. */
  readonly keep?: (request: KeepRequest) => Promise<KeptMethod>
  /** Absent: the provider takes money at once or not at all. */
  readonly authorisation?: PaymentAuthorisation
  /** Absent: money is given back on the provider's own page only. */
  readonly refunds?: PaymentRefunds
  /** Absent: shoppers enter on the shop's own page what they pay with. */
  readonly wallet?: PaymentWallet
  /** The truth about a payment. Takes no money, however old the key is. */
  readonly lookup: (which: PaymentId) => Promise<FoundPayment>
  /** Ends a payment that is no longer wanted, so that it cannot be charged later. */
  readonly cancel: (which: PaymentId) => Promise<CancelledPayment>
  /** The facts that a token gives of its card; null where nothing is known. */
  readonly describe: (paymentMethod: string) => Promise<CardSummary | null>
  /** The payments that a notice is about; an empty list where it is about something else. */
  readonly readNotice: (notice: RawNotice) => Promise<Result<readonly NotifiedPayment[], NoticeFailure>>
}
