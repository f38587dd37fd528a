import type {
  AccountEntrance,
  AccountProfile,
  NewIdentity,
} from '../../core/ports/accounts/account-gateway.port.js'
import type { GatewayFailure } from '../../core/ports/gateway-failure.port.js'
import { visitorId } from '../../core/ports/visitor.port.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'

/** A refusal with a server code, as a back end answers it. */
export const refused = (
  code: string,
  failedValidations: readonly { readonly fieldId: string; readonly name: string }[] = [],
): GatewayFailure => ({ tag: 'rejected', code, message: code, problems: [], failedValidations })

/** No answer came. */
export const UNREACHABLE: GatewayFailure = {
  tag: 'unreachable',
  reason: 'network',
  status: null,
  message: 'The server did not respond.',
}

const IDENTITY: NewIdentity = { visitor: visitorId(''), session: null }

const USER = {
  id: 'user-1',
  email: 'ada@example.org',
  name: 'Ada',
  createdOnMs: 0,
  emailVerified: false,
}

type Call = keyof AccountEntrance | keyof AccountProfile

/** An account gateway whose answers a test sets, and which records its calls. */
export interface ScriptedAccount {
  readonly entrance: AccountEntrance
  readonly profile: AccountProfile
  /** Calls, in order. */
  readonly asked: readonly { readonly call: Call; readonly with: unknown }[]
  /** Sets the answer to this call from now on. */
  readonly answer: (call: Call, answer: Result<unknown, GatewayFailure>) => void
}

const USUAL: Readonly<Record<Call, unknown>> = {
  logIn: { ...IDENTITY, user: USER },
  logOut: IDENTITY,
  signUp: USER,
  verifyEmail: null,
  resetPassword: undefined,
  updatePassword: IDENTITY,
  readFields: [],
  readAccount: null,
  updateAccount: {},
  readSubscriptions: [],
  cancelSubscription: undefined,
  beginUpload: { url: '/uploads', fields: [], key: 'upload-1' },
}

/** Makes an account gateway whose calls all succeed until a test sets another answer. */
export function createScriptedAccount(): ScriptedAccount {
  const asked: { call: Call; with: unknown }[] = []
  const answers = new Map<Call, Result<unknown, GatewayFailure>>()
  const calls = Object.fromEntries(
    (Object.keys(USUAL) as Call[]).map((call) => [
      call,
      async (request: unknown) => {
        asked.push({ call, with: request })
        return answers.get(call) ?? ok(USUAL[call])
      },
    ]),
  )
  const all = calls as unknown as AccountEntrance & AccountProfile
  return { entrance: all, profile: all, asked, answer: (call, answer) => void answers.set(call, answer) }
}

/** A refusal as an answer. */
export const refuse = (...refusal: Parameters<typeof refused>): Result<never, GatewayFailure> =>
  err(refused(...refusal))
