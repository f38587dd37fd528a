import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { CAPTCHA_SERVICES } from '../../../adapters/server/captcha/index.js'
import { NO_FORM_SETTINGS } from '../../../composition/server/index.js'
import { createStripeNetwork } from '../../fakes/stripe-page/stripe-network.js'
import { openStripeShop } from '../../support/payments/stripe-shop.js'
import type { StripeShop } from '../../support/payments/stripe-shop.js'
import { atRest } from '../support/at-rest.js'
import { connectChromium } from '../support/chromium.js'
import { eventually } from '../support/eventually.js'
import { openPaidShop } from '../support/paid-shop.js'
import type { PaidShop } from '../support/paid-shop.js'
import { Shopper } from '../support/shopper.js'

jest.setTimeout(240_000)

const JAVASCRIPT = 'text/javascript'

/** Scripts of the services' hosts, by address: as much as a page uses, with no more rights than they ask for. */
const SCRIPTS: Readonly<Record<'turnstile' | 'recaptcha', Readonly<Record<string, string>>>> = {
  turnstile: {
    'https://challenges.cloudflare.com/turnstile/v0/api.js': `window.turnstile = {
      render: (place, { sitekey, callback }) => {
        if (sitekey !== 'public-key') throw new Error('unknown key')
        const button = document.createElement('button')
        button.textContent = 'I am a person'
        button.onclick = () => callback('a right answer')
        place.append(button)
        return 'widget'
      },
      remove: () => undefined,
    }`,
  },
  // It loads a second script, and makes markup, by Trusted Types policies where it is asked to.
  recaptcha: {
    'https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true': `{
      const waiting = []
      window.grecaptcha = { waiting, ready: (then) => waiting.push(then) }
      const policy = trustedTypes.createPolicy('recaptcha', { createScriptURL: (url) => url })
      const script = document.createElement('script')
      script.src = policy.createScriptURL('https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js')
      document.head.append(script)
    }`,
    'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js': `{
      const policy = trustedTypes.createPolicy('goog#html', { createHTML: (html) => html })
      grecaptcha.render = (place, { sitekey, callback }) => {
        if (sitekey !== 'public-key') throw new Error('unknown key')
        place.innerHTML = policy.createHTML('<button>I am a person</button>')
        place.firstChild.onclick = () => callback('a right answer')
        return 0
      }
      for (const then of grecaptcha.waiting) then()
      grecaptcha.ready = (then) => then()
    }`,
  },
}

let browser: Browser
let port = 0
let stripe: StripeShop
let shop: PaidShop
let shopper: Shopper
const verified: string[] = []
/** The service as the server calls it: each answer is valid once. */
const service = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const answer = new URLSearchParams(body).get('response') ?? ''
  verified.push(answer)
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ success: answer === 'a right answer' }))
})

beforeAll(async () => {
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  port = (service.address() as AddressInfo).port
  browser = await connectChromium()
})
afterAll(async () => {
  await browser?.close()
  service.close()
  service.closeAllConnections()
})
afterEach(async () => {
  await shopper?.leave()
  await shop?.close()
  await stripe?.server.close()
})

async function openShop(name: 'turnstile' | 'recaptcha'): Promise<void> {
  verified.length = 0
  stripe = await openStripeShop()
  shop = await openPaidShop([stripe.processor], 'demo', {
    ...NO_FORM_SETTINGS,
    captcha: {
      name,
      service: { ...CAPTCHA_SERVICES[name], url: `http://127.0.0.1:${port}/siteverify` },
      secret: 'secret',
      publicKey: 'public-key',
    },
  })
}

async function enterCard(number: string): Promise<void> {
  const { page } = shopper
  await page.locator('[data-wf-stripe-element-type="cardNumber"]').scrollIntoViewIfNeeded()
  for (const [name, text] of [
    ['cardNumber', number],
    ['cardExpiry', '1234'],
    ['cardCvc', '123'],
  ] as const)
    await page.frameLocator(`iframe[title="Secure ${name} input frame"]`).getByRole('textbox').fill(text)
}

async function press(): Promise<void> {
  await eventually(async () => expect(await shopper.placeOrder().innerText()).toBe('Place Order'))
  await shopper.placeOrder().scrollIntoViewIfNeeded()
  await atRest(shopper.page)
  await shopper.placeOrder().click()
}

describe.each(['turnstile', 'recaptcha'] as const)(
  'a shop with %s in which many cards were refused',
  (name) => {
    it('shows the challenge before the next card, and takes no payment until it is solved', async () => {
      await openShop(name)
      shopper = await Shopper.arrive(browser, shop.origin, { width: 390, height: 800 })
      const { page } = shopper
      const loaded: string[] = []
      page.on('request', (request) => {
        if (/captcha|turnstile|proof-of-work/.test(request.url())) loaded.push(request.url())
      })
      await createStripeNetwork(stripe.server).serve(shopper.context)
      for (const [address, body] of Object.entries(SCRIPTS[name]))
        await page.route(address, (route) => route.fulfill({ contentType: JAVASCRIPT, body }))
      await shopper.putIntoCart('mika-portable-lamp')
      await shopper.openCheckout()
      await shopper.fillInAddress()
      await enterCard('4000000000000002')
      for (let refused = 1; refused <= 3; refused += 1) {
        const answered = page.waitForResponse((response) =>
          (response.request().postData() ?? '').includes('CheckoutAttemptSubmitOrder'),
        )
        await press()
        await answered
      }
      expect(loaded).toEqual([])
      await enterCard('4242424242424242')
      await press()
      const challenge = page.getByRole('dialog', { name: 'Please confirm that you are a person' })
      await challenge.getByRole('button', { name: 'I am a person' }).waitFor()
      await atRest(page)
      expect(await shopper.accessibilityViolations()).toEqual([])
      await page.keyboard.press('Escape')
      await shopper.error().waitFor()
      expect([...stripe.server.charged().values()]).toEqual([])
      await press()
      await challenge.getByRole('button', { name: 'I am a person' }).press('Enter')
      await page.waitForURL(/\/order-confirmation\?/)
      expect([...stripe.server.charged().values()]).toHaveLength(1)
      expect(verified).toEqual(['a right answer'])
      expect(loaded.filter((url) => url.includes('proof-of-work'))).toEqual([])
      expect(shopper.problems).toEqual([])
      expect(shop.problems).toEqual([])
    })
  },
)
