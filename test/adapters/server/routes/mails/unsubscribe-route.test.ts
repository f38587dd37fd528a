import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  createUnsubscribeLinks,
  createUnsubscribeRoute,
} from '../../../../../adapters/server/routes/mails/unsubscribe-route.js'
import { createMemoryRateLimit } from '../../../../../adapters/server/rate-limit/index.js'

const links = createUnsubscribeLinks('a'.repeat(64))
const refused: string[] = []
let server: Server
let origin = ''

beforeAll(async () => {
  const route = createUnsubscribeRoute({
    links,
    reminders: { refuse: async (key) => void refused.push(key) },
    shop: () => ({ language: 'de' }),
    limit: createMemoryRateLimit(),
    trustProxy: false,
  })
  server = createServer((request, response) => void route(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('ends reminders by one click of a mail program or by its button, never by opening the page', async () => {
  const [key] = links.keysOf(' Ada@Example.org')
  expect([key]).toEqual(links.keysOf('ada@example.org'))
  const url = links.urlOf(origin, key)
  expect(url).not.toMatch(/ada/i)
  const page = await fetch(url)
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringMatching(/<html lang="de">.*<form method="post"><button>Keine Erinnerungen mehr<\/button>/s),
  ])
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; form-action 'self'")
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(200)
  expect(refused).toEqual([])
  const click = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect([click.status, refused]).toEqual([200, [key]])
  for (const wrong of [
    url.slice(0, -1),
    url.replace(key, links.keysOf('b@example.org')[0]),
    `${origin}/.vitrine/unsubscribe`,
  ])
    expect((await fetch(wrong, { method: 'POST' })).status).toBe(404)
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(405)
  expect(refused).toEqual([key])
})

it.each([
  ['ada@xn--bcher-kva.example', 'ada@bücher.example'],
  ['ａda@example.org', 'ada@example.org'],
])('finds a refusal under the key of a spelling by which an earlier version stored it: %s', (email, same) => {
  const [key, former, ...others] = links.keysOf(email)
  expect([[key], others]).toEqual([links.keysOf(same), []])
  expect(former).not.toBe(key)
})
