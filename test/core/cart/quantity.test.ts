import { describe, expect, it } from '@jest/globals'
import { parseQuantity, quantityToAdd, signUpUrl } from '../../../core/cart/index.js'

describe('parseQuantity', () => {
  it.each<[unknown, number]>([
    ['3', 3],
    [' 12 ', 12],
    ['0', 0],
    ['007', 7],
    [4, 4],
    ['1000000', 1_000_000],
  ])('reads %p as %p', (input, count) => {
    expect(parseQuantity(input)).toEqual({ ok: true, value: count })
  })

  it.each<[unknown, string]>([
    ['', 'empty'],
    [null, 'empty'],
    [undefined, 'empty'],
    [{}, 'empty'],
    ['-1', 'not-whole'],
    ['1.5', 'not-whole'],
    ['1e3', 'not-whole'],
    ['two', 'not-whole'],
    [Number.NaN, 'not-whole'],
    ['1000001', 'too-large'],
  ])('refuses %p as %s', (input, tag) => {
    expect(parseQuantity(input)).toMatchObject({ ok: false, failure: { tag } })
  })
})

describe('quantityToAdd', () => {
  it.each<[unknown, number | null]>([
    ['', 1],
    [null, 1],
    ['2', 2],
    ['0', null],
    ['-3', null],
    ['abc', null],
  ])('makes %p into %p', (input, count) => {
    expect(quantityToAdd(input)).toBe(count)
  })
})

it('keeps the whole path on the way to sign-up', () => {
  expect(signUpUrl('/product/ä&b')).toBe('/sign-up?usredir=%2Fproduct%2F%C3%A4%26b')
})
