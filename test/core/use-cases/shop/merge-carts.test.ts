import { describe, expect, it } from '@jest/globals'
import { mergeCarts } from '../../../../core/use-cases/shop/merge-carts.js'
import type { MergedLine } from '../../../../core/use-cases/shop/merge-carts.js'

/** Lines of a cart from a text such as `cup 2, bowl 1`. */
const lines = (cart: string, text: string): readonly MergedLine[] =>
  (text === '' ? [] : text.split(', ')).map((line) => {
    const [skuId = '', count] = line.split(' ')
    return { id: `${cart}-${skuId}`, skuId, count: Number(count) }
  })
const textOf = (list: readonly { readonly id: string; readonly count: number }[]): string =>
  list.map(({ id, count }) => `${id} ${count}`).join(', ')

describe('the merge of two carts', () => {
  it.each([
    ['nothing into nothing', '', '', '', '', '', true],
    ['other goods', 'cup 1', 'bowl 2', 'from-bowl 2', '', 'from-bowl', true],
    ['more of the same', 'cup 1', 'cup 3', '', 'into-cup 3', 'from-cup', true],
    ['less of the same', 'cup 3', 'cup 1', '', '', 'from-cup', true],
    ['as much of the same', 'cup 2', 'cup 2', '', '', 'from-cup', true],
    ['more than there is room for', 'cup 1, jug 1', 'bowl 1, pot 1', 'from-bowl 1', '', 'from-bowl', false],
    ['the same into a full cart', 'a 1, b 1, c 1', 'b 4', '', 'into-b 4', 'from-b', true],
    ['others into a full cart', 'a 1, b 1, c 1', 'd 1', '', '', '', false],
    ['others into a cart above its limit', 'a 1, b 1, c 1, d 1', 'e 1', '', '', '', false],
  ])('%s', (_, into, from, added, raised, gone, isWhole) => {
    const merge = mergeCarts(lines('into', into), lines('from', from), 3)
    expect(textOf(merge.added)).toBe(added)
    expect(textOf(merge.raised)).toBe(raised)
    expect(merge.gone.join(', ')).toBe(gone)
    expect(merge.isWhole).toBe(isWhole)
  })
})
