import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { COUNT_INVISIBLE } from '../../adapters/site/screenshots/look-at-page.js'
import { runCommand } from '../../composition/cli/program.js'
import { startSite } from '../../composition/server/index.js'
import type { RunningSite } from '../../composition/server/index.js'
import { exportFolder, PAGE_A } from '../adapters/site/export/support/export-folders.js'
import type { ExportFiles } from '../adapters/site/export/support/export-folders.js'
import { generations } from '../adapters/site/export/support/generations.js'
import { valueOf } from '../support/value-of.js'
import { event, item, list, SITE } from './animation/interaction-data.js'
import { atRest } from './support/at-rest.js'
import { connectChromium } from './support/chromium.js'
import { eventually } from './support/eventually.js'
import { Shopper } from './support/shopper.js'

jest.setTimeout(120_000)

const GOOD_CARD = '4242 4242 4242 4242'
const own = { useEventTarget: true }
const onPage = (id: string): object => ({ id: `${PAGE_A}|${id}`, appliesTo: 'ELEMENT', styleBlockIds: [] })
/** One thing appears when it comes into view, another one at a click. */
const DATA = {
  events: {
    view: event('SCROLL_INTO_VIEW', 'show', onPage('one'), { scrollOffsetValue: 0, scrollOffsetUnit: '%' }),
    press: event('MOUSE_CLICK', 'open', onPage('two')),
  },
  actionLists: {
    show: list(
      [
        [item('STYLE_OPACITY', { value: 0, unit: '', target: own })],
        [item('STYLE_OPACITY', { value: 1, unit: '', target: own })],
      ],
      { useFirstGroupAsInitialState: true },
    ),
    open: list([[item('GENERAL_DISPLAY', { value: 'block', target: { selector: '.more' } })]]),
  },
  site: SITE,
}
const BODY = `
<style>.w-form-done, .w-form-fail, .more { display: none } .w-nav { display: flex } .w-nav-button { display: none }
  @media (max-width: 767px) { .w-nav-menu { display: none } .w-nav-button { display: block } }</style>
<div class="bar w-nav" role="banner" data-collapse="small" data-animation="default" data-duration="100">
  <a href="#" class="w-nav-brand">Harbour</a>
  <nav role="navigation" class="w-nav-menu"><a href="/product/mug" class="w-nav-link">Mugs</a></nav>
  <div class="w-nav-button"><div class="w-icon-nav-menu"></div></div>
</div>
<section><h1>Welcome</h1><a href="#" role="button" data-w-id="two">Read more</a><p class="more">More to read</p>
<div style="height:1500px"></div>
<div data-w-id="one" style="opacity:0">Shown by its interaction</div>
<div class="w-form"><form id="email-form" name="email-form" data-name="Email Form" method="get">
  <label for="email">Your address</label><input type="email" name="email" data-name="Email" id="email" required="">
  <input type="submit" value="Send" data-wait="Please wait..."></form>
  <div class="w-form-done"><div>Thank you, we have it.</div></div>
  <div class="w-form-fail"><div>That did not work.</div></div></div></section>
<footer>Small print</footer>`
const GOODS = 'Product Handle,Product Name,Variant Price,Variant Inventory\nmug,Mug,€12.00 EUR,5\n'

let browser: Browser
let root = ''
let running: RunningSite | null = null
let remove = (): void => undefined
beforeAll(async () => {
  browser = await connectChromium()
  root = mkdtempSync(join(tmpdir(), 'vitrine-generations-'))
})
afterEach(async () => {
  await running?.close()
  running = null
  remove()
})
afterAll(async () => {
  await browser.close()
  rmSync(root, { recursive: true, force: true })
})

/** Adopts a site like an owner who wants a shop in it, and serves the result. */
async function openAdopted(files: ExportFiles, index: number): Promise<string> {
  const made = exportFolder({
    'css/normalize.css': '',
    'favicon.ico': '',
    ...files,
    'Harbour - Products.csv': GOODS,
  })
  remove = made.remove
  const said: string[] = []
  const terminal = { out: (line: string) => said.push(line), err: (line: string) => said.push(line) }
  const words = ['adopt', made.folder, '--yes', '--add-cart', '--country', 'DE', '--shipping', '4.90']
  const code = await runCommand([...words, '--currency', 'EUR'], terminal)
  if (code !== 0) throw new Error(said.join('\n'))
  const dataFolder = join(root, `data-${index}`)
  running = valueOf(await startSite(`${made.folder}-site`, { port: 0, host: 'localhost', dataFolder }))
  return running.server.url
}

const READABLE = ['rgb(255, 255, 255)', ['rgb(34, 34, 34)']] as const

/** The background of a made page, and the colours of its texts. */
const coloursIn = (page: Page, selector: string): Promise<unknown> =>
  page
    .locator(selector)
    .evaluate((main) => [
      getComputedStyle(main).backgroundColor,
      [...new Set([...main.querySelectorAll('h1, h4, label')].map((text) => getComputedStyle(text).color))],
    ])

const SITES = Object.entries(generations(DATA, BODY)).map(
  ([name, generation], index) => [name, generation, index] as const,
)

describe('a site', () => {
  it.each(SITES)('%s plays, and takes a message and an order', async (_, { files, playing }, index) => {
    const origin = await openAdopted(files, index)
    const shopper = await Shopper.arrive(browser, origin)
    const { page } = shopper
    await page.route(
      (url) => url.hostname !== 'localhost',
      (route) => route.fulfill({ status: 200, body: '' }),
    )
    await page.goto(`${origin}/`)
    if (playing.includes('index.html')) {
      // The element waits for its trigger, which exists.
      expect(await page.locator('[data-w-id="one"]').evaluate((one) => getComputedStyle(one).opacity)).toBe(
        '0',
      )
      await page.getByRole('button', { name: 'Read more' }).click()
      await page.getByText('More to read').waitFor()
    }
    await page.locator('[data-w-id="one"]').scrollIntoViewIfNeeded()
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('[data-w-id="one"]') as Element).opacity === '1',
    )
    if (playing.includes('index.html')) await atRest(page)
    expect(await page.evaluate(COUNT_INVISIBLE)).toBe(0)

    await page.getByRole('textbox', { name: 'Your address' }).fill('ada@example.com')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Thank you, we have it.').waitFor()

    await page.setViewportSize({ width: 390, height: 844 })
    await shopper.readyToPay('mug', GOOD_CARD)
    const heights = await page
      .locator('[name="email"], [data-wf-stripe-element-type="cardNumber"]')
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().height))
    expect([heights.length, new Set(heights).size]).toEqual([2, 1])
    await shopper.placeOrder().click()
    expect((await shopper.confirmation()).text).toContain('Mug')
    expect(shopper.problems).toEqual([])
    await shopper.leave()
  })
})

describe('a cart that was added', () => {
  it('is in the bar at both widths and is operated by keyboard, without a violation found by axe', async () => {
    const [site] = SITES.filter(([name]) => name.startsWith('of 2018'))
    if (site === undefined) throw new Error('there is no such site')
    // A site with white texts, in sections with colours of their own.
    const styles = { 'css/normalize.css': 'body, h1, h4, label { color: #fff; }' }
    const origin = await openAdopted({ ...site[1].files, ...styles }, SITES.length)
    for (const width of [1280, 390]) {
      const shopper = await Shopper.arrive(browser, origin, { width, height: 844 })
      const { page } = shopper
      await page.route(
        (url) => url.hostname !== 'localhost',
        (route) => route.fulfill({ status: 200, body: '' }),
      )
      await page.goto(`${origin}/checkout.html`)
      expect(await coloursIn(page, '.vitrine-order')).toEqual(READABLE)
      await shopper.openProduct('mug')
      expect(await coloursIn(page, '.vitrine-product')).toEqual(READABLE)
      const bar = await page.locator('.w-nav').boundingBox()
      const place = await shopper.cartButton().boundingBox()
      const isInBar =
        bar !== null && place !== null && place.y >= bar.y && place.y + place.height <= bar.y + bar.height + 1
      expect([isInBar, (place?.x ?? 0) + (place?.width ?? 0) <= width]).toEqual([true, true])
      await shopper.addToCart().focus()
      await page.keyboard.press('Enter')
      await shopper.cart().getByText('Mug').waitFor()
      const isFocusInside = (): Promise<boolean> =>
        shopper.cart().evaluate((cart) => cart.contains(document.activeElement))
      await eventually(async () => expect(await isFocusInside()).toBe(true))
      expect(await coloursIn(page, '.w-commerce-commercecartcontainer')).toEqual(READABLE)
      const ofCart = (await shopper.accessibilityViolations()).filter((line) =>
        /commercecart|vitrine-cart/.test(line),
      )
      expect(ofCart).toEqual([])
      await page.keyboard.press('Escape')
      await shopper.cart().waitFor({ state: 'hidden' })
      // The name of a control begins with its visible text.
      await page.getByRole('button', { name: /Open cart containing 1 items$/ }).focus()
      await page.keyboard.press('Enter')
      await shopper.cart().waitFor()
      await eventually(async () => expect(await isFocusInside()).toBe(true))
      expect(shopper.problems).toEqual([])
      await shopper.leave()
    }
  })
})
