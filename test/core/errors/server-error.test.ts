import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parseServerError, toServerError } from '../../../core/errors/index.js'

const none = { code: null, message: '', type: null, problems: [], failedValidations: [] }

describe('reading a server error', () => {
  it.each<[string, unknown, object]>([
    [
      'a code on the error',
      { code: 'PriceChanged', message: 'changed' },
      { code: 'PriceChanged', message: 'changed' },
    ],
    ['a code in the extensions', { extensions: { code: 'PriceChanged' } }, { code: 'PriceChanged' }],
    ['the error before its extensions', { code: 'A', extensions: { code: 'B' } }, { code: 'A' }],
    ['no code that is not a text', { code: 12 }, {}],
    ['no empty code', { code: '' }, {}],
    [
      'the kind a payment provider states',
      { type: 'validation_error', message: 'Incomplete' },
      { type: 'validation_error', message: 'Incomplete' },
    ],
    [
      'problems',
      { problems: [{ type: 'MISSING_STATE' }, {}, null] },
      { problems: [{ type: 'MISSING_STATE' }] },
    ],
    [
      'problems in the extensions',
      { extensions: { problems: [{ type: 'X' }] } },
      { problems: [{ type: 'X' }] },
    ],
    [
      'failed validations that name field and rule',
      { failedValidations: [{ fieldId: 'f', name: 'MinSizeError' }, { fieldId: 'f' }, { name: 'x' }, 5] },
      { failedValidations: [{ fieldId: 'f', name: 'MinSizeError' }] },
    ],
    ['a bare text as the message', 'offline', { message: 'offline' }],
    ['an Error', new Error('offline'), { message: 'offline' }],
    ['nothing in null', null, {}],
    ['nothing in undefined', undefined, {}],
    ['nothing in a number', 5, {}],
  ])('finds %s', (_case, input, found) => {
    expect(parseServerError(input)).toEqual({ ...none, ...found })
  })

  it('never throws on any input', () => {
    fc.assert(fc.property(fc.anything(), (input) => Array.isArray(parseServerError(input).problems)))
  })
})

describe('a failure of a back end', () => {
  it('keeps code, message and problems of a refusal', () => {
    const problems = [{ type: 'MISSING_STATE' }]
    expect(toServerError({ tag: 'rejected', code: 'X', message: 'm', problems })).toEqual({
      ...none,
      code: 'X',
      message: 'm',
      problems,
    })
  })

  it('has no code when there was no answer', () => {
    const failure = { tag: 'unreachable', reason: 'network', status: null, message: 'offline' } as const
    expect(toServerError(failure)).toEqual({ ...none, message: 'offline' })
  })
})
