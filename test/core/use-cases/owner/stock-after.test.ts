import { expect, it } from '@jest/globals'
import { MAX_STOCK } from '../../../../core/catalog/index.js'
import type { StockOrder } from '../../../../core/ports/owner/stock-desk.port.js'
import { stockAfter } from '../../../../core/use-cases/owner/stock-after.js'

it.each<[string, number | null, StockOrder, number | null | 'changed' | 'uncounted' | 'too-many']>([
  ['a delivery is added', 3, { tag: 'add', pieces: 4 }, 7],
  ['a loss is taken off', 3, { tag: 'add', pieces: -2 }, 1],
  ['a delivery up to the maximum is added', MAX_STOCK - 1, { tag: 'add', pieces: 1 }, MAX_STOCK],
  ['a delivery beyond it is refused', MAX_STOCK, { tag: 'add', pieces: 1 }, 'too-many'],
  ['unlimited stock takes no delivery', null, { tag: 'add', pieces: 1 }, 'uncounted'],
  ['a count replaces the stock', 3, { tag: 'set', pieces: 9 }, 9],
  ['a count of nothing replaces it', 3, { tag: 'set', pieces: 0 }, 0],
  ['stock becomes unlimited', 3, { tag: 'set', pieces: null }, null],
  ['unlimited stock is counted', null, { tag: 'set', pieces: 5 }, 5],
  ['a count beside the expected stock replaces it', 3, { tag: 'set', pieces: 9, expected: 3 }, 9],
  ['a count beside expected unlimited stock', null, { tag: 'set', pieces: 9, expected: null }, 9],
  ['a count after a sale is refused', 2, { tag: 'set', pieces: 9, expected: 3 }, 'changed'],
  ['a count of stock that was unlimited is refused', 2, { tag: 'set', pieces: 9, expected: null }, 'changed'],
  ['an expected stock that is unlimited now', null, { tag: 'set', pieces: 9, expected: 0 }, 'changed'],
])('%s', (_, left, order, after) => {
  const standing = { variantId: 'mug-red', productName: 'Mug', left }
  expect(stockAfter(standing, order)).toEqual(
    typeof after === 'string' ? { tag: after } : { tag: 'done', standing: { ...standing, left: after } },
  )
})
