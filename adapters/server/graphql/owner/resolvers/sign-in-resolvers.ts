import { GraphQLError } from 'graphql'
import type { OwnerProblem } from '../../../../../core/owners/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import type { NewOwnerSession } from '../../../../../core/use-cases/owner/owner-ports.js'
import { endSession, signOut } from '../../../../../core/use-cases/owner/sessions.js'
import {
  beginPasskeySignIn,
  signIn,
  signInWithPasskey,
  useCode,
} from '../../../../../core/use-cases/owner/sign-in.js'
import { signedIn } from '../access.js'
import { changeOnce } from '../values/keyed-change.js'
import type { OwnerContext } from '../owner-services.js'
import { toProblem } from '../values/problems.js'
import { beginInBrowser, sessionValue } from '../values/session-values.js'

const signInAnswer = (context: OwnerContext, done: Result<NewOwnerSession, OwnerProblem>): object =>
  done.ok ? beginInBrowser(context, done.value) : toProblem(done.failure)

/** The answer of a change without a result. */
export const doneAnswer = (done: Result<unknown, OwnerProblem>): object =>
  done.ok ? { __typename: 'Done', done: true } : toProblem(done.failure)

interface SignInInput {
  readonly email: string
  readonly password: string
  readonly code?: string | null
}

interface UseCodeInput {
  readonly code: string
  readonly email: string
  readonly name?: string | null
  readonly password: string
}

interface InputOf<Input> {
  readonly input: Input
}

/** The query of the session. */
export const sessionQuery = (_: unknown, __: unknown, context: OwnerContext) =>
  sessionValue(context, context.current?.owner ?? null)

/** The mutations for signing in and out. */
export const signInMutations = {
  signIn: async (_: unknown, { input }: InputOf<SignInInput>, context: OwnerContext) => {
    const { services, caller } = context
    const { email, password, code = null } = input
    return signInAnswer(context, await signIn(services.realm, caller, { email, password, code }))
  },
  useCode: async (_: unknown, { input }: InputOf<UseCodeInput>, context: OwnerContext) => {
    const { services, caller } = context
    const { name = null, ...rest } = input
    return signInAnswer(context, await useCode(services.realm, caller, { ...rest, name }))
  },
  beginPasskeySignIn: async (_: unknown, __: unknown, { services, caller }: OwnerContext) => {
    const begun = await beginPasskeySignIn(services.realm, caller)
    if (begun.ok) return { options: begun.value }
    throw new GraphQLError(begun.failure.message, { extensions: { code: 'TOO_MANY' } })
  },
  signInWithPasskey: async (_: unknown, { answer }: { readonly answer: unknown }, context: OwnerContext) =>
    signInAnswer(context, await signInWithPasskey(context.services.realm, context.caller, answer)),
  signOut: async (_: unknown, __: unknown, context: OwnerContext) => {
    const done = await signOut(context.services.realm, signedIn(context))
    context.cookie.clear()
    return doneAnswer(done)
  },
  endSession: async (
    _: unknown,
    { key, id = null }: { readonly key: string; readonly id?: string | null },
    context: OwnerContext,
  ) =>
    doneAnswer(
      await changeOnce<void, OwnerProblem>(context, {
        operation: 'endSession',
        key,
        asked: id,
        work: (request) => endSession(context.services.realm, signedIn(context), id, request),
        repeated: async () => ({ ok: true, value: undefined }),
      }),
    ),
}
