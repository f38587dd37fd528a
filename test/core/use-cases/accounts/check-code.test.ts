import { expect, it } from '@jest/globals'
import { takeAppCode } from '../../../../core/use-cases/accounts/second-factor/check-code.js'
import { createFakeAccountPorts } from '../../../fakes/account-ports.fake.js'

it.each([
  ['six digits', '123 456', 1],
  ['five digits', '12345', 0],
  ['letters', 'abcdef', 0],
])('reports a missing key for a code of the app only: %s', async (_, code, reports) => {
  const { ports, store, errors } = createFakeAccountPorts()
  const factor = { memberId: 'ada', secret: null } as Parameters<typeof takeAppCode>[2]
  expect(await takeAppCode(store, ports, factor, code)).toBe(false)
  expect(errors).toHaveLength(reports)
})
