import { expect } from '../test-runner.js'
import type { AccountEntry } from '../../../core/accounts/index.js'
import type { Visitor } from '../../../core/ports/visitor.port.js'
import { accountSteps } from './account-steps.js'
import type { BackendFixture } from './backend-fixture.js'
import { caseWhere } from './case-where.js'
import { acceptedOf, codeOf, newKey, newShopper, valueOf } from './shopper.js'

/** Cases of members and their own account. */
export function profileCases(
  fixture: () => BackendFixture,
  options: { readonly hasAccounts: boolean; readonly renewsSubscriptions: boolean },
): void {
  const accountCase = caseWhere(options.hasAccounts, 'the back end knows no accounts')
  const { credentials, entranceOf, profileOf, visitorOf } = accountSteps(fixture)
  const field = () => {
    const { textField } = fixture()
    if (textField === undefined) throw new Error('the fixture names no field')
    return textField
  }
  const textEntry = (text: string): AccountEntry => ({ ...field(), value: { tag: 'text', text } })
  const nameEntry = (text: string): AccountEntry => ({
    id: 'name',
    type: 'PlainText',
    value: { tag: 'text', text },
  })
  const member = async (): Promise<Visitor> =>
    visitorOf(valueOf(await entranceOf(fixture().newVisitor()).logIn(credentials())))

  accountCase('shows strangers no account and lets them change none', async () => {
    const profile = profileOf(fixture().newVisitor())
    expect(valueOf(await profile.readAccount([field()]))).toBe(null)
    expect(codeOf(await profile.updateAccount([nameEntry('Eve')]))).toBe('UsysNotLoggedIn')
  })

  accountCase('tells the fields that the owner defined', async () => {
    const fields = valueOf(await profileOf(fixture().newVisitor()).readFields())
    expect(fields.find(({ id }) => id === field().id)).toMatchObject({
      type: 'PlainText',
      rules: { maxLength: 20 },
    })
  })

  accountCase('keeps what a member writes, and forgets what they empty', async () => {
    const profile = profileOf(await member())
    const consent = {
      id: 'accept-communications',
      type: 'Bool',
      value: { tag: 'flag', isSet: true },
    } as const
    const written = valueOf(
      await profile.updateAccount([nameEntry('Ada L.'), textEntry('countess'), consent]),
    )
    expect(written).toMatchObject({
      [field().id]: { tag: 'text', text: 'countess' },
      [consent.id]: consent.value,
    })
    const account = valueOf(await profile.readAccount([field()]))
    expect(account?.values).toMatchObject({
      email: { tag: 'text', text: credentials().email },
      name: { tag: 'text', text: 'Ada L.' },
      [consent.id]: consent.value,
      [field().id]: { tag: 'text', text: 'countess' },
    })
    valueOf(await profile.updateAccount([textEntry('')]))
    const emptied = valueOf(await profile.readAccount([field()]))
    expect(emptied?.values).toMatchObject({ name: { text: 'Ada L.' }, [field().id]: null })
  })

  accountCase('refuses what breaks a rule of its field, names it, and keeps the rest as it was', async () => {
    const profile = profileOf(await member())
    valueOf(await profile.updateAccount([nameEntry('Ada'), textEntry('before')]))
    const refused = await profile.updateAccount([nameEntry('Eve'), textEntry('x'.repeat(21))])
    expect(codeOf(refused)).toBe('UsysInvalidUserData')
    expect(refused).toMatchObject({
      failure: { failedValidations: [{ fieldId: field().id, name: 'MaxLength' }] },
    })
    expect(valueOf(await profile.readAccount([field()]))?.values).toMatchObject({
      name: { text: 'Ada' },
      [field().id]: { text: 'before' },
    })
  })

  accountCase('says that a member who never bought anything has no subscriptions', async () => {
    const profile = profileOf(await member())
    expect(codeOf(await profile.readSubscriptions())).toBe('NoCommerceCustomerFound')
    expect(codeOf(await profile.cancelSubscription('nothing'))).toBe('SubscriptionNotFound')
  })

  caseWhere(options.renewsSubscriptions, 'the back end renews no subscriptions')(
    'lists what a member subscribed to, and lets only them cancel it',
    async () => {
      const buyer = await member()
      const shopper = newShopper(fixture(), buyer)
      const { subscription } = fixture().shop
      if (subscription === null) throw new Error('the fixture names no subscription')
      // The subscription is ordered at once and alone, even with goods in the cart.
      valueOf(await shopper.addToCart({ skuId: subscription, count: 1, buyNow: true, key: newKey() }))
      await shopper.fillIn(fixture().cards.accepted)
      // The cart that was kept for the member was never shown to this browser.
      await shopper.cart()
      const { customerPaid } = acceptedOf(await shopper.submit())
      // The order has given the visitor another secret, so they log in anew.
      const profile = profileOf(await member())
      const [one] = valueOf(await profile.readSubscriptions())
      expect(one).toMatchObject({
        productName: 'Monthly box',
        // A period costs what the first one did, taxes included.
        price: customerPaid,
        status: 'active',
        canceledOnMs: null,
        billingAddress: { city: 'Berlin', country: 'DE' },
        card: { last4: '4242' },
      })
      expect(one?.periodEndMs).toBeGreaterThan(one?.lastInvoicedMs ?? Infinity)
      const id = one?.id ?? ''
      expect(codeOf(await profileOf(fixture().newVisitor()).cancelSubscription(id))).toBe('UsysNotLoggedIn')
      valueOf(await profile.cancelSubscription(id))
      const [canceled] = valueOf(await profile.readSubscriptions())
      expect(canceled).toMatchObject({ id, status: 'canceled', periodEndMs: one?.periodEndMs })
      expect(canceled?.canceledOnMs).toBeGreaterThan(0)
    },
  )

  caseWhere(options.renewsSubscriptions, 'the back end renews no subscriptions')(
    'gives a member one trial of a product, and shows the second subscription without',
    async () => {
      const { trial } = fixture().shop
      if (trial === undefined) return
      /** Places an order for it; returns the stated length of its trial. */
      const subscribe = async (): Promise<number | null | undefined> => {
        const shopper = newShopper(fixture(), await member())
        valueOf(await shopper.addToCart({ skuId: trial, count: 1, buyNow: true, key: newKey() }))
        await shopper.fillIn(fixture().cards.accepted)
        const cart = await shopper.cart()
        const placed = acceptedOf(await shopper.submit())
        const days = cart?.items[0]?.subscription?.trialDays ?? null
        expect(placed.customerPaid.amount > 0).toBe(days === null)
        return days
      }
      const statuses = async () =>
        valueOf(await profileOf(await member()).readSubscriptions())
          .filter(({ productName }) => productName === 'Course')
          .map(({ status }) => status)
      expect([await subscribe(), await statuses()]).toEqual([14, ['trialing']])
      const [first] = valueOf(await profileOf(await member()).readSubscriptions())
      valueOf(await profileOf(await member()).cancelSubscription(first?.id ?? ''))
      expect([await subscribe(), (await statuses()).sort()]).toEqual([null, ['active', 'canceled']])
    },
  )
}
