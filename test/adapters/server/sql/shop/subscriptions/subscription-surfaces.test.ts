import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { subscriptionDetails } from '../../../../../../adapters/server/graphql/owner/values/subscription-values.js'
import { createSqlSubscriptionList } from '../../../../../../adapters/server/sql/shop/index.js'
import { formatMoney } from '../../../../../../core/money/index.js'
import { subscriptionLine } from '../../../../../../adapters/server/terminal/orders/subscription-lines.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { projectSubscription } from '../../../../../../core/account-flows/index.js'
import type { DeskSubscription } from '../../../../../../core/desk/index.js'
import { money as toMoney } from '../../../../../../core/money/index.js'
import { projectOrder } from '../../../../../../core/orders/index.js'
import type { Order } from '../../../../../../core/orders/index.js'
import { orderNumber } from '../../../../../../core/shared/index.js'
import {
  paymentsText,
  planTexts,
  standingText,
  subscriptionWords,
} from '../../../../../../core/subscriptions/index.js'
import { formatsOf } from '../../../../../../core/use-cases/mails/render/mail-formats.js'
import { orderBlocks } from '../../../../../../core/use-cases/mails/orders/order-blocks.js'
import { orderTextsFor } from '../../../../../../core/use-cases/mails/texts/order-texts.js'
import { priceText } from '../../../../../../ui-react/desk/subscriptions/subscription-texts.js'
import { CONTRACT_SETTINGS } from '../../../../../contracts/backend/contract-shop.js'
import {
  acceptedOf,
  GERMAN_ADDRESS,
  newKey,
  newShopper,
  valueOf,
} from '../../../../../contracts/backend/shopper.js'
import { createFakeClock } from '../../../../../fakes/clock.fake.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../../fakes/payment-processor.fake.js'
import { createAccountsFixture } from '../../../../../support/accounts/accounts-fixture.js'
import { settingsOf } from '../../../../../support/shop/store-fixture.js'
import { missingFields } from '../../../../../support/owner/missing-fields.js'
import { forgetOrders, logInAsAda } from '../../../../../support/shop/subscriber.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'
import { valueOf as started } from '../../../../../support/value-of.js'

const WORDS = subscriptionWords('en')
const FORMATS = formatsOf({ language: 'en', country: null, priceLocale: null })
const DAY_MS = 86_400_000

interface Case {
  readonly tax: 'added' | 'included'
  readonly trial: boolean
  readonly discount: boolean
  readonly count: number
  /** Minor units. */
  readonly today: number
  readonly later: number
  readonly taxLine: readonly [name: string, amount: number]
}

// The box costs 20.00, the course with its trial 15.00; VAT is 19 %, the discount 10 %.
const CASES: readonly Case[] = [
  { tax: 'added', trial: false, discount: false, count: 1, today: 2380, later: 2380, taxLine: ['VAT', 380] },
  { tax: 'added', trial: false, discount: true, count: 1, today: 2142, later: 2380, taxLine: ['VAT', 342] },
  { tax: 'added', trial: false, discount: false, count: 2, today: 4760, later: 4760, taxLine: ['VAT', 760] },
  { tax: 'added', trial: true, discount: false, count: 1, today: 0, later: 1785, taxLine: ['VAT', 285] },
  {
    tax: 'included',
    trial: false,
    discount: false,
    count: 1,
    today: 2000,
    later: 2000,
    taxLine: ['VAT (included)', 319],
  },
  {
    tax: 'included',
    trial: false,
    discount: true,
    count: 1,
    today: 1800,
    later: 2000,
    taxLine: ['VAT (included)', 287],
  },
  {
    tax: 'included',
    trial: true,
    discount: false,
    count: 2,
    today: 0,
    later: 3000,
    taxLine: ['VAT (included)', 479],
  },
]

type Fixture = Awaited<ReturnType<typeof createAccountsFixture>>

const clock = createFakeClock(Date.UTC(2026, 10, 24, 23, 30))
let sql: Sql
const shops = new Map<Case['tax'], Fixture>()

beforeAll(async () => {
  sql = await openTestMemory()
  for (const tax of ['added', 'included'] as const) {
    const taxes = CONTRACT_SETTINGS.taxes.map((each) => ({
      ...each,
      ...(tax === 'included' && { included: true }),
    }))
    const settings = settingsOf({ ...CONTRACT_SETTINGS, taxes })
    const store = { settings, processors: [createFakeProcessor()], pause: () => Promise.resolve() }
    shops.set(tax, await createAccountsFixture(sql, {}, { clock }, store))
  }
})
afterAll(() => sql.close())

const now = () => ({ ...FORMATS, nowMs: clock.wallTime() })
const money = (amount: number): string => FORMATS.price(toMoney(amount, 'EUR'))
const taxesOf = (order: Order | null) =>
  order?.extraItems.filter(({ kind }) => kind === 'tax').map(({ name, price }) => [name, price.amount])

/** The lines of a mail about an order. */
const mailText = (order: Order): string =>
  JSON.stringify(
    orderBlocks(
      {
        order,
        number: orderNumber(order.id),
        placedMs: clock.wallTime(),
        confirmationPath: null,
        runningOut: [],
      },
      orderTextsFor('en').words,
      FORMATS,
    ),
  )

/** The subscription as the owner's list, the command and the desk write it. */
async function ownersTexts({ context }: Fixture) {
  const list = createSqlSubscriptionList({ sql, siteId: context.siteId, clock })
  const sort = { key: 'purchased', isDescending: true } as const
  const { items } = started(await list.page({ filter: {}, sort, limit: 1, after: null }))
  const [one] = items
  if (one === undefined) throw new Error('the owner sees no subscription')
  const orders = [{ id: one.orderId, period: 0, status: 'placed' }]
  const events = [{ kind: 'begun', atMs: 1, detail: {} }]
  const details = subscriptionDetails({ ...one, events, orders })
  expect([details.card === null, missingFields('SubscriptionDetails', details)]).toEqual([false, []])
  const { subscription } = details
  return {
    one,
    line: subscriptionLine(one, formatMoney),
    desk: priceText(subscription as unknown as DeskSubscription),
  }
}

describe('a subscription is shown with one number, one tax and one day', () => {
  it.each(CASES)('tax $tax, trial $trial, discount $discount, $count pieces', async (given) => {
    const fixture = shops.get(given.tax)!
    await forgetOrders(fixture)
    const shopper = newShopper(fixture, await logInAsAda(fixture))
    const skuId = (given.trial ? fixture.shop.trial : fixture.shop.subscription)!
    const plan = { interval: 'month', frequency: 1, trialDays: given.trial ? 14 : null } as const
    const every = planTexts({ ...plan, trialDays: null }, WORDS).join()
    const fromMs = given.trial ? clock.wallTime() + 14 * DAY_MS : Date.UTC(2026, 11, 24, 23, 30)
    const from = FORMATS.day(fromMs)
    const later = `${money(given.later)} ${every}`

    valueOf(await shopper.addToCart({ skuId, count: given.count, buyNow: true, key: newKey() }))
    valueOf(await shopper.updateIdentity('ada@example.com'))
    valueOf(await shopper.updateAddress({ kind: 'billing', address: GERMAN_ADDRESS }))
    if (given.discount) valueOf(await shopper.applyDiscount('TEN'))
    valueOf(await shopper.storePaymentMethod({ provider: 'fake', token: FAKE_CARDS.accepted }))
    const { order: cart, shop } = valueOf(await shopper.readCart())

    // The cart and the checkout; the page's bindings and React read the same order.
    expect(cart?.items[0]?.subscription).toEqual(plan)
    expect(paymentsText(cart!, WORDS, FORMATS)).toBe(
      `Today ${money(given.today)}, then ${later} from ${from}`,
    )
    expect(taxesOf(cart)).toEqual([given.taxLine])
    expect(projectOrder(cart, shop).database.commerceOrder).toMatchObject({
      renewal: { today: { value: given.today }, amount: { value: given.later } },
    })

    // The confirmation and its mail.
    const placed = acceptedOf(await shopper.submit())
    expect(placed.customerPaid).toEqual({ amount: given.today, currency: 'EUR' })
    const { order } = valueOf(await newShopper(fixture).readPlacedOrder(placed))
    const payments = `With this order ${money(given.today)}, then ${later} from ${from}`
    expect(paymentsText(order!, WORDS, FORMATS)).toBe(payments)
    expect(taxesOf(order)).toEqual([given.taxLine])
    expect(mailText(order!)).toContain(payments)

    // The account, the owner's list, command and desk, and the mail on subscribing.
    const account = () =>
      logInAsAda(fixture).then((visitor) => fixture.backend.open(visitor).profile!.readSubscriptions())
    const [mine] = valueOf(await account())
    expect(projectSubscription(mine!)).toMatchObject({ variantPrice: { value: given.later }, plan })
    expect(standingText(mine!, WORDS, now())).toBe(given.trial ? `${every} from ${from}` : every)
    const day = new Date(fromMs).toISOString().slice(0, 10)
    const owners = await ownersTexts(fixture)
    expect(owners.line).toContain(`  ${later}  next charge ${day}`)
    expect(owners.desk).toBe(later)
    await fixture.accounts.maintain()
    const mailAbout = async (subject: string) =>
      (await fixture.mailbox()).find((mail) => mail.subject === subject)?.text
    expect(await mailAbout('Your subscription has begun')).toContain(
      `${money(given.later)} will be charged ${every} from ${from}`,
    )

    // Once it is cancelled: its end.
    valueOf(await fixture.backend.open(await logInAsAda(fixture)).profile!.cancelSubscription(mine!.id))
    const [canceled] = valueOf(await account())
    expect(standingText(canceled!, WORDS, now())).toBe(`Lasts until ${from}`)
    expect((await ownersTexts(fixture)).line).toContain(`lasts until ${day}`)
    await fixture.accounts.maintain()
    expect(await mailAbout('Your subscription was cancelled')).toContain(from)
  })
})
