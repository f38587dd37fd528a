import { expect, it } from '@jest/globals'
import { wordsInOrder } from '../../../../adapters/server/documents/words-in-order.js'

it.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['محمد علي', 'علي محمد'],
  ['Shop محمد بن علي 12', 'Shop علي بن محمد 12'],
  ['דוד לוי', 'לוי דוד'],
  ['山田 太郎', '山田 太郎'],
])('draws %s as %s', (line, drawn) => {
  expect(wordsInOrder(line)).toBe(drawn)
})
