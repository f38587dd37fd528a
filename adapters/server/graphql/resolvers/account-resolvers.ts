import { GraphQLError } from 'graphql'
import type { AccountEntry, AccountField } from '../../../../core/accounts/index.js'
import type { AccountProfile, EnteredUser } from '../../../../core/ports/accounts/account-gateway.port.js'
import type { Answer } from '../../../../core/ports/gateway-failure.port.js'
import { projectSubscription } from '../../../../core/account-flows/index.js'
import type {
  MutationEcommerceCancelSubscriptionForSiteUserArgs,
  MutationUsysCreateSessionArgs,
  MutationUsysCreateUserArgs,
  MutationUsysGetUploadUrlArgs,
  MutationUsysResetPasswordArgs,
  MutationUsysUpdatePasswordArgs,
  MutationUsysUpdateUserDataArgs,
  MutationUsysVerifyEmailArgs,
} from '../../../graphql/protocol/server.js'
import { dataFields, readEntries } from './account-data.js'
import type { ResolverContext } from './mutation-resolvers.js'
import { noAccounts } from '../request-scope.js'

const timeText = (timeMs: number | null): string | null =>
  timeMs === null ? null : new Date(timeMs).toISOString()

const toUser = ({ createdOnMs, ...user }: EnteredUser) => ({ ...user, createdOn: timeText(createdOnMs) })

function entriesOf(data: unknown): readonly AccountEntry[] {
  const { entries, unreadable } = readEntries(data)
  if (unreadable.length === 0) return entries
  throw new GraphQLError('Some values do not fit their fields.', {
    extensions: {
      code: 'UsysInvalidUserData',
      failedValidations: unreadable.map((fieldId) => ({ fieldId, name: 'Type' })),
    },
  })
}

const askProfile = <T>(
  { scope }: ResolverContext,
  ask: (profile: AccountProfile) => Answer<T>,
): Promise<T> => {
  const profile = scope.profile()
  if (profile === null) throw noAccounts()
  return scope.settle(ask(profile))
}

/** Every mutation of visitor accounts as a call of the back end (reference/wire-protocol#accounts). */
export const accountMutations = {
  usysCreateSession: async (
    _: unknown,
    { email, authPassword: password }: MutationUsysCreateSessionArgs,
    { scope }: ResolverContext,
  ) => ({ user: toUser((await scope.enter((entrance) => entrance.logIn({ email, password }))).user) }),

  usysDestroySession: async (_: unknown, __: unknown, { scope }: ResolverContext) => {
    await scope.enter((entrance) => entrance.logOut())
    return { ok: true }
  },

  usysCreateUser: async (_: unknown, args: MutationUsysCreateUserArgs, { scope }: ResolverContext) => {
    const user = await scope.enter((entrance) =>
      entrance.signUp({
        email: args.email,
        name: args.name,
        password: args.authPassword,
        acceptPrivacy: args.acceptPrivacy ?? false,
        acceptCommunications: args.acceptCommunications ?? false,
        inviteToken: args.inviteToken || null,
        captchaToken: args.captchaToken || null,
        redirectPath: args.redirectPath || null,
        entries: entriesOf(args.data),
      }),
    )
    return { user: toUser(user) }
  },

  usysVerifyEmail: async (
    _: unknown,
    { verifyToken: token, redirectPath }: MutationUsysVerifyEmailArgs,
    { scope }: ResolverContext,
  ) => {
    await scope.enter((entrance) => entrance.verifyEmail({ token, redirectPath: redirectPath || null }))
    return { ok: true }
  },

  usysResetPassword: async (
    _: unknown,
    { email }: MutationUsysResetPasswordArgs,
    { scope }: ResolverContext,
  ) => {
    await scope.enter((entrance) => entrance.resetPassword(email))
    return { ok: true }
  },

  usysUpdatePassword: async (
    _: unknown,
    { authPassword: password, token }: MutationUsysUpdatePasswordArgs,
    { scope }: ResolverContext,
  ) => {
    await scope.enter((entrance) => entrance.updatePassword({ password, token }))
    return { ok: true }
  },

  usysUpdateUserData: async (
    _: unknown,
    { data }: MutationUsysUpdateUserDataArgs,
    context: ResolverContext,
  ) => {
    const entries = entriesOf(data)
    return { data: await askProfile(context, (profile) => profile.updateAccount(entries)) }
  },

  usysGetUploadURL: async (_: unknown, file: MutationUsysGetUploadUrlArgs, context: ResolverContext) => {
    const { url, fields, key } = await askProfile(context, (profile) => profile.beginUpload(file))
    return { presignedPOST: { url, fields }, key }
  },

  ecommerceCancelSubscriptionForSiteUser: async (
    _: unknown,
    { subscriptionId }: MutationEcommerceCancelSubscriptionForSiteUserArgs,
    context: ResolverContext,
  ) => {
    await askProfile(context, (profile) => profile.cancelSubscription(subscriptionId))
    return { ok: true }
  },
} as const

const toField = ({ id, name, slug, type, required, rules }: AccountField) => ({
  id,
  name,
  slug,
  type,
  required,
  validations: rules,
})

/** The account queries of pages. */
export const accountReads = {
  siteUser: async (_: unknown, __: unknown, context: ResolverContext) => {
    const { scope } = context
    const profile = scope.profile()
    if (profile === null) return null
    const account = await scope.settle(profile.readAccount(await scope.settle(profile.readFields())))
    if (account === null) return null
    return {
      id: account.id,
      createdOn: timeText(account.createdOnMs),
      data: account.values,
      groups: async () => (await scope.readAccount((accounts) => accounts.readUser()))?.groups ?? [],
    }
  },
  usysFieldSchema: async (_: unknown, __: unknown, { scope }: ResolverContext) => {
    const profile = scope.profile()
    return profile === null ? [] : (await scope.settle(profile.readFields())).map(toField)
  },
  /** A visitor without a log-in has none; this is not an error, since pages ask for every visitor. */
  userSubscriptions: async (_: unknown, __: unknown, { scope }: ResolverContext) => {
    const profile = scope.profile()
    if (profile === null || (await scope.readAccount((accounts) => accounts.readUser())) === null) return []
    return (await scope.settle(profile.readSubscriptions())).map(projectSubscription)
  },
  data: dataFields,
} as const
