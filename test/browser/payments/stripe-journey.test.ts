import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Locator, Route } from 'playwright-core'
import { secretOf } from '../../fakes/stripe/stripe-objects.js'
import { createStripeNetwork } from '../../fakes/stripe-page/stripe-network.js'
import type { StripeNetwork } from '../../fakes/stripe-page/stripe-network.js'
import { openStripeShop } from '../../support/payments/stripe-shop.js'
import type { StripeShop } from '../../support/payments/stripe-shop.js'
import { atRest } from '../support/at-rest.js'
import { connectChromium } from '../support/chromium.js'
import { eventually } from '../support/eventually.js'
import { openPaidShop } from '../support/paid-shop.js'
import type { PaidShop } from '../support/paid-shop.js'
import { Shopper } from '../support/shopper.js'
import { filesBelow, recordTraffic } from '../support/traffic.js'
import { serverAnswer } from '../support/server-answer.js'

jest.setTimeout(90_000)

const GOOD_CARD = '4242424242424242'
const DECLINED_CARD = '4000000000000002'
const CHALLENGED_CARD = '4000002760003184'
const SHOP_CALLS = '**/.wf_graphql/apollo'

const FILES = ['evening-light-guide.pdf', 'drawings.zip']

/** A list of files as pages hold it; `link` is what its entries are made of. */
const fileList = (link: string): string =>
  '<script type="text/x-wf-template" id="wf-template-files">' +
  encodeURIComponent(`<div role="listitem">${link}</div>`) +
  '</script><div role="list" class="files" data-wf-collection="database.commerceOrder.downloadFiles" ' +
  'data-wf-template-id="wf-template-files"></div>'

/** Markup that the builder writes into a page that it publishes itself. */
const bindings = encodeURIComponent(
  JSON.stringify(
    [
      ['innerHTML', 'PlainText', 'name'],
      ['href', 'Link', 'url'],
    ].map(([target = '', type, path]) => ({
      [target]: {
        type,
        filter: { type: 'identity', params: [] },
        dataPath: `database.commerceOrder.downloadFiles[].${path}`,
      },
    })),
  ),
)
const QUERY =
  'query Dynamo3($finalizedOrder: CommerceOrderFinalizedOrderArgs) { database { id ' +
  'commerceOrder(finalizedOrder: $finalizedOrder) { id downloadFiles { id name url } ' +
  'statusFlags { hasDownloads } } } }'

/** The demonstration shop with a second file for a product, listed on its own page and on a published one. */
function makeShopWithFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-files-'))
  cpSync('demo', folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  writeFileSync(join(folder, '.downloads', 'drawings.zip'), 'the drawings')
  const table = readFileSync('demo/catalogue.csv', 'utf8').replace(
    /,evening-light-guide.pdf$/m,
    `,${FILES.join(';')}`,
  )
  writeFileSync(join(folder, 'catalogue.csv'), table)
  const published =
    '<!DOCTYPE html><html lang="en" data-wf-site="site" data-wf-page="thanks"><head><meta charset="utf-8">' +
    '<title>Thank you</title><link rel="icon" href="data:,"></head><body><main>' +
    `<h1>Thank you</h1><div data-node-type="commerce-order-confirmation-wrapper" data-wf-order-query="${QUERY}">` +
    `${fileList(`<a data-wf-bindings="${bindings}"></a>`)}</div></main>` +
    '<script src="/vitrine.js"></script></body></html>'
  writeFileSync(join(folder, 'thanks.html'), published)
  return folder
}

let browser: Browser
let stripe: StripeShop
let shop: PaidShop
const shoppers: Shopper[] = []

const site = makeShopWithFiles()

beforeAll(async () => {
  stripe = await openStripeShop()
  ;[shop, browser] = await Promise.all([openPaidShop([stripe.processor], site), connectChromium()])
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
  rmSync(site, { recursive: true, force: true })
  await stripe?.server.close()
})
afterEach(async () => {
  for (const shopper of shoppers.splice(0)) await shopper.leave()
  expect(shop.problems).toEqual([])
  expect(stripe.problems).toEqual([])
})

interface Visit {
  readonly shopper: Shopper
  readonly network: StripeNetwork
}

async function visit(width = 1280, { origin } = shop): Promise<Visit> {
  const shopper = await Shopper.arrive(browser, origin, { width, height: 900 })
  shoppers.push(shopper)
  const network = createStripeNetwork(stripe.server)
  await network.serve(shopper.context)
  return { shopper, network }
}

const field = ({ page }: Shopper, name: string): Locator =>
  page.frameLocator(`iframe[title="Secure ${name} input frame"]`).getByRole('textbox')

async function fillInCard(shopper: Shopper, number: string): Promise<void> {
  await shopper.page.locator('[data-wf-stripe-element-type="cardNumber"]').scrollIntoViewIfNeeded()
  await field(shopper, 'cardNumber').fill(number)
  await field(shopper, 'cardExpiry').fill('1234')
  await field(shopper, 'cardCvc').fill('123')
}

async function readyToPay(shopper: Shopper, slug: string, card: string): Promise<void> {
  await shopper.putIntoCart(slug)
  await shopper.openCheckout()
  await shopper.fillInAddress()
  await fillInCard(shopper, card)
}

/** A click on a page that still scrolls or fades may end beside the button. */
async function press(shopper: Shopper): Promise<void> {
  await shopper.placeOrder().scrollIntoViewIfNeeded()
  await atRest(shopper.page)
  await shopper.placeOrder().click()
}

const bank = ({ page }: Shopper) => page.frameLocator('iframe[title="Confirm with your bank"]')

const takenBy = (server: StripeShop['server']): readonly number[] => [...server.charged().values()].flat()

describe.each([1280, 390])('an order paid with a card through Stripe, %d pixels wide', (width) => {
  it('is placed, charged once at Stripe, and confirmed with brand and last digits of the card', async () => {
    const before = takenBy(stripe.server).length
    const { shopper } = await visit(width)
    await readyToPay(shopper, 'mika-portable-lamp', GOOD_CARD)
    await atRest(shopper.page)
    expect(await shopper.accessibilityViolations()).toEqual([])
    await press(shopper)
    const { text } = await shopper.confirmation()
    expect(text).toContain('Mika Portable Lamp')
    expect(text).toContain('4242')
    expect(takenBy(stripe.server)).toHaveLength(before + 1)
    expect(shopper.problems).toEqual([])
  })

  it('says that a card was declined and takes another one', async () => {
    const { shopper } = await visit(width)
    await readyToPay(shopper, 'mika-portable-lamp', DECLINED_CARD)
    await press(shopper)
    await shopper.error().waitFor()
    expect(await shopper.error().innerText()).toMatch(/payment could not be completed|declined/i)
    await eventually(async () => expect(await shopper.placeOrder().innerText()).toBe('Place Order'))
    await fillInCard(shopper, GOOD_CARD)
    await press(shopper)
    expect((await shopper.confirmation()).text).toContain('Mika Portable Lamp')
  })

  it('shows the bank’s challenge, and goes on after it or says that it failed', async () => {
    const { shopper } = await visit(width)
    await readyToPay(shopper, 'mika-portable-lamp', CHALLENGED_CARD)
    await press(shopper)
    await bank(shopper).getByRole('button', { name: 'Fail' }).click()
    await shopper.error().waitFor()
    await press(shopper)
    await bank(shopper).getByRole('button', { name: 'Complete' }).click()
    expect((await shopper.confirmation()).text).toContain('Mika Portable Lamp')
    expect(shopper.problems).toEqual([])
  })
})

describe('a shop in which many cards were refused', () => {
  it('makes the page of the next one do a proof of work, unseen by its shopper', async () => {
    const guarded = await openPaidShop([stripe.processor])
    try {
      const { shopper } = await visit(1280, guarded)
      const work: string[] = []
      shopper.page.on('request', (request) => {
        if (request.url().includes('proof-of-work')) work.push(request.url())
      })
      await readyToPay(shopper, 'mika-portable-lamp', DECLINED_CARD)
      for (let refused = 1; refused <= 3; refused += 1) {
        const answered = shopper.page.waitForResponse((response) =>
          (response.request().postData() ?? '').includes('CheckoutAttemptSubmitOrder'),
        )
        await press(shopper)
        await answered
        await eventually(async () => expect(await shopper.placeOrder().innerText()).toBe('Place Order'))
      }
      expect(work).toEqual([])
      await fillInCard(shopper, GOOD_CARD)
      await press(shopper)
      await shopper.page.waitForURL(/\/order-confirmation\?/, { timeout: 120_000 })
      expect((await shopper.confirmation()).text).toContain('4242')
      expect(work).toHaveLength(1)
      expect(shopper.problems).toEqual([])
      expect(guarded.problems).toEqual([])
    } finally {
      await guarded.close()
    }
  }, 240_000)
})

describe('a card through Stripe', () => {
  it('is charged once for a double click and an answer that got lost', async () => {
    const before = takenBy(stripe.server).length
    const { shopper } = await visit()
    await readyToPay(shopper, 'glow-bulbs', GOOD_CARD)
    let isLosing = true
    await shopper.page.route(SHOP_CALLS, async (route: Route) => {
      const isSubmit = (route.request().postData() ?? '').includes('CheckoutAttemptSubmitOrder')
      if (!isSubmit || !isLosing) return route.continue()
      await serverAnswer(route)
      await route.abort('connectionreset')
    })
    await atRest(shopper.page)
    await shopper.placeOrder().dblclick()
    await shopper.error().waitFor()
    expect(await shopper.error().innerText()).toMatch(/not be charged twice/)
    isLosing = false
    await press(shopper)
    expect((await shopper.confirmation()).text).toContain('Glow Bulbs')
    expect(takenBy(stripe.server)).toHaveLength(before + 1)
  })

  it('whose challenge was passed on a page that was closed becomes the order of the next visit', async () => {
    const before = takenBy(stripe.server).length
    const { shopper } = await visit()
    await readyToPay(shopper, 'mika-portable-lamp', CHALLENGED_CARD)
    await press(shopper)
    await bank(shopper).getByRole('button', { name: 'Complete' }).waitFor()
    const waiting = [...stripe.server.payments.values()].find(({ status }) => status === 'requires_action')
    stripe.server.authenticate(secretOf(waiting?.id ?? ''))
    shopper.page.on('dialog', (dialog) => void dialog.accept())
    await shopper.goTo('/checkout')
    expect((await shopper.confirmation()).text).toContain('Mika Portable Lamp')
    expect(takenBy(stripe.server)).toHaveLength(before + 1)
  })

  it('causes a message and keeps the order open while Stripe cannot be reached', async () => {
    const { shopper, network } = await visit()
    network.isDown = true
    await shopper.putIntoCart('glow-bulbs')
    await shopper.openCheckout()
    await shopper.fillInAddress()
    await press(shopper)
    await shopper.error().waitFor()
    expect(await shopper.error().innerText()).toMatch(/error processing your payment/)
    network.isDown = false
    await fillInCardOnceThere(shopper)
    await press(shopper)
    expect((await shopper.confirmation()).text).toContain('Glow Bulbs')
  })

  /** A press of the button asks for the script again, and then there are fields to fill. */
  async function fillInCardOnceThere(shopper: Shopper): Promise<void> {
    await press(shopper)
    await field(shopper, 'cardNumber').waitFor()
    await eventually(async () => expect(await shopper.placeOrder().innerText()).toBe('Place Order'))
    await fillInCard(shopper, GOOD_CARD)
  }

  it('gives the buyer the bought files, on pages of both kinds, by links that expire', async () => {
    const { shopper } = await visit()
    const { page } = shopper
    await shopper.putIntoCart('evening-light-guide')
    await shopper.openCheckout()
    await shopper.checkout().getByRole('textbox', { name: 'Email *' }).fill('ada@example.com')
    const billing = shopper.block('billing-address-wrapper')
    await billing.getByRole('textbox', { name: 'Full Name *' }).fill('Ada Lovelace')
    await billing.getByRole('textbox', { name: 'Street Address *', exact: true }).fill('12 Analytical Way')
    await billing.getByRole('textbox', { name: 'City *' }).fill('Leipzig')
    await billing.getByRole('textbox', { name: 'Zip/Postal Code *' }).fill('04109')
    await fillInCard(shopper, GOOD_CARD)
    await press(shopper)
    await shopper.confirmation()
    const asked = new URL(page.url()).search
    const links = page.locator('.files a, .order-files a')
    for (const path of ['/order-confirmation', '/thanks']) {
      await shopper.goTo(path + asked)
      await links.nth(1).waitFor()
      expect(await links.allInnerTexts()).toEqual(FILES)
      const saved = page.waitForEvent('download')
      await links.nth(0).click()
      const file = await saved
      expect(file.suggestedFilename()).toBe(FILES[0])
      // The browser is in another process, and may keep its files elsewhere.
      await file.saveAs(join(site, '.saved'))
      expect(readFileSync(join(site, '.saved'))).toEqual(readFileSync(`demo/.downloads/${FILES[0]}`))
    }
    const link = (await links.nth(0).getAttribute('href')) ?? ''
    const tomorrow = Date.now() + 25 * 3_600_000
    const clock = jest.spyOn(Date, 'now').mockReturnValue(tomorrow)
    try {
      await shopper.goTo(link)
    } finally {
      clock.mockRestore()
    }
    expect(await page.locator('body').innerText()).toMatch(/This link has expired\. Open the confirmation/)
  })

  it('leaves no trace of its number in requests, answers, logs and storage of the shop', async () => {
    const { shopper } = await visit()
    const traffic = recordTraffic(shopper.context)
    await readyToPay(shopper, 'mika-portable-lamp', GOOD_CARD)
    expect(await shopper.page.evaluate(() => document.documentElement.outerHTML)).not.toContain(GOOD_CARD)
    await press(shopper)
    await shopper.confirmation()
    const kept = await shopper.page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, document.cookie]),
    )
    const exchanges = await traffic.settled()
    const knows = (text: string): boolean => /4242[ +%20-]*4242[ +%20-]*4242[ +%20-]*4242/.test(text)
    const knowing = exchanges.filter(
      ({ url, sent, received }) => knows(url) || knows(sent) || knows(received),
    )
    // Stripe got the number; otherwise the search would prove nothing.
    expect(knowing.map(({ url }) => new URL(url).host)).toEqual(['api.stripe.com'])
    expect(knows(kept)).toBe(false)
    expect(shop.requests.length).toBeGreaterThan(5)
    expect(knows(JSON.stringify(shop.requests))).toBe(false)
    expect(knows(JSON.stringify(stripe.server.requests))).toBe(false)
    const files = filesBelow(shop.dataFolder)
    expect(files.some(({ text }) => text.includes('ada@example.com'))).toBe(true)
    expect(files.filter(({ text }) => knows(text)).map(({ path }) => path)).toEqual([])
  })

  it('takes at most three requests of the shop from Place Order to the confirmation', async () => {
    const { shopper } = await visit()
    await readyToPay(shopper, 'glow-bulbs', GOOD_CARD)
    await atRest(shopper.page)
    // The page sends an address half a second after its last letter; this request does not belong to the order.
    await shopper.page.waitForTimeout(1500)
    const traffic = recordTraffic(shopper.context)
    const startMs = Date.now()
    await press(shopper)
    await shopper.page.waitForURL(/order-confirmation/)
    const tookMs = Date.now() - startMs
    const calls = (await traffic.settled()).filter(
      ({ url, sent }) => url.startsWith(shop.origin) && /"operationName":"Checkout/.test(sent),
    )
    const bytes = calls.reduce((sum, call) => sum + call.bytes, 0)
    console.info(`place order to confirmation: ${calls.length} requests, ${bytes} bytes, ${tookMs} ms`)
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.length).toBeLessThanOrEqual(3)
  })
})
