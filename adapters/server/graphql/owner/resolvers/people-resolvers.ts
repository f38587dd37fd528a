import type {
  AuditOperation,
  OwnerAccount,
  OwnerProblem,
  OwnerRequest,
  OwnerRole,
} from '../../../../../core/owners/index.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { OWNER_PROBLEMS } from '../../../../../core/owners/index.js'
import { actorOf } from '../../../../../core/use-cases/owner/audit.js'
import {
  changeOwnerRole,
  inviteOwner,
  removeOwner,
} from '../../../../../core/use-cases/owner/manage-owners.js'
import {
  addPasskey,
  beginPasskey,
  beginSecondFactor,
  changePassword,
  readOwnAccess,
  removePasskey,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '../../../../../core/use-cases/owner/own-access.js'
import { GraphQLError } from 'graphql'
import { signedIn } from '../access.js'
import { changeOnce } from '../values/keyed-change.js'
import type { OwnerContext } from '../owner-services.js'
import { toProblem } from '../values/problems.js'
import { ownerValue } from '../values/session-values.js'
import { doneAnswer } from './sign-in-resolvers.js'

const nothing = async (): Promise<Result<void, never>> => ok(undefined)

/** A change of a person's own access, once under its key. */
const own = (
  context: OwnerContext,
  operation: AuditOperation,
  key: string,
  asked: unknown,
  work: (request: OwnerRequest | null) => Promise<Result<void, OwnerProblem>>,
) =>
  changeOnce<void, OwnerProblem>(context, { operation, key, asked, work, repeated: nothing }).then(doneAnswer)

interface PasswordInput {
  readonly key: string
  readonly currentPassword?: string | null
  readonly newPassword: string
}

interface PasskeyInput {
  readonly key: string
  readonly answer: unknown
  readonly name?: string | null
}

interface Keyed {
  readonly key: string
}

/** The queries of people. */
export const peopleQueries = {
  owners: async (_: unknown, __: unknown, { services }: OwnerContext) =>
    (await services.realm.store.load()).owners.map(ownerValue),
  access: async (_: unknown, __: unknown, context: OwnerContext) => {
    const current = signedIn(context)
    const { passkeys, sessions, recoveryCodesLeft } = await readOwnAccess(context.services.realm, current)
    return {
      owner: ownerValue(current.owner),
      hasPassword: current.owner.passwordHash !== null,
      hasSecondFactor: current.owner.factor?.isOn === true,
      recoveryCodesLeft,
      passkeys: passkeys.map(({ id, name, createdMs, usedMs }) => ({
        id,
        name,
        createdAt: createdMs,
        lastUsedAt: usedMs,
      })),
      sessions: sessions.map(({ id, browser, createdMs, usedMs }) => ({
        id,
        browser,
        createdAt: createdMs,
        lastUsedAt: usedMs,
        isThis: id === current.sessionId,
      })),
    }
  },
}

/** The changes of a person's own access. */
export const ownAccessMutations = {
  changePassword: (_: unknown, { input }: { readonly input: PasswordInput }, context: OwnerContext) =>
    // The digest leaves out the password, so the same key changes it once, for any password.
    own(context, 'changePassword', input.key, null, (request) =>
      changePassword(context.services.realm, signedIn(context), request, {
        before: input.currentPassword ?? null,
        after: input.newPassword,
      }),
    ),
  beginPasskey: async (_: unknown, __: unknown, context: OwnerContext) => ({
    options: await beginPasskey(context.services.realm, signedIn(context)),
  }),
  addPasskey: (_: unknown, { input }: { readonly input: PasskeyInput }, context: OwnerContext) =>
    own(context, 'addPasskey', input.key, input.answer, (request) =>
      addPasskey(context.services.realm, signedIn(context), request, {
        answer: input.answer,
        name: input.name ?? null,
      }),
    ),
  removePasskey: (_: unknown, { key, id }: Keyed & { readonly id: string }, context: OwnerContext) =>
    own(context, 'removePasskey', key, id, (request) =>
      removePasskey(context.services.realm, signedIn(context), request, id),
    ),
  beginSecondFactor: async (_: unknown, __: unknown, context: OwnerContext) => {
    const made = await beginSecondFactor(context.services.realm, signedIn(context))
    if (!made.ok) throw new GraphQLError(made.failure.message, { extensions: { code: 'NOT_ALLOWED' } })
    const { secret, uri, qr } = made.value
    return { secret, uri, qrSize: qr.size, qrPath: qr.path }
  },
  turnOnSecondFactor: async (
    _: unknown,
    { key, code }: Keyed & { readonly code: string },
    context: OwnerContext,
  ) => {
    const done = await changeOnce<readonly string[], OwnerProblem>(context, {
      operation: 'turnOnSecondFactor',
      key,
      asked: null,
      work: (request) => turnOnSecondFactor(context.services.realm, signedIn(context), request, code),
      repeated: async () =>
        err({
          tag: 'not-allowed',
          message: 'The second factor is on; its recovery codes are shown only once.',
        }),
    })
    return done.ok ? { __typename: 'RecoveryCodes', codes: done.value } : toProblem(done.failure)
  },
  turnOffSecondFactor: (
    _: unknown,
    { key, code }: Keyed & { readonly code: string },
    context: OwnerContext,
  ) =>
    own(context, 'turnOffSecondFactor', key, null, (request) =>
      turnOffSecondFactor(context.services.realm, signedIn(context), request, code),
    ),
}

interface InviteInput extends Keyed {
  readonly email: string
  readonly name?: string | null
  readonly role: OwnerRole
}

interface PersonInput extends Keyed {
  readonly id: string
  readonly version: number
}

/** The changes of people. */
export const peopleMutations = {
  inviteOwner: async (_: unknown, { input }: { readonly input: InviteInput }, context: OwnerContext) => {
    const { email, name = null, role } = input
    const invited = await inviteOwner(context.services.realm, actorOf(signedIn(context)), {
      email,
      name,
      role,
    })
    if (!invited.ok) return toProblem(invited.failure)
    const { owner, code, expiresMs } = invited.value
    return { __typename: 'OwnerCode', owner: ownerValue(owner), code, expiresAt: expiresMs }
  },
  changeOwnerRole: async (
    _: unknown,
    { input }: { readonly input: PersonInput & { readonly role: OwnerRole } },
    context: OwnerContext,
  ) => {
    const { key, ...asked } = input
    const { realm } = context.services
    const done = await changeOnce<OwnerAccount, OwnerProblem>(context, {
      operation: 'changeOwnerRole',
      key,
      asked,
      work: (request) => changeOwnerRole(realm, actorOf(signedIn(context), request), asked),
      repeated: async () => {
        const owner = (await realm.store.load()).owners.find(({ id }) => id === input.id)
        return owner === undefined ? err(OWNER_PROBLEMS.notFound) : ok(owner)
      },
    })
    return done.ok ? { __typename: 'OwnerChanged', owner: ownerValue(done.value) } : toProblem(done.failure)
  },
  removeOwner: (_: unknown, { input }: { readonly input: PersonInput }, context: OwnerContext) => {
    const { key, ...asked } = input
    return own(context, 'removeOwner', key, asked, (request) =>
      removeOwner(context.services.realm, actorOf(signedIn(context), request), asked),
    )
  },
}
