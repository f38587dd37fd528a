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

/** Access that a member may have set up beside the password, and loses when the mailbox is proven. */
export type RemovedAccess = 'passkeys' | 'providers' | 'factor'

/** A mail to be written. */
export interface AccountMailRequest {
  readonly kind: AccountMailKind
  readonly to: string
  readonly name: string
  /** The target of its link on this site, with the token; null: it has none. */
  readonly path: string | null
  /** Of mails about a subscription: what `{product}`, `{amount}`, `{every}` and `{date}` stand for. */
  readonly about?: {
    readonly product: string
    readonly amount: Money
    readonly plan: SubscriptionPlan
    readonly dateMs: number
  }
  /** Of mails about access that was removed: what `{removed}` stands for. */
  readonly removed?: readonly RemovedAccess[]
}

/** Writes the mails of a site, in its language and from its owner's templates. */
export type MailWriter = (request: AccountMailRequest) => WrittenContent
