import type { AccountSelfService } from '../../../../core/ports/accounts/account-self-service.port.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { Answer } from '../../../../core/ports/gateway-failure.port.js'
import { isRecord, mapResult, toRecord } from '../../../../core/shared/index.js'
import {
  ADD_PASSKEY,
  ASK_PASSKEY,
  BEGIN_FACTOR,
  BEGIN_PASSKEY,
  CHANGE_CARD,
  CHANGE_EMAIL,
  CHANGE_PASSWORD,
  CONFIRM_EMAIL,
  CONFIRM_IDENTITY,
  DELETE_ACCOUNT,
  END_SESSIONS,
  EXPORT_ACCOUNT,
  LOG_IN_WITH_CODE,
  LOG_IN_WITH_PASSKEY,
  OPEN_LINK,
  READ_OVERVIEW,
  REMOVE_LOG_IN,
  RENEW_RECOVERY_CODES,
  SEND_LINK,
  TURN_OFF_FACTOR,
  TURN_ON_FACTOR,
} from '../../protocol/index.js'
import type { Operation } from '../../protocol/index.js'
import { ask, isDone } from '../transport/ask.js'
import { enteredNow, LOGGED_OUT } from './own-identity.js'
import { parseCardAnswer } from '../parse/parse-cards.js'
import { parseFactor, parseOverview } from '../parse/parse-overview.js'
import { asText, everyOf } from '../parse/reading.js'
import type { SendBatch } from '../transport/transport.js'

const recordOf = (input: unknown) => (isRecord(input) ? input : null)

const codesOf = (input: unknown): readonly string[] | null => everyOf(input, asText)

/**
 * A member's operations on their account beyond its form, over the site's GraphQL protocol. `send` sends to
 * `ACCOUNT_ENDPOINT`.
 */
export function createSelfServiceOperations(
  send: SendBatch,
  clock: Pick<Clock, 'wallTime'>,
): AccountSelfService {
  const entered = () => enteredNow(clock)
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
    confirm: async ({ password, code }) =>
      mapResult(
        await done(CONFIRM_IDENTITY, { authPassword: password, code }, 'vitrineConfirmIdentity'),
        entered,
      ),
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
      mapResult(await done(DELETE_ACCOUNT, {}, 'vitrineDeleteAccount'), () => LOGGED_OUT),
    logInWithCode: async ({ email, password, code }) =>
      mapResult(
        await done(LOG_IN_WITH_CODE, { email, authPassword: password, code }, 'vitrineLogInWithCode'),
        entered,
      ),
    sendLink: async (to) => mapResult(await done(SEND_LINK, to, 'vitrineSendLink'), nothing),
    openLink: async (link) =>
      mapResult(
        await ask(
          send,
          OPEN_LINK,
          link,
          'vitrineOpenLink',
          (input) => isDone(input) && { redirectPath: asText(toRecord(input)['redirectPath']) },
        ),
        ({ redirectPath }) => ({ ...entered(), redirectPath }),
      ),
    beginFactor: () => ask(send, BEGIN_FACTOR, {}, 'vitrineBeginFactor', parseFactor),
    turnOnFactor: (code) => ask(send, TURN_ON_FACTOR, { code }, 'vitrineTurnOnFactor', codesOf),
    turnOffFactor: async () => mapResult(await done(TURN_OFF_FACTOR, {}, 'vitrineTurnOffFactor'), nothing),
    renewRecoveryCodes: () => ask(send, RENEW_RECOVERY_CODES, {}, 'vitrineRenewRecoveryCodes', codesOf),
    beginPasskey: () => ask(send, BEGIN_PASSKEY, {}, 'vitrineBeginPasskey', recordOf),
    addPasskey: async (passkey) => mapResult(await done(ADD_PASSKEY, passkey, 'vitrineAddPasskey'), nothing),
    removeLogIn: async (id) => mapResult(await done(REMOVE_LOG_IN, { id }, 'vitrineRemoveLogIn'), nothing),
    askPasskey: () => ask(send, ASK_PASSKEY, {}, 'vitrineAskPasskey', recordOf),
    logInWithPasskey: async (answer) =>
      mapResult(await done(LOG_IN_WITH_PASSKEY, { answer }, 'vitrineLogInWithPasskey'), entered),
    changeCard: ({ subscriptionId, provider, token, confirmation }) =>
      ask(
        send,
        CHANGE_CARD,
        { subscriptionId, provider, paymentMethod: token, confirmation },
        'vitrineChangeCard',
        parseCardAnswer,
      ),
    exportAccount: () => ask(send, EXPORT_ACCOUNT, {}, 'vitrineExportAccount', recordOf),
  }
}
