import { expect, it } from '@jest/globals'
import { canCheckOut } from '../../../core/cart/index.js'

it.each([
  [false, false, undefined, false],
  [false, false, false, false],
  [true, false, false, true],
  [false, true, false, true],
  [false, false, true, true],
])(
  'a page can check out if it is an export, has a key or offers PayPal: %j, %j, %j',
  (isExported, hasKey, hasPayPal, can) => {
    expect(canCheckOut({ isExported, hasKey, ...(hasPayPal === undefined ? {} : { hasPayPal }) })).toBe(can)
  },
)
