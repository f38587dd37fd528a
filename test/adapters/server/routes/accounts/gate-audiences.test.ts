import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from '@jest/globals'
import { createMemoryRateLimit } from '../../../../../adapters/server/rate-limit/index.js'
import { createMayRead } from '../../../../../adapters/server/routes/accounts/may-read.js'
import { createPagePasswords } from '../../../../../adapters/server/routes/accounts/page-passwords.js'
import { createGateFinder } from '../../../../../core/accounts/index.js'
import type { AccessGroup, Gate } from '../../../../../core/accounts/index.js'
import type { SiteUser } from '../../../../../core/ports/accounts/account-gateway.port.js'
import { ANONYMOUS } from '../../../../../core/ports/visitor.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { PUBLIC } from '../../../../../core/site/index.js'
import type { ReadDecision } from '../../../../../core/site/index.js'
import { err, ok } from '../../../../../core/shared/index.js'
import { scriptedBackend } from '../../../graphql/support/scripted-backend.js'

// The whole table: the audience of a page that may be read, and the address that others are sent to.
const GROUPS: readonly AccessGroup[] = [
  { id: 'gold', name: 'Gold', type: 'free', product: null },
  { id: 'silver', name: 'Silver', type: 'free', product: null },
  { id: 'staff', name: 'Staff', type: 'admin', product: null },
]
const AWAY = { tag: 'unreachable', reason: 'network', status: null, message: 'away' } as const
const SECRET = 'a'.repeat(32)

const gate = (path: string, groups: readonly string[] = [], password: string | null = null): Gate => ({
  path,
  groups,
  password,
})
const WHOLE = gate('/*')
const GOLD = gate('/members/*', ['gold'])
const WORD = gate('/members/*', [], 'sesame')

const member = (groups: readonly string[], changes: Partial<SiteUser> = {}): SiteUser => ({
  id: 'ada',
  email: 'ada@example.com',
  groups,
  ...changes,
})
const lacksFactor = (...groups: readonly string[]) => member(groups, { needsFactor: true })

type Who = SiteUser | null | 'away'
interface Asked {
  readonly path?: string
  /** The file at that address. @default the page of that name */
  readonly file?: string
  readonly isAsset?: boolean
  readonly headers?: Readonly<Record<string, string>>
  readonly trustProxy?: boolean
}

async function ask(gates: readonly Gate[], who: Who, asked: Asked = {}) {
  const { path = '/members/area', isAsset = false, trustProxy = false } = asked
  const headers = asked.headers ?? { cookie: `vitrine_session=${SECRET}` }
  const visitors: Visitor[] = []
  const readUser = async () => (who === 'away' ? err(AWAY) : ok(who))
  const backend = scriptedBackend(
    (visitor) => {
      visitors.push(visitor)
      return {}
    },
    { readUser },
  )
  const gatesBefore = createGateFinder(gates)
  const passwords = createPagePasswords({
    gates,
    gatesBefore,
    siteKey: 'key',
    limit: createMemoryRateLimit(),
    trustProxy,
  })
  const mayRead = createMayRead({ gatesBefore, groups: GROUPS, backend, trustProxy, passwords })
  const request = { headers, socket: {} } as unknown as IncomingMessage
  const file = asked.file ?? `${path.slice(1)}${isAsset ? '' : '.html'}`
  const page = { file, path, address: `${path}?a=1`, isAsset }
  return { decision: await mayRead(request, page), visitors }
}

const members = (isGated: boolean, ...groups: readonly string[]): ReadDecision => ({
  tag: 'open',
  audience: { tag: 'members', groups },
  isGated,
})
const openToAll = (isGated: boolean): ReadDecision => ({ tag: 'open', audience: PUBLIC, isGated })
const closed = (to: string | null): ReadDecision => ({ tag: 'closed', to })

const BACK = '%2Fmembers%2Farea%3Fa%3D1'

describe('a page', () => {
  it.each<readonly [string, readonly Gate[], Who, ReadDecision]>([
    ['for all, read by a guest', [], null, openToAll(false)],
    ['for all, read by a member', [], member(['gold']), members(false, 'gold')],
    ['for all, read by one without groups', [], member([]), members(false)],
    ['read by an admin', [], member(['staff']), members(false, 'staff', 'gold', 'silver')],
    [
      'read by an admin in another group',
      [],
      member(['gold', 'staff']),
      members(false, 'gold', 'staff', 'silver'),
    ],
    ['read by one who lacks a second factor', [], lacksFactor('gold'), openToAll(false)],
    ['read by an admin who lacks it', [], lacksFactor('staff'), openToAll(false)],
    ['read by one who has it', [], member(['gold'], { needsFactor: false }), members(false, 'gold')],
    ['while the reader is unknown', [], 'away', openToAll(false)],
    ['for members', [WHOLE], member(['silver']), members(true, 'silver')],
    ['for members, and a stranger', [WHOLE], null, closed(`/log-in?usredir=${BACK}`)],
    ['for members, and an unfinished one', [WHOLE], lacksFactor(), closed(`/user-account?usredir=${BACK}`)],
    ['for members, while the reader is unknown', [WHOLE], 'away', closed(null)],
    ['for gold', [GOLD], member(['gold']), members(true, 'gold')],
    ['for gold, and silver', [GOLD], member(['silver']), closed(`/access-denied?usredir=${BACK}`)],
    ['for gold, and an admin', [GOLD], member(['staff']), members(true, 'staff', 'gold', 'silver')],
    ['for gold, and unfinished gold', [GOLD], lacksFactor('gold'), closed(`/user-account?usredir=${BACK}`)],
    ['behind a word, and a member', [WORD], member(['gold']), closed(`/.wf_auth?path=${BACK}`)],
    ['behind a word, and an admin', [WORD], member(['staff']), members(true, 'staff', 'gold', 'silver')],
    [
      'behind a word, and an unfinished admin',
      [WORD],
      lacksFactor('staff'),
      closed(`/.wf_auth?path=${BACK}`),
    ],
    ['behind a password, while the reader is unknown', [WORD], 'away', closed(null)],
  ])('%s', async (_, gates, who, decision) => {
    expect((await ask(gates, who)).decision).toEqual(decision)
  })
})

describe('the page on which members set up a second factor', () => {
  const path = '/user-account'

  it.each<readonly [string, readonly Gate[], Who, ReadDecision]>([
    ['is open to them although the site is gated', [WHOLE], lacksFactor('gold'), members(true)],
    ['shows them no part of their groups', [], lacksFactor('gold', 'staff'), members(false)],
    ['is open to others as the gate says', [WHOLE], member(['gold']), members(true, 'gold')],
    ['is closed to strangers', [WHOLE], null, closed('/log-in?usredir=%2Fuser-account%3Fa%3D1')],
    [
      'is closed to whom its gate denies',
      [gate(path, ['gold'])],
      member(['silver']),
      closed('/access-denied?usredir=%2Fuser-account%3Fa%3D1'),
    ],
  ])('%s', async (_, gates, who, decision) => {
    expect((await ask(gates, who, { path })).decision).toEqual(decision)
  })

  it('is identified by its file: no other page opens under its name', async () => {
    const { decision } = await ask([GOLD], lacksFactor('gold'), { path, file: 'members/area.html' })
    expect(decision).toEqual(closed('/user-account?usredir=%2Fuser-account%3Fa%3D1'))
  })
})

describe('a file that draws pages', () => {
  it('is for all visitors without a session lookup if it has no gate', async () => {
    for (const gates of [[], [WHOLE], [gate('/other/*')]]) {
      const { decision, visitors } = await ask(gates, member(['gold']), { isAsset: true })
      expect([decision, visitors]).toEqual([openToAll(false), []])
    }
  })

  it('is for the visitors whom its gate admits', async () => {
    const asset = { isAsset: true }
    expect((await ask([GOLD], member(['gold']), asset)).decision).toEqual(members(true, 'gold'))
    expect((await ask([GOLD], member([]), asset)).decision.tag).toBe('closed')
    expect((await ask([GOLD], 'away', asset)).decision).toEqual(closed(null))
  })
})

describe('the reader of a page', () => {
  const SECURE = { 'x-forwarded-proto': 'https', host: 'site.example' }

  it("is the member of the request's session, and depends on nothing else in the request", async () => {
    const { visitors } = await ask([], member([]))
    expect(visitors).toEqual([{ ...ANONYMOUS, session: SECRET }])
  })

  it.each([
    ['a plain name', `vitrine_session=${SECRET}`, false],
    ['a name that no other host can plant', `__Host-vitrine_session=${SECRET}`, true],
  ])('is recognised by %s over HTTPS: %s', async (_, cookie, counts) => {
    const asked = { headers: { ...SECURE, cookie }, trustProxy: true }
    const { decision } = await ask([WHOLE], member(['gold']), asked)
    expect(decision).toEqual(counts ? members(true, 'gold') : closed(`/log-in?usredir=${BACK}`))
  })

  it('is recognised by a plain cookie name if no trusted proxy reports HTTPS', async () => {
    const asked = { headers: { ...SECURE, cookie: `vitrine_session=${SECRET}` } }
    expect((await ask([WHOLE], member(['gold']), asked)).decision).toEqual(members(true, 'gold'))
  })
})
