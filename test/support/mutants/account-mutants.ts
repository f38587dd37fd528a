import { mapResult, ok } from '../../../core/shared/index.js'
import {
  answersTo,
  entersAs,
  entrance,
  hearsPasswords,
  intruder,
  keepsUsers,
  refused,
} from './broken-accounts.js'
import type { Mutant } from './broken-gateway.js'

/** The password of a sign-up logs in for ever. */
const firstPasswordsCount = entrance((real, world) => ({
  ...hearsPasswords(real, world),
  logIn: async (credentials) => {
    const answer = await real.logIn(credentials)
    return answersTo(answer, 'UsysInvalidCredentials') &&
      world.memory.get(`password ${credentials.email}`) === credentials.password
      ? ok(intruder(world, credentials.email))
      : answer
  },
}))

/** Rules of logging in and out, of signing up and of the links in mails. */
export const ACCOUNT_MUTANTS: readonly Mutant[] = [
  {
    breaks: 'a log-in keeps the secret of before',
    by: entrance((real, { self }) => ({
      logIn: async (credentials) =>
        mapResult(await real.logIn(credentials), (identity) => ({ ...identity, visitor: self.id })),
    })),
  },
  {
    breaks: 'the secret of before a log-in still opens the cart',
    by: (opened, { memory, fixture, visitor }) => {
      const after = memory.get(visitor) as Parameters<typeof fixture.backend.open>[0] | undefined
      if (after !== undefined) return { commerce: fixture.backend.open(after).commerce }
      const { entrance: real } = opened
      return real === undefined
        ? {}
        : {
            entrance: {
              ...real,
              logIn: async (credentials) =>
                mapResult(await real.logIn(credentials), (identity) => {
                  memory.set(visitor, entersAs(identity))
                  return identity
                }),
            },
          }
    },
  },
  {
    breaks: 'what lies in the cart is lost at a log-in',
    by: entrance((_real, { fixture }) => ({
      logIn: (credentials) => fixture.backend.open(fixture.newVisitor()).entrance!.logIn(credentials),
    })),
  },
  {
    breaks: 'a log-out empties the cart of the member',
    by: (opened) => ({
      ...entrance((real) => ({
        logOut: async () => {
          const cart = await opened.commerce.readCart()
          for (const { sku } of (cart.ok ? cart.value.order?.items : null) ?? [])
            await opened.commerce.updateItem({ skuId: sku.id, count: 0 })
          return real.logOut()
        },
      }))(opened, {} as never),
    }),
  },
  {
    breaks: 'a log-out ends no session',
    by: entrance((_real, { fixture }) => ({
      logOut: async () => ok({ visitor: fixture.newVisitor().id, session: null }),
    })),
  },
  {
    breaks: 'an unknown address gets another answer than a wrong password',
    by: entrance((real, { fixture }) => ({
      logIn: async (credentials) => {
        const answer = await real.logIn(credentials)
        return !answer.ok && credentials.email !== fixture.account?.email
          ? refused('UsysUnknownEmail')
          : answer
      },
    })),
  },
  {
    breaks: 'any password logs in',
    by: entrance((real, { fixture }) => ({
      logIn: async (credentials) => {
        const answer = await real.logIn(credentials)
        return !answer.ok && credentials.email === fixture.account?.email
          ? real.logIn(fixture.account)
          : answer
      },
    })),
  },
  {
    breaks: 'a log-in tells upper case in addresses apart',
    by: entrance((real) => ({
      logIn: async (credentials) =>
        credentials.email === credentials.email.toLowerCase()
          ? real.logIn(credentials)
          : refused('UsysInvalidCredentials'),
    })),
  },
  {
    breaks: 'an address that is not verified logs in',
    by: entrance((real, world) => ({
      logIn: async (credentials) => {
        const answer = await real.logIn(credentials)
        return answersTo(answer, 'UsysUnverifiedEmail') ? ok(intruder(world, credentials.email)) : answer
      },
    })),
  },
  {
    breaks: 'a sign-up logs in at once',
    by: (opened, { memory, visitor }) => ({
      ...entrance((real) => ({
        signUp: (form) => {
          memory.set(visitor, form.email)
          return real.signUp(form)
        },
      }))(opened, {} as never),
      accounts: {
        ...opened.accounts,
        readUser: async () =>
          memory.has(visitor)
            ? ok({ id: 'x', email: String(memory.get(visitor)), groups: [] })
            : opened.accounts.readUser(),
      },
    }),
  },
  {
    breaks: 'the link of a verification works twice',
    by: entrance((real, { memory }) => ({
      verifyEmail: async (link) => {
        const answer = await real.verifyEmail(link)
        if (answer.ok) memory.set(link.token, true)
        return memory.has(link.token) ? (answer.ok ? answer : ok(null)) : answer
      },
    })),
  },
  {
    breaks: 'any link verifies',
    by: entrance((real) => ({
      verifyEmail: async (link) => {
        const answer = await real.verifyEmail(link)
        return answer.ok ? answer : ok(null)
      },
    })),
  },
  {
    breaks: 'the link of a verification logs in wherever it is opened',
    by: entrance((real, world) => ({
      verifyEmail: async (link) =>
        mapResult(await real.verifyEmail(link), (identity) => identity ?? intruder(world, 'x@example.com')),
    })),
  },
  {
    breaks: 'a password that was entered elsewhere still counts after a verification',
    by: firstPasswordsCount,
  },
  {
    breaks: 'an address has an account for each way to write it',
    by: entrance((real, world) => ({
      signUp: async (form) => {
        const answer = await real.signUp(form)
        return answersTo(answer, 'UsysDuplicateEmail') ? ok(intruder(world, form.email).user) : answer
      },
    })),
  },
  {
    breaks: 'a password may be short',
    by: entrance((real) => ({
      signUp: (form) => real.signUp({ ...form, password: form.password.padEnd(8, '-') }),
    })),
  },
  {
    breaks: 'passwords are cut to 72 characters',
    by: entrance((real) => ({
      signUp: (form) => real.signUp({ ...form, password: form.password.slice(0, 72) }),
    })),
  },
  {
    breaks: 'a sign-up cuts what is too long for its field',
    by: entrance((real) => ({ signUp: (form) => real.signUp({ ...form, entries: [] }) })),
  },
  {
    breaks: 'a reset tells that an address has no account',
    by: entrance((real, { memory }) => ({
      signUp: (form) => {
        memory.set(form.email, true)
        return real.signUp(form)
      },
      resetPassword: async (email) =>
        memory.has(email) ? real.resetPassword(email) : refused('UsysInvalidCredentials'),
    })),
  },
  {
    breaks: 'the link for a password works twice',
    by: entrance((real, { memory }) => ({
      updatePassword: async (change) => {
        const answer = await real.updatePassword(change)
        if (answer.ok) memory.set(change.token, answer)
        return answersTo(answer, 'UsysInvalidToken')
          ? ((memory.get(change.token) ?? answer) as typeof answer)
          : answer
      },
    })),
  },
  {
    breaks: 'any link sets a password',
    by: entrance((real, world) => ({
      updatePassword: async (change) => {
        const answer = await real.updatePassword(change)
        return answersTo(answer, 'UsysInvalidToken') ? ok(intruder(world, 'x@example.com')) : answer
      },
    })),
  },
  {
    breaks: 'the sessions of before outlive a password that was reset',
    by: keepsUsers,
  },
  {
    breaks: 'a reset keeps the password of before',
    by: firstPasswordsCount,
  },
]
