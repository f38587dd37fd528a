import { expect } from '../test-runner.js'
import type { VisitorId } from '../../../core/ports/visitor.port.js'
import type { BackendFixture } from './backend-fixture.js'
import { caseWhere } from './case-where.js'
import { acceptedOf, codeOf, newKey, newShopper, valueOf } from './shopper.js'
import type { Accepted, Shopper } from './shopper.js'

interface Placed {
  /** The secret that the order was placed with. */
  readonly before: VisitorId
  /** The one after it. */
  readonly after: VisitorId
  readonly key: string
  readonly order: Accepted
  /** A gateway that was opened before the order was placed. */
  readonly underWay: Shopper
}

/** Cases of the new visitor secret after an order. */
export function renewalCases(
  fixture: () => BackendFixture,
  { renewsVisitors }: { readonly renewsVisitors: boolean },
): void {
  const renewalCase = caseWhere(renewsVisitors, 'the visitor’s secret does not travel')
  const at = (id: VisitorId): Shopper => newShopper(fixture(), { id })
  const renew = async (id: VisitorId, key: string): Promise<VisitorId> => {
    const { renewal } = fixture().backend.open({ id })
    if (renewal === undefined) throw new Error('the back end renews no visitors')
    return valueOf(await renewal.afterSubmit(key))
  }

  const placeOrder = async (id = fixture().newVisitor().id): Promise<Placed> => {
    const shopper = at(id)
    const underWay = at(id)
    valueOf(await shopper.add(fixture().shop.tea.sku))
    await shopper.fillIn(fixture().cards.accepted)
    const key = newKey()
    const order = acceptedOf(await shopper.submit(key))
    const after = await renew(id, key)
    // Clocks count milliseconds: the next event is later than the order.
    await new Promise((passed) => setTimeout(passed, 5))
    return { before: id, after, key, order, underWay }
  }

  renewalCase('makes another secret when an order is placed, and none for anything else', async () => {
    const { id } = fixture().newVisitor()
    valueOf(await at(id).add(fixture().shop.tea.sku))
    expect(await renew(id, newKey())).toBe(id)
    const { before, after, key } = await placeOrder(id)
    expect(after).not.toBe(before)
    expect(await renew(after, key)).toBe(after)
    expect((await placeOrder(after)).after).not.toBe(after)
  })

  renewalCase('finds the order by its key under both secrets, and comes to the same one again', async () => {
    const { before, after, key, order } = await placeOrder()
    for (const secret of [before, after]) {
      expect(acceptedOf(await at(secret).submit(key))).toEqual(order)
      expect(valueOf(await at(secret).findSubmit(key))).toEqual(order)
    }
    expect(await renew(before, key)).toBe(after)
    expect(acceptedOf(await at(after).submit(newKey()))).toEqual(order)
  })

  renewalCase('shows neither the order nor the next cart to a holder of the previous secret', async () => {
    const { before, after } = await placeOrder()
    valueOf(await at(after).add(fixture().shop.tea.sku, 3))
    const planted = at(before)
    expect(await planted.cart()).toBeNull()
    expect(codeOf(await planted.submit())).toBe('ItemNotFound')
    const guessed = newKey()
    expect(valueOf(await planted.findSubmit(guessed)).tag).toBe('not-placed')
    expect(await renew(before, guessed)).toBe(before)
    valueOf(await planted.add(fixture().shop.tea.sku))
    expect((await at(after).cart())?.itemCount).toBe(3)
  })

  renewalCase('loses nothing that was under way when the order was placed', async () => {
    const { after, order, underWay } = await placeOrder()
    expect(acceptedOf(await underWay.submit(newKey()))).toEqual(order)
    valueOf(await underWay.add(fixture().shop.tea.sku, 2))
    expect((await at(after).cart())?.itemCount).toBe(2)
  })

  renewalCase('takes along what was put into the cart after an answer was lost', async () => {
    const { before, after, key } = await placeOrder()
    valueOf(await at(before).add(fixture().shop.tea.sku, 2))
    expect(await renew(before, key)).toBe(after)
    expect((await at(after).cart())?.itemCount).toBe(2)
    expect(await at(before).cart()).toBeNull()
  })

  renewalCase('knows an addition again that is repeated under the secret after', async () => {
    const { after, key } = await placeOrder()
    const addition = { skuId: fixture().shop.tea.sku, count: 1, buyNow: false, key }
    const next = await placeOrder(after)
    valueOf(await at(next.before).addToCart(addition))
    valueOf(await at(next.after).addToCart(addition))
    expect(await at(next.after).cart()).toBeNull()
  })
}
