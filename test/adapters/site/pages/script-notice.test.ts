import { describe, expect, it } from '@jest/globals'
import { productNotice } from '../../../../core/use-cases/shop/catalogue/missing-products.js'
import { scriptNotice } from '../../../../adapters/site/pages/script-notice.js'
import { err, ok } from '../../../../core/shared/index.js'
import { PRODUCT } from '../../graphql/support/sample-order.js'

const NOTHING = {
  pageCount: 3,
  foreignPages: [],
  scriptHosts: [],
  inlineCount: 0,
  products: new Map<string, string>(),
  hasRuntime: true,
  deadForms: [],
  accountPages: [],
  readablePasswords: [],
  logOutPages: [],
}
const FOREIGN = {
  ...NOTHING,
  foreignPages: ['404.html', 'a.html', 'b.html', 'index.html'],
  scriptHosts: ['cdn.example'],
  inlineCount: 2,
}

const KNOWN = 'known'

/** A shop with one product. */
const shop: Parameters<typeof productNotice>[1] = {
  readProduct: async (which) =>
    'id' in which && which.id === KNOWN
      ? ok({ product: PRODUCT, memberships: [] })
      : err({ tag: 'rejected', code: 'ItemNotFound', message: '', problems: [] }),
}

describe('notice about product forms', () => {
  it('is absent if the catalogue has their products', async () => {
    expect(await productNotice(new Map([[KNOWN, 'a.html']]), shop)).toEqual([])
    expect(await productNotice(new Map(), shop)).toEqual([])
  })

  it('names the missing product and the fix', async () => {
    const products = new Map([
      [KNOWN, 'a.html'],
      ['p2', 'b.html'],
      ['p3', 'c.html'],
    ])
    expect(await productNotice(products, shop)).toEqual([
      'The forms of 2 products, such as p2 (b.html), name products that catalogue.csv does not have: ' +
        'add the lines, each with its id in the column "Product ID", or take the forms out (docs/store.md).',
    ])
    const alone = (await productNotice(new Map([['p2', 'b.html']]), shop)).join()
    expect(alone).toContain('product p2 (b.html)')
    expect(alone).toContain('add the column "Product ID" (docs/store.md)')
  })
})

describe('notice at the start', () => {
  it('is absent on pages that run files of their own', () => {
    expect(scriptNotice(NOTHING, { csp: true })).toEqual([])
    expect(scriptNotice({ ...NOTHING, pageCount: 0, hasRuntime: false }, { csp: true })).toEqual([])
  })

  it('names forms without a receiver, if other pages have the page script', () => {
    const deadForms = [
      { page: 'a.html', forms: ['Contact', 'Contact'] },
      { page: 'log-in.html', forms: ['login'] },
    ]
    expect(scriptNotice({ ...NOTHING, deadForms }, { csp: true })).toEqual([
      'The server does not receive the forms of a.html (Contact), log-in.html (login): ' +
        'these pages do not load /vitrine.js. `vitrine doctor --fix` puts it there.',
    ])
    expect(scriptNotice({ ...NOTHING, hasRuntime: false, deadForms }, { csp: true })).toHaveLength(1)
  })

  it('names pages and hosts of running scripts, and the consequence', () => {
    expect(scriptNotice(FOREIGN, { csp: true })).toEqual([
      'Third-party scripts in 404.html, a.html, b.html and 1 more: 2 written into pages, ' +
        'from cdn.example. They are allowed, and these pages have a weaker protection (docs/server.md).',
    ])
    expect(scriptNotice(FOREIGN, { csp: true, strictCsp: true }).join()).toContain('will not run them')
    expect(scriptNotice(FOREIGN, { csp: false })).toEqual([])
  })

  it('reports that no page has the page script', () => {
    expect(scriptNotice({ ...NOTHING, hasRuntime: false }, { csp: true }).join()).toContain('/vitrine.js')
  })
})
