import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  accountParameters,
  parseQuery,
  QUERY_LIMITS,
  textParameter,
} from '../../../../core/account-flows/index.js'

describe('the query of a page', () => {
  it.each([
    ['', {}],
    ['?a=1&b=two%20words&c=x+y', { a: '1', b: 'two words', c: 'x y' }],
    ['?a', { a: '' }],
    ['?=1&&b=2', { b: '2' }],
    ['?a=1=2', { a: '1=2' }],
    ['?a=%E0%A4%A', { a: '%E0%A4%A' }],
    ['?a[]=1&a[]=2&b=1&b=2', { a: ['1', '2'], b: ['1', '2'] }],
    ['?a[b]=1&a[c][d]=2', { a: { b: '1', c: { d: '2' } } }],
    ['?[a]=1', { '[a]': '1' }],
    ['?a[b=1', { a: { '[b': '1' } }],
  ])('%s is %j', (search, expected) => {
    expect(parseQuery(search)).toEqual(expected)
  })

  it('is read five levels deep, lists to twenty entries, and to a thousand parameters', () => {
    expect(QUERY_LIMITS).toEqual({ depth: 5, listLength: 20, parameters: 1000 })
    expect(parseQuery('?a[b][c][d][e][f][g]=1')).toEqual({
      a: { b: { c: { d: { e: { f: { '[g]': '1' } } } } } },
    })
    const list = parseQuery(`?${'a=x&'.repeat(30)}`)
    expect(list['a']).toHaveLength(20)
    const many = Array.from({ length: 1200 }, (_, index) => `p${index}=1`).join('&')
    expect(Object.keys(parseQuery(many))).toHaveLength(1000)
  })

  it('never fails, and finds nothing that every object inherits', () => {
    expect(textParameter(parseQuery('?a=1'), 'constructor')).toBeNull()
    fc.assert(fc.property(fc.string(), (search) => typeof parseQuery(search) === 'object'))
  })

  it('has the first value of equal names', () => {
    expect(textParameter(parseQuery('?token=one&token=two'), 'token')).toBe('one')
  })
})

describe('the parameters of account pages', () => {
  it('include the tokens of links and the address of an invitation', () => {
    expect(
      accountParameters('/sign-up?inviteToken=i&email=ada%40example.org&verifyToken=v&token=t#x'),
    ).toEqual({
      inviteToken: 'i',
      verifyToken: 'v',
      token: 't',
      email: 'ada@example.org',
    })
    expect(accountParameters('/sign-up?token=&verifyToken[a]=1')).toEqual({
      inviteToken: null,
      verifyToken: null,
      token: null,
      email: null,
    })
  })
})
