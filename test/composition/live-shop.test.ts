import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createPaypalProcessor } from '../../adapters/payments/paypal/server/index.js'
import { createSandboxProcessor } from '../../adapters/payments/sandbox/server/index.js'
import { openDatabase } from '../../adapters/server/sql/engine/index.js'
import { createStripeProcessor } from '../../adapters/payments/stripe/server/index.js'
import { EXIT } from '../../adapters/server/terminal/exit-codes.js'
import { runCommand } from '../../composition/cli/program.js'
import { createRuntime, parseSettings } from '../../composition/headless/index.js'
import type { RuntimeOptions } from '../../composition/headless/index.js'
import { checkModes } from '../../core/use-cases/shop/payments/check-processors.js'
import { dataLocationOf } from '../../adapters/server/site-folder/data-location.js'
import { startSite } from '../../composition/server/index.js'
import { productSlug } from '../../core/catalog/index.js'
import type { PaymentProcessor } from '../../core/ports/payments/payment-processor.port.js'
import { startPostgres } from '../support/sql/postgres.js'
import type { TestPostgres } from '../support/sql/postgres.js'
import { valueOf } from '../support/value-of.js'
import { scratchSite, STOOL_CATALOGUE } from './support/site-folder.js'
import { databaseOf } from '../../composition/server/database-of.js'

const SETTINGS = valueOf(
  parseSettings({
    name: 'Live shop',
    currency: 'EUR',
    country: 'DE',
    shipping: [{ id: 'post', name: 'Post', countries: ['DE'], rate: { type: 'flat-rate', amount: '0.00' } }],
    discounts: [{ code: 'FREE', name: 'Free', percent: 100 }],
  }),
)
const HOME = {
  addressee: 'Anna Berg',
  line1: 'Am Markt 1',
  line2: null,
  city: 'Jena',
  state: null,
  country: 'DE',
  postalCode: '07743',
}
const TOKENS = { paid: 'sandbox_visa_12_2034', refused: 'sandbox_declined_12_2034' }

/** Takes money as a live provider does, by the test cards of the sandbox. */
function providerOf(name: string, movesMoney: boolean | undefined): PaymentProcessor {
  const { movesMoney: ofSandbox, ...sandbox } = createSandboxProcessor()
  expect(ofSandbox).toBe(false)
  return {
    ...sandbox,
    provider: { ...sandbox.provider, name },
    ...(movesMoney !== undefined && { movesMoney }),
  }
}

const live = providerOf('stripe', true)
const stripeTest = createStripeProcessor({
  secretKey: 'sk_test_a',
  publishableKey: 'pk_test_a',
  webhookSecret: null,
  account: null,
  confirmation: 'automatic',
})
const paypalTest = createPaypalProcessor({
  clientId: 'a',
  clientSecret: 'b',
  webhookId: null,
  siteUrl: null,
})

type Database = Exclude<RuntimeOptions['database'], undefined>
type Sale = { readonly token?: string; readonly discount?: string; readonly siteId?: string }

/** One order at a provider; `declined` where the bank refuses. */
async function sell(database: Database, processor: PaymentProcessor, sale: Sale = {}): Promise<string> {
  const { token = TOKENS.paid, discount, siteId = 'main' } = sale
  const options = { settings: SETTINGS, database, processors: [processor], siteId, allowsTestPayments: true }
  const runtime = valueOf(await createRuntime(options))
  valueOf(await runtime.importCatalogue(STOOL_CATALOGUE))
  const shop = runtime.visit()
  const { product } = valueOf(await shop.readProduct({ slug: productSlug('oak-stool') }))
  await shop.addToCart({ skuId: product.skus[0]!.id, count: 1, buyNow: false, key: 'a' })
  await shop.updateIdentity('anna@example.org')
  await shop.updateAddress({ kind: 'shipping', address: HOME })
  await shop.updateAddress({ kind: 'billing', address: HOME })
  const { order } = valueOf(await shop.readCart())
  await shop.updateShippingMethod(order!.shippingMethods[0]!.id)
  if (discount !== undefined) valueOf(await shop.applyDiscount(discount))
  await shop.storePaymentMethod({ provider: processor.provider.name, token })
  const answer = await shop.submitOrder({ key: 'b' })
  await runtime.close()
  return answer.ok ? answer.value.tag : 'refused'
}

/** The outcome of an opening: `open`, or the error. */
async function opening(database: Database, options: Partial<RuntimeOptions> = {}): Promise<string> {
  const runtime = await createRuntime({ settings: SETTINGS, database, ...options })
  if (!runtime.ok) return runtime.failure.tag
  await runtime.value.close()
  return 'open'
}

let postgres: TestPostgres
let root: string
beforeAll(async () => {
  postgres = await startPostgres()
  root = mkdtempSync(join(tmpdir(), 'vitrine-live-'))
}, 300_000)
afterAll(async () => {
  rmSync(root, { recursive: true, force: true })
  await postgres.close()
})

describe.each(['folder', 'PostgreSQL'] as const)('a shop that has taken real money, in a %s', (where) => {
  let database: Database
  beforeAll(async () => {
    database =
      where === 'folder' ? { folder: join(root, 'shop') } : { url: await postgres.createShopDatabase() }
  })

  it('opens without keys until it takes money; declined cards and test payments do not count', async () => {
    expect(await sell(database, live, { token: TOKENS.refused })).toBe('refused')
    expect(await sell(database, createSandboxProcessor())).toBe('accepted')
    expect(await opening(database)).toBe('open')
  })

  it('opens only with live providers, or with the owner’s consent to test payments', async () => {
    expect(await sell(database, live)).toBe('accepted')
    for (const processors of [undefined, [stripeTest], [paypalTest], [live, paypalTest]])
      expect(await opening(database, processors && { processors })).toBe('test-payments')
    for (const processors of [[live], [providerOf('paypal', true)], [providerOf('own', undefined)]])
      expect(await opening(database, { processors })).toBe('open')
    expect(await opening(database, { allowsTestPayments: true })).toBe('open')
    // Another site in the same database has taken nothing.
    expect(await opening(database, { siteId: 'other' })).toBe('open')
  })

  it('is recognised by the money of any provider, also the owner’s own, and not by a free order', async () => {
    expect(await sell(database, live, { discount: 'FREE', siteId: 'free' })).toBe('accepted')
    expect(await opening(database, { siteId: 'free' })).toBe('open')
    expect(await sell(database, providerOf('own', undefined), { siteId: 'own' })).toBe('accepted')
    expect(await opening(database, { siteId: 'own' })).toBe('test-payments')
  })

  it('is recognised by payments of an older version, unless they are of the sandbox', async () => {
    const sql = valueOf(await openDatabase(database as Parameters<typeof openDatabase>[0]))
    await sql.query(`UPDATE payment_attempt SET moves_money = NULL WHERE site_id = 'own'`)
    await sql.close()
    expect(await opening(database, { siteId: 'own' })).toBe('test-payments')
    const again = valueOf(await openDatabase(database as Parameters<typeof openDatabase>[0]))
    await again.query(`UPDATE payment_attempt SET provider = 'sandbox' WHERE site_id = 'own'`)
    await again.close()
    expect(await opening(database, { siteId: 'own' })).toBe('open')
  })

  if (where === 'folder')
    it('is recognised after its data are moved', async () => {
      const moved = join(root, 'moved')
      cpSync(join(root, 'shop'), moved, { recursive: true })
      expect(await opening({ folder: moved })).toBe('test-payments')
    })
})

describe('the owner of such a shop', () => {
  it('gets the problem and both fixes from serve and doctor, and import needs no keys', async () => {
    const site = scratchSite()
    const before = { ...process.env }
    delete process.env['DATABASE_URL']
    try {
      const location = dataLocationOf(site.folder, undefined, undefined)
      await sell(databaseOf(location), live)
      const out: string[] = []
      const run = (...words: readonly string[]): Promise<number> =>
        runCommand(words, { out: (line) => out.push(line), err: (line) => out.push(line) })
      expect(await run('serve', site.folder, '--port', '0')).toBe(EXIT.badInput)
      const said = out.splice(0).join('\n')
      for (const way of ['real money', 'live keys', '--test-payments']) expect(said).toContain(way)
      expect(await run('doctor', site.folder)).not.toBe(EXIT.ok)
      expect(out.splice(0).join('\n')).toContain('This shop has taken real money')
      expect(await run('import', site.folder, '--allow-withdrawals')).toBe(EXIT.ok)
      const running = valueOf(await startSite(site.folder, { port: 0, allowsTestPayments: true }))
      expect(running.isTestShop).toBe(true)
      await running.close()
    } finally {
      process.env = before
      site.remove()
    }
  })

  it('gets a notice about each provider in test mode', () => {
    const refused = checkModes([createSandboxProcessor(), stripeTest, paypalTest], {
      hasTakenMoney: true,
      allowsTestPayments: false,
    })
    expect(refused).toMatchObject({
      failure: {
        message: expect.stringMatching(
          /no keys of a payment provider.*keys of stripe are.*test mode.*keys of paypal are.*test mode/,
        ),
      },
    })
  })
})
