import type { Money } from '../../money/index.js'
import type { NewIdentity } from './account-gateway.port.js'
import type { OrderLinks, PaymentAction, PaymentProvider } from '../../orders/index.js'
import type { AuthenticatorSetUp } from './authenticator-apps.port.js'
import type { AccountLogInMethods, PasskeyOptions } from './account-log-in-methods.port.js'
import type { Answer } from '../gateway-failure.port.js'
import type { CardChange } from './member-subscriptions.port.js'

/** A browser in which the member is logged in. */
export interface AccountSession {
  /** The id of the session for `endSessions`; it gives no access. */
  readonly id: string
  /** Such as "Firefox, Windows"; null: unknown. */
  readonly browser: string | null
  readonly createdOnMs: number
  /** Rounded to the hour. */
  readonly usedOnMs: number
  /** True for the session that makes the request. */
  readonly isThis: boolean
}

/** A key on a member's device. */
export interface AccountPasskey {
  /** Its id for `removeLogIn`; it gives no access. */
  readonly id: string
  readonly name: string
  readonly createdOnMs: number
  /** null: never. */
  readonly usedOnMs: number | null
}

/** An account at a provider with which the member logs in. */
export interface AccountProviderLink {
  /** Its id for `removeLogIn`; it gives no access. */
  readonly id: string
  /** The name of the provider. */
  readonly name: string
  readonly createdOnMs: number
  /** null: never. */
  readonly usedOnMs: number | null
}

/** An order that was placed while the member was logged in. */
export interface BoughtOrder {
  readonly id: string
  readonly placedOnMs: number
  readonly total: Money
  readonly itemCount: number
  /** The items bought, with the count of each. */
  readonly items: readonly { readonly name: string; readonly count: number }[]
}

/** An order of a member, with its links. */
export interface AccountOrder extends BoughtOrder, OrderLinks {}

/** The choices for changing the card of a member's subscriptions. */
export interface AccountCards {
  /** The providers that accept another card, the one for cards first; empty: none. */
  readonly providers: readonly PaymentProvider[]
  /** Those that are still charged, the newest first. */
  readonly subscriptions: readonly {
    readonly id: string
    readonly productName: string
    /** True if a charge was refused and is still due. */
    readonly isOwed: boolean
    /** Of the present card; null: not a card, or unknown. */
    readonly last4: string | null
  }[]
}

/**
 * The result of another card. `unpaid`: it is saved, but the amount due was not charged to it; `unclear`: the
 * outcome of the charge is not known yet, and repeating the change returns it.
 */
export type CardAnswer =
  | { readonly tag: 'changed' }
  | { readonly tag: 'unpaid' }
  | { readonly tag: 'unclear' }
  | { readonly tag: 'action-required'; readonly action: PaymentAction }

/** The state of an account. */
export interface AccountOverview {
  readonly email: string
  /** A requested new address that is not confirmed yet. */
  readonly newEmail: string | null
  readonly hasPassword: boolean
  /** The end of the time in which sensitive changes need no new proof of identity; null: they need one. */
  readonly provenUntilMs: number | null
  readonly secondFactor: { readonly isOn: boolean; readonly recoveryCodes: number }
  readonly passkeys: readonly AccountPasskey[]
  readonly providers: readonly AccountProviderLink[]
  readonly sessions: readonly AccountSession[]
  /** Newest first. */
  readonly orders: readonly AccountOrder[]
  readonly cards: AccountCards
}

/** An authenticator app to set up. */
export interface NewFactor extends AuthenticatorSetUp {
  /** The secret to type in, in base32. */
  readonly secret: string
}

/** All stored data of a member, for themselves: plain data to save as JSON. */
export type AccountExport = Readonly<Record<string, unknown>>

/** The account as a whole: read, prove, export, delete. */
export interface AccountHoldings {
  /** null: the visitor is not logged in. */
  readonly readOverview: () => Answer<AccountOverview | null>
  /**
   * Proves with the password, and the second factor if there is one, that the account belongs to the visitor.
   */
  readonly confirm: (proof: {
    readonly password: string
    readonly code: string | null
  }) => Answer<NewIdentity>
  /** Ends one session; without an id, all except this one. Needs a proof. */
  readonly endSessions: (id: string | null) => Answer<void>
  /** Deletes the account at once; its orders stay, without a member. Needs a proof. */
  readonly deleteAccount: () => Answer<NewIdentity>
  /** Needs a proof. */
  readonly exportAccount: () => Answer<AccountExport>
}

/** The address and the password of an account. */
export interface AccountCredentials {
  /** Sends a link to the new address; opening it makes the address the account's. Needs a proof. */
  readonly changeEmail: (email: string) => Answer<void>
  /**
   * Uses the token of that link if its member is logged in; otherwise `UsysNotLoggedIn`, and the link stays
   * valid. The old address is notified.
   */
  readonly confirmEmail: (token: string) => Answer<void>
  /**
   * `current` is not required for an account without a password, which needs a proof instead. Ends all other
   * sessions.
   */
  readonly changePassword: (change: {
    readonly current: string
    readonly password: string
  }) => Answer<NewIdentity>
}

/** The authenticator app of an account. */
export interface AccountSecondFactor {
  /** Begins to set up an authenticator app. Needs a proof. */
  readonly beginFactor: () => Answer<NewFactor>
  /**
   * Requires the app's codes from the next log-in on, after one correct code; returns the recovery codes for
   * members who have lost the app, which are shown only once. Needs a proof.
   */
  readonly turnOnFactor: (code: string) => Answer<readonly string[]>
  /** Needs a proof. */
  readonly turnOffFactor: () => Answer<void>
  /** Replaces the recovery codes by new ones. Needs a proof. */
  readonly renewRecoveryCodes: () => Answer<readonly string[]>
}

/** Passkeys and accounts at providers that give access to an account. */
export interface AccountKeys {
  /** The options of `navigator.credentials.create`, as JSON. Needs a proof. */
  readonly beginPasskey: () => Answer<PasskeyOptions>
  /** `answer`: the browser's result, as JSON. Needs a proof. */
  readonly addPasskey: (passkey: { readonly answer: unknown; readonly name: string }) => Answer<void>
  /** Removes a passkey or an account at a provider. Needs a proof. */
  readonly removeLogIn: (id: string) => Answer<void>
}

/** The cards that a member's subscriptions are charged to. */
export interface AccountCardChange {
  /**
   * Charges a subscription to another card from now on, and any amount due at once; repeating it charges
   * nothing again. Refused with `SubscriptionNotFound`, `CardNotWithProvider`, `CardRefused` or `CardUnknown`
   * (the outcome is not known yet).
   */
  readonly changeCard: (change: CardChange) => Answer<CardAnswer>
}

/**
 * Members' calls for their account beyond the builder's pages (docs/account-pages.md). Refused with
 * `UsysNotLoggedIn` if the visitor is not logged in. Sensitive changes need a proof not older than
 * `PROOF_MS`, else `AccountProofNeeded`; a log-in is a proof, and so is `confirm`. Every change is mailed to
 * the member and recorded.
 */
export interface AccountSelfService
  extends
    AccountLogInMethods,
    AccountHoldings,
    AccountCredentials,
    AccountSecondFactor,
    AccountKeys,
    AccountCardChange {}
