import type { Money } from '../../money/index.js'
import type { Address, CardSummary, PaymentAction, PaymentProvider } from '../../orders/index.js'
import type { Result } from '../../shared/index.js'
import type { PaymentId } from './payment-id.js'
import type { PaymentRefunds } from './payment-refunds.port.js'

export type { PaymentId } from './payment-id.js'

/** The payment to charge. */
export interface ChargeRequest extends PaymentId {
  readonly amount: Money
  /**
   * A token of this provider. A stored method is allowed only while the shopper is away, since a page could
   * name another shopper's method.
   */
  readonly paymentMethod: string
  /** The page's result of a required action; valid only if it belongs to this payment. */
  readonly confirmation: string | null
  /** Stores the method for later charges without the shopper (`ChargedPayment.keptMethod`). @default false */
  readonly keepsMethod?: boolean
  /** True: the shopper is away, so nothing can be required of them. @default false */
  readonly isOffSession?: boolean
}

/**
 * The reason why a provider does not accept an amount: it is below `minimum`, the provider does not support
 * its currency, or supports it in whole units only.
 */
export type UnacceptedAmount =
  | { readonly tag: 'too-small'; readonly minimum: Money }
  | { readonly tag: 'unknown-currency' | 'not-whole' }

/** A refund whose money did not reach the shopper; `key` is that of its request, `message` is for the owner. */
export interface FailedRefund {
  readonly key: string
  readonly message: string
}

/** A refund of a payment, as its provider lists it. */
export interface ListedRefund {
  /** The provider's own id. */
  readonly id: string
  /** The key of the shop's request; null: the refund was made on the provider's own page. */
  readonly key: string | null
  readonly amount: Money
  /** True: its money did not reach the shopper, also if the bank sent it back later. */
  readonly isReturned: boolean
}

/** Taken money, with later events in the provider's own dashboard. */
export interface ChargedPayment {
  readonly tag: 'charged'
  readonly reference: string
  readonly amount: Money
  /** The refunded part of it. */
  readonly refunded: Money
  /** The shop's own refunds whose money came back, even after they were made. Absent: none is known. */
  readonly failedRefunds?: readonly FailedRefund[]
  /**
   * All refunds, oldest first, so that one made on the provider's own page is noticed once, also if it makes up for
   * another that was returned. Absent: the provider lists none, and the sum decides.
   */
  readonly refunds?: readonly ListedRefund[]
  /** True: the card holder disputes the payment. */
  readonly isDisputed: boolean
  /** Wall-clock ms until which the shop may answer the dispute. Absent: unknown. */
  readonly disputeDueMs?: number
  readonly card: CardSummary | null
  /** The method for later charges, as a `paymentMethod`; null or absent: none was stored. */
  readonly keptMethod?: string | null
}

/**
 * Final: no money was taken and none will be under this key. `reason`: the card (the default), the shop's own
 * set-up at the provider, which the shopper cannot change, or a method that could not be stored.
 */
export interface DeclinedPayment {
  readonly tag: 'declined'
  readonly message: string
  readonly reason?: 'card' | 'set-up' | 'keeping'
}

/** Money that is held for the shop: `capture` takes it, `cancel` releases it, and in the end it lapses. */
export interface AuthorisedPayment {
  readonly tag: 'authorised'
  readonly reference: string
  readonly amount: Money
  readonly card: CardSummary | null
  /** As of a `ChargedPayment`. */
  readonly keptMethod?: string | null
}

/** A payment that has a reference and was not charged. */
export interface PreparedPayment {
  readonly tag: 'prepared'
  readonly reference: string
}

/** The provider has not decided about the payment yet. */
export interface PendingPayment {
  readonly tag: 'pending'
  readonly reference: string
}

/** No valid answer: money may have been taken or not, and asking again is safe. */
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

/** `none`: the provider has no such payment, or a cancelled one. */
export type FoundPayment = PaymentState | { readonly tag: 'none' }

/** `cancelled`: no money was taken and none will be. `charged`: it was too late, and the order is paid. */
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

/** A request to capture an authorised payment. */
export interface CaptureRequest extends PaymentId {
  /** The whole authorised amount. */
  readonly amount: Money
}

/** The part of a provider that holds money first and takes it later. */
export interface PaymentAuthorisation {
  /**
   * Like `charge`, but the money is held and not taken: `authorised` where `charge` returns `charged`. A
   * payment must be repeated with the same of the two methods that began it.
   */
  readonly authorise: (request: ChargeRequest) => Promise<PaymentState>
  /** Takes the held money once, however often it is called, also in parallel or after a lost answer. */
  readonly capture: (request: CaptureRequest) => Promise<CapturedPayment>
}

/** A request to store a method for later charges, without a charge now. */
export interface KeepRequest {
  /** Repeating a request with its key finds the first one. */
  readonly key: string
  /**
   * A token of this provider, or the reference that its wallet has begun. null: only for a provider with a
   * wallet, which asks the shopper on its own pages.
   */
  readonly paymentMethod: string | null
  /** The page's result of a required action. */
  readonly confirmation: string | null
}

/** The result of storing a method; `declined` is final for this key. */
export type KeptMethod =
  | {
      readonly tag: 'kept'
      /** The method for later charges, as a `paymentMethod`; the same on every call. */
      readonly keptMethod: string
      readonly card: CardSummary | null
    }
  | { readonly tag: 'action-required'; readonly action: PaymentAction }
  | DeclinedPayment
  | UnknownPayment

/** A provider's message to the shop, as received over HTTP. */
export interface RawNotice {
  readonly body: Uint8Array
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /**
   * Called before a provider is asked whether it sent the notice, since strangers could cause such requests
   * without end; false: no request is allowed now. @default always allowed
   */
  readonly mayAsk?: () => Promise<boolean>
  /**
   * Called with the id of a genuine notice before the provider is asked about its payment, since a stranger who
   * has seen the notice can send it again. False: it was handled often enough for now. @default always allowed
   */
  readonly mayFollow?: (name: string) => Promise<boolean>
}

/**
 * The payment of a verified notice. Notices come twice, late and in any order, so they only name the payment
 * to look up, not its state.
 */
export interface NotifiedPayment {
  readonly key: string | null
  readonly reference: string
  /** The new id of the stored method from now on (`ChargedPayment.keptMethod`). */
  readonly renamed?: { readonly from: string; readonly to: string }
}

/**
 * `forged`: the signature is missing, wrong or too old. `unreadable`: signed, but not understood.
 * `unavailable`: the signature cannot be checked now, so the notice must be sent again. `too-many`: it may
 * not be checked now (`RawNotice.mayAsk`, `RawNotice.mayFollow`), and must be sent again.
 */
export interface NoticeFailure {
  readonly tag: 'forged' | 'unreadable' | 'unavailable' | 'too-many'
  readonly message: string
}

/** The payer's data from a wallet. */
export interface WalletShopper {
  /** True if they have approved the payment. */
  readonly hasApproved: boolean
  readonly email: string | null
  readonly shippingAddress: Address | null
}

/**
 * `refused`: there is no such payment, or the wallet does not accept it. `unavailable`: the wallet cannot be
 * reached.
 */
export interface WalletFailure {
  readonly tag: 'refused' | 'unavailable'
  readonly message: string
}

/** The part of a provider whose shoppers first approve a payment on its own pages. */
export interface PaymentWallet {
  /**
   * Begins a payment for the shopper's approval; the reference is its token. Takes no money. Repeating it
   * with the same key finds the same payment.
   */
  readonly begin: (request: {
    readonly key: string
    readonly amount: Money
    /** True if the shopper must give a delivery address. */
    readonly requiresShipping: boolean
    /** As in a `ChargeRequest`, where it is given again. @default false */
    readonly keepsMethod?: boolean
    /** True: nothing is paid now, and the reference is for `keep`, if the provider has it. @default false */
    readonly keepsOnly?: boolean
  }) => Promise<Result<{ readonly reference: string }, WalletFailure>>
  readonly read: (reference: string) => Promise<Result<WalletShopper, WalletFailure>>
}

/** The server's side of one payment provider. Never rejects, never throws. */
export interface PaymentProcessor {
  readonly provider: PaymentProvider
  /**
   * True if real money moves. A shop that has taken real money accepts a processor without it only with its
   * owner's permission. @default true
   */
  readonly movesMoney?: boolean
  /**
   * The reason why an amount cannot be charged, known without a request; null: it can. @default every amount
   * can
   */
  readonly refuses?: (amount: Money) => UnacceptedAmount | null
  /**
   * Charges once per `key`: repeating it, also in parallel or after a lost answer, finds the same payment.
   */
  readonly charge: (request: ChargeRequest) => Promise<PaymentState>
  /**
   * Begins a charge with a stored method and takes no money yet; repeating it with the same key finds the
   * same payment, for a limited time. The shop stores the reference and charges with it, so that the payment
   * is found even long after a lost answer. Absent: the key alone always finds it.
   */
  readonly prepare?: (request: ChargeRequest) => Promise<PreparedPayment | DeclinedPayment | UnknownPayment>
  /**
   * True if methods can be stored, and charged while the shopper is away (`ChargeRequest`). @default false
   */
  readonly keepsMethods?: boolean
  /** Stores a method without a charge. Absent: methods are stored with a charge only, or never. */
  readonly keep?: (request: KeepRequest) => Promise<KeptMethod>
  /** Absent: the provider takes money at once or not at all. */
  readonly authorisation?: PaymentAuthorisation
  /** Absent: refunds are made on the provider's own page only. */
  readonly refunds?: PaymentRefunds
  /** Absent: shoppers enter their means of payment on the shop's own page. */
  readonly wallet?: PaymentWallet
  /** The true state of a payment. Takes no money, however old the key is. */
  readonly lookup: (which: PaymentId) => Promise<FoundPayment>
  /** Ends an unwanted payment, so that it cannot be charged later. */
  readonly cancel: (which: PaymentId) => Promise<CancelledPayment>
  /** The facts about the card of a token; null: unknown. */
  readonly describe: (paymentMethod: string) => Promise<CardSummary | null>
  /** The payments of a notice; empty if it is about something else. */
  readonly readNotice: (notice: RawNotice) => Promise<Result<readonly NotifiedPayment[], NoticeFailure>>
}
