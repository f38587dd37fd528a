import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { EXIT } from '../../adapters/server/terminal/exit-codes.js'
import { startSite } from '../../composition/server/index.js'
import type { RunningSite } from '../../composition/server/index.js'
import { valueOf } from '../support/value-of.js'
import { createHookReceiver } from './support/hook-receiver.js'
import { openBrowser, readMails } from './support/member-browser.js'
import { placeOrder } from './support/place-order.js'
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

const { orders, vitrine } = commandsBeside(() => site.data)
const place = shoppersAt(() => running.server.url)

describe('the orders of a running site', () => {
  it('accept a withdrawal by a guest in two steps, once, and reveal no existing orders', async () => {
    await vitrine('stock', 'set', 'ST-1', '9')
    const { id, number, email } = await place()
    const path = `${running.server.url}/vitrine/withdraw`
    const send = async (step: string, fields: Readonly<Record<string, string>>, headers = {}) => {
      const body = new URLSearchParams({
        number,
        name: 'Ada',
        email,
        statement: 'the stool',
        step,
        ...fields,
      })
      const answer = await fetch(path, {
        method: 'POST',
        body,
        headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
      })
      return { status: answer.status, text: await answer.text() }
    }
    expect(await (await fetch(`${path}?order=${number}`)).text()).toContain(`value="${number}"`)
    expect((await send('check', { email: 'none' })).status).toBe(422)
    expect((await send('confirm', {}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await send('check', {})).text).toContain('Confirm withdrawal here')
    expect(JSON.parse((await orders('returns', '--json')).out)).toEqual([])
    const wrong = await send('confirm', { email: 'other@example.org' })
    const unknown = await send('confirm', { number: '0000-0000' })
    const right = await send('confirm', {})
    const again = await send('confirm', {})
    expect(right.text).toContain('Your withdrawal was sent')
    expect([wrong, unknown, again]).toEqual([right, right, right])
    expect(JSON.parse((await orders('returns', '--json')).out)).toMatchObject([
      { order: number, orderId: id, name: 'Ada', statement: 'the stool', state: 'requested', isLate: false },
    ])
    const mails = (await readMails(running.server.url)).filter(({ kind }) => kind.startsWith('withdrawal'))
    expect(mails.map(({ kind, to }) => [kind, to]).sort()).toEqual([
      ['withdrawalNotice', 'the owner of the site'],
      ['withdrawalReceived', email],
    ])
    expect(mails.find(({ kind }) => kind === 'withdrawalReceived')?.text).toMatch(/\d:\d\d:\d\d [AP]M UTC/)
    const placedMail = (await readMails(running.server.url)).find(
      ({ kind, to }) => kind === 'orderPlaced' && to === email,
    )
    expect(placedMail?.links).toEqual(
      expect.arrayContaining([
        expect.stringContaining('/.vitrine/invoice?orderId='),
        expect.stringContaining(`/vitrine/withdraw?order=${number}&orderId=${id}&token=`),
      ]),
    )
    expect(await orders('return', number, 'refund')).toMatchObject({
      code: EXIT.badInput,
      err: expect.stringContaining('Possible are: accept, refuse'),
    })
    await orders('return', number, 'accept', '--dry-run')
    expect((await orders('show', number)).out).toMatch(
      /Withdrawn: .*requested[^]*orders return \S+ accept .*# or refuse/,
    )
    const accepted = await orders('return', number, 'accept')
    // Nothing was sent, so no goods come back.
    expect(accepted.out.split('\n').slice(1)).toEqual([
      `To give the money back: vitrine orders refund ${number} --data ${site.data} --whole`,
      `Then: vitrine orders return ${number} refund --data ${site.data}`,
    ])
    expect((await orders('show', number)).out).toMatch(/Withdrawn: .*accepted/)
    expect(await orders('fulfil', number)).toMatchObject({
      code: EXIT.badInput,
      err: expect.stringMatching(/withdrawn from 1 piece of line 1 \(.*--anyway/s),
    })
    expect((await orders('fulfil', number, '--anyway', '--dry-run')).out).toContain('sent')
    // No action on a return moves money, so no action may mark a return as refunded.
    expect(await orders('return', number, 'refund')).toMatchObject({
      code: EXIT.badInput,
      err: expect.stringContaining('not refunded yet'),
    })
    await orders('refund', number, '--whole')
    expect((await orders('return', number, 'refund')).out).toContain('refunded')
  }, 60_000)

  it('accept a withdrawal by line, in parts, by the link of the confirmation', async () => {
    await vitrine('stock', 'set', 'ST-1', '9')
    const { id, number, email, token } = await place(3)
    const path = `${running.server.url}/vitrine/withdraw`
    const own = { orderId: id, token }
    const look = async (query: Readonly<Record<string, string>>) =>
      (await fetch(`${path}?${new URLSearchParams({ order: number, ...query })}`)).text()
    const send = async (step: string, count: string, seen: string) => {
      const fields = {
        ...own,
        seen,
        'line-1': count,
        name: 'Ada',
        number: 'other',
        email: 'other@example.org',
      }
      const body = new URLSearchParams({ ...fields, statement: '', step })
      const headers = { 'Sec-Fetch-Site': 'same-origin' }
      const answer = await fetch(path, { method: 'POST', body, headers })
      return `${answer.status} ${await answer.text()}`
    }
    expect(await look(own)).toMatch(/Oak stool \(3\)<\/label><input [^>]*max="3" value="3"/)
    for (const stranger of [{}, { orderId: id, token: 'x' }])
      expect(await look(stranger)).not.toContain('Oak stool')
    expect(await send('check', '0', '0')).toMatch(/^422 [^]*choose at least one piece/)
    expect(await send('check', '4', '0')).toMatch(/^422 [^]*check the pieces/)
    const check = await send('check', '2', '0')
    for (const part of ['2 × Oak stool', 'name="line-1" value="2"', `value="${number}"`, `value="${email}"`])
      expect(check).toContain(part)
    const done = /^200 [^]*Your withdrawal was sent/
    for (const click of ['first', 'second'])
      expect(`${click} ${await send('confirm', '2', '0')}`).toMatch(/sent/)
    expect(await send('confirm', '1', '0')).toMatch(/^409 [^]*Oak stool \(1\)/)
    expect(await send('confirm', '1', '1')).toMatch(done)
    expect(await look(own)).toContain('withdrawn from all of this order')
    const [line] = JSON.parse((await orders('show', number, '--json')).out).lines
    const returns = async () => JSON.parse((await orders('show', number, '--json')).out).returns
    const lineId = (await returns())[0].lines[0].lineId
    expect([line.line, await returns()]).toMatchObject([
      1,
      [
        { id, lines: [{ lineId, count: 2 }], state: 'requested' },
        { id: `${id}.2`, lines: [{ lineId, count: 1 }], state: 'requested' },
      ],
    ])
    const mails = (await readMails(running.server.url)).filter(({ to }) => to === email)
    expect(mails.filter(({ kind }) => kind === 'withdrawalReceived').map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/2 ?. ?Oak stool/),
        expect.stringMatching(/1 ?. ?Oak stool/),
      ]),
    )
    const first = ['return', number, 'accept', '--number', '1'] as const
    expect((await orders(...first, '--line', '1=9')).err).toContain('fewer pieces')
    expect((await orders(...first, '--line', '1=1')).out).toContain('1 x Oak stool')
    expect(await orders('return', number, 'refuse', '--number', '3')).toMatchObject({
      err: expect.stringContaining('The order has 2 returns, and no number 3.'),
    })
    expect((await returns()).map((one: { state: string }) => one.state)).toEqual(['accepted', 'requested'])
  }, 60_000)

  it('are in the audit log like every change by command, without calls that changed nothing', async () => {
    await vitrine('stock', 'set', 'ST-1', '9')
    const [sent, dropped, returned] = [await place(), await place(), await place()]
    const guide = await placeOrder(openBrowser(running.server.url).commerce, {
      slug: 'guide',
      email: 'reader@example.org',
    })
    const { number, email } = returned
    const body = new URLSearchParams({ number, name: 'Ada', email, statement: '', step: 'confirm' })
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    await fetch(`${running.server.url}/vitrine/withdraw`, { method: 'POST', body, headers })
    const idIn = async (...words: readonly string[]) => {
      const [first] = JSON.parse((await vitrine(...words, '--limit', '1', '--json')).out)
      return first.eventId ?? first.id
    }
    const { url: hookUrl } = JSON.parse((await vitrine('events', 'endpoints', '--json')).out)[0]
    site.write('members.csv', 'Email,Name\nnew@example.org,New\n')
    const rows: readonly (readonly [string, string | null])[] = [
      [`orders fulfil ${sent.number} --dry-run`, null],
      [`orders fulfil ${sent.number} --carrier DHL`, 'fulfilOrder'],
      [`orders invoice ${sent.number} --dry-run`, null],
      [`orders invoice ${sent.number}`, 'issueDocument'],
      [`orders invoice ${sent.number}`, null],
      [`orders refund ${sent.number} --amount 1.00`, 'refundOrder'],
      [`orders note ${sent.number} rang`, 'noteOrder'],
      [`orders cancel ${dropped.number}`, 'cancelOrder'],
      [`orders send-downloads ${guide.orderId}`, 'sendDownloads'],
      [`orders return ${number} accept --dry-run`, null],
      [`orders return ${number} accept`, 'moveReturn'],
      ['stock add ST-1 2', 'deliverStock'],
      ['stock set ST-1 9', 'countStock'],
      ['stock add NONE 2', null],
      [`mail retry ${await idIn('mail', 'list')}`, 'retryMails'],
      ['mail retry none', null],
      ['members invite zoe@example.org', 'inviteMember'],
      ['members groups zoe@example.org --add gold', 'changeMemberGroups'],
      ['members ban zoe@example.org', 'banMember'],
      ['members log-out zoe@example.org', 'logMemberOut'],
      ['members delete zoe@example.org --yes', 'deleteMember'],
      [`members import ${join(site.folder, 'members.csv')}`, 'importMembers'],
      [`privacy erase ${sent.email}`, null],
      [`privacy erase new@example.org --yes`, 'erasePerson deleteMember'],
      ['products edit oak-stool --name Stool', 'editProduct'],
      ['products options oak-stool', null],
      ['products options oak-stool --set Wood:Oak,Elm --dry-run', null],
      ['products options oak-stool --set Wood:Oak', 'changeOptions'],
      ['members factor-off zoe@example.org', null],
      ['discounts create spring --percent 10', 'createDiscount'],
      ['discounts edit spring --percent 15', 'editDiscount'],
      ['discounts end spring', 'endDiscount'],
      ['settings set name Shop', 'changeSettings'],
      ['settings undo', 'undoSettings'],
      ['settings set orderLinkDays 14', 'changeSettings'],
      ['settings unset orderLinkDays', 'changeSettings'],
      ['jobs run housekeeping', 'runJob'],
      [`events replay ${await idIn('events', 'list')}`, 'replayEvents'],
      [`events rotate ${hookUrl}`, 'rotateWebhookSecret'],
      ['owners invite ada@example.org', 'inviteOwner'],
    ]
    const log = async (): Promise<readonly { by: string; operation: string }[]> =>
      JSON.parse((await vitrine('audit', 'list', '--json', '--sort', 'time', '--limit', '1000')).out)
    const before = (await log()).length
    for (const [words] of rows) await vitrine(...words.split(' '), site.folder)
    const entries = (await log()).slice(before).map(({ by, operation }) => `${by}: ${operation}`)
    const operations = rows.flatMap(([, written]) => written?.split(' ') ?? [])
    expect(entries).toEqual(operations.map((operation) => `terminal: ${operation}`))
    const listed = await vitrine('audit', 'list', '--subject', sent.id)
    expect(listed.out).toMatch(/ noteOrder [^]* refundOrder [^]* fulfilOrder /)
  }, 60_000)
})
