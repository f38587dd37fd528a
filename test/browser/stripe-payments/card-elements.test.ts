import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { STRICT_POLICY } from '../../../adapters/site/pages/index.js'
import { STRIPE_SOURCES } from '../../../adapters/payments/stripe/shared/stripe-page-sources.js'
import { money } from '../../../core/money/index.js'
import { renderPolicy, withSources } from '../../../core/site/index.js'
import { secretOf } from '../../fakes/stripe/stripe-objects.js'
import { createStripeNetwork } from '../../fakes/stripe-page/stripe-network.js'
import type { StripeNetwork } from '../../fakes/stripe-page/stripe-network.js'
import { openStripeShop } from '../../support/payments/stripe-shop.js'
import type { StripeShop } from '../../support/payments/stripe-shop.js'
import { connectChromium } from '../support/chromium.js'
import { eventually } from '../support/eventually.js'
import { openPage } from '../support/open-page.js'
import type { OpenedPage } from '../support/open-page.js'
import { servePages } from '../support/serve-pages.js'
import type { ServedPages } from '../support/serve-pages.js'

const TIMEOUT_MS = 60_000
const CARD = '4242424242424242'

const becomes = (read: () => Promise<unknown>, value: unknown): Promise<void> =>
  eventually(async () => expect(await read()).toEqual(value))

describe('the card fields of Stripe', () => {
  let browser: Browser
  let pages: ServedPages
  let opened: OpenedPage
  let page: Page
  let network: StripeNetwork
  let stripe: StripeShop
  /** Problems that a test expects. */
  let expected: readonly RegExp[]

  beforeAll(async () => {
    pages = await servePages({
      bundles: { '/card-elements.js': 'test/browser/stripe-payments/card-elements.entry.ts' },
      csp: renderPolicy(withSources(STRICT_POLICY, STRIPE_SOURCES)),
    })
    browser = await connectChromium()
  }, TIMEOUT_MS)
  afterAll(async () => {
    await browser.close()
    await pages.close()
  })
  beforeEach(() => {
    expected = []
  })
  afterEach(async () => {
    const unexpected = opened.problems.filter((problem) => !expected.some((known) => known.test(problem)))
    await opened.close()
    await stripe.server.close()
    expect(unexpected).toEqual([])
  })

  async function open({
    query = '',
    confirmation = 'automatic',
  }: {
    readonly query?: string
    readonly confirmation?: 'automatic' | 'manual'
  } = {}): Promise<void> {
    stripe = await openStripeShop({ confirmation })
    network = createStripeNetwork(stripe.server)
    opened = await openPage(browser, 'about:blank')
    page = opened.page
    await network.serve(page.context())
    await page.goto(`${pages.origin}/stripe-payments/checkout.html${query}`)
  }

  const field = (name: string): FrameLocator =>
    page.frameLocator(`iframe[title="Secure ${name} input frame"]`)
  const enter = (name: string, value: string): Promise<void> =>
    field(name).getByRole('textbox').pressSequentially(value)
  const calls = (): Promise<readonly (readonly unknown[])[]> => page.evaluate('stripeStandIn.calls')
  const result = async (): Promise<unknown> => {
    await page.locator('#result:not(:empty)').waitFor()
    return JSON.parse((await page.textContent('#result')) ?? '')
  }
  async function enterCard(number = CARD): Promise<void> {
    await enter('cardNumber', number)
    await enter('cardExpiry', '1234')
    await enter('cardCvc', '123')
  }

  it('turn the input into a token of Stripe; no number passes through the page', async () => {
    await open()
    await enterCard()
    expect(await opened.axe()).toEqual([])
    await page.click('#pay')
    expect(await result()).toEqual({ ok: true, value: { provider: 'stripe', token: 'pm_card_visa' } })
    const [tokenised] = network.requests.filter(({ url }) => url.endsWith('/payment_methods'))
    expect(Object.fromEntries(new URLSearchParams(tokenised?.body))).toMatchObject({
      'card[number]': CARD,
      'billing_details[address][postal_code]': '04109',
      'billing_details[email]': 'ada@example.com',
    })
    expect(await page.content()).not.toContain(CARD)
  })

  it('show each problem below its field, and focus the first one', async () => {
    await open()
    await enter('cardNumber', '4242424242424241')
    await page.getByRole('alert').filter({ hasText: 'Your card number is invalid.' }).waitFor()
    await field('cardNumber').getByRole('textbox').fill(CARD)
    await becomes(() => page.getByRole('alert').count(), 0)
    await enter('cardExpiry', '0120')
    await page.getByRole('alert').filter({ hasText: 'expiration year is in the past' }).waitFor()
    await field('cardCvc').getByRole('textbox').focus()
    await page.click('#pay')
    expect(await result()).toMatchObject({ ok: false, failure: { tag: 'validation' } })
    await becomes(
      () =>
        field('cardExpiry')
          .getByRole('textbox')
          .evaluate((input) => input === document.activeElement),
      true,
    )
  })

  it("have the designer's look for each width, else that of the page", async () => {
    await open()
    await field('cardCvc').getByRole('textbox').waitFor()
    const looks = (name: string) =>
      field(name)
        .getByRole('textbox')
        .evaluate((input) => {
          const { color, fontSize } = getComputedStyle(input)
          return { color, fontSize }
        })
    await becomes(() => looks('cardNumber'), { color: 'rgb(255, 0, 0)', fontSize: '17px' })
    await becomes(() => looks('cardCvc'), { color: 'rgb(10, 20, 30)', fontSize: '17px' })
    await page.setViewportSize({ width: 390, height: 700 })
    await becomes(() => looks('cardNumber'), { color: 'rgb(255, 0, 0)', fontSize: '14px' })
    await page.setViewportSize({ width: 1280, height: 700 })
    await becomes(() => looks('cardNumber'), { color: 'rgb(255, 0, 0)', fontSize: '17px' })
    await page.evaluate(() =>
      document
        .querySelector('[data-wf-stripe-element-type="cardCvc"]')
        ?.setAttribute('data-wf-style-map', '{"main":{"noPseudo":{"color":"rgb(1, 2, 3)"}}}'),
    )
    await becomes(() => looks('cardCvc'), { color: 'rgb(1, 2, 3)', fontSize: '17px' })
  })

  it('follow focus with the builder’s class, and the designer’s label leads to its field', async () => {
    await open()
    await field('cardNumber').getByRole('textbox').waitFor()
    await page.getByText('Card Number *').click()
    await page.locator('.field.-wfp-focus iframe[title="Secure cardNumber input frame"]').waitFor()
  })

  it('restore the old content, and can be drawn again', async () => {
    await open()
    await field('cardNumber').getByRole('textbox').waitFor()
    await page.evaluate('unmount()')
    expect(await page.locator('iframe').count()).toBe(0)
    expect(await page.locator('.cover').count()).toBe(1)
    expect(await page.locator('label[for]').count()).toBe(0)
    await page.evaluate('remount()')
    await field('cardNumber').getByRole('textbox').waitFor()
    expect(await page.locator('.cover').count()).toBe(0)
  })

  it('load nothing of Stripe before a field comes near the window', async () => {
    await open({ query: '?far' })
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 200))))
    expect(network.requests).toEqual([])
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await field('cardNumber').getByRole('textbox').waitFor()
  })

  it('start the script once, for the connected account and the version of the page', async () => {
    await open({ query: '?account=acct_1' })
    await enterCard()
    await page.click('#pay')
    await result()
    const scripts = network.requests.filter(({ url }) => url.endsWith('stripe.js'))
    expect(scripts.map(({ url }) => url)).toEqual(['https://js.stripe.com/dahlia/stripe.js'])
    expect((await calls()).filter(([name]) => name === 'Stripe')).toEqual([
      ['Stripe', 'pk_test_standIn', { stripeAccount: 'acct_1' }],
    ])
    expect((await calls()).some(([name]) => name === '_registerWrapper')).toBe(true)
  })

  it('show a notice if the script does not load, and take a card once it does', async () => {
    expected = [/ERR_FAILED/]
    await open()
    network.isDown = true
    await page.reload()
    // The message stands in the place of the fields, before any press.
    const notice = page.getByRole('alert').filter({ hasText: 'Card payments could not be loaded' })
    await notice.waitFor()
    expect(await page.textContent('#result')).toBe('')
    await page.click('#pay')
    expect(await result()).toMatchObject({ ok: false, failure: { tag: 'unavailable' } })
    network.isDown = false
    await page.evaluate(() => document.querySelector('#result')?.replaceChildren())
    expect(await notice.count()).toBe(1)
    await page.click('#pay')
    expect(await result()).toMatchObject({ ok: false, failure: { tag: 'validation' } })
    expect(await notice.count()).toBe(0)
    await enterCard()
    await page.click('#pay')
    await becomes(async () => JSON.parse((await page.textContent('#result')) ?? ''), {
      ok: true,
      value: { provider: 'stripe', token: 'pm_card_visa' },
    })
  })

  describe.each(['automatic', 'manual'] as const)('a challenge, confirmed %s', (confirmation) => {
    async function challenged(): Promise<string> {
      await open({ confirmation })
      const state = await stripe.processor.charge({
        key: 'attempt-1',
        reference: null,
        amount: money(1250, 'USD'),
        paymentMethod: 'pm_card_authenticationRequired',
        confirmation: null,
      })
      if (state.tag !== 'action-required') throw new Error(state.tag)
      await page.evaluate((data) => Reflect.get(window, 'challenge')(data), state.action.data)
      return state.reference
    }
    const bank = (): FrameLocator => page.frameLocator('iframe[title="Confirm with your bank"]')

    it('is shown and answers with the payment once it is passed', async () => {
      const reference = await challenged()
      await bank().getByRole('button', { name: 'Complete' }).click()
      expect(await result()).toEqual({ ok: true, value: { confirmation: reference } })
      const used = confirmation === 'automatic' ? 'confirmCardPayment' : 'handleCardAction'
      expect((await calls()).map(([name]) => name)).toContain(used)
      expect((await calls()).map(([name]) => name)).not.toContain('retrievePaymentIntent')
    })

    it('is a refusal when it fails', async () => {
      await challenged()
      await bank().getByRole('button', { name: 'Fail' }).click()
      expect(await result()).toMatchObject({ ok: false, failure: { tag: 'declined' } })
    })
  })

  it('asks Stripe about a payment if only its secret is known', async () => {
    await open({ confirmation: 'manual' })
    const state = await stripe.processor.charge({
      key: 'attempt-1',
      reference: null,
      amount: money(1250, 'USD'),
      paymentMethod: 'pm_card_authenticationRequired',
      confirmation: null,
    })
    if (state.tag !== 'action-required') throw new Error(state.tag)
    await page.evaluate((secret) => Reflect.get(window, 'challenge')(secret), secretOf(state.reference))
    const bank = page.frameLocator('iframe[title="Confirm with your bank"]')
    await bank.getByRole('button', { name: 'Complete' }).click()
    expect(await result()).toEqual({ ok: true, value: { confirmation: state.reference } })
    expect((await calls()).map(([name]) => name)).toEqual(
      expect.arrayContaining(['retrievePaymentIntent', 'handleCardAction']),
    )
  })

  it('reports an undecided payment while the provider cannot be reached', async () => {
    expected = [/ERR_FAILED/]
    await open()
    await field('cardNumber').getByRole('textbox').waitFor()
    network.isDown = true
    await page.evaluate((secret) => Reflect.get(window, 'challenge')(secret), 'pi_0_secret_0')
    expect(await result()).toMatchObject({ ok: false, failure: { tag: 'unavailable' } })
  })
})
