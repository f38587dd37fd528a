import type { Visitor } from '../../../core/ports/visitor.port.js'
import { mapResult, ok } from '../../../core/shared/index.js'
import {
  answersTo,
  asFirstMember,
  entrance,
  hearsPasswords,
  intruder,
  keepsUsers,
  refused,
  selfService,
} from './broken-accounts.js'
import type { Mutant, World } from './broken-gateway.js'

/** The access of the visitor who called something first, in the right back end. */
const openedFor = ({ fixture, memory }: World, key: string) =>
  fixture.backend.open(memory.get(key) as Visitor)

/** Rules of account self-service beyond the form. */
export const OWN_ACCOUNT_MUTANTS: readonly Mutant[] = [
  {
    breaks: 'an address changes before its link is opened',
    by: (opened, world) => ({
      ...selfService((real) => ({
        changeEmail: (email) => {
          world.memory.set(`new ${world.visitor}`, email)
          return real.changeEmail(email)
        },
      }))(opened, world),
      accounts: {
        ...opened.accounts,
        readUser: async () =>
          mapResult(await opened.accounts.readUser(), (user) =>
            user === null
              ? null
              : { ...user, email: String(world.memory.get(`new ${world.visitor}`) ?? user.email) },
          ),
      },
    }),
  },
  {
    breaks: 'the link to a new address opens for strangers',
    by: selfService((real, world) => ({
      changeEmail: (email) => {
        world.memory.set('changing', world.self)
        return real.changeEmail(email)
      },
      confirmEmail: async (token) => {
        const answer = await real.confirmEmail(token)
        return answersTo(answer, 'UsysNotLoggedIn') && world.memory.has('changing')
          ? openedFor(world, 'changing').selfService!.confirmEmail(token)
          : answer
      },
    })),
  },
  {
    breaks: 'the link to a new address works twice',
    by: selfService((real, { memory }) => ({
      confirmEmail: async (token) => {
        const answer = await real.confirmEmail(token)
        if (answer.ok) memory.set(token, true)
        return memory.has(token) ? ok(undefined) : answer
      },
    })),
  },
  {
    breaks: 'a change tells that an address is taken',
    by: (opened, world) => ({
      ...entrance((real) => ({ ...hearsPasswords(real, world) }))(opened, world),
      ...selfService((real) => ({
        changeEmail: async (email) =>
          world.memory.has(`password ${email}`) ? refused('UsysDuplicateEmail') : real.changeEmail(email),
      }))(opened, world),
    }),
  },
  {
    breaks: 'a password is changed without the one before',
    by: (opened, world) => ({
      ...entrance((real) => ({ ...hearsPasswords(real, world) }))(opened, world),
      ...selfService((real) => ({
        changePassword: async (change) => {
          const answer = await real.changePassword(change)
          const user = await opened.accounts.readUser()
          const current = world.memory.get(`password ${(user.ok && user.value?.email) || ''}`)
          return answersTo(answer, 'AccountWrongPassword') && typeof current === 'string'
            ? real.changePassword({ ...change, current })
            : answer
        },
      }))(opened, world),
    }),
  },
  { breaks: 'other sessions outlive a changed password', by: keepsUsers },
  {
    breaks: 'the end of the other sessions ends none',
    by: selfService(() => ({ endSessions: async () => ok(undefined) })),
  },
  {
    breaks: 'members end the sessions of others',
    by: selfService((real, { memory, fixture, visitor, self }) => {
      memory.set(`member ${visitor}`, self)
      return {
        endSessions: async (id) => {
          const all = [...memory].filter(([key]) => key.startsWith('member '))
          for (const [, member] of id === null ? [] : all)
            await fixture.backend.open(member as Visitor).selfService!.endSessions(id)
          return real.endSessions(id)
        },
      }
    }),
  },
  {
    breaks: 'any password is a proof',
    by: selfService((real, world) => ({
      confirm: async (proof) => {
        const answer = await real.confirm(proof)
        return answersTo(answer, 'AccountWrongPassword') ? ok(intruder(world, '')) : answer
      },
    })),
  },
  {
    breaks: 'a proof keeps the secret of before',
    by: ({ accounts, ...opened }, world) =>
      selfService((real) => ({
        confirm: async (proof) => {
          const user = await accounts.readUser()
          const { session } = world.self
          if (!user.ok || user.value === null || session === undefined) return real.confirm(proof)
          const { entrance: door } = world.fixture.backend.open(world.fixture.newVisitor())
          const entered = await door!.logIn({ email: user.value.email, password: proof.password })
          return entered.ok
            ? ok({ visitor: world.self.id, session: { id: session, expiresAtMs: 2 ** 50 } })
            : real.confirm(proof)
        },
      }))({ accounts, ...opened }, world),
  },
  {
    breaks: 'a mailed link logs in in any browser',
    by: selfService((real, world) => ({
      sendLink: (wanted) => {
        world.memory.set('asking', world.self)
        return real.sendLink(wanted)
      },
      openLink: async (link) => {
        const answer = await real.openLink(link)
        return answersTo(answer, 'UsysInvalidToken') && world.memory.has('asking')
          ? openedFor(world, 'asking').selfService!.openLink(link)
          : answer
      },
    })),
  },
  {
    breaks: 'a mailed link works twice',
    by: selfService((real, { memory }) => ({
      openLink: async (link) => {
        const answer = await real.openLink(link)
        if (answer.ok) memory.set(link.token, answer)
        return answer.ok ? answer : ((memory.get(link.token) ?? answer) as typeof answer)
      },
    })),
  },
  {
    breaks: 'a mailed link leads anywhere',
    by: selfService((real) => ({
      openLink: async (link) =>
        mapResult(await real.openLink(link), (opened) => ({ ...opened, redirectPath: '/' })),
    })),
  },
  {
    breaks: 'a request for a link tells that an address has no account',
    by: (opened, world) => ({
      ...entrance((real) => ({ ...hearsPasswords(real, world) }))(opened, world),
      ...selfService((real) => ({
        sendLink: async (wanted) =>
          world.memory.has(`password ${wanted.email}`)
            ? real.sendLink(wanted)
            : refused('UsysInvalidCredentials'),
      }))(opened, world),
    }),
  },
  { breaks: 'a deleted account stays logged in', by: keepsUsers },
  {
    breaks: 'the address of a deleted account is never free again',
    by: (opened, world) => ({
      ...entrance((real) => ({
        signUp: async (form) =>
          world.memory.has(`password ${form.email}`)
            ? refused('UsysDuplicateEmail')
            : hearsPasswords(real, world).signUp(form),
      }))(opened, world),
    }),
  },
  {
    breaks: 'members see the orders of all',
    by: selfService((real, { memory }) => ({
      readOverview: async () =>
        mapResult(await real.readOverview(), (overview) => {
          if (overview === null) return null
          for (const order of overview.orders) memory.set(`order ${order.id}`, order)
          const all = [...memory].filter(([key]) => key.startsWith('order '))
          return { ...overview, orders: all.map(([, order]) => order as (typeof overview.orders)[number]) }
        }),
    })),
  },
  {
    breaks: 'an export leaves the orders out',
    by: selfService((real) => ({
      exportAccount: async () => mapResult(await real.exportAccount(), (all) => ({ ...all, orders: [] })),
    })),
  },
  {
    breaks: 'strangers see an account as a whole',
    by: selfService((real, world) => ({
      readOverview: async () => {
        const answer = await real.readOverview()
        return answer.ok && answer.value === null
          ? (await asFirstMember(world)).selfService!.readOverview()
          : answer
      },
    })),
  },
]
