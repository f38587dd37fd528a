import { mapResult } from '../../../core/shared/index.js'
import type { Product } from '../../../core/catalog/index.js'
import { showsCart } from './broken-gateway.js'
import type { Mutant } from './broken-gateway.js'
import { mutant, withExtras } from './change-order.js'

const withoutWords = <T extends { readonly product: Product }>(reading: T): T => ({
  ...reading,
  product: { ...reading.product, description: null },
})

/** Mistakes in the state after a refusal, and in repeated details. */
export const REFUSAL_MUTANTS: readonly Mutant[] = [
  mutant('a code that is refused takes the one before off', (real) => ({
    applyDiscount: async (code) => {
      const answer = await real.applyDiscount(code)
      if (!answer.ok) await real.removeDiscount?.()
      return answer
    },
  })),
  mutant('a way of shipping that is refused takes the one before off', (real) => ({
    updateShippingMethod: async (id) => {
      const answer = await real.updateShippingMethod(id)
      if (!answer.ok) await real.updateShippingMethod(null)
      return answer
    },
  })),
  mutant('answers of the shopper are added to those before', (real, { memory, visitor }) => {
    type Data = Parameters<typeof real.updateCustomData>[0]
    return {
      updateCustomData: (data) => {
        const all = [...((memory.get(visitor) as Data | undefined) ?? []), ...data]
        memory.set(visitor, all)
        return real.updateCustomData(all)
      },
    }
  }),
  mutant('a product has lost its description', (real) => ({
    readProduct: async (which) => mapResult(await real.readProduct(which), withoutWords),
  })),
  mutant(
    'a discount is rounded for each piece',
    showsCart((order) =>
      withExtras(
        order,
        'discount',
        () => -order.items.reduce((sum, { price, count }) => sum + count * Math.round(price.amount / 10), 0),
      ),
    ),
  ),
]
