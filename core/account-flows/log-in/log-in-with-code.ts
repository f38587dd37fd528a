import type { AccountEntrance } from '../../ports/accounts/account-gateway.port.js'
import type { AccountWaysIn } from '../../ports/accounts/account-ways-in.port.js'
import type { Answer } from '../../ports/gateway-failure.port.js'
import type { CredentialsWithCode } from './log-in.service.js'

/** Logs in with the password, and with the code of the second factor if one is given. */
export const logInWithOrWithoutCode =
  (entrance: Pick<AccountEntrance, 'logIn'>, ways: Pick<AccountWaysIn, 'logInWithCode'> | undefined) =>
  ({ code, ...credentials }: CredentialsWithCode): Answer<unknown> =>
    code && ways ? ways.logInWithCode({ ...credentials, code }) : entrance.logIn(credentials)
