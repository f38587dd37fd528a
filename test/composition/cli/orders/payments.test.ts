import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { STRIPE_EVENTS } from '../../../../adapters/payments/stripe/server/index.js'
import { EXIT } from '../../../../adapters/server/terminal/exit-codes.js'
import { paymentScriptNotice } from '../../../../adapters/server/terminal/orders/payment-script-lines.js'
import { paymentScriptsOf } from '../../../../composition/cli/orders/payment-scripts.js'
import { runCommand } from '../../../../composition/cli/program.js'
import { readPaymentSettings, startSite } from '../../../../composition/server/index.js'
import { readSiteStart } from '../../../../composition/server/prepare-site.js'
import { PAYPAL_RETURN } from '../../../../adapters/payments/paypal/server/index.js'
import { startPaypalServer } from '../../../fakes/paypal/paypal-server.fake.js'
import { startStripeServer } from '../../../fakes/stripe/stripe-server.fake.js'
import { valueOf } from '../../../support/value-of.js'
import { scratchSite } from '../../support/site-folder.js'
import type { ScratchSite } from '../../support/site-folder.js'

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_fake', STRIPE_PUBLISHABLE_KEY: 'pk_test_fake' }
const LIVE = { STRIPE_SECRET_KEY: 'sk_live_fake', STRIPE_PUBLISHABLE_KEY: 'pk_live_fake' }

let site: ScratchSite
let before: NodeJS.ProcessEnv
beforeEach(() => {
  site = scratchSite()
  before = { ...process.env }
})
afterEach(() => {
  process.env = before
  site.remove()
})

async function run(...words: readonly string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = await runCommand(words, { out: (line) => out.push(line), err: (line) => err.push(line) })
  const plain = (lines: readonly string[]): string => lines.join('\n').replace(/\u001b\[\d+m/g, '')
  return { code, out: plain(out), err: plain(err) }
}

describe('a shop with keys', () => {
  const settingsOf = (environment: Readonly<Record<string, string>>) =>
    valueOf(readPaymentSettings(environment))

  it('names its providers to pages with public keys only, and takes no test payments', async () => {
    const payments = settingsOf({ ...STRIPE, PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret' })
    const running = valueOf(await startSite(site.folder, { port: 0, dataFolder: site.data, payments }))
    try {
      const { shop } = valueOf(await running.commerce.readCart())
      expect(shop.paymentProviders).toEqual([
        { name: 'stripe', publicKey: 'pk_test_fake', account: null, keepsMethods: true },
        // PayPal stores no payment method for a shop without a public address.
        { name: 'paypal', publicKey: 'client', account: null, keepsMethods: false },
      ])
      expect(running.isTestShop).toBe(false)
      expect(running.payments.map(({ mode }) => mode)).toEqual(['test', 'test'])
      const forged = await fetch(`${running.server.url}/.vitrine/payments/stripe`, {
        method: 'POST',
        body: '{}',
      })
      expect(forged.status).toBe(400)
      const back = await fetch(`${running.server.url}${PAYPAL_RETURN}?token=1`)
      expect([back.status, back.headers.get('content-security-policy')]).toEqual([
        200,
        expect.stringMatching(/^default-src 'none'; script-src 'sha256-/),
      ])
      expect(await back.text()).toContain('Back from PayPal')
    } finally {
      await running.close()
    }
  })

  it('does not start with live keys over plain HTTP, except behind a proxy or on this machine only', async () => {
    const payments = settingsOf(LIVE)
    const open = { port: 0, dataFolder: site.data, payments, host: '0.0.0.0' }
    const refused = await startSite(site.folder, open)
    expect(refused).toMatchObject({
      failure: { lines: [expect.stringContaining('live'), expect.anything()] },
    })
    expect((await readSiteStart(site.folder, { ...open, payments: settingsOf(STRIPE) })).ok).toBe(true)
    expect((await readSiteStart(site.folder, { ...open, host: 'localhost' })).ok).toBe(true)
    const running = valueOf(await startSite(site.folder, { ...open, trustProxy: true }))
    try {
      const ask = (protocol: string): Promise<string> =>
        new Promise((resolve, reject) => {
          const headers = {
            Host: 'shop.example',
            'X-Forwarded-Proto': protocol,
            'Content-Type': 'application/json',
          }
          const { port } = new URL(running.server.url)
          const sent = request(
            { host: '127.0.0.1', port, path: '/.wf_graphql/apollo', method: 'POST', headers },
            (answer) => void text(answer).then(resolve, reject),
          )
          sent.end('[]')
        })
      expect(await ask('http')).toContain('over HTTPS only')
      expect(await ask('https')).not.toContain('over HTTPS only')
    } finally {
      await running.close()
    }
  })
})

describe('vitrine payments check', () => {
  it('says that a shop without keys takes test cards', async () => {
    expect(await run('payments', 'check')).toMatchObject({
      code: EXIT.ok,
      out: expect.stringContaining('no money moves'),
    })
  })

  it('lists the passed checks, and no problem', async () => {
    const url = 'https://shop.example/.vitrine/payments/stripe'
    const stripe = await startStripeServer({ endpoints: [{ url, events: [...STRIPE_EVENTS] }] })
    const paypal = await startPaypalServer()
    Object.assign(process.env, STRIPE, {
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.url,
      PAYPAL_CLIENT_ID: paypal.clientId,
      PAYPAL_CLIENT_SECRET: paypal.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.webhookId,
      PAYPAL_API_BASE: paypal.url,
    })
    try {
      const checked = await run('payments', 'check', site.folder, '--url', 'https://shop.example')
      expect(checked).toMatchObject({ code: EXIT.ok, err: '' })
      expect(checked.out).toContain('Test mode')
      expect(checked.out).toContain(`Notices come to ${url}`)
      expect(checked.out).toContain('The clock of this machine is right')
      expect(checked.out).toContain('Notices come to https://shop.example/.vitrine/payments/paypal')
      expect(checked.out).toContain('Subscriptions cannot be paid with PayPal')
      process.env['VITRINE_SITE_URL'] = 'https://shop.example'
      expect((await run('payments', 'check', site.folder)).out).toContain('Subscriptions can be paid')
    } finally {
      await stripe.close()
      await paypal.close()
    }
  })

  it('names the notices that a webhook at PayPal leaves out', async () => {
    const paypal = await startPaypalServer(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'])
    Object.assign(process.env, {
      PAYPAL_CLIENT_ID: paypal.clientId,
      PAYPAL_CLIENT_SECRET: paypal.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.webhookId,
      PAYPAL_API_BASE: paypal.url,
    })
    try {
      const checked = await run('payments', 'check')
      expect(checked.code).toBe(EXIT.failure)
      expect(checked.out).toMatch(/The webhook lacks PAYMENT\.CAPTURE\.PENDING, .*PAYMENT\.CAPTURE\.REFUNDED/)
    } finally {
      await paypal.close()
    }
  })

  it('says that a restricted key of Stripe cannot tell whether the webhook is entered', async () => {
    const stripe = await startStripeServer()
    Object.assign(process.env, STRIPE, { STRIPE_API_BASE: stripe.url, STRIPE_WEBHOOK_SECRET: 'whsec_x' })
    stripe.fail(({ path }) => (path.startsWith('/v1/webhook_endpoints') ? 'error-before' : null))
    try {
      const checked = await run('payments', 'check', '--url', 'https://shop.example')
      expect(checked.out).toContain(
        'unknown whether the webhook https://shop.example/.vitrine/payments/stripe exists',
      )
      expect(checked.code).toBe(EXIT.ok)
    } finally {
      await stripe.close()
    }
  })

  it('lists missing set-up with the address to enter, and exits with 1', async () => {
    const stripe = await startStripeServer()
    Object.assign(process.env, STRIPE, { STRIPE_API_BASE: stripe.url })
    try {
      const checked = await run('payments', 'check', '--url', 'https://shop.example')
      expect(checked.code).toBe(EXIT.failure)
      expect(checked.out).toContain('STRIPE_WEBHOOK_SECRET is missing')
      expect(checked.out).toContain('https://shop.example/.vitrine/payments/stripe')
      process.env['STRIPE_WEBHOOK_SECRET'] = 'whsec_x'
      expect((await run('payments', 'check', '--url', 'https://shop.example')).out).toContain(
        'No webhook leads to',
      )
      process.env['STRIPE_SECRET_KEY'] = 'sk_test_wrong'
      const wrong = await run('payments', 'check')
      expect(wrong.out).toContain('Stripe refuses STRIPE_SECRET_KEY')
      expect(wrong.out + wrong.err).not.toContain('sk_test_wrong')
      stripe.fail(() => 'lost-request')
      expect((await run('payments', 'check')).out).toContain('cannot be reached')
    } finally {
      await stripe.close()
    }
  })
})

describe('vitrine payments scripts', () => {
  const CHECKOUT = `<!doctype html><title>Checkout</title>
    <div data-node-type="commerce-checkout-form-container"></div>
    <script src="/own.js"></script><script>var a = 1</script>
    <script src="https://js.stripe.com/v3/"></script>`

  it('lists the scripts of payment pages, and reports changes', async () => {
    site.write('checkout.html', CHECKOUT)
    site.write('own.js', 'console.log(1)')
    const file = join(site.root, 'scripts.json')
    const first = await run('payments', 'scripts', site.folder, '--save', file)
    expect(first.code).toBe(EXIT.ok)
    expect(first.out.split('\n')).toHaveLength(3)
    expect(first.out).toMatch(/checkout\.html {2}\/own\.js {2}sha384-/)
    expect(first.out).toContain('the payment provider Stripe')
    expect(await run('payments', 'scripts', site.folder, '--save', file)).toMatchObject({
      code: EXIT.ok,
      err: '',
    })
    site.write('own.js', 'console.log(2)')
    site.write('checkout.html', `${CHECKOUT}<script src="https://other.example/x.js"></script>`)
    const changed = await run('payments', 'scripts', site.folder, '--save', file)
    expect(changed.code).toBe(EXIT.failure)
    expect(changed.err).toContain('changed  checkout.html /own.js')
    expect(changed.err).toContain('new      checkout.html https://other.example/x.js')
    expect(await paymentScriptNotice(site.folder, file, paymentScriptsOf)).toEqual([
      `The scripts of payment pages are not those of ${file}:`,
      'changed  checkout.html /own.js',
      'new      checkout.html https://other.example/x.js',
      expect.stringContaining('--accept'),
    ])
    expect(readFileSync(file, 'utf8')).not.toContain('other.example')
    await run('payments', 'scripts', site.folder, '--save', file, '--accept')
    expect((await run('payments', 'scripts', site.folder, '--save', file)).code).toBe(EXIT.ok)
    expect(await paymentScriptNotice(site.folder, file, paymentScriptsOf)).toEqual([])
    expect(await paymentScriptNotice(site.folder, `${file}.old`, paymentScriptsOf)).toEqual([
      expect.stringMatching(/^There is no inventory .*`vitrine payments scripts --save .*` writes it\.$/),
    ])
  })

  it('lists nothing for a folder without payments', async () => {
    expect((await run('payments', 'scripts', site.folder)).out).toContain('No page of')
  })
})
