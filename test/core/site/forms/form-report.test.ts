import { expect, it } from '@jest/globals'
import { replyAddressOf } from '../../../../core/site/index.js'

it.each([
  [{ name: 'Ada', mail: 'ada@example.org', other: 'eve@example.net' }, 'ada@example.org'],
  [{ name: 'Ada' }, null],
  [{ mail: '<eve@example.net>ada' }, null],
  [{ mail: 'eve@example.net,ada@example.org' }, null],
  [{ mail: 'ada(1)@example.org' }, null],
  [{ mail: 'ada\u0007@example.org' }, null],
  [{ mail: '\u202eada@example.org' }, null],
  [{ mail: 'ada\u200b@example.org', second: 'eve@example.net' }, 'eve@example.net'],
])('the reply to %j goes to %j', (fields, address) => {
  expect(replyAddressOf({ fields })).toBe(address)
})
