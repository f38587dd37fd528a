import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { visitSite } from '../../../composition/headless/index.js'
import { startSite } from '../../../composition/server/index.js'
import { productSlug } from '../../../core/catalog/index.js'
import { exportedPage, PAGE_A, PAGE_B } from '../../adapters/site/export/support/export-folders.js'
import { eventually } from '../../browser/support/eventually.js'
import { valueOf } from '../../support/value-of.js'
import { adoptFiles, runQuietly } from '../support/adopted-site.js'

const CART = '<div data-wf-cart-query="q" data-node-type="commerce-cart-wrapper"></div>'
const bound = encodeURIComponent(JSON.stringify([{ from: 'f_price_', to: 'innerHTML' }]))
const price = (text: string): string => `<div data-wf-sku-bindings="${bound}">${text}</div>`
const productPage = (id: string, name: string, amount: string, picture = '', options = ''): string =>
  exportedPage(PAGE_B, {
    body:
      `${CART}<h1>${name}</h1>${picture}<p>The ${name} of the house.</p>${price(amount)}` +
      `<form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="${id}" ` +
      `data-commerce-sku-id="${id}s">${options}<input type="submit" value="Add"></form>`,
  }).replaceAll('css/', '../css/')
const entry = (slug: string, name: string): string =>
  `<div class="w-dyn-item"><a href="/product/${slug}"><h3>${name}</h3></a>${price('$ 1.00 USD')}</div>`

const MUG = entry('mug', 'Mug')
const CUP = entry('cup', 'Cup')
const namesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, name = '']) => name)

it('a new line in the catalogue of a saved shop has a page and a place in its list at once', async () => {
  const site = await adoptFiles(
    {
      'index.html': exportedPage(PAGE_A, {
        body: `${CART}<div class="w-dyn-list"><div class="w-dyn-items">${MUG}${CUP}</div></div>`,
      }),
      'product/mug.html': productPage('a'.repeat(24), 'Mug', '$ 12.00 USD'),
      'product/cup.html': productPage('b'.repeat(24), 'Cup', '$ 4.50 USD'),
      '404.html': exportedPage(PAGE_A, { body: '<h1>No such page here</h1>' }),
      'css/normalize.css': '',
    },
    ['--currency', 'USD', '--country', 'US', '--base-url', 'https://example.com'],
  )
  const running = valueOf(await startSite(site.out, { port: 0, dataFolder: join(site.out, '..', 'data') }))
  try {
    const sent = async (path: string): Promise<string> => (await fetch(running.server.url + path)).text()
    const listed = async (): Promise<readonly string[]> =>
      [...(await sent('/sitemap.xml')).matchAll(/<loc>https:\/\/example\.com([^<]*)/g)].map(
        ([, path = '']) => path,
      )
    const inFile = await listed()
    expect([...inFile].sort()).toEqual(['/', '/product/cup', '/product/mug'])
    expect((await fetch(`${running.server.url}/product/bowl`)).status).toBe(404)
    const [header = ''] = site.read('catalogue.csv').split('\n')
    const columns = header.trim().split(',')
    const line = columns.map((column) =>
      column === 'Product Handle'
        ? 'bowl'
        : column === 'Product Name'
          ? 'Bowl'
          : column === 'Variant Price'
            ? '9'
            : '',
    )
    appendFileSync(join(site.out, 'catalogue.csv'), `\n${line.join(',')}\n`)
    await eventually(async () => expect((await fetch(`${running.server.url}/product/bowl`)).status).toBe(200))
    const page = await sent('/product/bowl')
    expect(page).toMatch(/<h1[^>]*>Bowl<\/h1>/)
    expect(page).toContain('>$9.00</div>')
    expect(page).not.toContain('Mug')
    await eventually(async () => expect(namesIn(await sent('/'))).toEqual(['Mug', 'Cup', 'Bowl']))
    await eventually(async () =>
      expect([...(await listed())].sort()).toEqual([...inFile, '/product/bowl'].sort()),
    )

    const shop = visitSite(running.server.url)
    for (const slug of ['cup', 'bowl']) {
      const { product: sold } = valueOf(await shop.readProduct({ slug: productSlug(slug) }))
      valueOf(await shop.addToCart({ skuId: sold.skus[0]!.id, count: 1, buyNow: false, key: slug }))
    }
    // One product is marked in the file and has a page from the template; one is hidden in the shop and has a
    // saved page.
    const file = join(site.out, 'catalogue.csv')
    const [columnsNow = '', ...linesNow] = site.read('catalogue.csv').trim().split(/\r?\n/)
    const marked = linesNow.filter(Boolean).map((each) => `${each},${each.startsWith('bowl') ? 'true' : ''}`)
    writeFileSync(file, [`${columnsNow},Archived`, ...marked].join('\n'))
    const data = join(site.out, '..', 'data')
    expect((await runQuietly(['products', 'edit', 'cup', '--hide', site.out, '--data', data])).code).toBe(0)
    for (const slug of ['cup', 'bowl'])
      await eventually(async () =>
        expect((await fetch(`${running.server.url}/product/${slug}`)).status).toBe(404),
      )
    expect(await sent('/product/cup')).toContain('No such page here')
    await eventually(async () => expect(namesIn(await sent('/'))).toEqual(['Mug']))
    await eventually(async () => expect([...(await listed())].sort()).toEqual(['/', '/product/mug']))
    expect(
      (await runQuietly(['products', 'edit', 'mug', '--price', '13', site.out, '--data', data])).code,
    ).toBe(0)
    const built = join(site.out, '..', 'built')
    const { said } = await runQuietly(['build', site.out, '--out', built, '--data', data])
    expect(readdirSync(join(built, 'product'))).toEqual(['mug.html'])
    expect(readFileSync(join(built, 'product/mug.html'), 'utf8')).toContain('>$13.00</div>')
    expect(namesIn(readFileSync(join(built, 'index.html'), 'utf8'))).toEqual(['Mug'])
    expect(said).toContain(
      'Left out: 1 page of products that are hidden or not in the catalogue (/product/cup).',
    )
    const { order } = valueOf(await shop.readCart())
    expect(order?.items.map(({ sku }) => sku.id)).toHaveLength(2)
    expect(
      valueOf(await shop.listProducts({ category: null, limit: 9 })).map(({ product: { name } }) => name),
    ).toEqual(['Mug'])
  } finally {
    await running.close()
    site.remove()
  }
})

it('variants that a saved page shows no picture of have the one of the product, in the cart too', async () => {
  const bindings = encodeURIComponent(JSON.stringify([{ from: 'f_main_image_4dr', to: 'src' }]))
  const picture = `<img data-wf-sku-bindings="${bindings}" src="../images/mug.png" alt="">`
  const pills = ['Clay', 'Chalk', 'Ink'].map((name, at) => `<div data-option-id="v${at}">${name}</div>`)
  const options =
    '<div data-node-type="commerce-add-to-cart-option-list" data-commerce-product-sku-values=' +
    `"${encodeURIComponent('{"set1":"v0"}')}"><div><label>Glaze:</label><div data-node-type=` +
    `"commerce-add-to-cart-pill-group" data-commerce-option-set-id="set1">${pills.join('')}</div></div></div>`
  const site = await adoptFiles(
    {
      'product/mug.html': productPage('a'.repeat(24), 'Mug', '$ 12.00 USD', picture, options),
      'images/mug.png': 'png',
      'css/normalize.css': '',
    },
    ['--currency', 'USD', '--country', 'US'],
  )
  expect(site.read('catalogue.csv').match(/\/images\/mug\.png/g)).toHaveLength(1)
  const running = valueOf(await startSite(site.out, { port: 0, dataFolder: join(site.out, '..', 'data') }))
  try {
    const shop = visitSite(running.server.url)
    const { product } = valueOf(await shop.readProduct({ slug: productSlug('mug') }))
    expect(product.skus.map(({ mainImage }) => mainImage?.url)).toEqual(Array(3).fill('/images/mug.png'))
    const skuId = product.skus[2]!.id
    valueOf(await shop.addToCart({ skuId, count: 1, buyNow: false, key: 'one' }))
    const { order } = valueOf(await shop.readCart())
    expect(order?.items.map(({ sku }) => [sku.id, sku.mainImage?.url])).toEqual([[skuId, '/images/mug.png']])
  } finally {
    await running.close()
    site.remove()
  }
})

it('products that lists alone show are sold on pages of their own', async () => {
  const site = await adoptFiles(
    {
      'index.html': exportedPage(PAGE_A, {
        body: `${CART}<div class="w-dyn-list"><div class="w-dyn-items">${MUG}${CUP}</div></div>`,
      }),
      'product/mug.html': productPage('a'.repeat(24), 'Mug', '$ 12.00 USD'),
      'css/normalize.css': '',
    },
    ['--currency', 'USD', '--country', 'US'],
  )
  try {
    expect(site.said).toContain('2 products read from the pages')
    expect(site.said).toContain('cup: read from lists alone')
    expect(site.read('catalogue.csv')).toMatch(/^cup,Cup,.*1\.00/m)
    expect((await runQuietly(['doctor', site.out])).said).not.toContain('which does not exist')
    const out = `${site.out}-files`
    expect((await runQuietly(['build', site.out, '--out', out])).code).toBe(0)
    const page = readFileSync(join(out, 'product/cup.html'), 'utf8')
    expect(page).toMatch(/<h1[^>]*>Cup<\/h1>/)
    expect(page).toContain('>$1.00</div>')
  } finally {
    site.remove()
  }
})
