import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { SMTPServer } from 'smtp-server'
import { EXIT } from '../../adapters/server/terminal/exit-codes.js'
import { runCommand } from '../../composition/cli/program.js'
import { NO_FORM_SETTINGS, startSite } from '../../composition/server/index.js'
import type { RunningSite } from '../../composition/server/index.js'
import { clientOf } from '../adapters/graphql/support/site.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import { visitorId } from '../../core/ports/visitor.port.js'
import { SENT_MAIL_NAMES } from '../../core/use-cases/mails/mail-kinds.js'
import { valueOf } from '../support/value-of.js'
import { readMails } from './support/member-browser.js'
import { placeOrder } from './support/place-order.js'
import { scratchSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

const SLOW_MS = 240_000
const NAMES = ['VITRINE_SMTP_URL', 'VITRINE_MAIL_FROM', 'VITRINE_FORMS_TO'] as const

let site: ScratchSite
let smtp: SMTPServer
let mails: string[] = []
let isRefusing = false
let smtpUrl = ''

beforeAll(async () => {
  site = scratchSite()
  mkdirSync(join(site.folder, 'vitrine-mails'))
  site.write('vitrine-mails/terms.txt', 'The terms of the shop.')
  site.write('vitrine-mails/withdrawal.pdf', '%PDF-1.7 the form')
  site.write('styles.css', '.button{background-color:#A03}')
  site.write(
    'index.html',
    '<!doctype html><html lang="de"><head><title>Shop</title><link rel="stylesheet" href="styles.css"></head>' +
      '<body><a class="w-nav-brand" href="/"><img src="logo.png"></a><a class="button w-button">Go</a></body></html>',
  )
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, answer) =>
      answer(isRefusing ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, _, done) => {
      let text = ''
      stream.on('data', (chunk) => (text += String(chunk)))
      stream.on('end', () => {
        mails.push(text)
        done()
      })
    },
  })
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready))
  smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as { readonly port: number }).port}`
}, SLOW_MS)
afterAll(async () => {
  await new Promise<void>((closed) => smtp.close(() => closed()))
  for (const name of NAMES) Reflect.deleteProperty(process.env, name)
  site.remove()
})

const shopAt = ({ server }: RunningSite) =>
  clientOf(server.url, { clock: systemClock }).open({ id: visitorId('') }).commerce
const failures: string[] = []
const start = async (isSending: boolean): Promise<RunningSite> =>
  valueOf(
    await startSite(site.folder, {
      port: 0,
      dataFolder: site.data,
      siteUrl: 'https://shop.example.org',
      onError: (error) => failures.push(String(error)),
      ...(isSending && {
        forms: {
          ...NO_FORM_SETTINGS,
          mail: {
            smtpUrl,
            from: 'Shop <shop@example.org>',
            to: 'owner@example.org',
            ordersTo: 'orders@example.org',
          },
        },
      }),
    }),
  )
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((go) => setTimeout(go, 50))
}
const mail = (...words: readonly string[]) => vitrine('mail', ...words)
async function vitrine(...words: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await runCommand(words, {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

/** The report of a mail server that could not deliver a mail. */
const reportOf = (mail: string): string => `From: MAILER-DAEMON@mx.example
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; berta@example.org
Action: failed
Diagnostic-Code: smtp; 550 5.1.1 no such mailbox

--b
Content-Type: message/rfc822

${mail}
--b--
`

describe('the mails of an order', () => {
  it(
    'are in the mailbox of the developer at once: the confirmation and the owner’s notice',
    async () => {
      const running = await start(false)
      await placeOrder(shopAt(running), { email: 'anna@example.org' })
      const seen = await readMails(running.server.url)
      expect(seen.map(({ kind, to }) => [kind, to]).sort()).toEqual([
        ['orderPlaced', 'anna@example.org'],
        ['orderReceived', 'the owner of the site'],
      ])
      const placed = seen.find(({ kind }) => kind === 'orderPlaced')
      expect(placed?.subject).toMatch(/^Ihre Bestellung [\w-]{9} bei Scratch$/)
      for (const part of [
        'Oak stool',
        '129,00',
        '133,90',
        'Anna Berg',
        '07743 Jena',
        'The terms of the shop.',
      ])
        expect(placed?.text).toContain(part)
      expect(placed?.html).toContain('background:#aa0033')
      expect(placed?.html).toContain('src="https://shop.example.org/logo.png"')
      expect(placed?.links[0]).toMatch(/^https:\/\/shop\.example\.org\/order-confirmation\?orderId=/)
      const page = await fetch(`${running.server.url}/.vitrine/mailbox`)
      const shown = await page.text()
      const look = await fetch(
        `${running.server.url}/.vitrine/mailbox${/\?html=[\w-]+/.exec(shown)?.[0] ?? ''}`,
      )
      expect(look.headers.get('content-security-policy')).toContain('sandbox')
      expect(await look.text()).toContain('<html lang="de">')
      expect((await fetch(`${running.server.url}/vitrine-mails/terms.txt`)).status).toBe(404)
      await running.close()
      expect((await mail('list', '--data', site.data)).out).toMatch(/ mailbox {2}orderPlaced /)
    },
    SLOW_MS,
  )

  it(
    'report a parcel and a refund by commands beside the running site',
    async () => {
      const running = await start(false)
      const { orderId } = await placeOrder(shopAt(running), { email: 'clara@example.org' })
      const at = (...words: readonly string[]) => vitrine('orders', ...words, '--data', site.data)
      expect((await at('fulfil', orderId, '--carrier', 'DHL', '--tracking', '00340')).code).toBe(0)
      expect((await at('refund', orderId, '--amount', '10.00', '--reason', 'secret')).code).toBe(0)
      const seen = async () =>
        (await readMails(running.server.url)).filter(({ to }) => to === 'clara@example.org')
      while ((await seen()).length < 3) await new Promise((go) => setTimeout(go, 50))
      const byKind = new Map((await seen()).map((one) => [one.kind, one]))
      expect([...byKind.keys()].sort()).toEqual(['orderDispatched', 'orderPlaced', 'orderRefunded'])
      const dispatched = byKind.get('orderDispatched')?.text ?? ''
      for (const part of ['Oak stool', 'DHL', '00340']) expect(dispatched).toContain(part)
      expect(byKind.get('orderRefunded')?.text).toContain('10,00')
      expect(byKind.get('orderRefunded')?.text).not.toContain('secret')
      const notices = (await readMails(running.server.url)).filter(({ kind }) => kind === 'orderReceived')
      // Three of five are left.
      expect(notices.map(({ text }) => text)).toContainEqual(
        expect.stringMatching(/Geht zur Neige[^]*Oak stool \(ST-1\): 3/),
      )
      await running.close()
    },
    SLOW_MS,
  )

  it(
    'are sent as text and HTML; refused mails are listed, given up and repeated by hand',
    async () => {
      isRefusing = true
      mails = []
      const running = await start(true)
      await placeOrder(shopAt(running), { email: 'berta@example.org' })
      await until(() => failures.length > 0)
      const listed = async () =>
        JSON.parse(
          (await mail('list', '--data', site.data, '--json', '--state', 'waiting')).out,
        ) as readonly {
          readonly id: string
          readonly kind: string
          readonly tries: number
          readonly failure: string
        }[]
      let waiting = await listed()
      while (waiting.some(({ failure }) => failure === null)) waiting = await listed()
      expect(waiting.map(({ kind, tries }) => [kind, tries]).sort()).toEqual([
        ['orderPlaced', 1],
        ['orderReceived', 1],
      ])
      // The sender is closed first: this run has no invoices and must not send the mails.
      await running.close()
      isRefusing = false
      expect(await mail('retry', 'all', '--data', site.data)).toMatchObject({
        code: EXIT.ok,
        out: '2 mails are tried again.',
      })
      expect(await mail('retry', 'unknown', '--data', site.data)).toMatchObject({ code: EXIT.badInput })

      site.write(
        'vitrine.json',
        JSON.stringify({
          name: 'Scratch',
          currency: 'EUR',
          country: 'DE',
          business: { name: 'Scratch GmbH', address: ['Market 1', '10115 Berlin'] },
          invoices: { issue: 'when-paid' },
        }),
      )
      const again = await start(true)
      await until(() => mails.length === 2)
      const placed = mails.find((text) => /^To: berta@example\.org/m.test(text)) ?? ''
      const id = waiting.find(({ kind }) => kind === 'orderPlaced')?.id
      expect(placed).toMatch(new RegExp(`^Message-ID: <${id}@example\\.org>`, 'm'))
      expect(placed).toMatch(/^Content-Type: multipart\/alternative/m)
      // The invoice that is issued by itself, and the owner's form for withdrawals.
      expect(placed).toMatch(/^Content-Disposition: attachment; filename="?[^\r\n]*INV-\d{4}\.pdf/m)
      expect(placed).toMatch(/^Content-Disposition: attachment; filename=withdrawal\.pdf/m)
      expect(placed).toContain(Buffer.from('%PDF-1.7 the form').toString('base64'))
      const notice = mails.find((text) => /^To: orders@example\.org/m.test(text)) ?? ''
      expect(notice).toMatch(/^Reply-To: berta@example\.org/m)
      expect(notice).not.toMatch(/^Content-Disposition: attachment/m)
      await again.close()
      expect(
        JSON.parse((await mail('list', '--data', site.data, '--json', '--state', 'waiting')).out),
      ).toEqual([])

      // The server accepted the mail and could not deliver it: its report is listed once, and the owner gets a mail.
      const file = join(site.root, 'report.eml')
      writeFileSync(file, reportOf(placed))
      const bounce = () => mail('bounce', file, '--data', site.data)
      expect((await bounce()).out).toBe(
        'berta@example.org: 550 5.1.1 no such mailbox\n' +
          '1 mail came back; `vitrine mail list --state given-up` lists them.',
      )
      expect((await bounce()).out).toContain('Nothing new')
      // A report of a delay: the server continues to try.
      writeFileSync(file, reportOf(placed).replace('Action: failed', 'Action: delayed'))
      expect(await bounce()).toMatchObject({ code: EXIT.ok, out: expect.stringContaining('Nothing new') })
      const audit = await vitrine('audit', 'list', '--data', site.data, '--json')
      const entries = JSON.parse(audit.out) as readonly { readonly operation: string }[]
      expect(entries.filter(({ operation }) => operation === 'noteBounces')).toMatchObject([
        { operation: 'noteBounces', detail: '1 mail came back' },
      ])
      const all = JSON.parse((await mail('list', '--data', site.data, '--json')).out) as readonly {
        readonly kind: string
      }[]
      const kept = all.filter(({ kind }) => kind === 'bounced' || kind === 'mailsGivenUp')
      expect(kept).toHaveLength(2)
      expect(kept).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            kind: 'bounced',
            to: 'berta@example.org',
            state: 'given-up',
            failure: '550 5.1.1 no such mailbox',
          }),
          expect.objectContaining({ kind: 'mailsGivenUp', to: null, state: 'waiting' }),
        ]),
      )
      writeFileSync(file, placed)
      expect(await bounce()).toMatchObject({ code: EXIT.badInput, err: expect.stringContaining('RFC 3464') })
      expect(await mail('bounce', join(site.root, 'none.eml'), '--data', site.data)).toMatchObject({
        code: EXIT.badInput,
        err: expect.stringContaining('There is no file'),
      })
    },
    SLOW_MS,
  )

  it('are shown and sent with an invented order, in any language, and their templates printed', async () => {
    const text = await mail('preview', site.folder, '--mail', 'orderRefunded', '--language', 'en')
    expect(text.out).toMatch(/^Refund of €29\.90 for your order [\w-]+\n\nHello Ada Example/)
    const html = await mail('preview', site.folder, '--html')
    expect(html.out).toMatch(/^<!doctype html><html lang="de">/)
    const template = await mail('preview', site.folder, '--template', '--language', 'fr')
    expect(template.out).toMatch(/^Subject: Votre commande \{number\} chez \{site\}\n\nBonjour \{name\}/)
    const output = join(site.root, 'mails')
    const written = (await mail('preview', site.folder, '--output', output)).out.split('\n')
    const names = [...new Set(written.map((file) => file.replace(/\.(txt|html)$/, '')))]
    expect(names).toEqual(SENT_MAIL_NAMES)
    expect(written).toHaveLength(2 * names.length - 1)
    const reply = ['preview', site.folder, '--mail', 'entryReply']
    expect(await mail(...reply, '--html')).toMatchObject({ code: EXIT.badInput })
    expect(await mail(...reply, '--template')).toMatchObject({ code: EXIT.badInput })
    const reminder = await mail('preview', site.folder, '--mail', 'cartReminder', '--template')
    expect(reminder.out).toMatch(/^Subject: [^]*\{lines\}[^]*\{unsubscribe\}$/)
    expect(await mail('send-test', 'me@example.org', site.folder)).toMatchObject({ code: EXIT.badInput })
    mails = []
    Object.assign(process.env, {
      VITRINE_SMTP_URL: smtpUrl,
      VITRINE_MAIL_FROM: 'shop@example.org',
      VITRINE_FORMS_TO: 'owner@example.org',
    })
    expect(await mail('send-test', 'me@example.org', site.folder, '--json')).toMatchObject({ code: EXIT.ok })
    expect(mails.join()).toMatch(/^Subject: \[Test\] /m)
    isRefusing = true
    const refused = await mail('send-test', 'me@example.org', site.folder)
    expect([refused.code, refused.err]).toEqual([EXIT.failure, expect.stringContaining('refused')])
    site.write('vitrine-mails/orderPlaced.txt', 'Hello')
    const broken = await mail('preview', site.folder)
    expect([broken.code, broken.err]).toEqual([
      EXIT.badInput,
      expect.stringContaining('must begin with a line "Subject: ..."'),
    ])
  })
})
