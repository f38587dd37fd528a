import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createMemberAdmin, createPasswordHasher } from '../../../../../adapters/server/sql/accounts/index.js'
import type { Accounts } from '../../../../../adapters/server/sql/accounts/index.js'
import type { Sql } from '../../../../../adapters/server/sql/engine/index.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { newSignUp } from '../../../../contracts/backend/account-steps.js'
import { codeOf } from '../../../../contracts/backend/shopper.js'
import { turnOnApp } from '../../../../support/accounts/authenticator-app.js'
import { valueOf } from '../../../../support/value-of.js'
import { openTwoProcesses, visitorOf } from '../../../../support/processes/two-processes.js'

// Stolen pairs of address and password, tried in two processes over one PostgreSQL that count together.
let shop: Awaited<ReturnType<typeof openTwoProcesses>>
let processes: readonly [Accounts, Accounts]
/** Number of passwords compared. */
let compared = 0
/** The largest number of database connections that both processes requested at the same time. */
let mostConnections = 0

/** The same database, with a record of its connections. */
function watched(sql: Sql): Sql {
  let asked = 0
  const count = async <T>(work: () => Promise<T>): Promise<T> => {
    asked += 1
    mostConnections = Math.max(mostConnections, asked)
    return work().finally(() => (asked -= 1))
  }
  return {
    ...sql,
    query: (...query) => count(() => sql.query(...query)),
    tx: (work) => count(() => sql.tx(work)),
  }
}

beforeAll(async () => {
  shop = await openTwoProcesses()
  const passwords = createPasswordHasher()
  const counted = {
    ...passwords,
    verify: (...asked: Parameters<typeof passwords.verify>) => {
      compared += 1
      return passwords.verify(...asked)
    },
  }
  processes = [
    shop.counting(watched(shop.fixture.context.sql), { passwords: counted }),
    shop.counting(watched(shop.otherSql), { passwords: counted }),
  ]
}, 60_000)
afterAll(() => shop.close())

const from = (address: string, visitor: Visitor = shop.fixture.newVisitor()): Visitor => ({
  ...visitor,
  address,
})
/** Any number of networks: an office, a telephone, one machine of a million. */
const networkOf = (pair: number): string => `10.${pair >> 8}.${pair & 255}.7`

const counts = (codes: readonly string[]): Readonly<Record<string, number>> => {
  const found: Record<string, number> = {}
  for (const code of codes) found[code] = (found[code] ?? 0) + 1
  return found
}

/** A member whose browser was logged in before and is logged out now. */
async function knownBrowser(member: { readonly email: string; readonly password: string }): Promise<Visitor> {
  const inside = visitorOf(valueOf(await shop.open().entrance.logIn(member)))
  return from('198.51.100.1', visitorOf(valueOf(await shop.open(inside).entrance.logOut())))
}

const PAIRS = 10_000
/** The connections of an attacker. */
const CONNECTIONS = 1_000

/** Tries all pairs over a number of parallel connections; returns the count of each answer. */
async function stuff(
  tryPair: (accounts: Accounts, pair: number) => Promise<string>,
  connections: number = CONNECTIONS,
) {
  const codes: string[] = []
  let next = 0
  const connection = async (): Promise<void> => {
    while (next < PAIRS) {
      const pair = next
      next += 1
      codes.push(await tryPair(processes[pair % 2 === 0 ? 0 : 1], pair))
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return counts(codes)
}

describe('ten thousand stolen pairs', () => {
  it('for one account, from as many networks: ten are checked, and the owner logs in', async () => {
    const member = await shop.newMember()
    const owner = await knownBrowser(member)
    compared = 0
    const stuffing = stuff(async (accounts, pair) => {
      const { entrance } = accounts.open(from(networkOf(pair)))
      return codeOf(await entrance.logIn({ ...member, password: `stolen ${pair}` }))
    })
    expect(codeOf(await processes[0].open(owner).entrance.logIn(member))).toBe('ok')
    expect(await stuffing).toEqual({ UsysInvalidCredentials: 10, TooManyRequests: PAIRS - 10 })
    expect(compared).toBe(11)
  }, 240_000)

  it.each([
    ['all at the same moment', PAIRS],
    ['a thousand at a time', CONNECTIONS],
  ])(
    'for as many accounts, from as many networks, %s: few are checked, and the owner is served first',
    async (_, connections) => {
      const member = await shop.newMember()
      const owner = await knownBrowser(member)
      mostConnections = 0
      compared = 0
      const tryPair = async (accounts: Accounts, pair: number): Promise<string> => {
        const email = `stolen${connections}-${pair}@example.com`
        const { entrance } = accounts.open(from(networkOf(connections + pair)))
        return codeOf(await entrance.logIn({ email, password: `stolen ${pair}` }))
      }
      const stuffing = stuff(tryPair, connections)
      expect(codeOf(await processes[1].open(owner).entrance.logIn(member))).toBe('ok')
      const comparedBefore = compared
      const { UsysInvalidCredentials: looked = 0, TooManyRequests: refused = 0, ...others } = await stuffing
      expect([looked + refused, others, compared]).toEqual([PAIRS, {}, looked + 1])
      expect(refused).toBeGreaterThan(looked)
      expect(comparedBefore).toBeLessThan(compared)
      // Ten connections exist; the shop needs most of them.
      expect(mostConnections).toBeLessThanOrEqual(4)
    },
    240_000,
  )
})

describe('a crowd of strangers', () => {
  it('with other requests holds few connections as well, and is answered', async () => {
    mostConnections = 0
    const asks = Array.from({ length: 600 }, (_, ask) => async () => {
      const { entrance, selfService } = processes[0].open(from(networkOf(ask)))
      const email = `crowd${ask}@example.com`
      if (ask % 5 === 0) return entrance.resetPassword(email)
      if (ask % 5 === 4) return entrance.logOut()
      if (ask % 5 === 1) return selfService.askPasskey()
      if (ask % 5 === 2) return entrance.updatePassword({ password: 'three blue kettles', token: `${ask}` })
      return entrance.signUp({ ...newSignUp(), email })
    })
    const codes = counts(await Promise.all(asks.map(async (ask) => codeOf(await ask()))))
    expect(Object.keys(codes).sort()).toEqual(['TooManyRequests', 'UsysInvalidToken', 'ok'])
    await processes[0].settled()
    // Four log-ins are admitted, two write mails, one checks a challenge.
    expect(mostConnections).toBeLessThanOrEqual(7)
  }, 240_000)

  it('gains no precedence by its own log-ins: a known browser has it ten times', async () => {
    const inside = await knownBrowser(await shop.newMember())
    const strangers = Array.from({ length: 150 }, (_, pair) =>
      processes[0]
        .open(from(networkOf(pair)))
        .entrance.logIn({ email: `x${pair}@example.com`, password: 'stolen' }),
    )
    const codes = await Promise.all(
      Array.from({ length: 30 }, async (_, pair) =>
        codeOf(
          await processes[0]
            .open({ ...inside, address: networkOf(5_000 + pair) })
            .entrance.logIn({ email: `y${pair}@example.com`, password: 'stolen' }),
        ),
      ),
    )
    await Promise.all(strangers)
    expect(counts(codes)).toEqual({ UsysInvalidCredentials: 10, TooManyRequests: 20 })
  }, 240_000)
})

it('the limits of a network are counted over both processes', async () => {
  const codes: string[] = []
  for (let pair = 0; pair < 80; pair += 1) {
    const { entrance } = processes[pair % 2 === 0 ? 0 : 1].open(from('192.0.2.7'))
    codes.push(codeOf(await entrance.logIn({ email: `pair${pair}@example.com`, password: 'stolen' })))
  }
  expect(counts(codes)).toEqual({ UsysInvalidCredentials: 60, TooManyRequests: 20 })
})

it('a guesser of codes who knows the password locks its owner out of no known browser', async () => {
  const member = await shop.newMember()
  const inside = await shop.logIn(member)
  const [recoveryCode = ''] = await turnOnApp(shop.open(inside).selfService)
  const owner = from('198.51.100.9', visitorOf(valueOf(await shop.open(inside).entrance.logOut())))
  const codes: string[] = []
  for (let guess = 0; guess < 14; guess += 1) {
    const accounts = processes[guess % 2 === 0 ? 0 : 1].open(from(networkOf(guess)))
    codes.push(codeOf(await accounts.selfService.logInWithCode({ ...member, code: '000000' })))
  }
  expect(counts(codes)).toEqual({ AccountWrongCode: 10, TooManyRequests: 4 })
  const answer = await processes[0].open(owner).selfService.logInWithCode({ ...member, code: recoveryCode })
  expect(codeOf(answer)).toBe('ok')
})

describe('the mailbox of a stranger', () => {
  /** A member with an unverified address, and the number of mails sent to it. */
  async function unproven(isInvited: boolean) {
    const form = newSignUp()
    if (isInvited) await createMemberAdmin(shop.fixture.context).invite(form.email, { name: '', groups: [] })
    else valueOf(await shop.open().entrance.signUp(form))
    const mails = async (): Promise<number> =>
      (await shop.fixture.mailbox()).filter(({ to }) => to === form.email).length
    return { form, mails }
  }

  it('is not filled by attempts on its address, from however many networks', async () => {
    const { email } = await shop.newMember()
    const before = (await shop.fixture.mailsTo!(email)).length
    const codes: string[] = []
    for (let ask = 0; ask < 12; ask += 1) {
      const { entrance, selfService } = processes[ask % 2 === 0 ? 0 : 1].open(from(networkOf(ask)))
      codes.push(codeOf(await entrance.resetPassword(email)))
      await selfService.sendLink({ email, redirectPath: null })
    }
    await Promise.all(processes.map((accounts) => accounts.settled()))
    expect((await shop.fixture.mailsTo!(email)).length - before).toBe(10)
    expect(counts(codes)).toEqual({ ok: 5, TooManyRequests: 7 })
  })

  it.each(['that waits for an invitation', 'that was signed up with and never verified'])(
    'is not filled by forms and log-ins with an address %s',
    async (what) => {
      const { form, mails } = await unproven(what === 'that waits for an invitation')
      for (let ask = 0; ask < 12; ask += 1) {
        const { entrance } = processes[ask % 2 === 0 ? 0 : 1].open(from(networkOf(ask)))
        await entrance.signUp(form)
        await entrance.logIn(form)
      }
      // The first mail, and five that others requested.
      expect(await mails()).toBe(6)
    },
  )
})
