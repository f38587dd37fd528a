import type { AccountField } from './account-field.js'
import { FILE_ROOM } from './account-limits.js'
import { UNVERIFIED_DAYS } from './lifetimes.js'
import type { AccountPlan } from './account-plan.js'

/** A group that pages can be reserved for. */
export interface AccessGroup {
  /** The name in gates and lists: `members`. */
  readonly id: string
  readonly name: string
  /** `free`: given by the owner or at sign-up. `paid`: bought. `admin`: sees everything. */
  readonly type: 'free' | 'paid' | 'admin'
  /** The slug of the product that is a paid group's membership (`access-group-membership-product`). */
  readonly product: string | null
}

/**
 * A provider of OpenID Connect log-in, for accounts that members have elsewhere (docs/log-in-providers.md).
 */
export interface LogInProvider {
  /** The provider's name in addresses and in the name of its secret: `google`. */
  readonly id: string
  readonly name: string
  /** The provider's address, from which the rest of its configuration is read. */
  readonly issuer: string
  /** The id of this site at the provider. */
  readonly clientId: string
  /** The scopes requested beside `openid`. */
  readonly scopes: readonly string[]
}

/** The owner's settings for visitor accounts (docs/accounts.md). */
export interface AccountSettings {
  /** The rule for sign-up. `invited`: only with the link of an invitation. */
  readonly signUp: 'open' | 'invited' | 'closed'
  /** Groups that every new member joins at sign-up. */
  readonly signUpGroups: readonly string[]
  /**
   * True if the sign-up form gives the same answer for an address that has an account already, whose owner is
   * then told by mail. If false, the form says so, as pages expect it.
   */
  readonly hidesMembers: boolean
  /** The number of days after which an unverified account is deleted. */
  readonly unverifiedDays: number
  /** `required`: gates open only for members who log in with a second factor. */
  readonly secondFactor: 'optional' | 'required'
  /** True if sign-up needs the challenge that the site's forms are set up with. */
  readonly captcha: boolean
  readonly plan: AccountPlan
  readonly fields: readonly AccountField[]
  /** Megabytes that the files of one member may take. */
  readonly memberFilesMb: number
  /** Megabytes that the files of all members may take. */
  readonly allFilesMb: number
  readonly groups: readonly AccessGroup[]
  readonly providers: readonly LogInProvider[]
  /** The language of mails: `de`, `en-GB`; null: the language of the home page. */
  readonly language: string | null
  /** The owner's mail texts by topic (docs/accounts.md). */
  readonly mails: Readonly<Record<string, MailText>>
}

/** The text of a mail; `{name}`, `{site}` and `{link}` are replaced. */
export interface MailText {
  readonly subject: string
  readonly text: string
  /** @default made from the text, with the link as a button */
  readonly html?: string
}

/** Sign-up is open to every visitor; the owner has defined no fields or groups. */
export const DEFAULT_ACCOUNT_SETTINGS: AccountSettings = {
  signUp: 'open',
  signUpGroups: [],
  hidesMembers: false,
  unverifiedDays: UNVERIFIED_DAYS,
  secondFactor: 'optional',
  captcha: false,
  plan: 'unlimited',
  fields: [],
  memberFilesMb: FILE_ROOM.memberMb,
  allFilesMb: FILE_ROOM.allMb,
  groups: [],
  providers: [],
  language: null,
  mails: {},
}
