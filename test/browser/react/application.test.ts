import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import { examplesOf } from '../../support/docs/examples.js'
import { connectChromium } from '../support/chromium.js'
import { openPage } from '../support/open-page.js'
import type { OpenedPage } from '../support/open-page.js'
import { ServedShop } from '../support/served-shop.js'

jest.setTimeout(90_000)

const SETTINGS = { name: 'Stools', currency: 'EUR', country: 'DE', shipping: [] }
const CATALOGUE =
  'Product Handle,Product Name,Variant Price,Variant Inventory\noak-stool,Oak stool,129.00,2\n'

let browser: Browser
let folder: string
let shop: ServedShop
let drawn = ''
const opened: OpenedPage[] = []

/** Builds the application of docs/react.md against the built package, and what a server draws of it. */
async function buildApplication(site: string): Promise<string> {
  await mkdir(join(folder, 'node_modules'))
  await symlink(process.cwd(), join(folder, 'node_modules', 'vitrine'))
  for (const name of ['react', 'react-dom'])
    await symlink(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name))
  for (const { file, code } of examplesOf('docs/react.md', 'tsx')) await writeFile(join(folder, file), code)
  const common = {
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
  } as const
  const client = { entryPoints: [join(folder, 'client.tsx')], outfile: join(site, 'client.js') }
  const outfile = join(folder, 'server.cjs')
  const built = await Promise.all([
    build({ ...common, ...client }),
    build({ ...common, platform: 'node', entryPoints: [join(folder, 'server.tsx')], outfile }),
  ])
  expect(built.flatMap(({ warnings }) => warnings.map(({ text }) => text))).toEqual([])
  const server = (await import(pathToFileURL(outfile).href)) as {
    readonly default: { readonly drawn: () => string }
  }
  return server.default.drawn()
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-react-'))
  const site = join(folder, 'site')
  await mkdir(site)
  drawn = await buildApplication(site)
  const head =
    '<meta charset="utf-8"><title>Stools</title><link rel="icon" href="data:,"><script src="/client.js" defer></script>'
  await writeFile(
    join(site, 'index.html'),
    `<!doctype html><html lang="en"><head>${head}</head><body><div id="app">${drawn}</div></body></html>`,
  )
  await writeFile(join(site, 'vitrine.json'), JSON.stringify(SETTINGS))
  await writeFile(join(site, 'catalogue.csv'), CATALOGUE)
  ;[shop, browser] = await Promise.all([ServedShop.open({ site }), connectChromium()])
})
afterAll(async () => {
  await browser.close()
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})
afterEach(async () => {
  for (const page of opened.splice(0)) await page.close()
})

async function visit(): Promise<OpenedPage> {
  const page = await openPage(browser, `${shop.origin}/`)
  opened.push(page)
  return page
}

/** The changes that the page has asked the server for, by their root fields. */
async function watchChanges({ page }: OpenedPage): Promise<readonly string[]> {
  const changes: string[] = []
  page.on('request', (request) => {
    const text = request.postData() ?? ''
    if (text.includes('mutation')) changes.push(...(text.match(/ecommerce\w+/g) ?? []))
  })
  return changes
}

describe('the application of docs/react.md', () => {
  it('is drawn on a server without any request', () => {
    expect(drawn).toContain('One moment ...')
    expect(drawn).toContain('Cart: 0')
  })

  it('hydrates, sells, follows the cart and its other tab, and sends each change once', async () => {
    const first = await visit()
    const changes = await watchChanges(first)
    const { page } = first
    await page.getByRole('heading', { name: 'Oak stool' }).waitFor()
    await page.getByText('€129.00').waitFor()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('heading', { name: 'Cart: 1' }).waitFor()

    const other = await page.context().newPage()
    await other.goto(`${shop.origin}/`)
    await other.getByRole('heading', { name: 'Cart: 1' }).waitFor()
    await page.getByRole('button', { name: 'One more' }).click()
    await other.getByRole('heading', { name: 'Cart: 2' }).waitFor()

    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('alert').getByText('Product is not available in this quantity.').waitFor()
    await other.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('heading', { name: 'Cart: 0' }).waitFor()
    expect(changes).toEqual(['ecommerceAddToCart', 'ecommerceUpdateCartItem', 'ecommerceAddToCart'])
    expect(first.problems).toEqual([])
  })

  it('buys at once and goes to the checkout', async () => {
    const { page } = await visit()
    await page.getByRole('button', { name: 'Buy now' }).click()
    await page.waitForURL(`${shop.origin}/checkout`)
    await page.goBack()
    await page.getByRole('heading', { name: 'Cart: 1' }).waitFor()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('heading', { name: 'Cart: 2' }).waitFor()
  })
})
