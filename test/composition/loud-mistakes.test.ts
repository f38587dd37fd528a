import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { createSandboxProcessor } from '../../adapters/payments/sandbox/server/index.js'
import { createRuntime, parseSettings } from '../../composition/headless/index.js'
import type { RuntimeOptions } from '../../composition/headless/index.js'
import { productSlug } from '../../core/catalog/index.js'
import type { PaymentProcessor } from '../../core/ports/payments/payment-processor.port.js'
import { guardedProcessor } from '../../core/use-cases/shop/payments/guarded-processor.js'
import { valueOf } from '../support/value-of.js'
import { STOOL_CATALOGUE } from './support/site-folder.js'

const SETTINGS = valueOf(parseSettings({ name: 'Shop', currency: 'EUR', country: 'DE' }))

afterEach(() => void jest.restoreAllMocks())

/** The error of a program that calls a missing method. */
const mistake = (): never => {
  const nothing = undefined as unknown as { readonly call: () => never }
  return nothing.call()
}
const rejects = async (): Promise<never> => mistake()

const broken = (): PaymentProcessor => ({
  ...createSandboxProcessor(),
  provider: { name: 'own', publicKey: null, account: null },
  refuses: mistake,
  charge: mistake,
  lookup: rejects,
  cancel: mistake,
  describe: rejects,
  readNotice: mistake,
  prepare: rejects,
  keep: mistake,
  authorisation: { authorise: mistake, capture: rejects },
  wallet: { begin: mistake, read: rejects },
})

describe('a payment processor with a bug', () => {
  it('never throws: the state of the payment is unknown, and the mistake is reported with its place', async () => {
    const messages: string[] = []
    const { authorisation, wallet, ...guarded } = guardedProcessor(broken(), (error) =>
      messages.push((error as Error).message),
    )
    const some = {} as never
    const answers = [
      await guarded.charge(some),
      await guarded.lookup(some),
      await guarded.cancel(some),
      await guarded.prepare!(some),
      await guarded.keep!(some),
      await authorisation!.authorise(some),
      await authorisation!.capture(some),
    ]
    expect(answers.map(({ tag }) => tag)).toEqual(Array(7).fill('unknown'))
    expect(await guarded.describe('x')).toBeNull()
    expect(guarded.refuses!(some)).toBeNull()
    for (const answer of [guarded.readNotice(some), wallet!.begin(some), wallet!.read('x')])
      expect(await answer).toMatchObject({ ok: false, failure: { tag: 'unavailable' } })
    expect(messages).toHaveLength(12)
    for (const line of messages) {
      expect(line).toMatch(/^The program of the payment provider own has a mistake: \w+ threw TypeError: /)
      expect(line).toMatch(/loud-mistakes\.test\.ts:\d+/)
    }
    expect(JSON.stringify(answers)).not.toMatch(/TypeError|undefined/)
  })

  it('is answered unchanged, without a report, where it keeps the contract', async () => {
    const messages: unknown[] = []
    const sandbox = createSandboxProcessor()
    const guarded = guardedProcessor(sandbox, (error) => messages.push(error))
    expect(await guarded.describe('sandbox_visa_12_2034')).toEqual(
      await sandbox.describe('sandbox_visa_12_2034'),
    )
    expect(await guarded.lookup({ key: 'none', reference: null })).toEqual({ tag: 'none' })
    expect(guarded).toMatchObject({ provider: sandbox.provider, movesMoney: false, keepsMethods: true })
    expect(messages).toEqual([])
  })

  it('is reported to the owner, on standard error by default, and not to shoppers', async () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const card = { provider: 'Visa', last4: '4242', expiresMonth: null, expiresYear: null }
    // The shop begins the payment of a wallet; this order is paid with a token.
    const { wallet, ...rest } = broken()
    expect(wallet).toBeDefined()
    const processor: PaymentProcessor = { ...rest, describe: async () => card }
    const runtime = valueOf(await createRuntime({ settings: SETTINGS, processors: [processor] }))
    valueOf(await runtime.importCatalogue(STOOL_CATALOGUE.replace('Physical', 'Service')))
    const shop = runtime.visit()
    const { product } = valueOf(await shop.readProduct({ slug: productSlug('oak-stool') }))
    valueOf(await shop.addToCart({ skuId: product.skus[0]!.id, count: 1, buyNow: false, key: 'a' }))
    valueOf(await shop.updateIdentity('ada@example.com'))
    valueOf(await shop.storePaymentMethod({ provider: 'own', token: 'token' }))
    const answer = await shop.submitOrder({ key: 'b' })
    await runtime.close()
    expect(answer.ok).toBe(false)
    expect(JSON.stringify(answer)).not.toMatch(/TypeError|mistake|loud-mistakes/)
    expect(printed.mock.calls.flat().map(String).join()).toMatch(
      /provider own has a mistake: charge threw TypeError/,
    )
  })
})

describe('an invalid database', () => {
  it.each<readonly [unknown, string]>([
    ['memroy', 'is "memroy"'],
    ['postgres://ada:secret@host/db', 'as a text: write it as { url: ... }'],
    ['C:\\data with spaces', 'names no database'],
    [null, 'is null'],
    [7, 'is 7'],
    [{}, 'neither a "folder" nor a "url"'],
    [{ folder: '' }, '"folder" that is not a path'],
    [{ folder: 'postgres://ada:secret@host/db' }, '"folder" that is an address: write { url: ... }'],
    [{ folder: 'file:///data' }, '"folder" that is an address'],
    [{ url: 'mysql://ada:secret@host/db' }, 'does not begin with postgres://'],
    [{ query: 1 }, '"query" that is not a function'],
  ])('%j is refused in a sentence that names the allowed ones', async (database, words) => {
    const made = await createRuntime({
      settings: SETTINGS,
      database: database as RuntimeOptions['database'] & object,
    })
    const { failure } = made as unknown as {
      readonly failure: { readonly tag: string; readonly message: string }
    }
    expect(failure.tag).toBe('unknown-database')
    expect(failure.message).toContain(words)
    expect(failure.message).toMatch(/"memory", \{ folder: .* \}, \{ url: .* \} or an open database/)
    expect(failure.message).not.toContain('secret')
  })
})

describe('a payment processor with missing parts', () => {
  const whole = createSandboxProcessor()
  it.each<readonly [string, unknown, string]>([
    ['no list', {}, '"processors" is not a list of payment processors'],
    ['nothing', [null], 'The payment processor 1 of "processors" is no object'],
    ['a name beside the provider', [{ ...whole, provider: undefined, name: 'own' }], 'has no "provider"'],
    [
      'a provider without a name',
      [{ ...whole, provider: { publicKey: null } }],
      'no "provider" with a "name"',
    ],
    [
      'missing methods',
      [whole, { ...whole, describe: undefined, lookup: 'later' }],
      'The payment processor 2 of "processors" (sandbox) has no method "lookup", "describe"',
    ],
  ])('(%s) is refused before the shop opens, in a sentence that names it', async (_, processors, words) => {
    const made = await createRuntime({
      settings: SETTINGS,
      processors: processors as readonly PaymentProcessor[],
    })
    expect(made).toMatchObject({ ok: false, failure: { tag: 'invalid-processor' } })
    expect(made).toMatchObject({ failure: { message: expect.stringContaining(words) } })
  })

  it('may be an object of a class, with its methods in the prototype', async () => {
    const own = Object.create(whole) as PaymentProcessor
    const made = await createRuntime({ settings: SETTINGS, processors: [own] })
    expect(made).toMatchObject({ ok: true })
    if (made.ok) await made.value.close()
  })
})
