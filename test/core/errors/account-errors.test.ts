import { describe, expect, it } from '@jest/globals'
import { accountErrorAttribute, uploadErrorAttribute } from '../../../core/builder-markup/index.js'
import {
  ACCOUNT_ERRORS,
  accountFacts,
  accountProblem,
  parseServerError,
  problemText,
  subscriptionsOutcome,
  UPLOAD_PROBLEMS,
  uploadFacts,
  uploadProblem,
} from '../../../core/errors/index.js'
import type { AccountForm, AccountKey } from '../../../core/errors/index.js'

const error = (code: string | null) => parseServerError({ code })

describe('errors of the account forms', () => {
  it.each<[AccountForm, string | null, AccountKey, string]>([
    ['sign-up', 'UsysInvalidUserData', 'VALIDATION_FAILED', 'wf-signup-form-validation-failed-error'],
    ['sign-up', 'UsysUnauthorizedEmail', 'NOT_ALLOWED', 'wf-signup-form-not-allowed-error'],
    ['sign-up', 'UsysUserLimitReached', 'NOT_ALLOWED', 'wf-signup-form-not-allowed-error'],
    ['sign-up', 'UsysMustUseInvitation', 'USE_INVITE_EMAIL', 'wf-signup-form-use-invite_email-error'],
    ['sign-up', 'UsysDuplicateEmail', 'EMAIL_ALREADY_EXIST', 'wf-signup-form-email-already_exist-error'],
    ['sign-up', 'UsysInvalidEmail', 'INVALID_EMAIL', 'wf-signup-form-invalid-email-error'],
    ['sign-up', 'UsysInvalidPassword', 'INVALID_PASSWORD', 'wf-signup-form-invalid-password-error'],
    ['sign-up', 'UsysInvalidToken', 'NOT_VERIFIED', 'wf-signup-form-not-verified-error'],
    ['sign-up', 'UsysExpiredToken', 'EXPIRED_TOKEN', 'wf-signup-form-expired-token-error'],
    ['sign-up', 'Other', 'GENERAL_ERROR', 'wf-signup-form-general-error-error'],
    ['sign-up', 'constructor', 'GENERAL_ERROR', 'wf-signup-form-general-error-error'],
    [
      'log-in',
      'UsysInvalidCredentials',
      'INVALID_EMAIL_OR_PASSWORD',
      'wf-login-form-invalid-email_or_password-error',
    ],
    ['log-in', 'UsysUnverifiedEmail', 'NOT_VERIFIED', 'wf-login-form-not-verified-error'],
    ['log-in', 'UsysInvalidPassword', 'GENERAL_ERROR', 'wf-login-form-general-error-error'],
    ['log-in', null, 'GENERAL_ERROR', 'wf-login-form-general-error-error'],
    ['reset-password', 'UsysInvalidEmail', 'GENERAL_ERROR', 'wf-reset-pw-form-general-error-error'],
    ['update-password', 'UsysInvalidPassword', 'WEAK_PASSWORD', 'wf-update-pw-form-weak-password-error'],
    ['update-password', 'UsysExpiredToken', 'GENERAL_ERROR', 'wf-update-pw-form-general-error-error'],
    ['account', 'UsysInvalidUserData', 'VALIDATION_FAILED', 'wf-account-update-form-validation-failed-error'],
    ['account', 'Other', 'GENERAL_ERROR', 'wf-account-update-form-general-error-error'],
  ])('%s: %s is %s, with its text under %s', (form, code, key, attribute) => {
    const problem = accountProblem(form, error(code))
    expect([problem.key, problem.names.map(accountErrorAttribute)[0]]).toEqual([key, attribute])
    expect(problemText(problem)).not.toBe('')
  })

  it('are read from the attribute with hyphens throughout as well', () => {
    const problem = accountProblem('sign-up', error('UsysDuplicateEmail'))
    expect(problem.names.map(accountErrorAttribute)).toEqual([
      'wf-signup-form-email-already_exist-error',
      'wf-signup-form-email-already-exist-error',
    ])
  })

  it('names missing required fields, with the general text of a form as the fallback', () => {
    expect(accountFacts('sign-up', 'REQUIRED').text).toBe('Fill out all required fields')
    expect(accountFacts('reset-password', 'REQUIRED').key).toBe('GENERAL_ERROR')
  })

  it('have a text for every key of a code', () => {
    for (const { codes, copies } of Object.values(ACCOUNT_ERRORS)) {
      for (const key of Object.values(codes)) expect(copies[key]).toBeDefined()
    }
  })

  it('use the words of the specification', () => {
    expect(accountProblem('log-in', error('UsysInvalidCredentials')).text).toBe(
      'Invalid email or password. Please try again.',
    )
    expect(accountProblem('log-in', error('Other')).text).toMatch(/^We're having trouble logging you in/)
    expect(accountProblem('update-password', error('UsysInvalidPassword')).text).toMatch(
      /at least 8 characters/,
    )
  })
})

describe('errors of the subscriptions list', () => {
  it.each([
    [[], 'empty'],
    [['NoCommerceCustomerFound'], 'empty'],
    [['NoCommerceCustomerFound', 'Other'], 'failed'],
    [['Other'], 'failed'],
  ])('%j mean %s', (codes, outcome) => {
    expect(subscriptionsOutcome(codes.map(error))).toBe(outcome)
  })
})

describe('errors of an upload', () => {
  it.each([
    ['EntityTooLarge', 'minsizeerror', 'Upload failed. File too large.'],
    ['EntityTooSmall', 'maxsizeerror', 'Upload failed. File too small.'],
    ['UsysForbiddenFileExtension', 'extensionserror', 'Upload failed. Invalid file type.'],
    ['AccessDenied', 'defaulterror', 'Upload failed. Something went wrong. Please retry.'],
    [null, 'defaulterror', 'Upload failed. Something went wrong. Please retry.'],
  ])('%s is read from %s, with the default: %s', (code, attribute, text) => {
    const problem = uploadProblem(code)
    expect([problem.names.map(uploadErrorAttribute), problem.text]).toEqual([[attribute], text])
  })

  it('include a missing required file', () => {
    expect(uploadFacts('required').text).toBe('Please upload a file.')
    expect(Object.keys(UPLOAD_PROBLEMS)).toHaveLength(5)
  })
})
