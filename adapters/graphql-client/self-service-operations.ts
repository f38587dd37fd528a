import { SESSION_MS } from '../../core/accounts/index.js'
import type { NewIdentity } from '../../core/ports/account-gateway.port.js'
import type { AccountSelfService } from '../../core/ports/account-self-service.port.js'
import type { Clock } from '../../core/ports/clock.port.js'
import type { Answer } from '../../core/ports/gateway-failure.port.js'
import { sessionId, visitorId } from '../../core/ports/visitor.port.js'
import { isRecord, mapResult, toRecord } from '../../core/shared/index.js'
import {
  CHANGE_EMAIL,
  CHANGE_PASSWORD,
  CONFIRM_EMAIL,
  CONFIRM_IDENTITY,
  DELETE_ACCOUNT,
  END_SESSIONS,
  EXPORT_ACCOUNT,
  READ_OVERVIEW,
} from '../graphql-protocol/index.js'
import type { Operation } from '../graphql-protocol/index.js'
import { ask } from './ask.js'
import { parseOverview } from './parse-overview.js'
import type { SendBatch } from './transport.js'

const isDone = (input: unknown): true | null => (toRecord(input)['ok'] === true ? true : null)

/**
 * What members do with their account beyond its form, over the site's GraphQL protocol. `send` goes to
 * `ACCOUNT_ENDPOINT`.
 */
export function createSelfServiceOperations(
  send: SendBatch,
  clock: Pick<Clock, 'wallTime'>,
): AccountSelfService {
  /** The secrets came in cookies, which scripts cannot read and need not. */
  const identityWith = (session: NewIdentity['session']) => (): NewIdentity => ({
    visitor: visitorId(''),
    session,
  })
  const entered = (): NewIdentity =>
    identityWith({ id: sessionId(''), expiresAtMs: clock.wallTime() + SESSION_MS })()
  const done = <A, V>(operation: Operation<A, V>, variables: V, field: keyof A & string): Answer<true> =>
    ask(send, operation, variables, field, isDone)
  const nothing = (): void => undefined
  return {
    readOverview: async () =>
      mapResult(
        await ask(send, READ_OVERVIEW, {}, 'site', (site) => {
          const overview = toRecord(site)['vitrineAccount']
          if (overview === null) return { overview: null }
          const read = parseOverview(overview)
          return read && { overview: read }
        }),
        ({ overview }) => overview,
      ),
    confirm: async ({ password }) =>
      mapResult(await done(CONFIRM_IDENTITY, { authPassword: password }, 'vitrineConfirmIdentity'), entered),
    changeEmail: async (email) =>
      mapResult(await done(CHANGE_EMAIL, { email }, 'vitrineChangeEmail'), nothing),
    confirmEmail: async (token) =>
      mapResult(await done(CONFIRM_EMAIL, { token }, 'vitrineConfirmEmail'), nothing),
    changePassword: async ({ current, password }) =>
      mapResult(
        await done(
          CHANGE_PASSWORD,
          { authPassword: current, newPassword: password },
          'vitrineChangePassword',
        ),
        entered,
      ),
    endSessions: async (id) => mapResult(await done(END_SESSIONS, { id }, 'vitrineEndSessions'), nothing),
    deleteAccount: async () =>
      mapResult(await done(DELETE_ACCOUNT, {}, 'vitrineDeleteAccount'), identityWith(null)),
    exportAccount: () =>
      ask(send, EXPORT_ACCOUNT, {}, 'vitrineExportAccount', (input) => (isRecord(input) ? input : null)),
  }
}
