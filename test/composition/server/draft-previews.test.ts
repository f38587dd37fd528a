import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startSite } from '../../../composition/server/index.js'
import type { RunningSite } from '../../../composition/server/index.js'
import { valueOf } from '../../support/value-of.js'
import { useCode } from '../support/invited-owner.js'
import { openDesk } from '../support/owner-desk.js'
import type { DeskBrowser } from '../support/owner-desk.js'
import { scratchSite } from '../support/site-folder.js'
import type { ScratchSite } from '../support/site-folder.js'

const DRAFT = 'text=Subject%3A+Sent%0A%0AThe+words+of+the+draft'

let site: ScratchSite
let running: RunningSite
let owner: DeskBrowser
beforeAll(async () => {
  site = scratchSite()
  running = valueOf(await startSite(site.folder, { port: 0, dataFolder: site.data }))
  owner = openDesk(running.server.url)
  await useCode(owner, 'owner@example.org', running.firstOwnerCode?.code ?? '')
}, 60_000)
afterAll(async () => {
  await running.close()
  site.remove()
})

/** Sends a draft in two parts, with `between` before the second; answers the status and the text. */
const preview = (cookie: string, draft: string, between: () => Promise<unknown> | unknown, length?: number) =>
  new Promise<readonly [number | undefined, string]>((resolve, reject) => {
    const headers = {
      Cookie: cookie,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': length ?? draft.length,
    }
    const sent = request(
      `${running.server.url}/vitrine/mail-previews/orderDispatched`,
      { method: 'POST', headers, agent: false },
      async (answer) => {
        const parts: Buffer[] = []
        for await (const part of answer) parts.push(part as Buffer)
        resolve([answer.statusCode, Buffer.concat(parts).toString()])
        sent.destroy()
      },
    )
    sent.on('error', reject)
    sent.write(draft.slice(0, 10), async () => {
      await between()
      if (length === undefined) sent.end(draft.slice(10))
    })
  })

it('shows a draft to an owner', async () => {
  const [status, text] = await preview(owner.cookie(), DRAFT, () => undefined)
  expect(status).toBe(200)
  expect(text).toContain('The words of the draft')
})

it('refuses a draft that is too long instead of showing none', async () => {
  const [status] = await preview(owner.cookie(), `text=${'a'.repeat(400_001)}`, () => undefined)
  expect(status).toBe(413)
})

it.each(['', 'vitrine-owner=0123456789abcdef0123456789abcdef'])(
  'does not wait for the draft of a visitor with the cookie %j',
  async (cookie) => {
    // The rest of the draft never comes.
    const [status] = await preview(cookie, DRAFT, () => undefined, 100_000)
    expect(status).toBe(404)
  },
)

it('shows no draft to a person whose session ended while it arrived', async () => {
  const [status, text] = await preview(owner.cookie(), DRAFT, () =>
    openDesk(running.server.url, owner.cookie()).ask('mutation { signOut { __typename } }'),
  )
  expect(status).toBe(404)
  expect(text).not.toContain('The words of the draft')
})
