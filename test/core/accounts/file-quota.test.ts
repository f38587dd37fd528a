import { expect, it } from '@jest/globals'
import { checkFileQuota } from '../../../core/accounts/index.js'

it.each([
  [1, 0, 0, 'fits'],
  [10, 0, 40, 'fits'],
  [10, 1, 1, 'member-full'],
  [11, 0, 0, 'member-full'],
  [5, 5, 45, 'fits'],
  [5, 5, 46, 'site-full'],
  [5, 6, 46, 'member-full'],
  [0, 10, 50, 'fits'],
])('a file of %d beside %d of the member and %d of all: %s', (sizeBytes, ofMember, ofAll, room) => {
  expect(checkFileQuota(sizeBytes, { ofMember, ofAll }, { ofMember: 10, ofAll: 50 })).toBe(room)
})
