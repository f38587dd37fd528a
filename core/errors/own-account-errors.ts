import { formFacts } from './account-form-errors.js'
import type { FormErrors } from './account-form-errors.js'
import { lookUp } from './problem.js'
import type { Problem } from './problem.js'
import type { ServerError } from './server-error.js'

/**
 * The names of the texts for member actions beyond the builder's pages (reference/errors#ones-own-account).
 */
export type OwnAccountKey =
  | 'GENERAL_ERROR'
  | 'WRONG_PASSWORD'
  | 'PROOF_NEEDED'
  | 'CODE_NEEDED'
  | 'WRONG_CODE'
  | 'NO_PASSKEY'
  | 'INVALID_EMAIL_OR_PASSWORD'
  | 'INVALID_EMAIL'
  | 'WEAK_PASSWORD'
  | 'NOT_VERIFIED'
  | 'EXPIRED_TOKEN'
  | 'NOT_LOGGED_IN'
  | 'TOO_MANY'
  | 'CARD_REFUSED'
  | 'CARD_UNPAID'
  | 'CARD_UNCLEAR'
  | 'CARD_NOT_POSSIBLE'

const AGAIN = 'Please try again, or contact us if you continue to have problems.'

/** Server code -> text; in a separate module, since few pages need it. */
export const OWN_ACCOUNT_ERRORS: FormErrors<OwnAccountKey> = {
  prefix: 'own-account',
  codes: {
    AccountWrongPassword: 'WRONG_PASSWORD',
    AccountProofNeeded: 'PROOF_NEEDED',
    AccountCodeNeeded: 'CODE_NEEDED',
    AccountWrongCode: 'WRONG_CODE',
    AccountPasskeyRefused: 'NO_PASSKEY',
    UsysInvalidCredentials: 'INVALID_EMAIL_OR_PASSWORD',
    UsysInvalidEmail: 'INVALID_EMAIL',
    UsysInvalidPassword: 'WEAK_PASSWORD',
    UsysInvalidToken: 'NOT_VERIFIED',
    UsysExpiredToken: 'EXPIRED_TOKEN',
    UsysNotLoggedIn: 'NOT_LOGGED_IN',
    TooManyRequests: 'TOO_MANY',
    CardRefused: 'CARD_REFUSED',
    CardUnpaid: 'CARD_UNPAID',
    CardUnclear: 'CARD_UNCLEAR',
    CardNotWithProvider: 'CARD_NOT_POSSIBLE',
    SubscriptionNotFound: 'CARD_NOT_POSSIBLE',
  },
  copies: {
    GENERAL_ERROR: ['retry', `That did not work. ${AGAIN}`],
    WRONG_PASSWORD: ['edit', 'This is not your current password.'],
    PROOF_NEEDED: ['edit', 'Please enter your current password, or log in again, and repeat this.'],
    CODE_NEEDED: ['edit', 'Please enter the code of your authenticator app.'],
    WRONG_CODE: ['edit', 'This code is not right, or was used before.'],
    NO_PASSKEY: ['retry', 'No passkey was given. Please try again, or take another way.'],
    INVALID_EMAIL_OR_PASSWORD: ['retry', 'That did not log you in. Please try again.'],
    INVALID_EMAIL: ['edit', 'This e-mail address is invalid. Please check it.'],
    WEAK_PASSWORD: ['edit', 'Please choose another password, of at least 8 characters.'],
    NOT_VERIFIED: ['none', 'This link is not valid here, or was used before.'],
    EXPIRED_TOKEN: ['none', 'This link has expired. Please ask for a new one.'],
    NOT_LOGGED_IN: ['none', 'Please log in first.'],
    TOO_MANY: ['retry', 'That was tried too often. Please wait a little and try again.'],
    CARD_REFUSED: ['edit', 'This card was refused. Please check it, or take another one.'],
    CARD_UNPAID: [
      'edit',
      'Your new card is saved, but the amount due could not be charged. We try again later, or enter another card.',
    ],
    CARD_UNCLEAR: [
      'none',
      'Your new card is saved. Whether the amount due was charged is not known yet. Nothing is charged twice.',
    ],
    CARD_NOT_POSSIBLE: ['none', 'The card of this subscription cannot be changed here.'],
  },
}

/** The problem for an error; unknown codes give the general error. */
export const ownAccountProblem = ({ code }: ServerError): Problem<OwnAccountKey> =>
  formFacts<OwnAccountKey>(OWN_ACCOUNT_ERRORS, lookUp(OWN_ACCOUNT_ERRORS.codes, code) ?? 'GENERAL_ERROR')
