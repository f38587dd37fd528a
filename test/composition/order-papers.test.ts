import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { EXIT } from '../../adapters/server/terminal/exit-codes.js'
import { runCommand } from '../../composition/cli/program.js'
import { startSite } from '../../composition/server/index.js'
import type { RunningSite } from '../../composition/server/index.js'
import { valueOf } from '../support/value-of.js'
import { pdfText } from '../support/documents/pdf-text.js'
import { orderNumber } from '../../core/shared/index.js'
import { createHookReceiver, documentedRecipe } from './support/hook-receiver.js'
import { joinSite, openBrowser } from './support/member-browser.js'
import { placeOrder } from './support/place-order.js'
import { openDesk } from './support/owner-desk.js'
import { commandsBeside, shoppersAt } from './support/shop-commands.js'
import { invoicingSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

let site: ScratchSite
let running: RunningSite
const hook = createHookReceiver()
beforeAll(async () => {
  site = invoicingSite({ webhooks: [{ url: await hook.open(), private: true }] })
  running = valueOf(await startSite(site.folder, { port: 0, dataFolder: site.data }))
}, 60_000)
afterAll(async () => {
  await running.close()
  hook.close()
  site.remove()
})

const { orders, settled, vitrine } = commandsBeside(() => site.data)
const place = shoppersAt(() => running.server.url)

describe('the papers of orders of a running site', () => {
  it('include an invoice for the shopper, by command and by the link, and for no stranger', async () => {
    const { commerce } = openBrowser(running.server.url)
    const placed = await placeOrder(commerce, { email: 'mia@example.org' })
    const year = new Date().getUTCFullYear()
    const query = new URLSearchParams({ orderId: placed.orderId, token: placed.token })
    const page = await fetch(`${running.server.url}/.vitrine/invoice?${query}`)
    expect(page.status).toBe(200)
    const { order } = valueOf(await commerce.readPlacedOrder(placed))
    expect(order?.progress).toMatchObject({
      invoicePath: `/.vitrine/invoice?${query}`,
      withdrawalPath: `/vitrine/withdraw?order=${orderNumber(placed.orderId)}&${query}`,
    })
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/)
    const html = await page.text()
    for (const part of [
      `Invoice ${year}-0001`,
      'Scratch GmbH',
      'DE123456789',
      'Oak stool',
      'VAT 19%',
      '21.38',
    ])
      expect(html).toContain(part)
    const pdf = await fetch(`${running.server.url}/.vitrine/invoice?${query}&pdf`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdfText(new Uint8Array(await pdf.arrayBuffer()))).toContain(`Invoice ${year}-0001`)
    for (const wrong of [{ token: 'x' }, { orderId: 'x' }, { orderId: '' }]) {
      const asked = new URLSearchParams({ ...Object.fromEntries(query), ...wrong })
      expect((await fetch(`${running.server.url}/.vitrine/invoice?${asked}`)).status).toBe(404)
    }
    const files = ['--html', join(site.root, 'slip.html'), '--pdf', join(site.root, 'slip.pdf')]
    expect(await orders('packing-slip', placed.orderId, site.folder, ...files)).toMatchObject({
      code: EXIT.ok,
    })
    expect(readFileSync(join(site.root, 'slip.html'), 'utf8')).toContain('Packing slip')
    expect(readFileSync(join(site.root, 'slip.pdf'), 'latin1')).toMatch(/^%PDF/)
    symlinkSync(join(site.root, 'slip.pdf'), join(site.root, 'link.html'))
    const link = ['--html', join(site.root, 'link.html')]
    expect(await orders('packing-slip', placed.orderId, site.folder, ...link)).toMatchObject({
      code: EXIT.badInput,
      err: expect.stringContaining('link.html cannot be written'),
    })
    expect(readFileSync(join(site.root, 'slip.pdf'), 'latin1')).toMatch(/^%PDF/)
    const again = await orders('invoice', placed.orderId, site.folder)
    expect(again.out).toContain(`Invoice ${year}-0001`)
    await orders('refund', placed.orderId, '--amount', '11.90')
    await settled(placed.orderId)
    const note = await orders('credit-note', placed.orderId, site.folder, '--json')
    expect(JSON.parse(note.out)).toMatchObject({
      number: 'CN-0001',
      taxes: { rows: [['VAT 19%', '€10.00', '€1.90', '€11.90']] },
    })
    const out: string[] = []
    const list = ['invoices', 'list', '--data', site.data, '--csv', '--sort', 'time']
    await runCommand(list, { out: (line) => out.push(line), err: () => undefined })
    expect(
      out
        .join('\n')
        .split('\r\n')
        .map((line) => line.split(',').filter((_, at) => [0, 1, 5, 6, 7, 8, 9].includes(at))),
    ).toEqual([
      ['number', 'kind', 'amount', 'currency', 'country', 'VAT 19% net', 'VAT 19% tax'],
      [`${year}-0001`, 'invoice', '133.90', 'EUR', 'DE', '112.52', '21.38'],
      ['CN-0001', 'credit-note', '-11.90', 'EUR', 'DE', '-10.00', '-1.90'],
    ])
  }, 60_000)

  it("are linked from the member's account, and end with a cancellation", async () => {
    const member = await joinSite(running.server.url, 'lin@example.org')
    const linksSeen = async () => {
      const read = await member.selfService?.readOverview()
      const overview = read?.ok ? read.value : null
      return overview?.orders.map(({ invoicePath, withdrawalPath }) => [invoicePath, withdrawalPath])
    }
    const first = await placeOrder(member.commerce, { email: 'lin@example.org' })
    const [[invoicePath, withdrawalPath] = []] = (await linksSeen()) ?? []
    expect(await member.see(invoicePath ?? '')).toMatch(/^200 [^]*Oak stool/)
    expect(await member.see(withdrawalPath ?? '')).toContain(`value="${orderNumber(first.orderId)}"`)
    await orders('cancel', first.orderId)
    expect(await linksSeen()).toEqual([[invoicePath, null]])
  }, 60_000)

  it('arrive at an endpoint, which verifies them as documented, also during a change of its secret', async () => {
    const isFromShop = await documentedRecipe()
    const [{ url, ...listed }] = JSON.parse((await vitrine('events', 'endpoints', '--json')).out)
    expect(listed).toEqual({ kinds: [], rotatedMs: null, oldEndsMs: null })
    const { secret } = JSON.parse((await vitrine('events', 'rotate', url, '--json')).out)
    const first = await place()
    const told = await hook.toldOf(first.id, 2)
    const events = told.map(({ body }) => JSON.parse(body))
    expect(events.sort((a, b) => a.type.localeCompare(b.type))).toMatchObject([
      { type: 'order.paid', data: { amount: { amountMinor: 13390, currency: 'EUR' } } },
      { type: 'order.placed', data: { orderId: first.id, number: first.number } },
    ])
    for (const { headers, body } of told) {
      expect(isFromShop(headers, body, secret)).toBe(true)
      expect(isFromShop(headers, `${body} `, secret)).toBe(false)
      expect(isFromShop(headers, body, `whsec_${btoa('another')}`)).toBe(false)
    }
    expect((await vitrine('events', 'rotate', 'http://none.example/')).err).toContain(`There are ${url}.`)
    const rotated = JSON.parse((await vitrine('events', 'rotate', url, '--json')).out)
    expect([rotated.secret === secret, rotated.oldEndsMs > Date.now()]).toEqual([false, true])
    const signers = async (id: string) => {
      const [sent] = await hook.toldOf(id, 2)
      return [secret, rotated.secret].map((each) => sent && isFromShop(sent.headers, sent.body, each))
    }
    expect(await signers((await place()).id)).toEqual([true, true])
    const last = await vitrine('events', 'rotate', url, '--at-once')
    expect(last.out).toContain('The earlier one signs nothing any more.')
    expect(await signers((await place()).id)).toEqual([false, false])
    const [, newest = ''] = /is (whsec_[A-Za-z0-9+/]{43}=)$/m.exec(last.out) ?? []
    const { id } = await place()
    const [sent] = await hook.toldOf(id, 2)
    expect(sent && isFromShop(sent.headers, sent.body, newest)).toBe(true)
    expect((await vitrine('events', 'endpoints')).out).not.toContain('whsec_')
  }, 60_000)

  it('are printed, and signed with a secret that an owner makes at the desk and reads once', async () => {
    const desk = openDesk(running.server.url)
    const access = { email: 'olga@example.org', password: 'a long word of the owner' }
    await desk.ask(
      `mutation ($input: UseCodeInput!) { useCode(input: $input) { ... on Problem { code message } } }`,
      { input: { ...access, code: running.firstOwnerCode?.code } },
    )
    // Papers are printed by people with a session only.
    const print = async (query: string, cookie = desk.cookie(), headers: Record<string, string> = {}) => {
      const answer = await fetch(`${running.server.url}/vitrine/papers/${query}`, {
        headers: { Cookie: cookie, ...headers },
      })
      expect(answer.headers.get('cache-control')).toContain('no-store')
      return [answer.status, (await answer.text()).trim()] as const
    }
    await vitrine('stock', 'set', 'ST-1', '9')
    const { id: printed } = await place()
    const slips = await print(`packing-slip?order=${printed}&order=${printed}`)
    expect(slips).toEqual([200, expect.stringMatching(/Packing slip[^]*class="sheet"[^]*class="sheet"/)])
    // A picture, a frame or a window of another page has an owner's browser open it.
    for (const other of [
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://shop.example.org' },
      { origin: 'null' },
    ])
      expect(await print(`invoice?order=${printed}`, undefined, other)).toEqual([
        404,
        'There is nothing here.',
      ])
    expect(await vitrine('audit', 'list', '--json', '--subject', printed)).toMatchObject({ out: '[]' })
    for (const times of [1, 2])
      expect([times, (await print(`invoice?order=${printed}`))[1]]).toEqual([
        times,
        expect.stringMatching(/<h1>Invoice \d{4}-\d{4}<\/h1>/),
      ])
    const issued = await vitrine('audit', 'list', '--json', '--subject', printed)
    expect(JSON.parse(issued.out)).toMatchObject([{ by: access.email, operation: 'issueDocument' }])
    expect(await print(`packing-slip?order=${printed}`, '')).toEqual([404, 'There is nothing here.'])
    expect(await print('packing-slip')).toEqual([422, 'There is nothing to print.'])
    const { data: health } = await desk.ask('{ backupCommand }')
    expect(health?.['backupCommand']).toContain(`backup ${site.folder} --data ${site.data} `)

    const rotate = async (input: Readonly<Record<string, unknown>>) => {
      const { data } = await desk.ask(
        `mutation ($key: String!, $url: String!, $atOnce: Boolean) {
           rotateWebhookSecret(key: $key, url: $url, atOnce: $atOnce) {
             ... on WebhookSecretRotated { secret endpoint { url rotatedAt earlierSecretEndsAt } }
             ... on Problem { code } } }`,
        input,
      )
      return (data as unknown as { rotateWebhookSecret: { secret: string; endpoint: object; code: string } })
        .rotateWebhookSecret
    }
    const listed = await desk.ask('{ webhookEndpoints { url kinds } }')
    const [endpoint] = (listed.data as unknown as { webhookEndpoints: { url: string }[] }).webhookEndpoints
    const url = endpoint?.url
    expect(listed.data).toEqual({ webhookEndpoints: [{ url, kinds: [] }] })
    const isFromShop = await documentedRecipe()
    const first = await rotate({ key: 'one', url, atOnce: true })
    expect(first.endpoint).toMatchObject({ url, earlierSecretEndsAt: null })
    const both = await Promise.all([rotate({ key: 'two', url }), rotate({ key: 'two', url })])
    expect(both).toContainEqual({ code: 'NOT_ALLOWED' })
    const second = both.find(({ secret }) => secret !== undefined)!
    expect(second.endpoint).toMatchObject({
      rotatedAt: expect.any(String),
      earlierSecretEndsAt: expect.any(String),
    })
    const third = await rotate({ key: 'again', url })
    await vitrine('stock', 'set', 'ST-1', '9')
    const [sent] = await hook.toldOf((await place()).id, 2)
    const isSignedBy = ({ secret }: { readonly secret: string }) =>
      sent && isFromShop(sent.headers, sent.body, secret)
    // The earlier secret is valid too, for an endpoint that lost the answer with the second one.
    expect([first, second, third].map(isSignedBy)).toEqual([true, true, true])
    expect(await rotate({ key: 'two', url })).toEqual({ code: 'NOT_ALLOWED' })
    expect(await rotate({ key: 'two', url, atOnce: true })).toMatchObject({ code: expect.any(String) })
    expect(await rotate({ key: 'three', url: 'http://none.example/' })).toEqual({ code: 'NOT_FOUND' })
    const log = JSON.parse((await vitrine('audit', 'list', '--json', '--limit', '1000')).out)
    const entries = log.filter(
      ({ by, operation }: { by: string; operation: string }) =>
        by === access.email && operation === 'rotateWebhookSecret',
    )
    expect(entries).toHaveLength(3)
    expect(JSON.stringify(entries)).not.toContain('whsec_')
  }, 60_000)
})
