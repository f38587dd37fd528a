import { productSlug, skuId } from '../../../core/catalog/index.js'
import type { CommerceGateway, SubmitAnswer } from '../../../core/ports/shop/commerce-gateway.port.js'
import { valueOf } from '../../support/value-of.js'

export const HOME = {
  addressee: 'Anna Berg',
  line1: 'Am Markt 1',
  line2: null,
  city: 'Jena',
  state: null,
  country: 'DE',
  postalCode: '07743',
}

/** All steps of one visitor, from the product to the placed order. */
export async function placeOrder(
  shop: CommerceGateway,
  { slug = 'oak-stool', count = 1, email = 'anna@example.org', card = 'sandbox_visa_12_2034' } = {},
): Promise<Extract<SubmitAnswer, { tag: 'accepted' }>> {
  const { product } = valueOf(await shop.readProduct({ slug: productSlug(slug) }))
  const sku = product.skus[0]?.id ?? skuId('none')
  valueOf(await shop.addToCart({ skuId: sku, count, buyNow: false, key: `add ${email}` }))
  valueOf(await shop.updateIdentity(email))
  valueOf(await shop.updateAddress({ kind: 'shipping', address: HOME }))
  valueOf(await shop.updateAddress({ kind: 'billing', address: HOME }))
  const { order } = valueOf(await shop.readCart())
  valueOf(await shop.updateShippingMethod(order?.shippingMethods[0]?.id ?? null))
  valueOf(await shop.storePaymentMethod({ provider: 'sandbox', token: card }))
  const answer = valueOf(await shop.submitOrder({ key: `submit ${email}` }))
  if (answer.tag !== 'accepted') throw new Error('expected the order to be accepted')
  return answer
}
