import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import type { Visitor } from '../../../../../../core/ports/visitor.port.js'
import { createPaypalProcessor } from '../../../../../../adapters/payments/paypal/server/index.js'
import { acceptedOf, newKey, newShopper, valueOf } from '../../../../../contracts/backend/shopper.js'
import { createFakeClock } from '../../../../../fakes/clock.fake.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../../fakes/payment-processor.fake.js'
import { startPaypalServer } from '../../../../../fakes/paypal/paypal-server.fake.js'
import type { PaypalServer } from '../../../../../fakes/paypal/paypal-server.fake.js'
import { createAccountsFixture } from '../../../../../support/accounts/accounts-fixture.js'
import { forgetOrders, logInAsAda, querySite } from '../../../../../support/shop/subscriber.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'

export const DAY_MS = 86_400_000
/** Twenty euros with taxes. */
export const TOTAL = { amount: 2380, currency: 'EUR' }
const GROUPS = [{ id: 'gold', name: 'Gold', type: 'paid', product: 'box' }] as const

/** A site with accounts and a shop, as its fixture opens it. */
export type AccountsFixture = Awaited<ReturnType<typeof createAccountsFixture>>

/** A shop of subscriptions for the tests of one file, which is reset before each of them. */
export function subscriptionShop() {
  const clock = createFakeClock()
  const network = { losesAnswers: false, isDown: false }
  const processor = createFakeProcessor({
    losesAnswer: () => network.losesAnswers,
    isDown: () => network.isDown,
  })
  const noVault = createFakeProcessor({ name: 'novault', keeps: false })
  const forgetful = createFakeProcessor({ name: 'forgetful', keeps: 'silently-not' })
  let fixture: AccountsFixture
  let paypal: PaypalServer

  beforeAll(async () => {
    const sql = await openTestMemory()
    paypal = await startPaypalServer()
    const { clientId, clientSecret, webhookId, url: baseUrl } = paypal
    const siteUrl = 'https://shop.example'
    const atPaypal = createPaypalProcessor({ clientId, clientSecret, webhookId, baseUrl, siteUrl })
    fixture = await createAccountsFixture(
      sql,
      { groups: GROUPS },
      { clock },
      { processors: [processor, noVault, forgetful, atPaypal], pause: () => Promise.resolve() },
    )
    await sql.query(`UPDATE product SET type = 'Membership' WHERE site_id = $1 AND slug = 'box'`, [site()])
  })
  afterAll(async () => {
    await fixture.close()
    await paypal.close()
  })

  const site = (): string => fixture.context.siteId
  const query = (text: string, ...values: (string | number | null)[]) => querySite(fixture, text, ...values)

  beforeEach(async () => {
    Object.assign(network, { losesAnswers: false, isDown: false })
    await forgetOrders(fixture)
    await query(`UPDATE sku SET quantity = NULL, withdrawn = FALSE WHERE site_id = $1 AND id = $2`, box())
    await setPlan({ trialDays: null })
  })

  const box = (): string => fixture.shop.subscription ?? ''
  const setPlan = (plan: { readonly trialDays: number | null; readonly interval?: string }) =>
    query(
      `UPDATE sku SET plan = $3 WHERE site_id = $1 AND id = $2`,
      box(),
      JSON.stringify({ interval: 'month', frequency: 1, ...plan }),
    )

  const logIn = (visitor?: Visitor): Promise<Visitor> => logInAsAda(fixture, visitor)

  async function submitWith(token: string, provider = 'fake') {
    const shopper = newShopper(fixture, await logIn())
    const skuId = fixture.shop.subscription!
    valueOf(await shopper.addToCart({ skuId, count: 1, buyNow: true, key: newKey() }))
    await shopper.fillIn({ provider, token })
    return shopper.submit()
  }
  const subscribe = async (token: string = FAKE_CARDS.accepted, provider = 'fake') =>
    acceptedOf(await submitWith(token, provider))

  /** The subscription as its member sees it now. */
  async function seen() {
    const opened = fixture.backend.open(await logIn())
    const [subscription] = valueOf(await opened.profile!.readSubscriptions())
    return {
      subscription,
      groups: valueOf(await opened.accounts.readUser())?.groups,
      profile: opened.profile!,
    }
  }
  const day = (ms: number | null | undefined): string | null =>
    ms == null ? null : new Date(ms).toISOString().slice(0, 10)
  const today = (): string | null => day(clock.wallTime())
  const dayIn = (days: number): string | null => day(clock.wallTime() + days * DAY_MS)
  const chargesOf = (order: string): readonly string[] =>
    [...processor.charges.keys()].filter((key) => key.includes(order))

  /** Moves the clock to the end of the period and charges the due subscriptions. */
  async function toPeriodEnd(): Promise<void> {
    const [row] = await query(`SELECT period_end FROM subscription WHERE site_id = $1`)
    clock.advance(Math.max(0, Number(row?.['period_end']) - clock.wallTime()))
  }
  const renew = () => fixture.store().renewSubscriptions()
  const mails = async () => {
    await fixture.accounts.maintain()
    return (await fixture.mailbox()).map(({ subject }) => subject).sort()
  }

  return {
    fixture: () => fixture,
    paypal: () => paypal,
    noVault,
    network,
    clock,
    processor,
    site,
    query,
    box,
    setPlan,
    logIn,
    submitWith,
    subscribe,
    seen,
    day,
    today,
    dayIn,
    chargesOf,
    toPeriodEnd,
    renew,
    mails,
  }
}
