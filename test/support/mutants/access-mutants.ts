import type { AccountEntry } from '../../../core/accounts/index.js'
import type { SiteUser } from '../../../core/ports/accounts/account-gateway.port.js'
import { mapResult, ok } from '../../../core/shared/index.js'
import { answersTo, entrance, hearsPasswords, intruder, profile, selfService } from './broken-accounts.js'
import type { BreakOpened, Mutant, World } from './broken-gateway.js'

/** Accepts a password that only resembles the right one. */
const passwordsAs = (same: (password: string) => string): BreakOpened =>
  entrance((real, world) => ({
    ...hearsPasswords(real, world),
    logIn: async (credentials) => {
      const stored = world.memory.get(`password ${credentials.email}`) as string | undefined
      const isLike = stored !== undefined && same(stored) === same(credentials.password)
      return real.logIn(isLike ? { ...credentials, password: stored } : credentials)
    },
  }))

const textOf = ({ value }: AccountEntry): string => (value?.tag === 'text' ? value.text : '')

/** Treats a field of the account's form as a property of the member. */
const byForm =
  (field: string, madeOf: (text: string) => Partial<SiteUser>): BreakOpened =>
  (opened, world) => {
    const key = `form ${world.visitor} ${field}`
    return {
      ...profile((real) => ({
        updateAccount: async (entries) => {
          const entry = entries.find(({ id }) => id === field)
          if (entry !== undefined) world.memory.set(key, textOf(entry))
          return real.updateAccount(entries)
        },
      }))(opened, world),
      accounts: {
        ...opened.accounts,
        readUser: async () =>
          mapResult(await opened.accounts.readUser(), (user) => {
            const stored = world.memory.get(key)
            return user !== null && typeof stored === 'string' ? { ...user, ...madeOf(stored) } : user
          }),
      },
    }
  }

/** The access of a subscribed member in the right back end. */
const asSubscriber = async ({ fixture, memory }: World) =>
  fixture.backend.open(memory.get('subscriber') as never)

/** Mistakes of engines in passwords, links, sessions, forms and the owners of subscriptions. */
export const ACCESS_MUTANTS: readonly Mutant[] = [
  { breaks: 'passwords are compared without case', by: passwordsAs((password) => password.toLowerCase()) },
  { breaks: 'passwords are trimmed', by: passwordsAs((password) => password.trim()) },
  { breaks: 'passwords are cut to eight characters', by: passwordsAs((password) => password.slice(0, 8)) },
  {
    breaks: 'a log-out ends every session of the member',
    by: (opened, { memory, self }) => {
      const read = opened.accounts.readUser
      const ended = (email: string | undefined) => email !== undefined && memory.has(`ended ${email}`)
      return {
        ...entrance((real) => ({
          logOut: async () => {
            const user = await read()
            if (user.ok && user.value !== null) memory.set(`ended ${user.value.email}`, self)
            return real.logOut()
          },
        }))(opened, {} as never),
        accounts: {
          ...opened.accounts,
          readUser: async () =>
            mapResult(await read(), (user) => (user !== null && ended(user.email) ? null : user)),
        },
      }
    },
  },
  {
    breaks: 'the link of a verification sets a password',
    by: entrance((real, world) => ({
      updatePassword: async (change) => {
        const answer = await real.updatePassword(change)
        if (!answersTo(answer, 'UsysInvalidToken')) return answer
        const isVerification = await real.verifyEmail({ token: change.token, redirectPath: null })
        return isVerification.ok ? ok(intruder(world, 'x@example.com')) : answer
      },
    })),
  },
  {
    breaks: 'the link for a password verifies an address',
    by: entrance((real) => ({
      verifyEmail: async (link) => {
        const answer = await real.verifyEmail(link)
        if (!answersTo(answer, 'UsysInvalidToken')) return answer
        const tried = await real.updatePassword({ token: link.token, password: 'short' })
        return answersTo(tried, 'UsysInvalidPassword') ? ok(null) : answer
      },
    })),
  },
  {
    breaks: 'a link for a password is read without its end',
    by: entrance((real, { fixture, memory }) => ({
      resetPassword: (email) => {
        memory.set('asked', email)
        return real.resetPassword(email)
      },
      updatePassword: async (change) => {
        const mails = (await fixture.mailsTo?.(String(memory.get('asked')))) ?? []
        const like = mails.find(({ kind, token }) => kind === 'reset' && token.startsWith(change.token))
        return real.updatePassword(like === undefined ? change : { ...change, token: like.token })
      },
    })),
  },
  {
    breaks: 'a link for a password outlives the one that was used',
    by: entrance((real, world) => ({
      resetPassword: async (email) => {
        const answer = await real.resetPassword(email)
        for (const { token } of (await world.fixture.mailsTo?.(email)) ?? []) world.memory.set(token, email)
        return answer
      },
      updatePassword: async (change) => {
        const answer = await real.updatePassword(change)
        if (answer.ok) world.memory.delete(change.token)
        const email = world.memory.get(change.token)
        return answersTo(answer, 'UsysInvalidToken') && email !== undefined
          ? ok(intruder(world, String(email)))
          : answer
      },
    })),
  },
  {
    breaks: 'a new password keeps the secret of before',
    by: entrance((real, { self }) => ({
      updatePassword: async (change) =>
        mapResult(await real.updatePassword(change), (identity) => ({ ...identity, visitor: self.id })),
    })),
  },
  {
    breaks: 'a mailed link keeps the secret of before',
    by: selfService((real, { self }) => ({
      openLink: async (link) => {
        const opened = await real.openLink(link)
        return mapResult(opened, (identity) => ({ ...identity, visitor: self.id }))
      },
    })),
  },
  {
    breaks: 'a link for a password outlives a changed password',
    by: entrance((real, world) => ({
      updatePassword: async (change) => {
        const answer = await real.updatePassword(change)
        return answersTo(answer, 'UsysInvalidToken') ? ok(intruder(world, 'x@example.com')) : answer
      },
    })),
  },
  {
    breaks: 'the form of an account changes the address',
    by: byForm('email', (email) => ({ email })),
  },
  {
    breaks: 'the form of an account stores every field',
    by: profile((real, { memory, visitor }) => ({
      updateAccount: (entries) => {
        for (const entry of entries) memory.set(`${visitor} ${entry.id}`, entry.value)
        return real.updateAccount(entries)
      },
      readAccount: async (fields) =>
        mapResult(
          await real.readAccount(fields),
          (account) =>
            account && {
              ...account,
              values: {
                ...account.values,
                ...Object.fromEntries(
                  fields.map(({ id }) => [id, (memory.get(`${visitor} ${id}`) ?? null) as never]),
                ),
              },
            },
        ),
    })),
  },
  {
    breaks: 'the form of an account lets members into groups',
    by: byForm('groups', (group) => ({ groups: [group as never] })),
  },
  {
    breaks: 'members cancel the subscriptions of others',
    by: (opened, world) => ({
      ...profile((real) => ({
        readSubscriptions: async () => {
          const answer = await real.readSubscriptions()
          if (answer.ok) world.memory.set('subscriber', world.self)
          return answer
        },
        cancelSubscription: async (id) => {
          const answer = await real.cancelSubscription(id)
          return answersTo(answer, 'SubscriptionNotFound') && world.memory.has('subscriber')
            ? (await asSubscriber(world)).profile!.cancelSubscription(id)
            : answer
        },
      }))(opened, world),
    }),
  },
  {
    breaks: 'members see the subscriptions of others',
    by: (opened, world) => ({
      ...profile((real) => ({
        readSubscriptions: async () => {
          const answer = await real.readSubscriptions()
          if (answer.ok) world.memory.set('subscriber', world.self)
          return answersTo(answer, 'NoCommerceCustomerFound') && world.memory.has('subscriber')
            ? (await asSubscriber(world)).profile!.readSubscriptions()
            : answer
        },
      }))(opened, world),
    }),
  },
  {
    breaks: 'a month is a day',
    by: profile((real) => ({
      readSubscriptions: async () =>
        mapResult(await real.readSubscriptions(), (all) =>
          all.map((one) => ({ ...one, periodEndMs: one.createdOnMs + 86_400_000 })),
        ),
    })),
  },
  {
    breaks: 'a subscription that is cancelled again has another end',
    by: profile((real, { memory }) => ({
      cancelSubscription: (id) => {
        memory.set(`times ${id}`, Number(memory.get(`times ${id}`) ?? 0) + 1)
        return real.cancelSubscription(id)
      },
      readSubscriptions: async () =>
        mapResult(await real.readSubscriptions(), (all) =>
          all.map((one) => ({
            ...one,
            canceledOnMs: one.canceledOnMs && one.canceledOnMs + Number(memory.get(`times ${one.id}`) ?? 0),
          })),
        ),
    })),
  },
]
