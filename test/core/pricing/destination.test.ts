import { expect, it } from '@jest/globals'
import { destinationOf } from '../../../core/pricing/index.js'
import type { Destination } from '../../../core/pricing/index.js'

const SHOP = { country: 'DE', state: null }
const AT = { country: 'AT', state: null }
const NY = { country: 'US', state: 'NY' }
const NO_COUNTRY = { country: null, state: null }

it.each<[string, boolean, Destination | null, Destination | null, Destination]>([
  ['shipped goods go to the shipping address', true, NY, AT, NY],
  ['shipped goods without an address have no destination yet', true, null, AT, NO_COUNTRY],
  ['shipped goods to an address without a country have none either', true, NO_COUNTRY, AT, NO_COUNTRY],
  ['other goods go to the billing address', false, NY, AT, AT],
  ['other goods go to the shipping address if the bill has none', false, NY, null, NY],
  ['an address without a country counts as none', false, NY, NO_COUNTRY, NY],
  ['other goods without an address go to the place of the shop', false, null, null, SHOP],
])('%s', (_, isShipped, shipping, billing, expected) => {
  expect(destinationOf({ shipping, billing }, isShipped, SHOP)).toEqual(expected)
})
