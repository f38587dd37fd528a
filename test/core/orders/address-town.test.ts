import { expect, it } from '@jest/globals'
import { townOf } from '../../../core/orders/index.js'

it.each([
  ['US', 'NY', '11201', 'Brooklyn, NY 11201', null],
  ['PR', null, '00901', 'Brooklyn 00901', null],
  ['PR', 'PR', '00901', 'Brooklyn, PR 00901', null],
  ['CA', 'ON', 'M5V 2T6', 'Brooklyn ON M5V 2T6', null],
  ['AU', 'NSW', '2000', 'Brooklyn NSW 2000', null],
  ['GB', 'Kent', 'SW1A 1AA', 'Brooklyn SW1A 1AA', 'Kent'],
  ['DE', 'Bayern', '80331', '80331 Brooklyn', 'Bayern'],
  ['AT', null, '1060', '1060 Brooklyn', null],
  [null, 'NY', null, 'Brooklyn', 'NY'],
])('writes the town as letters of the country have it: %s', (country, state, postalCode, town, apart) => {
  expect(townOf({ city: 'Brooklyn', state, country, postalCode })).toEqual({ town, state: apart })
})

it('leaves out what is not known', () => {
  expect(townOf({ city: null, state: 'NY', country: 'US', postalCode: '11201' }).town).toBe('NY 11201')
  expect(townOf({ city: null, state: null, country: 'US', postalCode: null }).town).toBe('')
})
