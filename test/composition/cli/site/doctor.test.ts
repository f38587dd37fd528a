import { afterEach, describe, expect, it } from '@jest/globals'
import type { Finding } from '../../../../adapters/site/export/index.js'
import { runCommand } from '../../../../composition/cli/program.js'
import {
  exportedPage,
  exportFolder,
  INTERACTIONS,
  PAGE_A,
  PAGE_B,
  scriptTag,
} from '../../../adapters/site/export/support/export-folders.js'
import type { ExportFiles } from '../../../adapters/site/export/support/export-folders.js'

const SETTINGS = '{"name":"Mugs","currency":"EUR","country":"DE","shipping":[]}'
const CATALOGUE = 'Product Handle,Product Name,Variant Price\nmug,Mug,12.00\n'
const REDUCED = 'Product Handle,Product Name,Variant Price,Variant Compare-at Price\nmug,Mug,12.00,15.00\n'
const OURS = scriptTag('/vitrine.js')
const SOUND: ExportFiles = {
  'index.html': exportedPage(PAGE_A, {
    body:
      '<a href="team">T</a><a href="/product/mug">M</a><a href="#top">U</a><a href="mailto:a@b.c">W</a>' +
      '<a href="/">H</a><form name="hello"><input name="a"></form>' +
      '<img src="images/a.png" srcset="images/a.png 2x">',
    scripts: OURS,
  }),
  'team.html': exportedPage(PAGE_B, { body: '<a href="./index.html?x=1#y">Home</a>', scripts: OURS }),
  'detail_product.html': exportedPage(PAGE_B, { scripts: OURS }),
  'css/normalize.css': '',
  'images/a.png': '',
  'vitrine.json': SETTINGS,
  'catalogue.csv': CATALOGUE,
}

let remove = (): void => undefined
afterEach(() => remove())

async function doctor(files: ExportFiles): Promise<{
  readonly code: number
  readonly problems: readonly string[]
  readonly notes: readonly string[]
}> {
  const made = exportFolder(files)
  remove = made.remove
  const said: string[] = []
  const terminal = { out: (line: string) => said.push(line), err: () => undefined }
  const code = await runCommand(['doctor', made.folder, '--json'], terminal)
  const { findings } = JSON.parse(said.join('\n')) as { readonly findings: readonly Finding[] }
  const of = (level: Finding['level']): readonly string[] =>
    findings
      .filter((finding) => finding.level === level)
      .map(({ check, page, message, fix }) => {
        expect(fix).not.toBe('')
        return `${check} ${page ?? 'site'}: ${message}`
      })
  return { code, problems: of('problem'), notes: of('note') }
}

describe('vitrine doctor', () => {
  it('reports gates and sign-ups for groups that no visitor can join', async () => {
    const accounts = { groups: [{ id: 'gold' }], signUpGroups: ['readers'] }
    const gates = [
      { path: '/gold', groups: ['gold'] },
      { path: '/staff/*', groups: ['gold', 'staff'] },
    ]
    const settings = JSON.stringify({ ...(JSON.parse(SETTINGS) as object), accounts, gates })
    const page = exportedPage(PAGE_B, { scripts: scriptTag('/vitrine.js') })
    const pages = {
      'gold.html': page,
      'staff/index.html': page.replace('css/', '/css/'),
      'log-in.html': page,
    }
    const { problems } = await doctor({ ...SOUND, ...pages, 'vitrine.json': settings })
    expect(problems).toEqual([
      'settings site: The gate before /staff/* is for the group "staff", which the site does not have.',
      'settings site: New members would join the group "readers", which the site does not have.',
    ])
  })

  it('reports a checkout without a country field, with the line to write', async () => {
    const checkout = exportedPage(PAGE_B, {
      body:
        '<form data-node-type="commerce-checkout-shipping-address-wrapper"><fieldset>' +
        '<input name="address_city"></fieldset></form>',
      scripts: OURS,
    })
    const both = checkout.replace(
      '</body>',
      '<div data-node-type="commerce-checkout-billing-address-wrapper"><input name="address_city"></div></body>',
    )
    const { problems, notes } = await doctor({ ...SOUND, 'checkout.html': checkout, 'checkout-2.html': both })
    expect(problems).toEqual([])
    expect(notes.filter((note) => note.includes('no country field'))).toEqual([
      expect.stringMatching(
        /^shop checkout-2\.html: The shipping and billing addresses of the checkout have no country field\./,
      ),
      expect.stringMatching(
        /^shop checkout\.html: The shipping address of the checkout has no country field\./,
      ),
    ])
    remove()
    const rate = { type: 'flat-rate', amount: '4.90' }
    const shipping = [{ id: 'standard', name: 'Standard', countries: ['DE'], rate }]
    const settings = JSON.stringify({ ...(JSON.parse(SETTINGS) as object), shipping })
    const written = await doctor({ ...SOUND, 'checkout.html': both, 'vitrine.json': settings })
    expect(written.problems).toEqual([])
    expect(written.notes.join()).not.toContain('no country field')
  })

  it('reports passwords that can be read while they are typed, and members who cannot log out', async () => {
    const settings = JSON.stringify({ ...(JSON.parse(SETTINGS) as object), gates: [{ path: '/club/*' }] })
    const page = (body: string) =>
      exportedPage(PAGE_B, { body, scripts: scriptTag('/vitrine.js') }).replace('css/', '/css/')
    const field = (type: string) => `<input type="${type}" data-wf-user-form-input-type="password">`
    const form = (type: string) => `<form data-wf-user-form-type="login">${field(type)}</form>`
    const { problems, notes } = await doctor({
      ...SOUND,
      'log-in.html': page(form('password')),
      'sign-up.html': page(form('text')),
      'club/index.html': page('<button data-wf-user-logout="Log out">Log out</button>'),
      'club/news.html': page('<p>News</p>'),
      'vitrine.json': settings,
    })
    expect(problems).toEqual(['accounts site: A password field shows what is typed into it: sign-up.html.'])
    expect(notes).toContain('accounts site: Members find no button to log out on club/news.html.')
  })

  it('reports nothing about a site with complete links, files and forms', async () => {
    expect(await doctor(SOUND)).toMatchObject({ code: 0, problems: [] })
  })

  it.each<readonly [string, string, string]>([
    ['a link to no page', '<a href="gone.html">x</a>', 'link index.html: A link leads to gone.html'],
    ['a link to no product', '<a href="/product/cup">x</a>', 'link index.html: A link leads to /product/cup'],
    ['a link into a folder', '<a href="images">x</a>', 'link index.html: A link leads to images'],
    ['a missing picture', '<img src="images/b.png">', 'file index.html: images/b.png is missing'],
    ['a missing size', '<img src="images/a.png" srcset="images/c.png 2x">', 'file index.html: images/c.png'],
    [
      'a cart without a checkout',
      '<div data-node-type="commerce-cart-wrapper"></div><form data-node-type="commerce-add-to-cart-form"></form>',
      'shop site: There is a cart and no checkout.html',
    ],
  ])('names %s with its page', async (_, body, problem) => {
    const { code, problems } = await doctor({
      ...SOUND,
      'index.html': exportedPage(PAGE_A, { body, scripts: OURS }),
    })
    expect([code, problems]).toEqual([1, [expect.stringContaining(problem)]])
  })

  it('names pages without the page script, and forms on them that would send nowhere', async () => {
    const { problems } = await doctor({
      ...SOUND,
      'index.html': exportedPage(PAGE_A, { body: '<form name="hello"><input name="a"></form>' }),
    })
    expect(problems).toEqual([
      expect.stringContaining('form index.html: The form hello has no target'),
      expect.stringContaining('script index.html: The page does not load /vitrine.js'),
    ])
  })

  it('does not mention payments if nothing is sold', async () => {
    const aboutPayments = async (files: ExportFiles): Promise<boolean> =>
      (await doctor(files)).notes.some((note) => note.startsWith('payments site: '))
    const without = Object.entries(SOUND).filter(([path]) => path !== 'catalogue.csv')
    expect([await aboutPayments(SOUND), await aboutPayments(Object.fromEntries(without))]).toEqual([
      true,
      false,
    ])
  })

  it('names settings and catalogues that cannot be used, and still checks the pages', async () => {
    const { code, problems } = await doctor({
      ...SOUND,
      'vitrine.json': '{',
      'team.html': exportedPage(PAGE_B, { body: '<a href="gone">x</a>', scripts: OURS }),
    })
    expect([code, problems]).toEqual([
      1,
      [expect.stringMatching(/^settings site: .*vitrine\.json/), expect.stringContaining('link team.html')],
    ])
    remove()
    expect((await doctor({ ...SOUND, 'catalogue.csv': 'Product Handle\nmug\n' })).problems).toEqual([
      expect.stringMatching(/^catalogue site: .*catalogue\.csv/),
    ])
  })

  it('lists unknown blocks, account forms, and missing set-up', async () => {
    const body = '<i data-node-type="commerce-wishlist"></i><form data-wf-user-form-type="login"></form>'
    const { code, notes } = await doctor({
      ...SOUND,
      'index.html': exportedPage(PAGE_A, { body, scripts: OURS }),
    })
    expect(code).toBe(0)
    for (const part of [
      /^accounts index\.html: .*\(login\)/,
      /^shop index\.html: The block commerce-wishlist is unknown/,
      /^payments site: /,
      /^backups site: /,
    ])
      expect(notes).toContainEqual(expect.stringMatching(part))
  })

  it.each([
    [
      'a gate before no page',
      '[{"path":"/club/*","password":"x"}]',
      'gates site: The gate /club/* matches no page',
    ],
    [
      'a gate for members and no page to log in',
      '[{"path":"/team"}]',
      'gates site: The gate /team redirects to log-in.html',
    ],
  ])('names %s', async (_, gates, problem) => {
    const { problems } = await doctor({
      ...SOUND,
      'vitrine.json': SETTINGS.replace('}', `,"gates":${gates}}`),
    })
    expect(problems).toEqual([expect.stringContaining(problem)])
  })

  it.each([
    ['none.ttf', 'is not in the site folder'],
    ['broken.ttf', 'is no font that PDFs can be drawn with'],
  ])('names the font %s, which PDFs are drawn without', async (font, problem) => {
    const { problems } = await doctor({
      ...SOUND,
      'broken.ttf': 'no font',
      'vitrine.json': SETTINGS.replace('}', `,"invoices":{"font":"${font}"}}`),
    })
    expect(problems).toEqual([expect.stringContaining(`The font ${font} of "invoices" ${problem}`)])
  })

  it('names an address without TLS', async () => {
    const { problems } = await doctor({
      ...SOUND,
      'vitrine.json': SETTINGS.replace('}', ',"baseUrl":"http://mugs.example"}'),
    })
    expect(problems).toEqual([expect.stringContaining('tls site: http://mugs.example')])
  })

  it('notes targets of interactions that no page has, and code and forms of other hosts', async () => {
    const { code, problems, notes } = await doctor({
      ...SOUND,
      'team.html': exportedPage(PAGE_A, {
        body: '<i data-w-id="one"></i><form name="news" action="https://list.example/post"></form>',
        scripts: `${OURS}${scriptTag('/interactions/a.js')}${scriptTag('https://cdn.example/w.js')}`,
      }),
      'interactions/a.js': `Webflow.require('ix2').init(${JSON.stringify(INTERACTIONS)})`,
    })
    expect([code, problems]).toEqual([0, []])
    expect(notes).toEqual([
      expect.stringContaining('form team.html: The form news sends to https://list.example'),
      expect.stringMatching(/interactions site: Interactions name 1 targets.*card/),
      expect.stringContaining('code site: Pages load code from https://cdn.example'),
      expect.stringContaining('payments site: '),
      expect.stringContaining('mail site: No mail is configured'),
      expect.stringContaining('backups site: '),
    ])
  })

  it('reports pages that are empty or end in the middle', async () => {
    const { problems } = await doctor({
      ...SOUND,
      'team.html': '',
      'detail_product.html': exportedPage(PAGE_B, { scripts: OURS }).replace(/<\/body>[^]*/, ''),
    })
    expect(problems).toEqual([
      'page detail_product.html: The page ends in the middle.',
      'page team.html: The page is empty.',
    ])
  })

  it('reports that a folder with settings alone has no pages', async () => {
    const { code, notes } = await doctor({ 'vitrine.json': SETTINGS })
    expect([code, notes[0]]).toEqual([0, 'page site: There is no page in the folder.'])
  })

  it('reports a missing folder', async () => {
    const terminal = { out: () => undefined, err: () => undefined }
    expect(await runCommand(['doctor', '/nowhere/at/all'], terminal)).toBe(3)
  })
})

describe('vitrine doctor --law', () => {
  const run = async (files: ExportFiles, ...words: readonly string[]) => {
    const made = exportFolder(files)
    remove = made.remove
    const said: string[] = []
    const failed: string[] = []
    const code = await runCommand(['doctor', made.folder, '--law', ...words], {
      out: (line) => said.push(line),
      err: (line) => failed.push(line),
    })
    return { code, said: said.join('\n'), failed: failed.join('\n') }
  }
  const footer =
    '<a href="impressum">Impressum</a><a href="/privacy">Privacy</a><a href="team">Withdrawal</a>' +
    '<a href="/vitrine/withdraw">Withdraw from contract here</a>'
  const button = (label: string) =>
    `<form data-node-type="commerce-add-to-cart-form">incl. VAT, plus shipping</form>` +
    `<a href="#" data-node-type="commerce-checkout-place-order-button">${label}</a>`
  const shop = (label: string, priced = ''): ExportFiles => ({
    'index.html': exportedPage(PAGE_A, { body: footer }),
    'detail_product.html': exportedPage(PAGE_B, {
      body: `${footer}${button(label)}${priced}<p>Manufacturer: Mugs, Jena. <img alt="Legal guarantee"></p>`,
      scripts:
        scriptTag('https://www.googletagmanager.com/gtag/js?id=G-1') + scriptTag('https://js.stripe.com/v3/'),
    }),
    'vitrine.json': JSON.stringify({
      ...(JSON.parse(SETTINGS) as object),
      business: { name: 'Mugs', address: ['Markt 1'], email: 'a@mugs.example', taxId: 'DE1' },
      taxes: [{ country: 'DE', name: 'VAT', percent: 19, included: true }],
      shipping: [
        { id: 'a', name: 'A', countries: ['DE', 'FR', 'JP'], rate: { type: 'flat-rate', amount: '1.00' } },
      ],
    }),
    'catalogue.csv': CATALOGUE,
    'vitrine-mails/terms.txt': 'Terms',
    'vitrine-mails/withdrawal.txt': 'You may withdraw.',
  })

  it('reads pages, catalogue, mails and settings, and names country, act, place and fix', async () => {
    const { code, said } = await run(shop('Place Order'), '--json')
    const { findings, countries, notice } = JSON.parse(said) as {
      readonly findings: readonly Readonly<Record<string, unknown>>[]
      readonly countries: readonly string[]
      readonly notice: string
    }
    expect([code, countries]).toEqual([1, ['DE', 'FR', 'JP']])
    expect(notice).toContain('not legal advice')
    expect(findings.filter(({ level }) => level === 'problem')).toEqual([
      {
        check: 'law',
        level: 'problem',
        page: 'detail_product.html',
        message: 'The button that orders ("Place Order") does not say that the order costs money.',
        fix: 'Write "Buy now" on it in the builder.',
        rule: 'order-button',
        countries: ['DE', 'FR'],
        source: expect.stringContaining(
          'Directive 2011/83/EU, art. 8(2); DE: § 312j(3) BGB; FR: ',
        ) as unknown,
      },
      expect.objectContaining({ rule: 'shipping-tax', page: null, countries: ['DE'] }),
      expect.objectContaining({ rule: 'trackers', page: 'detail_product.html' }),
      expect.objectContaining({ rule: 'confirmation-mail', page: null }),
    ])
    expect(findings.filter(({ level }) => level === 'note').map(({ rule }) => rule)).toEqual([
      'terms',
      'guarantee-notice',
      'invoices',
      'unruled',
    ])
  })

  it.each([
    ['<s data-vitrine-bind="compare-at-price"></s>', ['detail_product.html']],
    ['<div class="compare-price"></div>', ['detail_product.html']],
    [
      '<div data-wf-sku-bindings="%5B%7B%22from%22%3A%22f_compare_at_price_7dr10dr%22%7D%5D">1</div>',
      ['detail_product.html'],
    ],
    ['<s data-vitrine-bind="compare-at-price"></s><p data-vitrine-bind="lowest-price"></p>', []],
    ['<div class="compare-plans">Compare</div>', [null]],
  ])('finds the former price that %s shows', async (priced, pages) => {
    const files = { ...shop('Buy now', priced), 'catalogue.csv': REDUCED }
    const { findings } = JSON.parse((await run(files, '--json')).said) as {
      readonly findings: readonly Readonly<Record<string, unknown>>[]
    }
    const found = findings.filter(({ rule }) => rule === 'lowest-price')
    expect(found.map(({ page }) => page)).toEqual(pages)
  })

  it('checks one country, and reports a country without rules', async () => {
    expect((await run(shop('Pay now'), '--country', 'jp')).said).toContain('the laws of JP')
    remove()
    const { said } = await run(shop('Pay now'), '--country', 'FR')
    expect(said).toContain('FR: 2 problems, ')
    expect(said).not.toContain('DE: ')
  })

  it.each([
    ['a country that is none', ['--country', 'ZZ'], 2, 'two letters'],
    ['a repair', ['--fix'], 2, '--law reads the files only'],
  ] as const)('refuses %s', async (_, words, code, message) => {
    const answer = await run(shop('Pay now'), ...words)
    expect([answer.code, answer.failed]).toEqual([code, expect.stringContaining(message)])
  })

  it('requires settings', async () => {
    const answer = await run({ 'index.html': exportedPage(PAGE_A, { body: '' }) })
    expect([answer.code, answer.failed]).toEqual([3, expect.stringContaining('vitrine init')])
  })
})

describe('terminal output of vitrine doctor', () => {
  it('reports a finding of many pages once, such as a link of their footer', async () => {
    const footer = '<a href="/imprint">Imprint</a>'
    const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => [
      `${name}.html`,
      exportedPage(PAGE_B, { body: footer, scripts: OURS }),
    ])
    const made = exportFolder({ 'css/normalize.css': '', ...Object.fromEntries(pages) })
    remove = made.remove
    const said: string[] = []
    await runCommand(['doctor', made.folder], { out: (line) => said.push(line), err: () => undefined })
    expect(said.filter((line) => line.includes('/imprint'))).toEqual([
      expect.stringContaining(
        'A link leads to /imprint, which does not exist. (On 5 pages: a.html, b.html, c.html and 2 more.)',
      ),
    ])
  })
})
