import { afterEach, describe, expect, it } from '@jest/globals'
import { checkSite } from '../../../../../adapters/site/export/index.js'
import { exportedPage, exportFolder, PAGE_A, scriptTag } from '../support/export-folders.js'
import type { ExportFiles } from '../support/export-folders.js'

let remove = (): void => undefined
afterEach(() => remove())

const FORM = '<form data-node-type="commerce-add-to-cart-form"></form>'
const BUY_NOW = '<a data-node-type="commerce-buy-now-button">Buy</a>'
const CART = '<div data-node-type="commerce-cart-wrapper"></div>'
const NO_LOG_OUT = 'note accounts site: There are visitor accounts and no button to log out on any page.'
const page = (body: string): string => exportedPage(PAGE_A, { body, scripts: scriptTag('/vitrine.js') })

/** The findings of a site with these files beside its home page. */
async function findings(body: string, files: ExportFiles = {}): Promise<readonly string[]> {
  const made = exportFolder({ 'index.html': page(body), 'css/normalize.css': '', ...files })
  remove = made.remove
  const found = await checkSite(made.folder, null)
  return found.map(({ level, check, page: path, message, fix }) => {
    expect(fix).not.toBe('')
    return `${level} ${check} ${path ?? 'site'}: ${message}`
  })
}

describe('forms', () => {
  it.each([
    ['to a page that is missing', '<form name="hello" method="post" action="/thanks"></form>'],
    ['to a program of another host', '<form name="hello" action="mail.php"></form>'],
  ])('are reported if they send %s', async (_, form) => {
    const action = /action="([^"]*)"/.exec(form)?.[1] ?? ''
    expect(await findings(form)).toEqual([
      `problem form index.html: The form hello sends to ${action}, which does not exist.`,
    ])
  })

  it.each([
    '<form name="hello" data-redirect="/thanks"></form>',
    '<form name="hello" data-wf-user-form-type="login" data-wf-user-form-redirect="/thanks"></form>',
  ])('are reported if they lead to a missing page once they are sent: %s', async (form) => {
    const found = (await findings(form)).filter((each) => each.includes(' form '))
    expect(found).toEqual([
      'problem form index.html: The form hello leads to /thanks once it is sent, which does not exist.',
    ])
    expect(await findings(form, { 'thanks.html': page('') })).not.toContainEqual(
      expect.stringContaining('does not exist'),
    )
  })

  it('are described in words if they have no name', async () => {
    expect(await findings('<form action="/thanks"></form>')).toEqual([
      'problem form index.html: A form without a name sends to /thanks, which does not exist.',
    ])
  })

  it.each([
    '<form name="a" method="post" action="/team"></form>',
    '<form name="a" method="post"></form>',
    '<form name="a" method="post" action="#"></form>',
    '<form name="a" method="post" action="?sent=1"></form>',
    '<form class="w-password-page" method="post" action="/.wf_auth"></form>',
    '<form name="a" method="dialog" action="/gone"></form>',
  ])('are not reported if they have a target: %s', async (form) => {
    expect(await findings(form, { 'team.html': page('') })).toEqual([])
  })
})

describe('forms that ask for a password', () => {
  const field = '<input type="password" name="password">'

  it('are reported if they are no forms of visitor accounts', async () => {
    expect(await findings(`<form name="enter"><input type="email">${field}</form>`)).toEqual([
      'problem accounts index.html: The form enter asks for a password and is no form of visitor accounts, so it ' +
        'is refused.',
    ])
  })

  it('are reported with their recognised meaning', async () => {
    const form = `<form name="Log in"><input type="email">${field}</form>`
    expect(await findings(form)).toEqual([
      'note accounts index.html: The page has forms of visitor accounts (login).',
      'note accounts index.html: The form Log in has no marks of visitor accounts. Its words identify it as a ' +
        'log-in, and works as one.',
      NO_LOG_OUT,
    ])
  })

  it.each([
    [
      `<form name="Member login"><label for="u">Username</label><input id="u">${field}</form>`,
      'log-in, and works as one. It asks for a user name: members log in with their e-mail address.',
    ],
    [
      `<form name="Sign up"><input type="email">${field}${field}</form>`,
      'sign-up, and works as one. Its second password field is left out of the page.',
    ],
    [
      `<form id="login"><input type="email">${field}</form>` +
        "<script>document.getElementById('login').addEventListener('submit', send)</script>",
      'log-in, and works as one. Code of the page handles it too, which may prevent that.',
    ],
  ])('are reported with advice for their owner: %s', async (form, told) => {
    expect(await findings(form)).toContainEqual(expect.stringContaining(told))
  })

  it.each([
    `<form class="w-password-page" method="post" action="/.wf_auth">${field}</form>`,
    `<form name="enter" data-ms-form="login">${field}</form>`,
    `<form name="enter" method="post" action="https://members.example/in">${field}</form>`,
  ])('are not reported if another receiver takes them: %s', async (form) => {
    expect(await findings(form)).not.toContainEqual(expect.stringContaining('asks for a password'))
  })
})

describe('visitor accounts', () => {
  const form = (type: string): string => `<form data-wf-user-form-type="${type}"></form>`
  const logOut = '<a data-wf-user-logout="Log out" data-wf-user-login="Log in">Log in</a>'
  const NO_LOG_IN =
    'problem accounts site: There are pages of visitor accounts and no page to log in, so no member can come back.'
  const gapsOf = async (body: string, files: ExportFiles = {}) =>
    (await findings(body, files)).filter((each) => each.includes('accounts site'))

  it.each<readonly [string, string, readonly string[]]>([
    ['a log-in alone', form('login'), [NO_LOG_OUT]],
    ['a sign-up alone', form('signup'), [NO_LOG_IN, NO_LOG_OUT]],
    ['an account page with a button', form('userAccount') + logOut, [NO_LOG_IN]],
    ['a list of subscriptions', '<div data-wf-user-subscriptions-list></div>', [NO_LOG_IN, NO_LOG_OUT]],
    ['a log-in by mail', form('userAccount') + form('vitrine-log-in-link') + logOut, []],
    ['a log-in by passkey', `<b data-vitrine-account="log-in-passkey"></b>${logOut}`, []],
    ['none', '<form name="hello"></form>', []],
  ])('are reported once with the parts that every page lacks: %s', async (_, body, expected) => {
    expect(await gapsOf(body)).toEqual(expected)
  })

  it('may have each part on another page', async () => {
    const others = { 'log-in.html': page(form('login')), 'team.html': page(logOut) }
    expect(await gapsOf(form('userAccount'), others)).toEqual([])
  })
})

describe('a shop', () => {
  const steps = { 'checkout.html': page(''), 'order-confirmation.html': page('') }

  it.each<readonly [string, string, readonly string[]]>([
    ['with both', CART + FORM, []],
    ['with a cart and a buy-now button', CART + FORM + BUY_NOW, []],
    [
      'with a buy-now button and no cart',
      FORM + BUY_NOW,
      [
        'note shop site: Buy-now buttons lead to the checkout and no page has a cart: visitors buy one product at ' +
          'a time.',
      ],
    ],
    [
      'whose buy-now button is switched off',
      `${FORM}<a data-node-type="commerce-buy-now-button" style="display:none">Buy</a>`,
      [
        'problem shop index.html: The page sells and has no cart, so visitors neither see what they chose nor ' +
          'reach the checkout.',
      ],
    ],
    [
      'without a cart',
      FORM,
      [
        'problem shop index.html: The page sells and has no cart, so visitors neither see what they chose nor ' +
          'reach the checkout.',
      ],
    ],
    [
      'without anything to add',
      CART,
      [
        'problem shop site: There is a cart and no page that puts a product into it, so nothing can be bought.',
      ],
    ],
  ])('%s', async (_, body, expected) => {
    expect(await findings(body, steps)).toEqual(expected)
  })

  it('that sells by buy-now buttons alone needs a checkout', async () => {
    expect(await findings(FORM + BUY_NOW)).toContain(
      'problem shop site: There is a buy-now button and no checkout.html, so no order can be placed.',
    )
  })

  it('may have the cart and the form on different pages of a site', async () => {
    expect(await findings(CART, { ...steps, 'mug.html': page(CART + FORM) })).toEqual([])
  })
})

describe('collections', () => {
  it('are reported once if they have a template and no table, and if a table is empty', async () => {
    const templates = Object.fromEntries(
      ['post', 'author', 'event', 'product', 'category', 'sku'].map((name) => [
        `detail_${name}.html`,
        page(''),
      ]),
    )
    expect(
      await findings('', {
        ...templates,
        'collections/event.csv': 'Name,Slug,Collection ID,Item ID,Draft\nGone,gone,c,i,true\n',
      }),
    ).toEqual([
      'problem page site: Collections without a table, so that their lists are empty and their pages missing: ' +
        'author, post.',
      'note page site: collections/event.csv has no item that is shown, so its lists stay empty.',
    ])
  })
})

describe('missing files', () => {
  it('are reported with every page that names them', async () => {
    const pictures = (names: readonly string[]): string => names.map((name) => `<img src="${name}">`).join('')
    const found = await findings(pictures(['images/a.png', 'fonts/x.svg']), {
      'team.html': page(pictures(['images/a.png'])),
    })
    expect(found).toEqual([
      'problem file index.html: images/a.png is missing.',
      'problem file index.html: fonts/x.svg is missing.',
      'problem file team.html: images/a.png is missing.',
    ])
  })
})

describe('a page that was saved with a product', () => {
  const selling = (id: string): string => FORM.replace('>', ` data-commerce-product-id="${id}">`)
  it.each([
    ['which the catalogue has', 'product/mug.html', selling('a1'), null],
    ['which the catalogue has at another address', 'product/old-mug.html', selling('a1'), null],
    ['which it does not have', 'product/cup.html', selling('b1'), 'gone'],
    ['in another language', 'de/product/cup.html', selling('b1'), 'gone'],
    ['of which nothing is sold', 'product/cup.html', '', null],
  ])('%s', async (_, path, form, expected) => {
    const link = `<a href="/${path.replace('.html', '')}">x</a>`
    const made = exportFolder({ 'index.html': page(link), [path]: page(form), 'css/normalize.css': '' })
    remove = made.remove
    const mug = { id: 'a1', slug: 'mug', name: 'Mug', skus: [], categories: [] }
    const found = await checkSite(made.folder, new Set(['mug']), [], [mug as never])
    const said = found
      .map(({ check, message }) => `${check}: ${message}`)
      .filter((line) => /^link|catalogue\.csv/.test(line))
    if (expected === null) expect(said).toEqual([])
    else
      expect(said).toEqual([
        `link: A link leads to /${path.replace('.html', '')}, which does not exist.`,
        expect.stringContaining('shop: The page sells a product that catalogue.csv does not have'),
      ])
  })
})
