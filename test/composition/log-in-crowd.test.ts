import { request } from 'node:http'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startSite } from '../../composition/server/index.js'
import type { RunningSite } from '../../composition/server/index.js'
import { codeOf } from '../contracts/backend/shopper.js'
import { valueOf } from '../support/value-of.js'
import { joinSite, openBrowser } from './support/member-browser.js'
import { scratchSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

const MEMBER = { email: 'ada@example.com', password: 'seven green kettles' }
/** A number above the limit of waiting log-ins. */
const STRANGERS = 140

let site: ScratchSite
let running: RunningSite
beforeAll(async () => {
  site = scratchSite()
  running = valueOf(await startSite(site.folder, { port: 0, dataFolder: site.data, trustProxy: true }))
}, 120_000)
afterAll(async () => {
  await running.close()
  site.remove()
})

interface Answered {
  readonly status: number
  readonly wait: string | null
  readonly code: string
}

/** Posts on a connection of its own, as each machine of a crowd does. */
const post = (path: string, headers: OutgoingHttpHeaders, body = '') =>
  new Promise<{ readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string }>(
    (answered, failed) => {
      const sending = request(
        running.server.url + path,
        { method: 'POST', headers, agent: false },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk: string) => (text += chunk))
          answer.on('end', () => answered({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
        },
      )
      sending.on('error', failed)
      sending.end(body)
    },
  )

/** An attacker with a browser and an address of their own, who tries a stolen password. */
async function stranger(number: number): Promise<() => Promise<Answered>> {
  const address = { 'x-forwarded-for': `10.${number >> 8}.${number & 255}.7` }
  const made = await post('/.wf_graphql/csrf', { ...address, 'x-requested-with': 'XMLHttpRequest' })
  const cookies = (made.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('wf-csrf='))?.slice('wf-csrf='.length) ?? ''
  const query = `mutation{usysCreateSession(email:"stolen${number}@example.com",authPassword:"stolen"){user{id}}}`
  const headers = {
    ...address,
    'content-type': 'application/json',
    'x-wf-csrf': token,
    cookie: cookies.join('; '),
  }
  return async () => {
    const answer = await post('/.wf_graphql/apollo', headers, JSON.stringify([{ query }]))
    const [first] = JSON.parse(answer.text) as readonly { readonly errors?: readonly { code: string }[] }[]
    return {
      status: answer.status,
      wait: answer.headers['retry-after'] ?? null,
      code: first?.errors?.[0]?.code ?? 'ok',
    }
  }
}

describe('a crowd of strangers that log in at the same moment', () => {
  it('is answered in order or told to retry, while members and the shop go on', async () => {
    const member = await joinSite(running.server.url, MEMBER.email, MEMBER.password)
    valueOf(await member.entrance.logOut())
    const tries: (() => Promise<Answered>)[] = []
    for (let number = 0; number < STRANGERS; number += 1) tries.push(await stranger(number))
    const shopper = openBrowser(running.server.url)
    let isOver = false
    const crowd = Promise.all(tries.map((attempt) => attempt())).finally(() => (isOver = true))
    const entered = await member.entrance.logIn(MEMBER)
    expect([codeOf(entered), isOver]).toEqual(['ok', false])
    expect(codeOf(await shopper.commerce.readCart())).toBe('ok')
    const answers = await crowd
    const kinds = [...new Set(answers.map(({ status, wait, code }) => `${status} ${wait} ${code}`))]
    expect(kinds.sort()).toEqual(['200 null UsysInvalidCredentials', '429 5 TooManyRequests'])
  }, 240_000)

  it("gets the reason in the page's client", async () => {
    const browser = openBrowser(running.server.url)
    const codes: string[] = []
    for (let attempt = 0; attempt < 12; attempt += 1)
      codes.push(codeOf(await browser.entrance.logIn({ email: 'grace@example.com', password: 'stolen' })))
    expect([codes[0], codes.at(-1)]).toEqual(['UsysInvalidCredentials', 'TooManyRequests'])
  }, 120_000)
})
