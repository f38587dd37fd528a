import { lookUp } from './problem.js'
import type { Problem, Recovery } from './problem.js'
import type { ServerError } from './server-error.js'

/** The forms of visitor accounts that show errors. */
export type AccountForm = 'sign-up' | 'log-in' | 'reset-password' | 'update-password' | 'account'

/** The named texts of the account forms (reference/errors#accounts). */
export type AccountKey =
  | 'GENERAL_ERROR'
  | 'VALIDATION_FAILED'
  | 'NOT_ALLOWED'
  | 'USE_INVITE_EMAIL'
  | 'EMAIL_ALREADY_EXIST'
  | 'INVALID_EMAIL'
  | 'INVALID_PASSWORD'
  | 'NOT_VERIFIED'
  | 'EXPIRED_TOKEN'
  | 'REQUIRED'
  | 'INVALID_EMAIL_OR_PASSWORD'
  | 'WEAK_PASSWORD'

type Copy = readonly [recovery: Recovery, text: string]

/** The texts of a form for its errors. */
export interface FormErrors<Key extends string> {
  /** The prefix of this form's text names. */
  readonly prefix: string
  /** Server code -> key; every other code is `GENERAL_ERROR`. */
  readonly codes: Readonly<Record<string, Key>>
  readonly copies: Readonly<Partial<Record<Key, Copy>>> & { readonly GENERAL_ERROR: Copy }
}

const VALIDATION_FAILED: Copy = ['edit', 'Some of the information provided is not valid.']

const TOO_SHORT: Copy = ['edit', 'Your password must be at least 8 characters.']

const AGAIN = 'Please try again, or contact us if you continue to have problems.'

/** One table per form (reference/errors#accounts, reference/accounts#errors). */
export const ACCOUNT_ERRORS: Readonly<Record<AccountForm, FormErrors<AccountKey>>> = {
  'sign-up': {
    prefix: 'signup-form',
    codes: {
      UsysInvalidUserData: 'VALIDATION_FAILED',
      UsysUnauthorizedEmail: 'NOT_ALLOWED',
      // Trying again does not help where the plan of the site is full.
      UsysUserLimitReached: 'NOT_ALLOWED',
      UsysMustUseInvitation: 'USE_INVITE_EMAIL',
      UsysDuplicateEmail: 'EMAIL_ALREADY_EXIST',
      UsysInvalidEmail: 'INVALID_EMAIL',
      UsysInvalidPassword: 'INVALID_PASSWORD',
      UsysInvalidToken: 'NOT_VERIFIED',
      UsysExpiredToken: 'EXPIRED_TOKEN',
    },
    copies: {
      GENERAL_ERROR: ['retry', `We could not sign you up. ${AGAIN}`],
      VALIDATION_FAILED,
      NOT_ALLOWED: ['none', 'You are not allowed to access this site. Please contact the admin.'],
      USE_INVITE_EMAIL: ['edit', 'Please use the same e-mail address the invite was sent to.'],
      EMAIL_ALREADY_EXIST: ['edit', 'This e-mail address already exists. Log in or reset your password.'],
      INVALID_EMAIL: ['edit', 'This e-mail address is invalid. Please check it.'],
      INVALID_PASSWORD: TOO_SHORT,
      NOT_VERIFIED: ['retry', `Your account was not verified. ${AGAIN}`],
      EXPIRED_TOKEN: ['none', 'This link has expired. A new link has been sent to your e-mail.'],
      REQUIRED: ['edit', 'Fill out all required fields'],
    },
  },
  'log-in': {
    prefix: 'login-form',
    codes: {
      UsysInvalidCredentials: 'INVALID_EMAIL_OR_PASSWORD',
      UsysUnverifiedEmail: 'NOT_VERIFIED',
      AccountCodeNeeded: 'REQUIRED',
    },
    copies: {
      GENERAL_ERROR: ['retry', `We're having trouble logging you in. ${AGAIN}`],
      INVALID_EMAIL_OR_PASSWORD: ['edit', 'Invalid email or password. Please try again.'],
      NOT_VERIFIED: ['none', 'Please verify your e-mail address. A new link has been sent to your e-mail.'],
      REQUIRED: ['edit', 'Please enter the code.'],
    },
  },
  'reset-password': {
    prefix: 'reset-pw-form',
    codes: {},
    copies: { GENERAL_ERROR: ['retry', `We could not reset your password. ${AGAIN}`] },
  },
  'update-password': {
    prefix: 'update-pw-form',
    codes: { UsysInvalidPassword: 'WEAK_PASSWORD' },
    copies: {
      GENERAL_ERROR: ['retry', `We could not update your password. ${AGAIN}`],
      WEAK_PASSWORD: TOO_SHORT,
    },
  },
  account: {
    prefix: 'account-update-form',
    codes: { UsysInvalidUserData: 'VALIDATION_FAILED' },
    copies: {
      GENERAL_ERROR: ['retry', `We could not update your account. ${AGAIN}`],
      VALIDATION_FAILED,
    },
  },
}

/** The problem for an error of an account form; unknown codes give its general error. */
export const accountProblem = (form: AccountForm, { code }: ServerError): Problem<AccountKey> =>
  accountFacts(form, lookUp(ACCOUNT_ERRORS[form].codes, code) ?? 'GENERAL_ERROR')

/**
 * A problem that the page finds by itself, such as an empty required field. A key without a text in this form
 * gives its general error.
 */
export const accountFacts = (form: AccountForm, wanted: AccountKey): Problem<AccountKey> =>
  formFacts<AccountKey>(ACCOUNT_ERRORS[form], wanted)

/** The entry of a key in a form's table; the general error if it has none. */
export function formFacts<Key extends string>(
  { prefix, copies }: FormErrors<Key>,
  wanted: Key | 'GENERAL_ERROR',
): Problem<Key | 'GENERAL_ERROR'> {
  const known: Readonly<Partial<Record<string, Copy>>> = copies
  const own = known[wanted]
  const key = own === undefined ? 'GENERAL_ERROR' : wanted
  const [recovery, text] = own ?? copies.GENERAL_ERROR
  return { category: key, key, recovery, names: accountNames(prefix, key), text }
}

/**
 * The names under which an owner's text may be stored. Pages turn only the first underscore of the key into a
 * hyphen (`-email-already_exist`); the name with hyphens throughout is accepted too
 * (reference/accounts#errors).
 */
function accountNames(prefix: string, key: string): readonly string[] {
  const name = key.toLowerCase()
  return [...new Set([`${prefix}-${name.replace('_', '-')}`, `${prefix}-${name.replaceAll('_', '-')}`])]
}
