import { afterEach, describe, expect, it } from '@jest/globals'
import { launchChromium } from '../support/chromium.js'
import { eventually } from '../support/eventually.js'
import { openPage } from '../support/open-page.js'
import { renderedShop } from './rendered-shop.js'
import { ShopPage } from './shop-page.js'

const shop = renderedShop({
  'product.html': { source: 'published-product.html', args: { preselect: 'true' } },
  'detail_product.html': { source: 'detail_product.html' },
})

let at: ShopPage
afterEach(() => {
  shop.fault = null
})

const visit = async (path = 'product/spoon'): Promise<void> => {
  at = await shop.visit(path)
}

/** Runs a script as a page's own script would. */
const script = <T>(text: string): Promise<T> => at.page.evaluate(text)

const untilBadge = (text: string): Promise<unknown> =>
  at.page.waitForFunction(
    (wanted) => document.querySelector('.w-commerce-commercecartopenlinkcount')?.textContent === wanted,
    text,
  )

describe('a shopper who leaves right after the click', () => {
  it.each([
    ['before the product is read', (names: readonly string[]) => names.some((name) => /Product/.test(name))],
    [
      'before the addition arrives',
      (names: readonly string[]) => names.some((name) => /AddToCart/.test(name)),
    ],
  ])('has the goods on the next page, once: %s', async (_, isHeld) => {
    shop.fault = (_request, _response, names) => Promise.resolve(isHeld(names))
    const opened = await openPage(shop.browser, `${shop.origin}/product/spoon`)
    at = new ShopPage(opened)
    await at.addButton().click()
    await at.page.waitForFunction(() => (localStorage.getItem('vitrine-open-additions') ?? '[]') !== '[]')
    shop.fault = null
    await at.page.goto(`${shop.origin}/product/tin`)
    await untilBadge('1')
    await at.page.waitForFunction(() => localStorage.getItem('vitrine-open-additions') === '[]')
    await at.page.reload()
    await untilBadge('1')
    await at.opened.close()
  })
})

describe('the cart of page scripts', () => {
  it('answers, adds, updates and removes, and the page shows it', async () => {
    await visit()
    await at.add()
    const cart = await script<{ items: { skuId: string; name: string }[]; itemCount: number }>(
      'Vitrine.cart.get()',
    )
    expect(cart).toMatchObject({ itemCount: 1, items: [{ name: 'Spoon' }] })
    const id = cart.items[0]?.skuId ?? ''
    expect(await script(`Vitrine.cart.add({ skuId: '${id}', count: 2 })`)).toMatchObject({
      ok: true,
      cart: { itemCount: 3 },
    })
    await untilBadge('3')
    expect(await script(`Vitrine.cart.update({ skuId: '${id}', count: 7 })`)).toMatchObject({ ok: true })
    await untilBadge('7')
    expect(await script(`Vitrine.cart.remove('${id}')`)).toMatchObject({ ok: true, cart: { itemCount: 0 } })
    expect(await script(`Vitrine.cart.add({ skuId: 'no-such-sku' })`)).toMatchObject({
      ok: false,
      code: 'ItemNotFound',
    })
    expect(await at.close()).toEqual([])
  })

  it('notifies subscribers and the document of every change, and of the add', async () => {
    await visit()
    await script(`
      window.heard = []
      Vitrine.cart.subscribe((cart) => heard.push(['subscriber', cart.itemCount]))
      document.addEventListener('vitrine:cart-change', (event) => heard.push(['document', event.detail.itemCount]))
      document.addEventListener('vitrine:cart-add', (event) => heard.push(['add', event.detail.count]))
    `)
    await at.add()
    await eventually(async () =>
      expect(await script('heard')).toEqual(
        expect.arrayContaining([
          ['subscriber', 1],
          ['document', 1],
          ['add', 1],
        ]),
      ),
    )
    expect(await at.close()).toEqual([])
  })

  it('exists before the shop is loaded, and opens and closes the cart', async () => {
    const opened = await openPage(shop.browser, `${shop.origin}/product/spoon`)
    at = new ShopPage(opened)
    expect(await script('Vitrine.cart.get()')).toMatchObject({ itemCount: 0 })
    await script('Vitrine.cart.open()')
    await at.untilCartOpen()
    await script('Vitrine.cart.close()')
    await at.untilCartClosed()
    expect(await at.close()).toEqual([])
  })
})

describe('a page with an empty cart', () => {
  it('loads the drawing of lists only after a first addition', async () => {
    await visit()
    const drawing = (): Promise<number> =>
      at.page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.includes('/shared-drawing'))
            .length,
      )
    expect(await drawing()).toBe(0)
    await at.add()
    await at.lines().waitFor()
    await eventually(async () => expect(await drawing()).toBe(1))
    expect(await at.close()).toEqual([])
  })
})

describe('a page that a router replaces', () => {
  it('opens, empties and fills its cart again after destroy and init, also a cart that was moved', async () => {
    await visit('product')
    await at.page.waitForSelector('[role="radio"][aria-checked="true"]')
    await at.add()
    await at.page.keyboard.press('Escape')
    await script(`
      Webflow.require('commerce').destroy()
      const cart = document.querySelector('[data-node-type="commerce-cart-wrapper"]')
      cart.remove()
      cart.setAttribute('data-wf-cart-query', '')
      document.querySelector('main').before(cart)
      cart.querySelector('[data-node-type="commerce-cart-open-link"]').click()
    `)
    expect(await at.isCartOpen()).toBe(false)
    await script(`Webflow.require('commerce').init({ siteId: 'site', apiUrl: 'https://example.org' })`)
    await at.openLink().click()
    await at.untilCartOpen()
    await at.removeLink().click()
    await untilBadge('0')
    await script(`Webflow.require('commerce').init()`)
    await at.page.keyboard.press('Escape')
    await at.addButton().click()
    await untilBadge('1')
    expect(shop.requests.flat().filter((name) => name === 'ecommerceAddToCart')).toHaveLength(
      shop.requests.filter((names) => names.includes('ecommerceAddToCart')).length,
    )
    expect(await at.close()).toEqual([])
  })

  it('asks the back end again when page scripts ask for it', async () => {
    await visit()
    shop.requests.length = 0
    await script(`window.dispatchEvent(new CustomEvent('wf-render-tree', { detail: {} }))`)
    await eventually(() => expect(shop.requests.flat()).toContain('ReadCart'))
    await at.page.waitForTimeout(300)
    expect(shop.requests.flat()).toEqual(['ReadCart'])
    expect(await at.close()).toEqual([])
  })
})

describe('a page kept by the browser', () => {
  it('shows the cart as it is now when the visitor comes back to it', async () => {
    const keeping = await launchChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    try {
      at = await ShopPage.visit(keeping, `${shop.origin}/product/spoon`)
      await at.page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Spoon')
      await at.add()
      await at.page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await at.page.goto(`${shop.origin}/product/tin`)
      await at.page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Tin')
      await at.page.getByLabel('Lid:').selectOption({ label: 'Flat' })
      await at.add()
      await untilBadge('2')
      await at.page.goBack({ waitUntil: 'commit' })
      await untilBadge('2')
      expect(await at.page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
      await at.close()
    } finally {
      await keeping.close()
    }
  })
})

describe('the builder’s own windows', () => {
  it.each([
    ['preview', 1],
    ['design', 0],
  ])('send no purchase and no request in %s', async (mode, openCarts) => {
    const context = await shop.browser.newContext()
    const page = await context.newPage()
    await page.addInitScript(`window.__wf_${mode} = true`)
    shop.requests.length = 0
    await page.goto(`${shop.origin}/product`)
    await page.waitForFunction(() => {
      const { inspect } = Reflect.get(window, 'Vitrine') as { inspect: () => { features: readonly string[] } }
      return inspect().features.includes('commerce')
    })
    await page.waitForTimeout(300)
    if (mode === 'preview') {
      await page.getByText('Buy now').click()
      await page.locator('[data-node-type="commerce-add-to-cart-button"]').click()
      const told = page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.dismiss()
        return dialog.message()
      })
      await page.evaluate(() => {
        const wallet = document.createElement('button')
        wallet.dataset['nodeType'] = 'commerce-cart-apple-pay-button'
        document.body.append(wallet)
        wallet.click()
        wallet.remove()
      })
      expect(await told).toBe('Web Payments is not available in preview mode.')
    }
    await page.locator('[data-node-type="commerce-cart-open-link"]').click()
    expect(await page.locator('[data-cart-open]').count()).toBe(openCarts)
    expect(shop.requests).toEqual([])
    await context.close()
  })
})
