import { describe, expect, it } from '@jest/globals'
import {
  createSession,
  createUserApi,
  isFor,
  logInWithOrWithoutCode,
} from '../../../core/account-flows/index.js'
import type { UserView } from '../../../core/account-flows/index.js'
import type { SiteUser } from '../../../core/ports/accounts/account-gateway.port.js'
import { err, ok, until } from '../../../core/shared/index.js'
import { createScriptedAccount, refuse, UNREACHABLE } from '../../fakes/account-gateway.fake.js'
import { createFakeStorage } from '../../fakes/key-value-store.fake.js'
import { createFakeRandom } from '../../fakes/random.fake.js'
import { createFakeSession } from '../../fakes/session-status.fake.js'

const ADA: SiteUser = { id: 'u1', email: 'ada@example.org', groups: ['members'] }
const CREDENTIALS = { email: 'ada@example.org', password: 'long enough' }

function scripted({ isLoggedIn = true, given }: { isLoggedIn?: boolean; given?: SiteUser | null } = {}) {
  const account = createScriptedAccount()
  let user: SiteUser | null = null
  let reads = 0
  let entered = 0
  const codes: string[] = []
  const session = createSession({
    accounts: {
      readUser: async () => {
        reads += 1
        return ok(user)
      },
    },
    entrance: {
      logIn: logInWithOrWithoutCode(account.entrance, {
        logInWithCode: async ({ code, ...credentials }) => {
          codes.push(code)
          return account.entrance.logIn(credentials)
        },
      }),
      logOut: account.entrance.logOut,
    },
    storage: createFakeStorage().tab(),
    random: createFakeRandom(),
    onEntered: () => (entered += 1),
    ...(given === undefined ? {} : { given }),
  })
  const api = createUserApi(session, createFakeSession(isLoggedIn))
  return {
    account,
    session,
    api,
    codes,
    become: (next: SiteUser | null) => (user = next),
    reads: () => reads,
    entered: () => entered,
  }
}

describe('the session of a visitor', () => {
  it('is read once for all callers', async () => {
    const { api, become, reads } = scripted()
    become(ADA)
    expect(await Promise.all([api.get(), api.get()])).toEqual([ADA, ADA])
    expect(reads()).toBe(1)
  })

  it('sends no request if the browser has no mark of a session', async () => {
    const { api, reads } = scripted({ isLoggedIn: false })
    expect([await api.get(), reads()]).toEqual([null, 0])
  })

  it('reports each log-in and log-out', async () => {
    const { api, session, become } = scripted()
    const told: (UserView | null)[] = []
    const stop = api.subscribe((user) => told.push(user))
    await api.get()
    become(ADA)
    expect(await api.logIn(CREDENTIALS)).toEqual({ ok: true, user: ADA })
    become(null)
    expect(await api.logOut()).toEqual({ ok: true, user: null })
    stop()
    become(ADA)
    await session.user.refetch()
    expect(told).toEqual([ADA, null])
  })

  it('reports a log-in or log-out on this page, even if no code has read the member', async () => {
    const { session, account, entered } = scripted()
    account.answer('logIn', refuse('UsysInvalidCredentials'))
    await session.logIn(CREDENTIALS)
    expect(entered()).toBe(0)
    account.answer('logIn', ok(null))
    await session.logIn(CREDENTIALS)
    await session.logOut()
    expect(entered()).toBe(2)
  })

  it('returns the reason of a failed log-in', async () => {
    const { api, account } = scripted()
    account.answer('logIn', refuse('UsysInvalidCredentials'))
    expect(await api.logIn(CREDENTIALS)).toMatchObject({
      ok: false,
      code: 'UsysInvalidCredentials',
      user: null,
    })
    account.answer('logIn', err(UNREACHABLE))
    expect(await api.logIn(CREDENTIALS)).toMatchObject({ ok: false, code: 'Unreachable' })
  })

  it('takes the code of a second factor once the server asked for it', async () => {
    const { api, account, become, codes } = scripted()
    account.answer('logIn', refuse('AccountCodeNeeded'))
    expect(await api.logIn(CREDENTIALS)).toMatchObject({ ok: false, code: 'AccountCodeNeeded' })
    account.answer('logIn', ok(null))
    become(ADA)
    expect(await api.logIn({ ...CREDENTIALS, code: '123456' })).toEqual({ ok: true, user: ADA })
    expect(codes).toEqual(['123456'])
    expect(account.asked.map(({ with: request }) => request)).toEqual([CREDENTIALS, CREDENTIALS])
  })

  it('adopts the user that a server read, and reads it again on request', async () => {
    const { api, session, become, reads } = scripted({ given: ADA })
    expect([await api.get(), reads()]).toEqual([ADA, 0])
    become(null)
    await session.user.refetch()
    expect([await api.get(), reads()]).toEqual([null, 1])
    session.dispose()
  })

  it('follows what another tab does, once this tab has asked', async () => {
    const { entrance } = createScriptedAccount()
    const browser = createFakeStorage()
    let user: SiteUser | null = null
    let reads = 0
    const tab = () =>
      createSession({
        accounts: {
          readUser: async () => {
            reads += 1
            return ok(user)
          },
        },
        entrance,
        storage: browser.tab(),
        random: createFakeRandom(),
      })
    const [here, idle, there] = [tab(), tab(), tab()]
    await here.user.want()
    user = ADA
    await there.logIn(CREDENTIALS)
    await until(here.user, (state) => state.tag === 'ready' && state.value === ADA)
    expect([idle.user.getSnapshot().tag, reads]).toEqual(['unread', 3])
  })

  it('reports a site without accounts', async () => {
    const session = createSession({
      accounts: { readUser: async () => ok(null) },
      storage: createFakeStorage().tab(),
      random: createFakeRandom(),
    })
    expect(await session.logIn(CREDENTIALS)).toMatchObject({
      ok: false,
      failure: { code: 'AccountsNotAvailable' },
    })
  })
})

describe('a rule for viewers', () => {
  it.each([
    [['members'], ADA, true],
    [['staff'], ADA, false],
    [['staff', 'members'], ADA, true],
    [[], ADA, true],
    [[], null, false],
  ])('of members of %j', (groups, user, expected) => {
    expect(isFor({ tag: 'members', groups }, user)).toBe(expected)
  })

  it('of visitors is for those who are not logged in', () => {
    expect([isFor({ tag: 'visitors' }, null), isFor({ tag: 'visitors' }, ADA)]).toEqual([true, false])
  })
})
