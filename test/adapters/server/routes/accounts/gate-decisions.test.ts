import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from '@jest/globals'
import { createMemoryRateLimit } from '../../../../../adapters/server/rate-limit/index.js'
import { createMayRead } from '../../../../../adapters/server/routes/accounts/may-read.js'
import { createPagePasswords } from '../../../../../adapters/server/routes/accounts/page-passwords.js'
import { createGateFinder } from '../../../../../core/accounts/index.js'
import type { AccessGroup, Gate } from '../../../../../core/accounts/index.js'
import type { Backend } from '../../../../../core/ports/backend.port.js'
import { err, ok } from '../../../../../core/shared/index.js'
import { NO_LIMIT } from '../../../../fakes/rate-limit.fake.js'
import { scriptedBackend } from '../../../graphql/support/scripted-backend.js'

// Every rule of a gate; each was removed once, to see a test fail.
const GROUPS: readonly AccessGroup[] = [
  { id: 'gold', name: 'Gold', type: 'free', product: null },
  { id: 'staff', name: 'Staff', type: 'admin', product: null },
]
const gate = (path: string, groups: readonly string[] = [], password: string | null = null): Gate => ({
  path,
  groups,
  password,
})
const AWAY = { tag: 'unreachable', reason: 'network', status: null, message: 'away' } as const

/** `null`: a guest; `away`: the session store does not answer. */
const backendOf = (groups: readonly string[] | null | 'away'): Backend =>
  scriptedBackend(() => ({}), {
    readUser: async () => {
      if (groups === 'away') return err(AWAY)
      return ok(groups && { id: 'ada', email: 'ada@example.com', groups })
    },
  })

const requestWith = (cookie: string): IncomingMessage =>
  ({ headers: { cookie }, socket: {} }) as unknown as IncomingMessage
const SESSION = `vitrine_session=${'a'.repeat(32)}`

const passwordsFor = (gates: readonly Gate[]) =>
  createPagePasswords({
    ...{ gates, gatesBefore: createGateFinder(gates), siteKey: 'key' },
    ...{ limit: createMemoryRateLimit(), trustProxy: false },
  })

async function decide(
  gates: readonly Gate[],
  groups: Parameters<typeof backendOf>[0],
  { path = '/members/area', isAsset = false, cookie = SESSION } = {},
): Promise<string> {
  const backend = backendOf(groups)
  const mayRead = createMayRead({
    gatesBefore: createGateFinder(gates),
    groups: GROUPS,
    backend,
    trustProxy: false,
    passwords: passwordsFor(gates),
  })
  const file = `${path.slice(1)}${isAsset ? '' : '.html'}`
  const decision = await mayRead(requestWith(cookie), { file, path, address: path, isAsset })
  if (decision.tag === 'closed') return `closed ${decision.to?.split('?')[0] ?? 'as if it were not there'}`
  return `${decision.isGated ? 'let through' : 'open'} ${decision.audience.tag}`
}

describe('a gate', () => {
  it.each([
    ['members', null, 'closed /log-in'],
    ['members', [], 'let through members'],
    ['gold', [], 'closed /access-denied'],
    ['gold', ['gold'], 'let through members'],
    ['gold', ['staff'], 'let through members'],
    ['gold and staff', ['gold'], 'closed /access-denied'],
    ['gold and staff', ['staff'], 'let through members'],
    ['a word', null, 'closed /.wf_auth'],
    ['a word', ['gold'], 'closed /.wf_auth'],
    ['a word', ['staff'], 'let through members'],
    ['gold and a word', null, 'closed /log-in'],
    ['gold and a word', [], 'closed /access-denied'],
    ['gold and a word', ['gold'], 'closed /.wf_auth'],
    ['gold and a word', ['staff'], 'let through members'],
    ['members', 'away', 'closed as if it were not there'],
    ['a word', 'away', 'closed as if it were not there'],
    ['nothing', 'away', 'open public'],
    ['nothing', ['gold'], 'open members'],
    ['nothing', null, 'open public'],
  ] as const)('for %s, met by a member of %j: %s', async (what, groups, answer) => {
    const kinds: Readonly<Record<string, readonly Gate[]>> = {
      members: [gate('/members/*')],
      gold: [gate('/members/*', ['gold'])],
      'gold and staff': [gate('/members/*', ['gold']), gate('/members/area', ['staff'])],
      'a word': [gate('/members/*', [], 'sesame')],
      'gold and a word': [gate('/members/*', ['gold'], 'sesame')],
      nothing: [],
    }
    expect(await decide(kinds[what] ?? [], groups)).toBe(answer)
  })

  it('is not passed without a session in the request', async () => {
    expect(await decide([gate('/members/*')], ['gold'], { cookie: '' })).toBe('closed /log-in')
    expect(await decide([gate('/members/*')], ['gold'], { cookie: 'vitrine_session=x' })).toBe(
      'closed /log-in',
    )
  })

  it('for the whole site leaves the files of its log-in page open; other gates close them', async () => {
    const asset = { path: '/members/area.css', isAsset: true }
    expect(await decide([gate('/*')], null, asset)).toBe('open public')
    expect(await decide([gate('/*')], null)).toBe('closed /log-in')
    expect(await decide([gate('/members/*')], null, asset)).toBe('closed /log-in')
    expect(await decide([gate('/*'), gate('/members/*')], null, asset)).toBe('closed /log-in')
  })
})

describe('the proof that a visitor knows a password', () => {
  /** The cookie that a browser is given for a word. */
  async function told(gates: readonly Gate[], path: string): Promise<string> {
    const { createRequestHandler } = await import('../../../../../composition/server/index.js')
    const { serve } = await import('../../../graphql/support/site.js')
    const gatesBefore = createGateFinder(gates)
    const passwords = createPagePasswords({
      ...{ gates, gatesBefore, siteKey: 'key', limit: NO_LIMIT, trustProxy: false },
    })
    const nothing = { folder: '', find: () => null }
    const route = passwords.route(nothing, { read: async () => err({ tag: 'gone' }) } as never)
    const site = await serve(createRequestHandler({ routes: [route] }))
    const body = new URLSearchParams({ pass: 'sesame', path })
    const response = await fetch(`${site.url}/.wf_auth`, { method: 'POST', redirect: 'manual', body })
    await site.close()
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const DRAFT = gate('/draft', [], 'sesame')

  it('opens the page it was issued for, until the password changes', async () => {
    const cookie = await told([DRAFT], '/draft')
    const at = (gates: readonly Gate[], path = '/draft') => decide(gates, null, { path, cookie })
    expect(await at([DRAFT])).toBe('let through public')
    expect(await at([{ ...DRAFT, password: 'barley' }])).toBe('closed /.wf_auth')
    expect(await at([gate('/other', [], 'sesame')], '/other')).toBe('closed /.wf_auth')
    expect(await at([DRAFT, gate('/*', [], 'another')])).toBe('closed /.wf_auth')
  })
})
