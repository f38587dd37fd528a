import type { AccountEntry, AccountValue } from '../../../core/accounts/index.js'
import { mapResult, ok } from '../../../core/shared/index.js'
import { answersTo, entrance, intruder, profile, selfService } from './broken-accounts.js'
import type { BreakOpened, Mutant } from './broken-gateway.js'

type Ending = 'confirmEmail' | 'deleteAccount' | 'changePassword'

/** Marks the links to a member's address as ended after the call succeeded. */
const marksEnd =
  (name: Ending): BreakOpened =>
  (opened, world) =>
    selfService((real) => ({
      [name]: async (...values: never[]) => {
        const user = await opened.accounts.readUser()
        const call = real[name] as (...given: never[]) => Promise<{ readonly ok: boolean }>
        const answer = await call(...values)
        if (answer.ok && user.ok) world.memory.set(`ended ${user.value?.email}`, true)
        return answer
      },
    }))(opened, world)

/** Takes a mailed link that has ended with its address, its account or a password. */
const linkOutlives =
  (kind: 'reset' | 'link', ending: Ending): BreakOpened =>
  (opened, world) => {
    const keep = async (email: string): Promise<void> => {
      for (const mail of (await world.fixture.mailsTo?.(email)) ?? [])
        if (mail.kind === kind) world.memory.set(`token ${mail.token}`, email)
    }
    const lives = (token: string): boolean =>
      world.memory.has(`ended ${String(world.memory.get(`token ${token}`))}`)
    const marked = { ...opened, ...marksEnd(ending)(opened, world) }
    return {
      ...entrance((real) => ({
        resetPassword: async (email) => {
          const answer = await real.resetPassword(email)
          await keep(email)
          return answer
        },
        updatePassword: async (change) => {
          const answer = await real.updatePassword(change)
          return answersTo(answer, 'UsysInvalidToken') && lives(change.token)
            ? ok(intruder(world, 'x@example.com'))
            : answer
        },
      }))(marked, world),
      ...selfService((real) => ({
        sendLink: async (wanted) => {
          const answer = await real.sendLink(wanted)
          await keep(wanted.email)
          return answer
        },
        openLink: async (link) => {
          const answer = await real.openLink(link)
          return answersTo(answer, 'UsysInvalidToken') && lives(link.token)
            ? ok({ ...intruder(world, 'x@example.com'), redirectPath: null })
            : answer
        },
      }))(marked, world),
    }
  }

/** Shortens a time to seconds. */
const inSeconds = (ms: number): number => Math.floor(ms / 1000)

/**
 * Mistakes of engines in a member's belongings, and in the end of access with a password, an address or an
 * account.
 */
export const HOLDER_MUTANTS: readonly Mutant[] = [
  {
    breaks: 'other sessions of a deleted account live on',
    by: (opened, world) => ({
      accounts: {
        ...opened.accounts,
        readUser: async () => {
          const answer = await opened.accounts.readUser()
          if (answer.ok && answer.value !== null) world.memory.set(`user ${world.visitor}`, answer)
          const known = world.memory.get(`user ${world.visitor}`) as typeof answer | undefined
          return known?.ok &&
            world.memory.has(`deleted ${known.value?.email}`) &&
            !world.memory.has(`deleter ${world.visitor}`)
            ? known
            : answer
        },
      },
      ...selfService((real) => ({
        deleteAccount: async () => {
          const user = await opened.accounts.readUser()
          const answer = await real.deleteAccount()
          if (!answer.ok || !user.ok) return answer
          world.memory.set(`deleted ${user.value?.email}`, true)
          world.memory.set(`deleter ${world.visitor}`, true)
          return answer
        },
      }))(opened, world),
    }),
  },
  {
    breaks: 'a link for a password outlives the address it was mailed to',
    by: linkOutlives('reset', 'confirmEmail'),
  },
  { breaks: 'a link for a password outlives its account', by: linkOutlives('reset', 'deleteAccount') },
  {
    breaks: 'a link to log in outlives a changed password',
    by: linkOutlives('link', 'changePassword'),
  },
  { breaks: 'a link to log in outlives its account', by: linkOutlives('link', 'deleteAccount') },
  {
    breaks: 'an export holds the password',
    by: (opened, world) => ({
      ...entrance((real) => ({
        logIn: (credentials) => {
          world.memory.set(`password ${credentials.email}`, credentials.password)
          return real.logIn(credentials)
        },
      }))(opened, world),
      ...selfService((real) => ({
        exportAccount: async () => {
          const user = await opened.accounts.readUser()
          const password = user.ok ? world.memory.get(`password ${user.value?.email}`) : undefined
          return mapResult(await real.exportAccount(), (all) => ({ ...all, password }))
        },
      }))(opened, world),
    }),
  },
  {
    breaks: 'every member agrees to be written to',
    by: entrance((real) => ({ signUp: (form) => real.signUp({ ...form, acceptCommunications: true }) })),
  },
  {
    breaks: 'what one member writes is shown to all',
    by: profile((real, { memory }) => ({
      updateAccount: async (entries: readonly AccountEntry[]) => {
        const answer = await real.updateAccount(entries)
        if (answer.ok)
          for (const { id, value } of entries)
            memory.set(`field ${id}`, { value: value?.tag === 'text' && value.text !== '' ? value : null })
        return answer
      },
      readAccount: async (fields) =>
        mapResult(await real.readAccount(fields), (account) => {
          if (account === null) return null
          const kept = fields.flatMap(({ id }) => {
            const written = memory.get(`field ${id}`) as { readonly value: AccountValue } | undefined
            return written === undefined ? [] : [[id, written.value] as const]
          })
          return { ...account, values: { ...account.values, ...Object.fromEntries(kept) } }
        }),
    })),
  },
  {
    breaks: 'the end of a session is reported in seconds',
    by: entrance((real) => ({
      logIn: async (credentials) =>
        mapResult(await real.logIn(credentials), (entered) => ({
          ...entered,
          session: entered.session && {
            ...entered.session,
            expiresAtMs: inSeconds(entered.session.expiresAtMs),
          },
        })),
    })),
  },
  {
    breaks: 'the end of a subscription is reported in seconds',
    by: profile((real) => ({
      readSubscriptions: async () =>
        mapResult(await real.readSubscriptions(), (all) =>
          all.map((each) => ({
            ...each,
            canceledOnMs: each.canceledOnMs === null ? null : inSeconds(each.canceledOnMs),
          })),
        ),
    })),
  },
  {
    breaks: 'a sign-up forgets the name',
    by: entrance((real) => ({
      signUp: async (form) =>
        mapResult(await real.signUp({ ...form, name: '' }), (user) => ({ ...user, name: form.name })),
    })),
  },
  {
    breaks: 'a sign-up forgets the fields of the owner',
    by: entrance((real) => ({
      signUp: async (form) => {
        const isRefused = form.entries.some(({ value }) => value?.tag === 'text' && value.text.length > 20)
        return real.signUp(isRefused ? form : { ...form, entries: [] })
      },
    })),
  },
  {
    breaks: 'a new password is cut to 72 characters',
    by: entrance((real) => ({
      updatePassword: (change) => real.updatePassword({ ...change, password: change.password.slice(0, 72) }),
    })),
  },
  {
    breaks: 'a changed password is cut to 72 characters',
    by: selfService((real) => ({
      changePassword: (change) => real.changePassword({ ...change, password: change.password.slice(0, 72) }),
    })),
  },
  {
    breaks: 'a member was made in seconds',
    by: entrance((real) => ({
      logIn: async (credentials) =>
        mapResult(await real.logIn(credentials), (entered) => ({
          ...entered,
          user: { ...entered.user, createdOnMs: inSeconds(entered.user.createdOnMs) },
        })),
    })),
  },
  {
    breaks: 'an address is changed to one that was taken meanwhile',
    by: selfService((real) => ({
      confirmEmail: async (token) => {
        const answer = await real.confirmEmail(token)
        return answersTo(answer, 'UsysNotLoggedIn') ? answer : ok(undefined)
      },
    })),
  },
]
