import { afterEach, describe, expect, it } from '@jest/globals'
import { eventually } from '../support/eventually.js'
import { createGate } from '../support/gate.js'
import { openPage } from '../support/open-page.js'
import { renderedShop } from './rendered-shop.js'
import { ShopPage } from './shop-page.js'
import type { Fault } from './shop-site.js'

const shop = renderedShop({
  'product.html': { source: 'published-product.html', args: { preselect: 'true' } },
  'detail_product.html': { source: 'detail_product.html' },
})

let at: ShopPage
afterEach(() => {
  shop.fault = null
})

const badge = (): Promise<string | null> => at.page.textContent('.w-commerce-commercecartopenlinkcount')

/** A visitor with spoons in an open cart. */
async function withSpoons(count = 2): Promise<void> {
  at = await shop.visit('product/spoon')
  await at.page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Spoon')
  await at.page.fill('#quantity-2', String(count))
  await at.add()
}

const failing =
  (operation: string, answer: (response: Parameters<Fault>[1]) => void): Fault =>
  (_request, response, operations) => {
    if (!operations.includes(operation)) return false
    answer(response)
    return true
  }

describe('the lines of a cart', () => {
  it('take a new quantity, show its price, and announce it', async () => {
    await withSpoons()
    await at.quantity().fill('5')
    shop.requests.length = 0
    await at.quantity().press('Enter')
    await at.page.waitForFunction(
      () => document.querySelector('.w-commerce-commercecartordervalue')?.textContent === '$15.00',
    )
    await eventually(async () =>
      expect(await at.page.textContent('[role="status"]')).toBe('Spoon updated. Cart: 5 items, $15.00.'),
    )
    expect(await badge()).toBe('5')
    expect(shop.requests).toHaveLength(2)
    expect(await at.focused()).toBe('update-item-quantity')
    expect(await at.close()).toEqual([])
  })

  it('can be removed: the cart gets empty, keeps the focus, and announces it', async () => {
    await withSpoons()
    await at.removeLink().click()
    await at.page.waitForSelector('.w-commerce-commercecartemptystate', { state: 'visible' })
    await eventually(async () =>
      expect(await at.page.textContent('[role="status"]')).toBe('Spoon removed. Your cart is empty.'),
    )
    expect(await at.lines().count()).toBe(0)
    expect(await badge()).toBe('0')
    expect(await at.panel().evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
    expect(await at.close()).toEqual([])
  })

  it('are removed by a quantity of zero as well, and with the keyboard', async () => {
    await withSpoons()
    await at.quantity().fill('0')
    await at.quantity().press('Enter')
    await at.page.waitForSelector('.w-commerce-commercecartemptystate', { state: 'visible' })
    await at.page.keyboard.press('Escape')
    await at.add()
    await at.removeLink().focus()
    await at.page.keyboard.press('Space')
    await at.page.waitForSelector('.w-commerce-commercecartemptystate', { state: 'visible' })
    expect(await at.close()).toEqual([])
  })

  it('do not send an invalid quantity', async () => {
    await withSpoons()
    shop.requests.length = 0
    for (const wrong of ['', '-1', '1.5']) {
      await at.quantity().fill(wrong)
      await at.quantity().press('Tab')
    }
    expect(shop.requests).toEqual([])
    expect(await at.close()).toEqual([])
  })

  it('show why a quantity was refused, and the quantity that is really in the cart', async () => {
    at = await shop.visit('product')
    await at.page.waitForSelector('[role="radio"][aria-checked="true"]')
    await at.add()
    await at.quantity().fill('99')
    await at.quantity().press('Enter')
    await at.cartError().getByText('Not that many.').waitFor()
    await at.page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('[data-wf-cart-action="update-item-quantity"]')?.value ===
        '1',
    )
    await at.quantity().fill('2')
    await at.quantity().press('Enter')
    await at.page.waitForFunction(
      () => document.querySelector('.w-commerce-commercecartopenlinkcount')?.textContent === '2',
    )
    expect(await at.cartError().isVisible()).toBe(false)
    expect(await at.close()).toEqual([])
  })

  it('pulse alone while their change is being sent', async () => {
    await withSpoons()
    const gate = createGate()
    shop.fault = async (_request, _response, operations) => {
      if (operations.includes('ecommerceUpdateCartItem')) await gate.opened
      return false
    }
    await at.quantity().fill('3')
    await at.quantity().press('Enter')
    await at.page.waitForSelector('.w-commerce-commercecartitem[aria-busy="true"]')
    expect(await at.lines().evaluate((line) => line.getAnimations().length)).toBe(1)
    gate.open()
    await at.page.waitForSelector('.w-commerce-commercecartitem:not([aria-busy])')
    expect(await at.lines().evaluate((line) => line.getAnimations().length)).toBe(0)
    expect(await at.close()).toEqual([])
  })
})

describe('a shop that does not answer', () => {
  it.each<[string, (response: Parameters<Fault>[1]) => void]>([
    ['500', (response) => response.writeHead(500).end('oops')],
    [
      'HTML instead of JSON',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'),
    ],
    ['a broken connection', (response) => response.destroy()],
    [
      'less than was asked for',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
    ],
  ])('with %s causes a message, and the form can be sent again', async (_name, answer) => {
    at = await shop.visit('product')
    await at.page.waitForSelector('[role="radio"][aria-checked="true"]')
    shop.fault = failing('ecommerceAddToCart', answer)
    await at.addButton().click()
    await at.passTimeUntil(at.error().getByText('Adding did not work.'))
    expect(await at.addButton().inputValue()).toBe('Add to Cart')
    expect(await at.addButton().getAttribute('aria-busy')).toBe('false')
    shop.fault = null
    await at.add()
    expect(await badge()).toBe('1')
    await at.close()
  })

  it('at all causes a message after a time-out', async () => {
    at = await shop.visit('product')
    await at.page.waitForSelector('[role="radio"][aria-checked="true"]')
    shop.fault = (_request, _response, operations) => operations.includes('ecommerceAddToCart')
    await at.addButton().click()
    expect(await at.addButton().getAttribute('aria-busy')).toBe('true')
    await at.passTimeUntil(at.error().getByText('Adding did not work.'))
    expect(await at.addButton().getAttribute('aria-busy')).toBe('false')
    shop.fault = null
    await at.add()
    expect(await badge()).toBe('1')
    await at.close()
  })

  it('and has carried out the addition adds once when the shopper tries again', async () => {
    at = await shop.visit('product')
    await at.page.waitForSelector('[role="radio"][aria-checked="true"]')
    shop.fault = async (request, response, operations) => {
      if (!operations.includes('ecommerceAddToCart')) return false
      // The shop does its work; the answer gets lost on the way to the page.
      response.end = ((...ignored: unknown[]) => {
        void ignored
        response.destroy()
        return response
      }) as typeof response.end
      void request
      return false
    }
    await at.addButton().click()
    await at.passTimeUntil(at.error().getByText('Adding did not work.'))
    shop.fault = null
    await at.add()
    expect(await badge()).toBe('1')
    await at.close()
  })

  it('because the visitor is offline causes a message, and the form can be sent again afterwards', async () => {
    at = await shop.visit('product')
    await at.page.waitForSelector('[role="radio"][aria-checked="true"]')
    await at.page.context().setOffline(true)
    await at.addButton().click()
    await at.passTimeUntil(at.error().getByText('Adding did not work.'))
    await at.page.context().setOffline(false)
    await at.add()
    expect(await badge()).toBe('1')
    await at.close()
  })

  it('during the load shows the cart once it answers again', async () => {
    shop.fault = (_request, response) => {
      response.writeHead(500).end()
      return true
    }
    await withoutReady()
    await at.openLink().click()
    await at.passTimeUntil(at.cartError().getByText('The cart did not answer.'))
    shop.fault = null
    await at.page.keyboard.press('Escape')
    await at.untilCartClosed()
    await at.openLink().click()
    await at.page.waitForSelector('.w-commerce-commercecarterrorstate', { state: 'hidden' })
    await at.close()
  })
})

describe('a cart that cannot be read', () => {
  const refuse: Fault = (_request, response) => {
    response.writeHead(404).end()
    return true
  }
  const errorShown = (): Promise<boolean> =>
    at.cartError().evaluate((block) => getComputedStyle(block).display !== 'none')

  it('is reported at once if the page asked for its data', async () => {
    shop.fault = refuse
    await withoutReady()
    await at.cartError().getByText('The cart did not answer.').waitFor({ state: 'attached' })
    expect(await errorShown()).toBe(true)
    await at.close()
  })

  it('shows no sample while the answer is pending', async () => {
    shop.fault = () => true
    await withoutReady()
    await at.page.waitForFunction(() => !document.querySelector('.w-commerce-commercecartitem'))
    expect(await errorShown()).toBe(false)
    await at.close()
  })

  it('of an export is reported when it is opened, and shows no sample as its content', async () => {
    shop.fault = refuse
    at = new ShopPage(await openPage(shop.browser, `${shop.origin}/product/spoon`))
    await at.page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/apollo')),
    )
    expect(await errorShown()).toBe(false)
    await at.openLink().click()
    await at.cartError().waitFor({ state: 'visible' })
    expect(await at.lines().count()).toBe(0)
    await at.close()
  })
})

/** Opens a page without waiting for its cart, which never arrives. */
async function withoutReady(): Promise<void> {
  at = new ShopPage(await openPage(shop.browser, `${shop.origin}/product`))
  await at.page.waitForFunction(
    () =>
      document.querySelector('[data-node-type="commerce-cart-close-link"]')?.getAttribute('tabindex') === '0',
  )
}

describe('two tabs and the way back', () => {
  it('converge when one of them changes the cart', async () => {
    await withSpoons(1)
    const other = await at.page.context().newPage()
    await other.goto(`${shop.origin}/product/spoon`)
    await other.waitForFunction(
      () => document.querySelector('.w-commerce-commercecartopenlinkcount')?.textContent === '1',
    )
    await at.quantity().fill('4')
    await at.quantity().press('Enter')
    await other.waitForFunction(
      () => document.querySelector('.w-commerce-commercecartopenlinkcount')?.textContent === '4',
    )
    await at.close()
  })

  it('never shows an old cart after the back button', async () => {
    await withSpoons(1)
    await at.page.goto(`${shop.origin}/product`)
    await at.page.waitForSelector('[role="radio"][aria-checked="true"]')
    await at.add()
    await at.page.goBack()
    await at.page.waitForFunction(
      () => document.querySelector('.w-commerce-commercecartopenlinkcount')?.textContent === '2',
    )
    await at.close()
  })

  it('leaves no button waiting when the page comes back from the checkout', async () => {
    await withSpoons(1)
    await at.page.getByText('Continue to Checkout').click()
    await at.page.waitForURL('**/checkout.html')
    await at.page.goBack()
    await at.page.waitForFunction(
      () =>
        document.querySelector('[data-node-type="cart-checkout-button"]')?.textContent ===
          'Continue to Checkout' && document.querySelector('[data-wf-atc-loading]') === null,
    )
    await at.close()
  })
})
