import { expect, it } from '@jest/globals'
import { contrastOf } from '../../../../../core/use-cases/mails/render/color-contrast.js'

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#1f4f8f', '#1F4F8F', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#0a0a0a', '#000000', 1.06],
  ['blue', '#ffffff', 1],
  ['#fff', '#000000', 1],
])('%s on %s has the contrast %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2)
})
