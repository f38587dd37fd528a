import { expect, it } from '@jest/globals'
import { wordsInOrder } from '../../../../adapters/server/documents/words-in-order.js'

it.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['محمد علي', 'محمد\u00a0علي'],
  ['Shop محمد بن علي 12', 'Shop محمد\u00a0بن\u00a0علي  12'],
  ['דוד לוי', 'דוד\u00a0לוי'],
  ['山田 太郎', '山田 太郎'],
])('draws %s as %j', (line, drawn) => {
  expect(wordsInOrder(line)).toBe(drawn)
})
