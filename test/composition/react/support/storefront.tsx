import {
  useAddToCart,
  useCapabilities,
  useCart,
  useCheckout,
  useSkuSelection,
} from '../../../../composition/react/index.js'
import { skuId } from '../../../../core/catalog/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import { ok } from '../../../../core/shared/index.js'
import { DETAILS } from '../../../core/checkout/checkout.fixture.js'
import { createFakePaymentForm } from '../../../fakes/payment-form.fake.js'

const NO_OPTIONS = { id: 'mug', optionSets: [], defaultSkuId: null, skus: [] } as unknown as Product

const payments = createFakePaymentForm()

/** A component with every hook: the values of each, and buttons that change the cart. */
export function Storefront() {
  const { order, state, update } = useCart()
  const { add, state: adding } = useAddToCart()
  const { sku } = useSkuSelection(NO_OPTIONS)
  const checkout = useCheckout({ payments, details: DETAILS })
  const capabilities = useCapabilities()
  return (
    <>
      <output>{`${order?.itemCount ?? 0} ${state.phase}`}</output>
      <output>{adding.tag}</output>
      <output>{sku?.id ?? 'nothing'}</output>
      <output>{checkout.state.order.tag}</output>
      <output>{capabilities?.checkout ?? 'unknown'}</output>
      <button name="add" onClick={() => add(ok(skuId('mug')), 2)} />
      <button name="more" onClick={() => update(skuId('mug'), 5)} />
    </>
  )
}
