import type { Money } from '../../../money/index.js'
import type { SubscriptionPlan } from '../../../subscriptions/index.js'
import type { WrittenContent } from '../../mails/mail-content.js'

/** The kinds of mails to members. */
export const ACCOUNT_MAIL_KINDS = [
  'verify',
  'resetPassword',
  'invite',
  'welcome',
  'updatedPassword',
  'alreadyMember',
  'confirmEmail',
  'emailChanged',
  'undoEmailChange',
  'logInLink',
  'securityChanged',
  'passwordNeeded',
  'accountReady',
  'accessRemoved',
  'factorRecovery',
  'deleted',
  'subscriptionBegun',
  'paymentSuccessful',
  'paymentFailed',
  'renewalAhead',
  'paymentMethodChanged',
  'subscriptionCanceled',
  'subscriptionEnded',
] as const

export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number]

/** Access beside the password that a member loses when the mailbox is proven. */
export type RemovedAccess = 'passkeys' | 'providers' | 'factor'

/** A mail to write. */
export interface AccountMailRequest {
  readonly kind: AccountMailKind
  readonly to: string
  readonly name: string
  /** The path of its link on this site, with the token; null: it has none. */
  readonly path: string | null
  /** For mails about a subscription: the values of `{product}`, `{amount}`, `{every}` and `{date}`. */
  readonly about?: {
    readonly product: string
    readonly amount: Money
    readonly plan: SubscriptionPlan
    readonly dateMs: number
  }
  /** For mails about removed access: the value of `{removed}`. */
  readonly removed?: readonly RemovedAccess[]
}

/** Writes a site's mails to members, in its language and from its owner's templates. */
export type MailWriter = (request: AccountMailRequest) => WrittenContent
