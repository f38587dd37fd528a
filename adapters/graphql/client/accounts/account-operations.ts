import { COMMON_FIELDS } from '../../../../core/accounts/index.js'
import type { AccountFieldName } from '../../../../core/accounts/index.js'
import type {
  AccountEntrance,
  AccountGateway,
  AccountForms,
} from '../../../../core/ports/accounts/account-gateway.port.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { Answer } from '../../../../core/ports/gateway-failure.port.js'
import { mapResult, ok, toRecord } from '../../../../core/shared/index.js'
import {
  BEGIN_UPLOAD,
  LOG_IN,
  LOG_OUT,
  READ_ACCOUNT_FIELDS,
  READ_USER,
  RESET_PASSWORD,
  SIGN_UP,
  UPDATE_PASSWORD,
  VERIFY_EMAIL,
} from '../../protocol/index.js'
import type { Operation } from '../../protocol/index.js'
import { parseValues, selectionOf, toWireData } from './account-data.js'
import { ask, isDone } from '../transport/ask.js'
import { enteredNow, LOGGED_OUT } from './own-identity.js'
import { parseEnteredUser, parseField, parseSiteUser, parseUpload } from '../parse/parse-account.js'
import { asTime, everyOf } from '../parse/reading.js'
import type { SendBatch } from '../transport/transport.js'

/** The operations of a page on a visitor's account over the protocol. */
export interface PageOperations {
  readonly readUser: AccountGateway['readUser']
  readonly entrance: AccountEntrance
  readonly profile: AccountForms
}

const siteUserOf = (site: unknown): unknown => toRecord(site)['siteUser']

function createEntrance(send: SendBatch, clock: Pick<Clock, 'wallTime'>): AccountEntrance {
  const entered = () => enteredNow(clock)
  const done = async <A, V>(
    operation: Operation<A, V>,
    variables: V,
    field: keyof A & string,
  ): Answer<true> => ask(send, operation, variables, field, isDone)
  return {
    logIn: async ({ email, password }) =>
      mapResult(
        await ask(send, LOG_IN, { email, authPassword: password }, 'usysCreateSession', parseEnteredUser),
        (user) => ({ ...entered(), user }),
      ),
    logOut: async () => mapResult(await done(LOG_OUT, {}, 'usysDestroySession'), () => LOGGED_OUT),
    signUp: ({ password, entries, inviteToken, captchaToken, redirectPath, ...form }) =>
      ask(
        send,
        SIGN_UP,
        {
          ...form,
          authPassword: password,
          ...(inviteToken !== null && { inviteToken }),
          ...(captchaToken !== null && { captchaToken }),
          ...(redirectPath !== null && { redirectPath }),
          ...(entries.length > 0 && { data: toWireData(entries) }),
        },
        'usysCreateUser',
        parseEnteredUser,
      ),
    verifyEmail: async ({ token, redirectPath }) =>
      mapResult(
        await done(VERIFY_EMAIL, { verifyToken: token, redirectPath }, 'usysVerifyEmail'),
        () => null,
      ),
    resetPassword: async (email) =>
      mapResult(await done(RESET_PASSWORD, { email }, 'usysResetPassword'), () => undefined),
    updatePassword: async ({ password, token }) =>
      mapResult(
        await done(UPDATE_PASSWORD, { authPassword: password, token }, 'usysUpdatePassword'),
        entered,
      ),
  }
}

/** A query for the given fields, in the form of pages; it always includes the common ones. */
const accountQuery = (
  fields: readonly AccountFieldName[],
): Operation<{ readonly site: unknown }, object> => ({
  name: 'FetchUser',
  kind: 'query',
  text: `query FetchUser{site{id siteUser{id createdOn data{${selectionOf(fields)}}}}}`,
})

const updateMutation = (
  fields: readonly AccountFieldName[],
): Operation<{ readonly usysUpdateUserData: unknown }, object> => ({
  name: 'UpdateUsysUserData',
  kind: 'mutation',
  text:
    'mutation UpdateUsysUserData($data:usys_update_user_data!){usysUpdateUserData(data:$data)' +
    `{data{${selectionOf(fields)}}}}`,
})

const withCommon = (fields: readonly AccountFieldName[]): readonly AccountFieldName[] => {
  const common = Object.values<AccountFieldName>(COMMON_FIELDS)
  return [...common, ...fields.filter(({ id }) => !common.some((one) => one.id === id))]
}

function createProfile(send: SendBatch): AccountForms {
  return {
    readFields: () =>
      ask(send, READ_ACCOUNT_FIELDS, {}, 'site', (site) =>
        everyOf(toRecord(site)['usysFieldSchema'], parseField),
      ),
    readAccount: async (fields) => {
      const asked = withCommon(fields)
      const answer = await ask(send, accountQuery(asked), {}, 'site', (site) => {
        const user = siteUserOf(site)
        if (user === null) return { account: null }
        const { id, createdOn, data } = toRecord(user)
        if (typeof id !== 'string') return null
        return { account: { id, createdOnMs: asTime(createdOn) ?? 0, values: parseValues(asked, data) } }
      })
      return mapResult(answer, ({ account }) => account)
    },
    updateAccount: (entries) =>
      entries.length === 0
        ? Promise.resolve(ok({}))
        : ask(send, updateMutation(entries), { data: toWireData(entries) }, 'usysUpdateUserData', (input) => {
            const { data } = toRecord(input)
            return data === undefined || data === null ? null : parseValues(entries, data)
          }),
    beginUpload: (file) => ask(send, BEGIN_UPLOAD, file, 'usysGetUploadURL', parseUpload),
  }
}

/** One visitor's account for every page with accounts. `send` sends to `ACCOUNT_ENDPOINT`. */
export const createPageOperations = (send: SendBatch, clock: Pick<Clock, 'wallTime'>): PageOperations => ({
  readUser: async () =>
    mapResult(
      await ask(send, READ_USER, {}, 'site', (site) => {
        const user = siteUserOf(site)
        if (user === null) return { user: null }
        const read = parseSiteUser(user)
        return read === null ? null : { user: read }
      }),
      ({ user }) => user,
    ),
  entrance: createEntrance(send, clock),
  profile: createProfile(send),
})
