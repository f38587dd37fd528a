import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { runCommand } from '../../../../composition/cli/program.js'
import { readSiteFolder } from '../../../../adapters/server/site-folder/read-site-folder.js'
import { valueOf } from '../../../support/value-of.js'

let root = ''
let site = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-init-'))
  site = join(root, 'Harbour Goods')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const settings = (): unknown => JSON.parse(readFileSync(join(site, 'vitrine.json'), 'utf8'))
const SHIPPING = (amount: string) => [
  { id: 'standard', name: 'Standard', rate: { type: 'flat-rate', amount } },
]

/** Runs the command; `typed` is what a person types, null without a terminal. */
async function init(typed: string | null, ...words: readonly string[]) {
  const said: string[] = []
  const input = new PassThrough()
  const output = new PassThrough()
  input.end(typed ?? '')
  const code = await runCommand(['init', site, ...words], {
    out: (line) => said.push(line),
    err: (line) => said.push(line),
    ...(typed !== null && { person: { input, output } }),
  })
  return { code, said: said.join('\n'), asked: String((output.read() as Buffer | null) ?? '') }
}

describe('vitrine init', () => {
  it('reads every answer from the command line, and its settings open a shop', async () => {
    const words = ['--name', 'Mugs', '--currency', 'eur', '--country', 'de', '--shipping', '4.90']
    expect(
      await init('', ...words, '--included-tax', '0', '--base-url', 'https://mugs.example'),
    ).toMatchObject({
      code: 0,
      asked: '',
    })
    expect(settings()).toEqual({
      name: 'Mugs',
      baseUrl: 'https://mugs.example',
      currency: 'EUR',
      country: 'DE',
      shipping: SHIPPING('4.90'),
    })
    expect(valueOf(readSiteFolder(site)).settings).toMatchObject({ currency: 'EUR', country: 'DE' })
  })

  it('reports to a program what it wrote, or would write', async () => {
    const words = ['--yes', '--name', 'Mugs', '--currency', 'EUR', '--country', 'DE', '--json']
    const told = async (...more: readonly string[]) => {
      const { said } = await init(null, ...words, ...more)
      return JSON.parse(said.slice(0, said.lastIndexOf('}') + 1)) as unknown
    }
    const file = join(site, 'vitrine.json')
    const planned = (await told('--dry-run')) as { readonly settings: unknown }
    expect([planned, existsSync(file)]).toEqual([expect.objectContaining({ file, isWritten: false }), false])
    expect(await told()).toEqual({ file, isWritten: true, settings: planned.settings })
    expect(settings()).toEqual(planned.settings)
  })

  it('asks a person for missing values, each with its default', async () => {
    const { code, asked } = await init('\nusd\n\n', '--shipping', '5.00')
    expect([code, asked]).toEqual([
      0,
      'Name of the shop [Harbour Goods]: Currency (EUR, USD ...): Country of the business (DE, US ...) [US]: ' +
        'VAT that the prices include, in percent (19, 20 ...; 0: none) [0]: ',
    ])
    expect(settings()).toMatchObject({
      name: 'Harbour Goods',
      currency: 'USD',
      country: 'US',
      shipping: SHIPPING('5.00'),
    })
  })

  it.each([
    ['asked', '\neur\nde\n0.00\n19\n', []],
    ['on the command line', '', ['--yes', '--currency', 'EUR', '--country', 'DE', '--included-tax', '19']],
  ])('writes the tax that the prices hold, %s', async (_, typed, words) => {
    expect((await init(typed, ...words)).code).toBe(0)
    expect(settings()).toMatchObject({
      taxes: [{ country: 'DE', name: 'VAT', percent: '19', included: true, onShipping: true }],
    })
    const [rule] = valueOf(readSiteFolder(site)).settings.taxes
    expect(rule).toMatchObject({ country: 'DE', isIncluded: true, share: 190_000 })
  })

  it.each([
    ['AU', 'GST'],
    ['GB', 'VAT'],
  ])('calls the tax of %s %s', async (country, name) => {
    const words = ['--yes', '--currency', 'EUR', '--country', country, '--included-tax', '10']
    expect((await init('', ...words)).code).toBe(0)
    expect(settings()).toMatchObject({ taxes: [{ country, name }] })
  })

  it.each(['nineteen', '-1', '101'])('refuses %s as a percentage of tax', async (percent) => {
    const words = ['--yes', '--currency', 'EUR', '--included-tax', percent]
    expect(await init('', ...words)).toMatchObject({ code: 3 })
  })

  it('asks again if an answer cannot be used, and gives the reason', async () => {
    const { code, asked } = await init('Mugs\nEURO\nchf\nSwitzerland\nch\n4,9O\n4.90\n')
    expect(code).toBe(0)
    expect(asked.match(/Currency|Country|Shipping/g)).toEqual([
      ...['Currency', 'Currency', 'Country', 'Country', 'Shipping', 'Shipping'],
    ])
    for (const reason of ['currency must be', 'country must be', 'shipping must be an amount'])
      expect(asked).toContain(reason)
    expect(settings()).toMatchObject({
      name: 'Mugs',
      currency: 'CHF',
      country: 'CH',
      shipping: SHIPPING('4.90'),
    })
  })

  it.each([
    ['SAR', 'SA'],
    ['try', 'TR'],
    ['GBP', 'GB'],
    ['EUR', 'DE'],
    ['XOF', 'SN'],
  ])('takes the country of %s if none is named: %s', async (currency, country) => {
    expect((await init('', '--yes', '--currency', currency)).code).toBe(0)
    expect(settings()).toMatchObject({ country })
  })

  it('ends if the person leaves before naming a currency, and writes nothing', async () => {
    const { code, said } = await init('Mugs\n')
    expect([code, said]).toEqual([3, expect.stringContaining('--currency EUR')])
    expect(existsSync(site)).toBe(false)
  })

  it.each([
    ['there is no terminal', null, []],
    ['--yes says so', 'Typed\nEUR\n', ['--yes']],
  ])('asks nothing if %s: without a currency it ends', async (_, typed, words) => {
    const { code, said, asked } = await init(typed, ...words)
    expect([code, asked, said]).toEqual([3, '', expect.stringContaining('Nothing was written')])
    expect((await init(typed, ...words, '--currency', 'EUR')).code).toBe(0)
    expect(settings()).toMatchObject({ name: 'Harbour Goods', country: 'DE', shipping: SHIPPING('0.00') })
  })

  it.each([
    ['a currency', ['--currency', 'EURO'], 3, '--currency must be a currency code'],
    ['a country', ['--currency', 'EUR', '--country', 'Germany'], 3, '--country must be'],
    ['a country', ['--currency', 'EUR', '--country', 'zz'], 3, '--country must be'],
    [
      'an amount',
      ['--currency', 'JPY', '--shipping', '4.90'],
      3,
      '--shipping must be an amount of JPY, such as',
    ],
    ['a name', ['--currency', 'EUR', '--name', ' '], 3, 'name must be a text'],
    ['an address', ['--currency', 'EUR', '--base-url', 'mugs.example'], 2, 'https://example.com'],
  ])('refuses an unusable %s before any question', async (_, words, code, reason) => {
    const ended = await init(null, ...words)
    expect([ended.code, ended.said]).toEqual([code, expect.stringContaining(reason)])
    expect(existsSync(site)).toBe(false)
  })

  it('shows with --dry-run what it would write', async () => {
    const { code, said } = await init(null, '--currency', 'EUR', '--dry-run')
    expect([code, JSON.parse(said)]).toMatchObject([0, { currency: 'EUR' }])
    expect(existsSync(site)).toBe(false)
  })

  it('keeps existing settings, and reports a folder that cannot be written', async () => {
    mkdirSync(site)
    writeFileSync(join(site, 'vitrine.json'), '{}')
    const { code, said } = await init(null, '--currency', 'EUR')
    expect([code, said, settings()]).toEqual([3, expect.stringContaining('exists already'), {}])
    rmSync(site, { recursive: true })
    writeFileSync(site, 'a file')
    const refused = await init(null, '--currency', 'EUR')
    expect([refused.code, refused.said]).toEqual([
      3,
      expect.stringContaining('a file stands where a folder is needed'),
    ])
  })
})
