import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { emailKey, isEmailAddress, isSameMailbox } from '../../../core/accounts/index.js'

const chars = (count: number): string => 'a'.repeat(count)

describe('an address of mail', () => {
  it.each([
    ['a@b.c', true],
    ['ada.lovelace+shop@mail.example.com', true],
    ["o'neil@example.com", true],
    ['käthe@bücher.example', true],
    [`${chars(64)}@example.com`, true],
    [`${chars(65)}@example.com`, false],
    [`a@${chars(248)}.com`, true],
    [`a@${chars(249)}.com`, false],
    ['', false],
    ['a', false],
    ['a@localhost', false],
    ['@example.com', false],
    ['a@', false],
    ['a@b@example.com', false],
  ])('%#: %s is valid: %j', (text, isOne) => {
    expect(isEmailAddress(text)).toBe(isOne)
  })

  it.each(['.a@b.c', 'a.@b.c', 'a..b@b.c', 'a@.b.c', 'a@b.c.', 'a@b..c', '.a.@b.c'])(
    'has no dot at an edge and no two in a row: %s',
    (text) => {
      expect(isEmailAddress(text)).toBe(false)
    },
  )

  it('holds no blank, quote, bracket, control character or invisible letter anywhere', () => {
    const bad = fc.constantFrom(
      ...' \t\r\n"(),:;<>[]\\@\u00a0\0\u001f\u007f\u0085\u00ad\u200b\u202e\u2066\ufeff\u115f',
    )
    const good = 'ada@example.com'
    fc.assert(
      fc.property(bad, fc.nat(good.length), (char, at) => {
        expect(isEmailAddress(`${good.slice(0, at)}${char}${good.slice(at)}`)).toBe(false)
      }),
      { numRuns: 500 },
    )
    expect(isEmailAddress(good)).toBe(true)
  })

  it.each(['Ada@Example.com', ' ada@example.com ', 'ADA@EXAMPLE.COM', 'ａda@example.com'])(
    'is the same in every spelling: %j',
    (text) => {
      expect(emailKey(text)).toBe('ada@example.com')
    },
  )

  it.each([
    ['Ada@Example.com', true],
    [' ada@example.com ', true],
    ['ａda@example.com', false],
    ['ada@exam\u{1D429}le.com', false],
  ])('is the same mailbox only in the same letters, in any case: %j', (text, isSame) => {
    expect(isSameMailbox(text, 'ada@example.com')).toBe(isSame)
    expect(isSameMailbox('ada@example.com', text)).toBe(isSame)
  })
})
