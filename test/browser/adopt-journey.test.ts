import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { JQUERY_TAG } from '../adapters/site/export/support/export-folders.js'
import { RUN_COMMAND } from '../support/processes/built-command.js'
import { renderSite } from './commerce/render-site.js'
import { ShopPage } from './commerce/shop-page.js'
import { atRest } from './support/at-rest.js'
import { connectChromium } from './support/chromium.js'
import { ServedShop } from './support/served-shop.js'
import { Shopper } from './support/shopper.js'

jest.setTimeout(120_000)

const GOOD_CARD = '4242 4242 4242 4242'
/** A script that is recognised as the builder's; it does nothing. */
const LIBRARY = '!function(){window.tram=function(){};var mode=window.__wf_design;window.Webflow=[]}();\n'

let browser: Browser
let site: ServedShop
let savedSite: ServedShop
let folder: string

/** The demonstration shop as its builder would export it: without settings, with the builder's script and jQuery. */
function makeExport(target: string): void {
  cpSync('demo', target, { recursive: true })
  const interactions = readFileSync(join(target, 'js/interactions.js'), 'utf8')
  writeFileSync(join(target, 'js/abend-3f9c.js'), LIBRARY + interactions)
  rmSync(join(target, 'js/interactions.js'))
  rmSync(join(target, 'vitrine.json'))
  for (const name of readdirSync(target).filter((each) => each.endsWith('.html'))) {
    const html = readFileSync(join(target, name), 'utf8')
    const ours =
      /\s*<script src="\/vitrine\.js"[^>]*><\/script>\s*<script src="\/?js\/interactions\.js"[^>]*><\/script>/
    if (!ours.test(html)) throw new Error(`${name} loads no page script`)
    writeFileSync(
      join(target, name),
      html.replace(ours, `${JQUERY_TAG}\n  <script src="/js/abend-3f9c.js" type="text/javascript"></script>`),
    )
  }
}

/** A published product page as a saver leaves it, with a checkout that was never enabled or lost its key. */
function makeSavedSite(target: string): void {
  const source = renderSite({
    'product.html': { source: 'published-product.html', args: { preselect: 'true' } },
    'checkout.html': { source: 'checkout.html' },
  })
  const html = readFileSync(join(source.folder, 'product.html'), 'utf8')
  if (!html.includes(' data-publishable-key="pk"')) throw new Error('the page has no key to lose')
  mkdirSync(join(target, 'product'), { recursive: true })
  writeFileSync(
    join(target, 'product/mug.html'),
    html
      .replaceAll(' data-publishable-key="pk"', '')
      .replace('<script src="/vitrine.js"></script>', '<script src="/site.1a2b.js"></script>'),
  )
  writeFileSync(join(target, 'site.1a2b.js'), LIBRARY)
  for (const name of ['checkout.html', 'catalogue.csv', 'prices.js', 'shop.css', 'server.svg', 'blue.svg'])
    cpSync(join(source.folder, name), join(target, name))
  source.remove()
}

/** Adopts a folder like an owner, and opens the result. */
async function openAdopted(input: string): Promise<ServedShop> {
  const words = ['adopt', input, '--out', `${input}-site`, '--yes']
  const shop = ['--currency', 'EUR', '--country', 'DE', '--shipping', '4.90']
  const adopted = spawnSync(process.execPath, [...RUN_COMMAND, ...words, ...shop], {
    encoding: 'utf8',
  })
  if (adopted.status !== 0) throw new Error(adopted.stdout + adopted.stderr)
  return ServedShop.open({ site: `${input}-site` })
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-adopt-'))
  makeExport(join(folder, 'export'))
  makeSavedSite(join(folder, 'saved'))
  ;[site, savedSite, browser] = await Promise.all([
    openAdopted(join(folder, 'export')),
    openAdopted(join(folder, 'saved')),
    connectChromium(),
  ])
})
afterAll(async () => {
  await browser.close()
  await site.close()
  await savedSite.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('an export that was adopted', () => {
  it('plays its interactions under the strict policy, without messages in the console', async () => {
    const shopper = await Shopper.visit(browser, site.origin)
    await shopper.page.waitForFunction(() => {
      const line = document.querySelector('.hero-line')
      return line !== null && getComputedStyle(line).opacity === '1'
    })
    await atRest(shopper.page)
    expect(await shopper.page.evaluate(() => Reflect.has(window, 'jQuery'))).toBe(false)
    expect(shopper.problems).toEqual([])
    await shopper.leave()
  })

  it('sells up to the confirmation', async () => {
    const shopper = await Shopper.visit(browser, site.origin)
    await shopper.readyToPay('mika-portable-lamp', GOOD_CARD)
    await shopper.placeOrder().click()
    expect((await shopper.confirmation()).text).toContain('Mika Portable Lamp')
    expect(shopper.problems).toEqual([])
    await shopper.leave()
  })
})

describe('a saved product page that was adopted', () => {
  const visit = (): Promise<ShopPage> => ShopPage.visit(browser, `${savedSite.origin}/product/mug`)

  it('leads to the checkout at once, although its link has no key', async () => {
    const at = await visit()
    await at.page.getByText('Buy now').click()
    await at.page.waitForURL(/\/checkout/)
    await at.opened.close()
  })

  it('leads to the checkout from the cart, although its link has no key', async () => {
    // Every visit waits until the page script has started: before, the form would be sent without it.
    const at = await visit()
    await at.add()
    await at.page.getByText('Continue to Checkout').click()
    await at.page.waitForURL(/\/checkout/)
    await at.opened.close()
  })
})
