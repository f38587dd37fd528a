import type { BrokenRule } from '../../accounts/index.js'
import type { GatewayFailure } from '../../ports/gateway-failure.port.js'
import { err } from '../../shared/index.js'

/** A refusal in the words of servers (reference/errors#accounts). */
export const refuse = (
  code: string,
  message: string,
  more: {
    readonly problem?: string
    readonly failedValidations?: readonly BrokenRule[]
    readonly waitS?: number
  } = {},
) =>
  err<GatewayFailure>({
    tag: 'rejected',
    code,
    message,
    problems: more.problem === undefined ? [] : [{ type: more.problem }],
    ...(more.failedValidations && { failedValidations: more.failedValidations }),
    ...(more.waitS && { waitS: more.waitS }),
  })

/** The same for an unknown address, a wrong password and a banned member. */
export const wrongCredentials = refuse('UsysInvalidCredentials', 'Wrong e-mail address or password.')

export const notAllowed = refuse('UsysUnauthorizedEmail', 'You are not allowed to access this site.')

export const siteIsFull = refuse('UsysUserLimitReached', 'This site takes no more members.')

export const notLoggedIn = refuse('UsysNotLoggedIn', 'You are not logged in.')

export const invalidToken = refuse('UsysInvalidToken', 'This link is not valid, or was used before.')

export const linkExpired = refuse('UsysExpiredToken', 'This link has expired. Please ask for a new one.')

export const notAnAddress = refuse('UsysInvalidEmail', 'This is not an e-mail address.')

export const expiredToken = refuse(
  'UsysExpiredToken',
  'This link has expired. A new one is on its way by mail.',
)

export const tooMany = refuse(
  'TooManyRequests',
  'That was tried too often. Please wait a little and try again.',
  { waitS: 15 * 60 },
)

/** Too many log-ins are waiting to be handled within seconds. */
export const busy = refuse(
  'TooManyRequests',
  'Many people are logging in right now. Please wait a little and try again.',
  { waitS: 5 },
)

export const proofNeeded = refuse(
  'AccountProofNeeded',
  'Please confirm with your password that it is you, or log in again.',
)

export const wrongPassword = refuse('AccountWrongPassword', 'This is not your current password.')

export const codeNeeded = refuse('AccountCodeNeeded', 'Please enter the code of your authenticator app.')

export const wrongCode = refuse('AccountWrongCode', 'This code is not right, or was used before.')
