import { expect, it } from '@jest/globals'
import { maxWithdrawn } from '../../../core/catalog/index.js'

it.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [9, 1],
  [10, 2],
  [1_000, 200],
])('an import of a catalogue of %i products may withdraw %i', (known, most) => {
  expect(maxWithdrawn(known)).toBe(most)
})
