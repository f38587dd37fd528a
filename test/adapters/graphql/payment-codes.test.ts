import { describe, expect, it } from '@jest/globals'
import { parseWireAnswers } from '../../../adapters/graphql/client/transport/wire-answer.js'
import { toGraphqlError } from '../../../adapters/server/graphql/resolvers/failure-error.js'

describe('a payment that is refused', () => {
  it.each([
    ['PaymentDeclined', 'StripeRejected'],
    ['PaymentUnavailable', 'StripeFailure'],
    ['ItemNotFound', 'ItemNotFound'],
  ])('is %s in the domain and %s on the wire', (domain, wire) => {
    const { extensions, message } = toGraphqlError({
      tag: 'rejected',
      code: domain,
      message: 'no',
      problems: [],
    })
    expect(extensions['code']).toBe(wire)
    const body = JSON.stringify([{ data: null, errors: [{ message, code: wire, extensions }] }])
    const parsed = parseWireAnswers(200, body, 1)
    expect(parsed.ok && parsed.value.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual([
      domain,
    ])
  })
})
