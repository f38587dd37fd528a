import type { Money } from '../money/index.js'
import type { NewIdentity } from './account-gateway.port.js'
import type { OrderLinks, PaymentAction, PaymentProvider } from '../orders/index.js'
import type { AccountWaysIn, PasskeyOptions } from './account-ways-in.port.js'
import type { Answer } from './gateway-failure.port.js'
import type { CardChange } from './member-subscriptions.port.js'

/** A browser in which the member is logged in. */
export interface AccountSession {
  /** The id of the session for `endSessions`; it gives no access. */
  readonly id: string
  /** In a few words: "Firefox, Windows"; null: not known. */
  readonly browser: string | null
  readonly createdOnMs: number
  /** To the hour. */
  readonly usedOnMs: number
  /** True for the session that asks. */
  readonly isThis: boolean
}

/** A key that a device of the member's keeps. */
export interface AccountPasskey {
  /** Names it in `removeWayIn`; opens nothing. */
  readonly id: string
  readonly name: string
  readonly createdOnMs: number
  /** null: never. */
  readonly usedOnMs: number | null
}

/** An account elsewhere that the member logs in with. */
export interface AccountProviderLink {
  /** Names it in `removeWayIn`; opens nothing. */
  readonly id: string
  /** The provider's. */
  readonly name: string
  readonly createdOnMs: number
  /** null: never. */
  readonly usedOnMs: number | null
}

/** An order that was placed while the member was logged in. */
export interface AccountOrder extends OrderLinks {
  readonly id: string
  readonly placedOnMs: number
  readonly total: Money
  readonly itemCount: number
  /** The items bought, with the count of each. */
  readonly items: readonly { readonly name: string; readonly count: number }[]
}

/** The choices for changing the cards of a member's subscriptions. */
export interface AccountCards {
  /** The providers that accept another card, the one for cards first; empty: none here. */
  readonly providers: readonly PaymentProvider[]
  /** Those that are still charged, the newest first. */
  readonly subscriptions: readonly {
    readonly id: string
    readonly productName: string
    /** True if a charge was refused and is owed. */
    readonly isOwed: boolean
    /** Of the card that is charged now; null: it is no card, or nothing is known of it. */
    readonly last4: string | null
  }[]
}

/**
 * The outcome of another card. `unpaid`: it is kept, and what is owed was not charged to it; `unclear`: the
 * outcome of the charge is not known yet, and repeating the change tells.
 */
export type CardAnswer =
  | { readonly tag: 'changed' }
  | { readonly tag: 'unpaid' }
  | { readonly tag: 'unclear' }
  | { readonly tag: 'action-required'; readonly action: PaymentAction }

/** The state of an account. */
export interface AccountOverview {
  readonly email: string
  /** A new address that was asked for and not confirmed yet. */
  readonly newEmail: string | null
  readonly hasPassword: boolean
  /** The end of the time in which sensitive changes need no new proof of ownership; null: they need one. */
  readonly provenUntilMs: number | null
  readonly secondFactor: { readonly isOn: boolean; readonly recoveryCodes: number }
  readonly passkeys: readonly AccountPasskey[]
  readonly providers: readonly AccountProviderLink[]
  readonly sessions: readonly AccountSession[]
  /** Newest first. */
  readonly orders: readonly AccountOrder[]
  readonly cards: AccountCards
}

/** An authenticator app that is to be set up. */
export interface NewFactor {
  /** To be typed in, in base32. */
  readonly secret: string
  /** For apps on the same device: `otpauth://totp/...`. */
  readonly uri: string
  /** The same to be scanned: the dark squares as one SVG path, in a square of `size` units. */
  readonly qr: { readonly size: number; readonly path: string }
}

/** Everything that is kept of a member, for themselves: plain data to be saved as JSON. */
export type AccountExport = Readonly<Record<string, unknown>>

/** The account as a whole: read, proven, taken along, ended. */
export interface AccountHoldings {
  /** null: the visitor is not logged in. */
  readonly readOverview: () => Answer<AccountOverview | null>
  /** Shows with the password, and the second factor where there is one, that the account is theirs. */
  readonly confirm: (proof: {
    readonly password: string
    readonly code: string | null
  }) => Answer<NewIdentity>
  /** Ends one session; without an id all but this one. Needs a proof. */
  readonly endSessions: (id: string | null) => Answer<void>
  /** Deletes the account at once; its orders stay, without a member. Needs a proof. */
  readonly deleteAccount: () => Answer<NewIdentity>
  /** Needs a proof. */
  readonly exportAccount: () => Answer<AccountExport>
}

/** The address and the password of an account. */
export interface AccountCredentials {
  /** Sends a link to the new address, which becomes the account's when it is opened. Needs a proof. */
  readonly changeEmail: (email: string) => Answer<void>
  /**
   * Takes the token of that link where its member is logged in; elsewhere `UsysNotLoggedIn`, and the link opens later.
   * The old address is told.
   */
  readonly confirmEmail: (token: string) => Answer<void>
  /** `current` is not asked of an account without a password, which needs a proof instead. Ends all other sessions. */
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
   * Asks for the app's codes from the next log-in on, once one of them was right; answers the recovery codes
   * for members who have lost the app, which are shown only once. Needs a proof.
   */
  readonly turnOnFactor: (code: string) => Answer<readonly string[]>
  /** Needs a proof. */
  readonly turnOffFactor: () => Answer<void>
  /** New ones in place of those before. Needs a proof. */
  readonly renewRecoveryCodes: () => Answer<readonly string[]>
}

/** Passkeys, and accounts elsewhere, that lead into an account. */
export interface AccountKeys {
  /** The options of `navigator.credentials.create`, as JSON. Needs a proof. */
  readonly beginPasskey: () => Answer<PasskeyOptions>
  /** `answer`: what the browser made of them, as JSON. Needs a proof. */
  readonly addPasskey: (passkey: { readonly answer: unknown; readonly name: string }) => Answer<void>
  /** Takes a passkey or an account elsewhere away. Needs a proof. */
  readonly removeWayIn: (id: string) => Answer<void>
}

/** The cards that a member's subscriptions are charged to. */
export interface AccountCardChange {
  /**
   * Has a subscription charged to another card, and once at once what is owed; repeating it charges nothing again.
   * Refused with `SubscriptionNotFound`, `CardNotWithProvider`, `CardRefused` or `CardUnknown` (the outcome
   * is not known yet).
   */
  readonly changeCard: (change: CardChange) => Answer<CardAnswer>
}

/**
 * Calls of members for their account beyond the builder's pages (docs/account-pages.md). Refused with
 * `UsysNotLoggedIn` if the visitor is not logged in. Sensitive changes need a proof that is no older than
 * `PROOF_MS`, else `AccountProofNeeded`: a log-in is one, so is `confirm`. Every change is told to the member
 * by mail and written down.
 */
export interface AccountSelfService
  extends
    AccountWaysIn,
    AccountHoldings,
    AccountCredentials,
    AccountSecondFactor,
    AccountKeys,
    AccountCardChange {}
