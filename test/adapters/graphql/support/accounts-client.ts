import { parseSetCookie } from 'cookie'
import {
  createAccountOperations,
  createSelfServiceOperations,
} from '../../../../adapters/graphql/client/index.js'
import type { Connection } from '../../../../adapters/graphql/client/index.js'
import type { AccountEntrance, NewIdentity } from '../../../../core/ports/accounts/account-gateway.port.js'
import type { Backend } from '../../../../core/ports/backend.port.js'
import type { Answer } from '../../../../core/ports/gateway-failure.port.js'
import { sessionId, visitorId } from '../../../../core/ports/visitor.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import { mapResult } from '../../../../core/shared/index.js'
import { clientOf, secrets } from './site.js'

interface Browser {
  readonly jar: Map<string, string>
  readonly connection: Connection
}

/** A browser that already has the secrets of a visitor. */
function browserOf(url: string, { id, session }: Visitor): Browser {
  const jar = new Map<string, string>([['vitrine_visitor', secrets.sign(id)]])
  if (session !== undefined) jar.set('vitrine_session', session)
  const connection: Connection = {
    readCookie: (name) => jar.get(name) ?? null,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
      const response = await fetch(new URL(String(input), url), { ...init, headers })
      for (const line of response.headers.getSetCookie()) {
        const { name, value, maxAge } = parseSetCookie(line)
        if (maxAge === 0) jar.delete(String(name))
        else jar.set(String(name), String(value))
      }
      return response
    },
  }
  return { jar, connection }
}

/**
 * The client over real HTTP as the contract of accounts wants it: visitors are known by the secrets that their
 * browsers' cookies hold, which pages themselves never see.
 */
export function accountsClientOf(url: string): Backend {
  return {
    open: (visitor) => {
      const { jar, connection } = browserOf(url, visitor)
      const opened = clientOf(url, {
        connect: () => connection,
        accounts: createAccountOperations,
        selfService: createSelfServiceOperations,
      }).open(visitor)
      const { entrance } = opened
      if (entrance === undefined) throw new Error('the client has no way in')
      const withSecrets = (identity: NewIdentity): NewIdentity => ({
        visitor: secrets.read(jar.get('vitrine_visitor') ?? '')?.id ?? visitorId(''),
        session: identity.session && {
          ...identity.session,
          id: sessionId(jar.get('vitrine_session') ?? ''),
        },
      })
      const logIn: AccountEntrance['logIn'] = async (credentials) =>
        mapResult(await entrance.logIn(credentials), (entered) => ({ ...entered, ...withSecrets(entered) }))
      const updatePassword = async (change: { token: string; password: string }): Answer<NewIdentity> =>
        mapResult(await entrance.updatePassword(change), withSecrets)
      const logOut = async (): Answer<NewIdentity> => mapResult(await entrance.logOut(), withSecrets)
      const { selfService } = opened
      if (selfService === undefined) throw new Error('the client does nothing with accounts')
      return {
        ...opened,
        entrance: { ...entrance, logIn, logOut, updatePassword },
        selfService: {
          ...selfService,
          confirm: async (proof) => mapResult(await selfService.confirm(proof), withSecrets),
          changePassword: async (change) => mapResult(await selfService.changePassword(change), withSecrets),
          openLink: async (link) =>
            mapResult(await selfService.openLink(link), (opened) => ({ ...opened, ...withSecrets(opened) })),
          logInWithCode: async (credentials) =>
            mapResult(await selfService.logInWithCode(credentials), withSecrets),
          logInWithPasskey: async (answer) =>
            mapResult(await selfService.logInWithPasskey(answer), withSecrets),
          deleteAccount: async () => mapResult(await selfService.deleteAccount(), withSecrets),
        },
      }
    },
  }
}
