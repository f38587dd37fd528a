import { expect, it } from '@jest/globals'
import type { OwnedProduct } from '../../../../core/catalog/index.js'
import { readAllProducts } from '../../../../core/use-cases/owner/catalogue/read-all-products.js'

it.each([0, 1, 499, 500, 501, 1_000])('reads each of %i products once, in order', async (count) => {
  const all = Array.from({ length: count }, (_, at) => ({ id: `p${at}` }) as OwnedProduct)
  const read = await readAllProducts({
    list: async ({ after, limit }) => {
      const from = all.findIndex(({ id }) => id === after) + 1
      return all.slice(from, from + limit)
    },
  })
  expect(read).toEqual(all)
})
