import { money } from '../../../money/index.js'
import type { AccountMailKind, AccountMailRequest } from '../../accounts/mails/account-mail.js'

/** The path of each mail's link; null: the mail has none. */
const PATHS: Readonly<Record<AccountMailKind, string | null>> = {
  verify: '/sign-up?verifyToken=sample',
  resetPassword: '/update-password?token=sample',
  invite: '/sign-up?inviteToken=sample&email=ada%40example.com',
  welcome: '/',
  updatedPassword: '/reset-password',
  alreadyMember: '/log-in',
  confirmEmail: '/user-account?emailToken=sample',
  emailChanged: null,
  undoEmailChange: '/update-password?token=sample',
  logInLink: '/log-in?linkToken=sample',
  securityChanged: '/reset-password',
  passwordNeeded: '/update-password?token=sample',
  accountReady: '/update-password?token=sample',
  accessRemoved: '/user-account',
  factorRecovery: '/update-password?token=sample',
  deleted: null,
  subscriptionBegun: '/user-account',
  paymentSuccessful: '/user-account',
  paymentFailed: '/user-account',
  renewalAhead: '/user-account',
  paymentMethodChanged: '/user-account',
  subscriptionCanceled: '/user-account',
  subscriptionEnded: '/user-account',
}

/** A mail to a sample member, who has a sample subscription; mails use the parts that they need. */
export const sampleAccountMail = (kind: AccountMailKind, currency: string): AccountMailRequest => ({
  kind,
  to: 'ada@example.com',
  name: 'Ada Example',
  path: PATHS[kind],
  about: {
    product: 'Coffee club',
    amount: money(1490, currency),
    plan: { interval: 'month', frequency: 1, trialDays: null },
    dateMs: Date.UTC(2026, 3, 14),
  },
  removed: ['passkeys', 'providers', 'factor'],
})
