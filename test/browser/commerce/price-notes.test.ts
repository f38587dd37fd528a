import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { openPage } from '../support/open-page.js'
import type { OpenedPage } from '../support/open-page.js'
import { ServedShop } from '../support/served-shop.js'

jest.setTimeout(300_000)

/** A small and a large packet of tea, and a mug, which is sold by the piece. */
const catalogue = (small: string, compareAt: string, large: string): string =>
  [
    'Product Handle,Product Name,Product Type,Option 1 Name,Option 1 Value,Option 2 Name,Option 2 Value,' +
      'Variant Price,Variant Compare-at Price,Variant Inventory,Unit Pricing Measure,Unit Pricing Base Measure',
    `tea,Tea,Physical,Colour,Green,Size,Small,${small},${compareAt},5,250 g,100 g`,
    `tea,Tea,Physical,Colour,Green,Size,Large,${large},,5,0.5 kg,100 g`,
    `mug,Mug,Physical,,,,,${large},,5,,`,
    '',
  ].join('\n')

interface TeaShop {
  readonly currency: string
  readonly before: string
  readonly now: string
}

/** The demonstration shop with tea instead of lamps, whose small packet was reduced after the first start. */
async function openTeaShop({ currency, before, now }: TeaShop) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-tea-'))
  await cp('demo', folder, { recursive: true })
  await writeFile(join(folder, 'vitrine.json'), JSON.stringify({ name: 'Tea', currency, country: 'DE' }))
  const path = join(folder, 'detail_product.html')
  const page = await readFile(path, 'utf8')
  const note =
    '<p class="unit" data-vitrine-bind="unit-price"></p>' +
    '<p class="note">incl. VAT, <a href="/about">plus shipping</a></p>'
  const place = '<p data-vitrine-bind="lowest-price" class="product-tax"></p>'
  await writeFile(path, page.replace(place, `${place}${note}`))
  await writeFile(join(folder, 'catalogue.csv'), before)
  const shop = await ServedShop.open({ site: folder })
  await shop.kill()
  await writeFile(join(folder, 'catalogue.csv'), now)
  await shop.start()
  const close = async (): Promise<void> => {
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { shop, close }
}

let browser: Browser
beforeAll(async () => {
  browser = await connectChromium()
})
afterAll(() => browser.close())

/** The visible text of a part of the page. */
const seen = async (page: Page, part: string): Promise<string> =>
  (await page.locator(part).innerText()).trim()

describe.each([
  {
    currency: 'EUR',
    before: catalogue('15.00', '', '20.00'),
    now: catalogue('12.50', '16.00', '20.00'),
    prices: ['€12.50', '€5.00 / 100 g', '€15.00', '€4.00 / 100 g'],
  },
  {
    currency: 'JPY',
    before: catalogue('1500', '', '2000'),
    now: catalogue('1250', '1600', '2000'),
    prices: ['¥1,250', '¥500 / 100 g', '¥1,500', '¥400 / 100 g'],
  },
])('the notes beside a price in $currency', ({ prices, ...options }) => {
  let tea: Awaited<ReturnType<typeof openTeaShop>>
  beforeAll(async () => {
    tea = await openTeaShop(options)
  })
  afterAll(() => tea.close())

  const visit = async (slug: string): Promise<OpenedPage> => {
    const opened = await openPage(browser, `${tea.shop.origin}/product/${slug}`)
    await opened.page.waitForFunction(() => Reflect.has(window, 'Webflow'))
    await opened.page.waitForLoadState('networkidle')
    return opened
  }

  it('follow the chosen variant, and the reduced one has the lowest price of the 30 days before', async () => {
    const [price = '', unit = '', lowest = '', unitOfLarge = ''] = prices
    const { page, problems, axe, close } = await visit('tea')
    expect([await seen(page, '.product-price'), await seen(page, '.unit')]).toEqual([price, unit])
    expect(await seen(page, 'p[data-vitrine-bind="lowest-price"]')).toContain(lowest)
    expect(await axe()).toEqual([])
    await page.getByLabel('Size').selectOption({ label: 'Large' })
    await page.waitForFunction(
      (expected) => document.querySelector<HTMLElement>('.unit')?.innerText.trim() === expected,
      unitOfLarge,
    )
    expect(await seen(page, 'p[data-vitrine-bind="lowest-price"]')).toBe('')
    await page.getByLabel('Size').selectOption({ label: 'Small' })
    await page.waitForFunction(
      (expected) => document.querySelector<HTMLElement>('.unit')?.innerText.trim() === expected,
      unit,
    )
    expect(await seen(page, 'p[data-vitrine-bind="lowest-price"]')).toContain(lowest)
    expect(problems).toEqual([])
    await close()
  })

  it('are not shown for goods that are sold by the piece, and tax and shipping stay', async () => {
    const { page, problems, close } = await visit('mug')
    expect(await page.locator('.unit').isVisible()).toBe(false)
    expect(await page.locator('p[data-vitrine-bind="lowest-price"]').isVisible()).toBe(false)
    expect(await seen(page, '.note')).toBe('incl. VAT, plus shipping')
    await page.getByRole('link', { name: 'plus shipping' }).click()
    await page.waitForURL('**/about')
    expect(problems).toEqual([])
    await close()
  })
})
