import { expect, it } from '@jest/globals'
import { createOwnerApi } from '../../../../../adapters/graphql/client/owner/index.js'
import { OWNER_ENDPOINT, OWNER_HEADER } from '../../../../../adapters/graphql/protocol/owner/index.js'

interface Sent {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: { readonly operationName: string; readonly variables: unknown }
  readonly hasTimeLimit: boolean
}

/** The API over a server that always gives the same answer. */
function apiOf(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = []
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const headers = init?.headers as Record<string, string>
    const hasTimeLimit = init?.signal !== undefined
    sent.push({ address: String(address), headers, body: JSON.parse(String(init?.body)), hasTimeLimit })
    return answer()
  }
  let keys = 0
  const random = { token: () => `key-${(keys += 1)}` }
  const ended: string[] = []
  const onSignedOut = (): void => void ended.push('ended')
  return { api: createOwnerApi({ fetch, random, passkeys: null, onSignedOut }), sent, ended }
}
const json = (value: unknown) => () => new Response(JSON.stringify(value))
const failed = (code: string) => json({ errors: [{ message: 'No.', extensions: { code } }] })
const broken = { tag: 'faulty', message: expect.stringMatching(/has a fault \(502\)\. Try again/) }
const faulty = { tag: 'faulty', message: expect.stringMatching(/Load the page again\.$/) }

it.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), { tag: 'offline' }],
  ['the page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), broken],
  ['a page of another kind', () => new Response('<h1>Hello</h1>'), faulty],
  ['an answer without data', json({}), faulty],
  ['a list', json([]), faulty],
  ['no session', failed('UNAUTHENTICATED'), { tag: 'signed-out' }],
  ['a role that is too low', failed('FORBIDDEN'), { tag: 'forbidden' }],
  ['a sign-in that is too old', failed('PROOF_NEEDED'), { tag: 'proof-needed' }],
  ['a fault of the server', failed('INTERNAL_SERVER_ERROR'), { tag: 'faulty', message: 'No.' }],
])('answers %s as a failure', async (_, answer, failure) => {
  expect(await apiOf(answer).api.order('7K3M-9QWT')).toEqual({ ok: false, failure })
})

it.each([
  ['UNAUTHENTICATED', ['ended', 'ended']],
  ['FORBIDDEN', []],
])('reports the end of the session after an answer %s, of a list and of a change', async (code, told) => {
  const { api, ended } = apiOf(failed(code))
  await api.order('7K3M-9QWT')
  await api.retryMails('m')
  expect(ended).toEqual(told)
})

it('waits for a list as long as a reader does, and for a change until its outcome is known', async () => {
  const { api, sent } = apiOf(json({ data: { retryMails: { count: 0 } } }))
  await api.orders({ filter: {}, first: 1, after: null })
  await api.retryMails('m')
  expect(sent.map(({ hasTimeLimit }) => hasTimeLimit)).toEqual([true, false])
})

it('answers the refusal of a change as its problem', async () => {
  const problem = { code: 'CHANGED_MEANWHILE', message: 'Another was quicker.' }
  const { api } = apiOf(json({ data: { captureOrder: { ...problem, wayOut: 'REFRESH' } } }))
  const answer = await api.capture({ key: 'k', order: 'o', version: 3 })
  expect(answer).toEqual({ ok: false, failure: { tag: 'problem', problem } })
})

it('sends the header that no other page can send, and a new key with each change', async () => {
  const { api, sent } = apiOf(json({ data: { retryMails: { count: 4 } } }))
  expect(await api.retryMails('m')).toEqual({ ok: true, value: 4 })
  await api.retryMails('m')
  expect(sent.map(({ address, headers }) => [address, headers[OWNER_HEADER]])).toEqual([
    [OWNER_ENDPOINT, '1'],
    [OWNER_ENDPOINT, '1'],
  ])
  expect(sent.map(({ body }) => body)).toMatchObject([
    { operationName: 'RetryMails', variables: { key: 'key-1', id: 'm' } },
    { operationName: 'RetryMails', variables: { key: 'key-2', id: 'm' } },
  ])
})
