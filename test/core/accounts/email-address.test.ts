import { domainToASCII, domainToUnicode } from 'node:url'
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
    ['ada@xn--bcher-kva.example', 'ada@bücher.example'],
    ['ADA@XN--BCHER-KVA.example', 'ada@bücher.example'],
    ['ada@Bu\u0308cher.example', 'ada@bücher.example'],
    ['ada@mail.xn--mnchen-3ya.xn--p1ai', 'ada@mail.münchen.рф'],
    ['ada@xn--fa-hia.example', 'ada@faß.example'],
    ['ada@xn--fiqs8s.example', 'ada@中国.example'],
    ['ada@xn--0zwm56d.example', 'ada@测试.example'],
  ])('has its host in its own letters: %j', (text, key) => {
    expect([emailKey(text), emailKey(key)]).toEqual([key, key])
    expect(isSameMailbox(text, key.normalize('NFC'))).toBe(text !== 'ada@Bu\u0308cher.example')
  })

  it.each([
    'xn--example-',
    'xn--',
    'xn--a',
    'xn--999999999999',
    'xn--bcher-kva-',
    'xn--b\u00fccher-kva',
    'xn--hba',
    `xn--${'9'.repeat(60)}`,
  ])('keeps a host that is no name, so that no two hosts have one key: %j', (label) => {
    expect(emailKey(`ada@${label}.com`)).toBe(`ada@${label}.com`)
  })

  const letter = fc
    .oneof(fc.integer({ min: 0x61, max: 0x7a }), fc.integer({ min: 0xe0, max: 0x5ff }), fc.nat(0x10ffff))
    .map((code) => String.fromCodePoint(code))

  it('has one key for both forms of any host that has both', () => {
    let found = 0
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 8 }), (label) => {
        const ascii = domainToASCII(`${label}.example`)
        const own = domainToUnicode(ascii)
        const isName = /^[\p{L}\p{M}\p{N}.-]+$/u.test(own) && own.normalize('NFKC').toLowerCase() === own
        if (!isEmailAddress(`a@${ascii}`) || own.includes('xn--') || !isName) return
        found += 1
        expect(emailKey(`a@${ascii}`)).toBe(emailKey(`a@${own}`))
      }),
      { numRuns: 3_000 },
    )
    expect(found).toBeGreaterThan(50)
  })

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
