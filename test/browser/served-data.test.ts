import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { atRest } from './support/at-rest.js'
import { connectChromium } from './support/chromium.js'
import { ServedShop } from './support/served-shop.js'

jest.setTimeout(120_000)

const PRODUCT = '/product/mika-portable-lamp'

let browser: Browser
let shop: ServedShop

beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ServedShop.open({ site: 'demo' }), connectChromium()])
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

/** Changes of the page script to server-drawn content, and the layout shift. */
interface Takeover {
  readonly redrawn: readonly string[]
  readonly shift: number
  readonly quantity: string
}

/** Opens a page, types into its quantity before the page script runs, and watches what the script does then. */
async function takeOver(page: Page, path: string): Promise<Takeover> {
  await page.addInitScript(() => {
    const seen: string[] = []
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { readonly value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    Reflect.set(window, 'takeover', () => ({ redrawn: seen, shift }))
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      const field = document.querySelector<HTMLInputElement>('[name="commerce-add-to-cart-quantity-input"]')
      if (field) field.value = '3'
      const drawn = document.querySelectorAll('[data-vitrine-bind], [data-vitrine-filled]')
      const observer = new MutationObserver((records) => {
        for (const { target, type } of records)
          if (type !== 'attributes') seen.push(`${type} ${(target.textContent ?? '').slice(0, 40)}`)
      })
      for (const element of drawn)
        observer.observe(element, { childList: true, characterData: true, subtree: true })
      if (drawn.length === 0) seen.push('nothing was drawn')
    })
  })
  await page.goto(shop.origin + path)
  await page.waitForFunction(() => Reflect.has(window, 'Webflow'))
  await page.waitForLoadState('networkidle')
  await atRest(page)
  return page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('[name="commerce-add-to-cart-quantity-input"]')
    const told = (Reflect.get(window, 'takeover') as () => object)()
    return { ...told, quantity: field?.value ?? '' } as Takeover
  })
}

describe('a page that holds its data', () => {
  it('shows the product to visitors without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(shop.origin + PRODUCT)
    expect(await page.content()).toContain('"@type":"Product","name":"Mika Portable Lamp"')
    const words = await page.locator('body').innerText()
    expect(words).toContain('Mika Portable Lamp')
    expect(words).toMatch(/€\d+\.\d\d/)
    expect(await page.locator('[data-option-id]').count()).toBeGreaterThan(1)
    await context.close()
  })

  it.each([1280, 390])(
    'is taken over without a shift, a second drawing or lost input, %d px wide',
    async (width) => {
      const context = await browser.newContext({ viewport: { width, height: 800 } })
      const taken = await takeOver(await context.newPage(), PRODUCT)
      expect(taken.redrawn).toEqual([])
      expect(taken.quantity).toBe('3')
      expect(taken.shift).toBeLessThan(0.01)
      await context.close()
    },
  )
})
