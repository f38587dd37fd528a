import { afterAll, beforeAll, jest } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { renderSite } from './render-site.js'
import type { PageSource } from './render-site.js'
import { ShopPage } from './shop-page.js'
import { openTestShop } from './shop-site.js'
import type { ShopSite } from './shop-site.js'

/** A product, a checkout and a confirmation as they were published. */
export const CHECKOUT_PAGES: Readonly<Record<string, PageSource>> = {
  'product.html': { source: 'published-product.html', args: { preselect: 'true' } },
  'checkout.html': { source: 'published-checkout.html' },
  'order-confirmation.html': { source: 'published-confirmation.html' },
}

/** A shop and a browser; both run during the tests of a file. */
export interface RenderedShop extends Omit<ShopSite, 'close'> {
  readonly browser: Browser
  readonly visit: (path: string) => Promise<ShopPage>
}

/** Opens a shop with these pages for the tests of a file. `open` starts another shop than that of the tests. */
export function renderedShop(
  pages: Readonly<Record<string, PageSource>>,
  open: (folder: string) => Promise<ShopSite> = openTestShop,
): RenderedShop {
  const site = renderSite(pages)
  let browser: Browser
  let shop: ShopSite
  jest.setTimeout(60_000)
  beforeAll(async () => {
    shop = await open(site.folder)
    browser = await connectChromium()
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    await shop.close()
    site.remove()
  })
  return {
    get browser() {
      return browser
    },
    get origin() {
      return shop.origin
    },
    get requests() {
      return shop.requests
    },
    get fault() {
      return shop.fault
    },
    set fault(fault) {
      shop.fault = fault
    },
    visit: (path) => ShopPage.visit(browser, `${shop.origin}/${path}`),
  }
}
