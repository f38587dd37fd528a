import { spawnSync } from 'node:child_process'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Route } from 'playwright-core'
import { orderNumber } from '../../core/shared/index.js'
import { RUN_COMMAND } from '../support/processes/built-command.js'
import { atRest } from './support/at-rest.js'
import { connectChromium } from './support/chromium.js'
import { eventually } from './support/eventually.js'
import { ServedShop } from './support/served-shop.js'
import { Shopper } from './support/shopper.js'
import { serverAnswer } from './support/server-answer.js'

jest.setTimeout(90_000)

const GOOD_CARD = '4242 4242 4242 4242'
const DECLINED_CARD = '4000 0000 0000 0002'
const CHALLENGED_CARD = '4000 0025 0000 3155'

let browser: Browser
let shop: ServedShop
const shoppers: Shopper[] = []

beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ServedShop.open(), connectChromium()])
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})
afterEach(async () => {
  for (const shopper of shoppers.splice(0)) await shopper.leave()
})

async function visit(path = '/'): Promise<Shopper> {
  const shopper = await Shopper.visit(browser, shop.origin, path)
  shoppers.push(shopper)
  return shopper
}

/** The orders in the data folder of a stopped shop, as its owner lists them. */
function ordersOnDisk(): readonly { readonly id: string; readonly status: string; readonly email: string }[] {
  const words = [...RUN_COMMAND, 'orders', 'list', '--data', shop.dataFolder, '--json']
  const listed = spawnSync(process.execPath, words, { encoding: 'utf8' })
  return JSON.parse(listed.stdout)
}

describe('one order through every layer', () => {
  it('is served under a policy that allows no foreign script and demands Trusted Types', async () => {
    const answer = await fetch(`${shop.origin}/`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self'(;|$)/)
    expect(policy).toMatch(/require-trusted-types-for 'script'/)
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
  })

  it('plays the interactions of the home page', async () => {
    const shopper = await visit()
    await shopper.page.getByRole('heading', { level: 1 }).waitFor()
    await shopper.page.waitForFunction(() => {
      const line = document.querySelector('.hero-line')
      return line !== null && getComputedStyle(line).opacity === '1'
    })
    await atRest(shopper.page)
    expect(await shopper.accessibilityViolations()).toEqual([])
    expect(shopper.problems).toEqual([])
  })

  it.each(['/about', '/contact', '/evenings'])('has no accessibility violation on %s', async (path) => {
    const shopper = await visit(path)
    await atRest(shopper.page)
    expect(await shopper.accessibilityViolations()).toEqual([])
    expect(shopper.problems).toEqual([])
  })

  it('finds lamps by their words, and reports an empty result', async () => {
    const shopper = await visit('/search?query=paper+lamp')
    const found = shopper.page.locator('.search-item a')
    await found.first().waitFor()
    expect(await found.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toContain(
      '/product/theo-paper-lamp',
    )
    expect(await shopper.accessibilityViolations()).toEqual([])
    await shopper.page.getByRole('searchbox').fill('zeppelin')
    await shopper.page.keyboard.press('Enter')
    await shopper.page.getByText('No product has all of these words').waitFor()
    expect(shopper.problems).toEqual([])
  })

  it('lets a shopper choose, change the cart, pay and see the order', async () => {
    const shopper = await visit()
    await shopper.openProduct('ida-table-lamp')
    // Ink is gone in every size; Moss is there, but not in Large, so choosing Large takes it back.
    await eventually(async () => expect(await shopper.radio('Ink').isDisabled()).toBe(true))
    await shopper.choose('Moss', 'Large')
    expect([await shopper.radio('Moss').isChecked(), await shopper.radio('Moss').isDisabled()]).toEqual([
      false,
      true,
    ])
    await shopper.addToCart().click()
    await shopper.page.getByText('Please select an option in each set.').waitFor()
    await shopper.choose('Chalk', 'Small')
    expect(await shopper.accessibilityViolations()).toEqual([])

    await shopper.addToCart().click()
    await shopper.cart().waitFor()
    await eventually(async () =>
      expect(await shopper.cart().innerText()).toMatch(
        /Ida Table Lamp[\s\S]*€189\.00[\s\S]*Chalk[\s\S]*Small/,
      ),
    )
    await atRest(shopper.page)
    expect(await shopper.accessibilityViolations()).toEqual([])
    await shopper.changeQuantity(2)
    await shopper.cart().getByText('€378.00').waitFor()
    await shopper.cart().getByRole('button', { name: 'Remove item from cart' }).click()
    await shopper.cart().getByText('Your cart is empty').waitFor()
    await shopper.cart().getByRole('button', { name: 'Close cart' }).click()
    await shopper.cart().waitFor({ state: 'hidden' })

    await shopper.choose('Clay', 'Large')
    await shopper.addToCart().click()
    await shopper.cart().getByText('€229.00').first().waitFor()
    await shopper.cart().getByRole('link', { name: 'Continue to checkout' }).click()
    await shopper.page.waitForURL(/\/checkout/)
    await shopper.summary().getByText('€36.56').waitFor()
    expect(await shopper.accessibilityViolations()).toEqual([])

    await shopper.fillInAddress()
    await shopper.radio(/^Tomorrow/).check()
    await shopper.summary().getByText('€12.90').waitFor()
    await shopper.fillInCard(GOOD_CARD)
    await shopper.placeOrder().click()
    const { orderId, text } = await shopper.confirmation()
    expect(text).toContain(orderNumber(orderId))
    for (const part of [
      'Ida Table Lamp',
      'Clay',
      'Large',
      '€229.00',
      'Tomorrow',
      '€12.90',
      '12 Analytical Way',
      '04109',
    ])
      expect(text).toContain(part)
    expect(await shopper.accessibilityViolations()).toEqual([])
    expect(shopper.problems).toEqual([])
  })

  it('says that a card was declined and takes another one', async () => {
    const shopper = await visit()
    await shopper.readyToPay('mika-portable-lamp', DECLINED_CARD)
    await shopper.placeOrder().click()
    await shopper.error().waitFor()
    expect(await shopper.error().innerText()).toMatch(/payment could not be completed|declined/i)
    await eventually(async () => expect(await shopper.placeOrder().innerText()).toBe('Place Order'))
    expect(await shopper.accessibilityViolations()).toEqual([])
    await shopper.fillInCard(GOOD_CARD)
    await shopper.placeOrder().click()
    expect((await shopper.confirmation()).text).toContain('Mika Portable Lamp')
  })

  it('shows the challenge of a card that requires one, and goes on after it', async () => {
    const shopper = await visit()
    await shopper.readyToPay('mika-portable-lamp', CHALLENGED_CARD)
    await shopper.placeOrder().click()
    await shopper.challenge().waitFor()
    expect(await shopper.accessibilityViolations()).toEqual([])
    await shopper.challenge().getByRole('button', { name: 'Fail' }).click()
    await shopper.error().waitFor()
    await shopper.placeOrder().click()
    await shopper.challenge().getByRole('button', { name: 'Complete' }).click()
    expect((await shopper.confirmation()).text).toContain('Mika Portable Lamp')
  })

  it('charges once for a double click and for answers that got lost', async () => {
    const shopper = await visit()
    await shopper.readyToPay('glow-bulbs', GOOD_CARD)
    const keys: string[] = []
    const loseAnswers = async (route: Route): Promise<void> => {
      const body = route.request().postData() ?? ''
      if (!body.includes('CheckoutAttemptSubmitOrder')) return route.continue()
      const [{ variables }] = JSON.parse(body) as [
        { readonly variables: { readonly idempotencyKey: string } },
      ]
      keys.push(variables.idempotencyKey)
      // The shop gets the submit and answers; the answer never reaches the page.
      await serverAnswer(route)
      await route.abort('connectionreset')
    }
    await shopper.page.route('**/.wf_graphql/apollo', loseAnswers)
    await shopper.placeOrder().dblclick()
    await shopper.error().waitFor()
    expect(await shopper.error().innerText()).toMatch(/not be charged twice/)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(keys).size).toBe(1)
    await shopper.page.unroute('**/.wf_graphql/apollo', loseAnswers)
    await shopper.placeOrder().click()
    const { text } = await shopper.confirmation()
    expect(text).toContain('Glow Bulbs')
  })

  it('places one order when the same cart is paid in two tabs', async () => {
    const shopper = await visit()
    await shopper.readyToPay('glow-bulbs', GOOD_CARD)
    const other = await shopper.openTab('/checkout')
    await other.fillInAddress()
    await other.fillInCard(GOOD_CARD)
    await Promise.all([shopper.placeOrder().click(), other.placeOrder().click()])
    const confirmed = async (tab: Shopper): Promise<string | null> => {
      // The slower tab shows beside its button why it did not order, or shows the same order.
      await Promise.race([tab.page.waitForURL(/order-confirmation/), tab.error().waitFor()])
      return new URL(tab.page.url()).searchParams.get('orderId')
    }
    const orders = (await Promise.all([confirmed(shopper), confirmed(other)])).filter((id) => id !== null)
    expect(orders.length).toBeGreaterThan(0)
    expect(new Set(orders).size).toBe(1)
  })

  it('follows the cart from tab to tab', async () => {
    const shopper = await visit()
    await shopper.putIntoCart('mika-portable-lamp')
    const other = await shopper.openTab('/checkout')
    await other.summary().getByText('€79.00').first().waitFor()
    await shopper.changeQuantity(2)
    await other.summary().getByText('€158.00').first().waitFor()
  })

  it('keeps every order when the process is killed, and shows it again after a restart', async () => {
    const shopper = await visit()
    await shopper.readyToPay('mika-portable-lamp', GOOD_CARD)
    await shopper.placeOrder().click()
    const { orderId, text } = await shopper.confirmation()
    const address = new URL(shopper.page.url())
    await shop.kill()
    expect(ordersOnDisk()).toContainEqual(
      expect.objectContaining({ id: orderId, status: 'placed', email: 'ada@example.com' }),
    )
    await shop.start()
    const again = await visit(address.pathname + address.search)
    expect((await again.confirmation()).text).toBe(text)
  })

  it('has charged for exactly the orders that were confirmed', async () => {
    await shop.kill()
    const orders = ordersOnDisk()
    expect(orders.map(({ status }) => status)).toEqual(orders.map(() => 'placed'))
    expect(orders).toHaveLength(6)
    await shop.start()
  })
})
