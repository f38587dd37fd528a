import { expect, it } from '../test-runner.js'
import { shippingMethodId } from '../../../core/orders/index.js'
import type { BackendFixture } from './backend-fixture.js'
import { caseWhere } from './case-where.js'
import { codeOf, newShopper, valueOf } from './shopper.js'
import type { Shopper } from './shopper.js'

/** A refused detail changes nothing, and a repeated detail replaces the previous one. */
export function refusedCases(
  fixture: () => BackendFixture,
  { customFields }: { readonly customFields: boolean },
): void {
  const readyShopper = async (): Promise<Shopper> => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku, 2))
    await shopper.fillIn(fixture().cards.accepted)
    return shopper
  }

  it('keeps the previous discount if another code is refused', async () => {
    const shopper = await readyShopper()
    valueOf(await shopper.applyDiscount('TEN'))
    const before = await shopper.cart()
    expect(codeOf(await shopper.applyDiscount('NOPE'))).toBe('DiscountDoesNotExist')
    expect(codeOf(await shopper.applyDiscount('BIG'))).toBe('DiscountRequirementsNotMet')
    const after = await shopper.cart()
    expect([after?.extraItems, after?.total]).toEqual([before?.extraItems, before?.total])
  })

  it('keeps the previous shipping method if another one is refused', async () => {
    const shopper = await readyShopper()
    const before = await shopper.cart()
    expect(codeOf(await shopper.updateShippingMethod(shippingMethodId('by-balloon')))).not.toBe('ok')
    const after = await shopper.cart()
    expect([after?.shippingMethods, after?.total]).toEqual([before?.shippingMethods, before?.total])
  })

  caseWhere(customFields, 'no custom fields')('has the last answers in place of those before', async () => {
    const shopper = await readyShopper()
    const answer = (text: string) => [{ name: 'Note', textArea: null, textInput: text, checkbox: null }]
    valueOf(await shopper.updateCustomData(answer('Ring twice')))
    valueOf(await shopper.updateCustomData(answer('Do not ring')))
    expect((await shopper.cart())?.customData).toEqual(answer('Do not ring'))
  })
}
