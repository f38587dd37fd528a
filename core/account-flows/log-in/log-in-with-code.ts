import type { AccountEntrance } from '../../ports/accounts/account-gateway.port.js'
import type { AccountLogInMethods } from '../../ports/accounts/account-log-in-methods.port.js'
import type { Answer } from '../../ports/gateway-failure.port.js'
import type { CredentialsWithCode } from './log-in.service.js'

/** Logs in with the password, and with the code of the second factor if one is given. */
export const logInWithOrWithoutCode =
  (entrance: Pick<AccountEntrance, 'logIn'>, ways: Pick<AccountLogInMethods, 'logInWithCode'> | undefined) =>
  ({ code, ...credentials }: CredentialsWithCode): Answer<unknown> =>
    code && ways ? ways.logInWithCode({ ...credentials, code }) : entrance.logIn(credentials)
