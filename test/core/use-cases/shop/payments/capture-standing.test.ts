import { expect, it } from '@jest/globals'
import { captureStandingOf } from '../../../../../core/use-cases/shop/payments/attempt-status.js'

it.each([
  [[], 'not-placed'],
  [['pending'], 'not-placed'],
  [['declined', 'released'], 'not-placed'],
  [['declined', 'capturing'], 'capturing'],
  [['authorised'], 'held'],
  [['succeeded', 'released'], 'taken'],
  [['lapsed'], 'lapsed'],
])('says of attempts %j that the order is %s', (statuses, standing) => {
  expect(captureStandingOf(statuses)).toBe(standing)
})
