import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { coloursOf } from '../../adapters/server/terminal/terminal.js'
import { customersCsv } from '../../adapters/server/terminal/orders/customers-csv.js'
import { runCommand } from '../../composition/cli/program.js'
import { startSite } from '../../composition/server/index.js'
import type { RunningSite } from '../../composition/server/index.js'
import { skuIdOf } from '../../adapters/server/sql/shop/index.js'
import { valueOf } from '../support/value-of.js'
import { openBrowser, readMails } from './support/member-browser.js'
import type { MailSeen } from './support/member-browser.js'
import { scratchSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

const FIELD = 'b6f7c1d2e3f4a5b6c7d8e9f0a1b2382d'
/** Characters that control a terminal or change the direction of text. */
const OBEYED = /[^\P{Cc}\t\r\n]|\r(?!\n|$)|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
/** A line of a list that begins like an entry. */
const ENTRY = /^\d{4}-\d\d-\d\d \d\d:\d\d /

/** Names that strangers give themselves. */
const NAMES = [
  'Ada\u001b[2J\u001b[31m',
  'Ada\u009b1m',
  'Ada\u0007\u0008\u007f',
  'Ada\n2026-11-24 12:00  0000  placed  1  EUR 9.00  Mallory',
  'Ada\r2026-11-24 12:00 UTC  mallory@example.com',
  'Ada\u2028\u0085Mallory',
  '\u202eadA\u2066',
  'Click https://evil.example/win',
  'Your prize: evil.example',
  'www.evil.example',
  'prize@evil.example',
  'evil。example',
  `Ada, you have won. ${'Call us at once. '.repeat(10)}`,
  '<a href="https://evil.example">Ada</a>',
  '{link} {site} {name}',
] as const

let site: ScratchSite
let running: RunningSite
beforeAll(async () => {
  site = scratchSite()
  site.write(
    'catalogue.csv',
    'Product Handle,Product Name,Product Type,Variant Price\nbook,Book,Service,5.00',
  )
  const fields = [{ id: FIELD, name: 'About', type: 'PlainText' }]
  const shop = { currency: 'EUR', country: 'DE', shipping: [], accounts: { fields } }
  site.write('vitrine.json', JSON.stringify({ ...shop, name: 'Sh\u001b[31mop' }))
  site.write('about \u001b[31m\u202e.html', '<title>About</title><a href="/no\u001b[31m\u009b1m">x</a>')
  running = valueOf(
    await startSite(site.folder, { port: 0, dataFolder: site.data, siteUrl: 'https://shop.example' }),
  )
  for (const [index, name] of NAMES.entries()) await comesBy(name, index)
}, 240_000)
afterAll(async () => {
  await running.close()
  site.remove()
})

/** Signs up, orders and sends a form under a name. */
async function comesBy(name: string, index: number): Promise<void> {
  const browser = openBrowser(running.server.url)
  const email = `visitor${index}@example.com`
  valueOf(
    await browser.entrance.signUp({
      email,
      name,
      password: 'seven green kettles',
      acceptPrivacy: true,
      acceptCommunications: false,
      ...{ inviteToken: null, captchaToken: null, redirectPath: null },
      entries: [{ id: FIELD, type: 'PlainText', value: { tag: 'text', text: name } }],
    }),
  )
  const { commerce } = browser
  const nowhere = { line2: null, state: null, postalCode: '07743', country: 'DE' }
  const address = { addressee: name, line1: name, city: name, ...nowhere }
  valueOf(await commerce.addToCart({ skuId: skuIdOf('book', []), count: 1, buyNow: false, key: 'add' }))
  valueOf(await commerce.updateIdentity(email))
  valueOf(await commerce.updateAddress({ kind: 'shipping', address }))
  valueOf(await commerce.updateAddress({ kind: 'billing', address }))
  valueOf(await commerce.updateCustomData([{ name, textArea: name, textInput: name, checkbox: null }]))
  valueOf(await commerce.storePaymentMethod({ provider: 'sandbox', token: 'sandbox_visa_12_2034' }))
  valueOf(await commerce.submitOrder({ key: 'submit' }))
  const body = new URLSearchParams({ name, source: name, [`fields[${name}]`]: name })
  // The limit is ten a minute.
  if (index < 10) await fetch(`${running.server.url}/api/v1/form/site`, { method: 'POST', body })
}

interface Said {
  readonly code: number
  readonly out: readonly string[]
  readonly all: readonly string[]
}

async function vitrine(...words: readonly string[]): Promise<Said> {
  const [out, err]: [string[], string[]] = [[], []]
  const terminal = { out: (line: string) => out.push(line), err: (line: string) => err.push(line) }
  const code = await runCommand(words, terminal)
  return { code, out, all: [...out, ...err] }
}

describe('names of strangers and folders', () => {
  it.each([
    ['orders list', ['orders', 'list']],
    ['orders list as JSON', ['orders', 'list', '--json']],
    ['members list', ['members', 'list']],
    ['members list as JSON', ['members', 'list', '--json']],
    ['members show', ['members', 'show', 'visitor0@example.com']],
    ['members show as JSON', ['members', 'show', 'visitor1@example.com', '--json']],
    ['members export', ['members', 'export']],
    ['forms list', ['forms', 'list']],
    ['forms list as JSON', ['forms', 'list', '--json']],
    ['forms export', ['forms', 'export']],
    ['forms export as JSON', ['forms', 'export', '--json']],
    ['subscriptions list', ['subscriptions', 'list']],
  ])('contain no terminal control in the output of `%s`', async (_what, words) => {
    const { code, all } = await vitrine(...words, site.folder, '--data', site.data)
    expect([code, all.join('\n').match(OBEYED)]).toEqual([0, null])
  })

  it.each([
    ['doctor', ['doctor', 'FOLDER'], 1],
    ['doctor as JSON', ['doctor', 'FOLDER', '--json'], 1],
    ['build', ['build', 'FOLDER', '--out', 'FOLDER/../public\u001b[31m'], 0],
    ['a folder that is not there', ['doctor', 'FOLDER/no\u001b[31m\u202e'], 3],
    ['a command that is not there', ['no\u001b[31m\u009b1m'], 2],
  ])('contain no terminal control in the output of %s', async (_what, words, exitCode) => {
    const { code, all } = await vitrine(...words.map((word) => word.replace('FOLDER', site.folder)))
    expect([code, all.join('\n').match(OBEYED)]).toEqual([exitCode, null])
    expect(all).not.toEqual([])
  })

  it.each([
    ['orders', ['orders', 'list']],
    ['members', ['members', 'list']],
  ])('add no entry to the list of %s', async (_what, words) => {
    const { out } = await vitrine(...words, site.folder, '--data', site.data)
    expect(out.flatMap((line) => line.split(/[\r\n]/)).filter((line) => ENTRY.test(line))).toHaveLength(
      NAMES.length,
    )
  })

  it('are stored on one line without control characters, also from an imported table', async () => {
    const file = join(site.root, 'members.csv')
    writeFileSync(file, 'Email,Name\nlate@example.com,"Late\u001b[31m\n2026-11-24 12:00 UTC  mallory"\n')
    expect((await vitrine('members', 'import', file, site.folder, '--data', site.data)).code).toBe(0)
    const read = async (what: string) =>
      JSON.parse(
        (await vitrine(what, 'list', site.folder, '--data', site.data, '--json')).out.join(''),
      ) as readonly { readonly name: string }[]
    const names = [...(await read('orders')), ...(await read('members'))].map(({ name }) => name)
    expect(names).toHaveLength(2 * NAMES.length + 1)
    expect(names.filter((name) => /[\p{Cc}\u2028]/u.test(name))).toEqual([])
    expect(names).toContain('Late[31m 2026-11-24 12:00 UTC  mallory')
  })

  it('add no address, message or markup to mails to the owner of the mailbox', async () => {
    const all = await readMails(running.server.url)
    const isSafe = ({ to, subject, text, html }: MailSeen, written: RegExp): readonly boolean[] => {
      const said = `${to}\n${subject}\n${text}\n${html}`
      return [
        /[\p{Cc}]/u.test(`${to}${subject}`) || OBEYED.test(said),
        written.test(said),
        (html.match(/<a /g) ?? []).length ===
          (html.match(/<a href="https:\/\/shop\.example\//g) ?? []).length,
      ]
    }
    // The texts of strangers in forms and orders reach the owner unchanged.
    const mails = all.filter(({ kind }) => !/^(?:submission|order)/.test(kind))
    const own = mails.map((mail) => isSafe(mail, /evil|prize|Call us/))
    expect(own).toHaveLength(NAMES.length)
    expect([...new Set(own.map(String))]).toEqual(['false,false,true'])
    expect(mails.filter(({ text }) => text.includes('Hello Ada'))).not.toEqual([])
    // The shopper's address stands in the confirmation, as words that no mail program makes a link of.
    const placed = all.filter(({ kind }) => kind === 'orderPlaced')
    const shown = placed.map((mail) => isSafe(mail, /evil[.。．]|https?:\/\/evil|\w@evil|<b>|<img src=x/))
    expect([...new Set(shown.map(String))]).toEqual(['false,false,true'])
  })
})

it('a terminal gets colours, and no other control characters', async () => {
  const said: string[] = []
  const colours = coloursOf({ isTTY: true }, { FORCE_COLOR: '1' })
  const hear = (line: string): void => void said.push(line)
  await runCommand(['doctor', '\u001b[2Jno\u001b]0;title\u0007'], { out: hear, err: hear, colours })
  expect(said[0]).toContain('\u001b[31mError:')
  expect(said.join('').replace(/\u001b\[\d+m/g, '')).not.toMatch(OBEYED)
})

it.each([
  '=1+1',
  ' =1+1',
  '"=1+1',
  'Ada;=HYPERLINK("https://evil.example")',
  'Ada\n=1+1',
  'Ada\t@SUM(1)',
  '＝1',
])('are no formulas in the table of customers: %j', (name) => {
  const times = { firstOn: 0, lastOn: 0 }
  const amounts = { orders: 1, currency: 'EUR', totalMinor: 500, refundedMinor: 0 } as const
  const [, row = ''] = customersCsv([{ email: 'ada@example.com', name, ...amounts, ...times }]).split(
    'Currency\n',
  )
  expect(row.split(/[;,\t\r\n]/).filter((cell) => /^[\s"]*[=+\-@＝]/.test(cell))).toEqual([])
  expect(row).toContain('5.00')
})
