import { describe, expect, it } from '@jest/globals'
import { createSessionHandler } from '../../../../adapters/server/graphql/index.js'
import type { AccountGateway } from '../../../../core/ports/accounts/account-gateway.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import { scriptedBackend } from '../../graphql/support/scripted-backend.js'
import { secrets, serve } from '../../graphql/support/site.js'

const COOKIES = `vitrine_session=${'a'.repeat(32)}; wf_loggedin=1; wf_sid=1`
const member = ok({ id: 'ada', groups: [] } as never)
const guest = ok(null)
const away = err({ tag: 'unreachable', reason: 'network', status: null, message: 'away' } as const)

/** Names of the cookies that an answer clears, and the answer. */
async function ask(
  account: AccountGateway['readUser'],
  request: { readonly method?: string; readonly cookie?: string } = {},
) {
  let calls = 0
  const readUser = () => {
    calls += 1
    return account()
  }
  const site = await serve(
    createSessionHandler({ backend: scriptedBackend(() => ({}), { readUser }), secrets }),
  )
  const { method = 'GET', cookie = COOKIES } = request
  const response = await fetch(site.url, { method, headers: { cookie } })
  const gone = response.headers.getSetCookie().filter((text) => text.includes('Max-Age=0'))
  await site.close()
  return { status: response.status, gone: gone.map((text) => text.split('=')[0]), calls }
}

describe('the address that reports ended sessions', () => {
  it.each([
    ['a live session', () => member, {}, { status: 204, gone: [], calls: 1 }],
    [
      'a session that was ended elsewhere',
      () => guest,
      {},
      { status: 204, gone: ['vitrine_session', 'wf_sid', 'wf_loggedin'], calls: 1 },
    ],
    [
      'a mark without a session',
      () => member,
      { cookie: 'wf_loggedin=1' },
      { status: 204, gone: ['vitrine_session', 'wf_sid', 'wf_loggedin'], calls: 0 },
    ],
    ['a back end that is away', () => away, {}, { status: 204, gone: [], calls: 1 }],
    ['a POST', () => guest, { method: 'POST' }, { status: 405, gone: [], calls: 0 }],
  ])('answers %s', async (_, readUser, request, answer) => {
    expect(await ask(async () => readUser(), request)).toEqual(answer)
  })
})
