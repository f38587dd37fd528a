import { describe, expect, it } from '@jest/globals'
import { emailKey, isEmailAddress, isSameMailbox } from '../../../core/accounts/index.js'

const ADA = 'ada@example.com'

/**
 * Ways of writing an address, and the rule for each. `member`: the account it is; `mailbox`: a proof of it, such as a
 * log-in by a provider, is one of `ADA` as well. Mails always go to the address as it was entered.
 */
const WRITTEN = [
  ['capital letters', 'ADA@EXAMPLE.COM', { isOne: true, member: 'same', mailbox: 'same' }],
  ['blanks around it', ' ada@example.com\t', { isOne: false, member: 'same', mailbox: 'same' }],
  ['wide letters (NFKC)', 'ａｄａ@example.com', { isOne: true, member: 'same', mailbox: 'other' }],
  [
    'mathematical letters (NFKC)',
    '\u{1D41A}da@example.com',
    { isOne: true, member: 'same', mailbox: 'other' },
  ],
  ['a wide at sign', 'ada＠example.com', { isOne: false, member: 'same', mailbox: 'other' }],
  ['a wide full stop', 'ada@example．com', { isOne: false, member: 'same', mailbox: 'other' }],
  ['an ideographic full stop', 'ada@example。com', { isOne: false, member: 'other', mailbox: 'other' }],
  [
    'an ideographic full stop after a full stop',
    'ada@mail.example。com',
    { isOne: false, member: 'other', mailbox: 'other' },
  ],
  [
    'a wide full stop after a full stop',
    'ada@mail.example．com',
    { isOne: false, member: 'other', mailbox: 'other' },
  ],
  [
    'a half-wide full stop after a full stop',
    'ada@mail.example｡com',
    { isOne: false, member: 'other', mailbox: 'other' },
  ],
  ['an encoded word', '=?utf-8?q?ada?=@example.com', { isOne: false, member: 'other', mailbox: 'other' }],
  ['half of a letter', 'ada\ud83d@example.com', { isOne: false, member: 'other', mailbox: 'other' }],
  ['a replaced letter', 'ada\ufffd@example.com', { isOne: false, member: 'other', mailbox: 'other' }],
  ['the Kelvin sign for k', 'ada@Kexample.com', { isOne: true, member: 'other', mailbox: 'other' }],
  [
    'a Cyrillic letter that looks alike',
    'аda@example.com',
    { isOne: true, member: 'other', mailbox: 'other' },
  ],
  ['a host that looks alike', 'ada@exаmple.com', { isOne: true, member: 'other', mailbox: 'other' }],
  ['the same host in punycode', 'ada@xn--exmple-4nf.com', { isOne: true, member: 'other', mailbox: 'other' }],
  ['a dotless i', 'ada@examplı.com', { isOne: true, member: 'other', mailbox: 'other' }],
  ['a zero-width space', 'ada\u200b@example.com', { isOne: false, member: 'other', mailbox: 'other' }],
  ['a zero-width joiner', 'a\u200dda@example.com', { isOne: false, member: 'other', mailbox: 'other' }],
  ['a right-to-left override', '\u202eada@example.com', { isOne: false, member: 'other', mailbox: 'other' }],
  ['a variation selector', 'ada\ufe0f@example.com', { isOne: false, member: 'other', mailbox: 'other' }],
  ['a tag letter', 'ada\u{e0041}@example.com', { isOne: false, member: 'other', mailbox: 'other' }],
  ['a trailing dot', 'ada@example.com.', { isOne: false, member: 'other', mailbox: 'other' }],
  ['a dot before the at sign', 'ada.@example.com', { isOne: false, member: 'other', mailbox: 'other' }],
  ['a tag of the mail host', 'ada+x@example.com', { isOne: true, member: 'other', mailbox: 'other' }],
  ['a very long host', `ada@${'e'.repeat(300)}.com`, { isOne: false, member: 'other', mailbox: 'other' }],
] as const

describe('an address in another spelling', () => {
  it.each(WRITTEN)('with %s: %j', (_, text, { isOne, member, mailbox }) => {
    expect(isEmailAddress(text)).toBe(isOne)
    expect(emailKey(text) === ADA ? 'same' : 'other').toBe(member)
    expect(isSameMailbox(text, ADA) ? 'same' : 'other').toBe(mailbox)
  })

  it.each([
    ['an accent as one letter, or as two (NFC)', 'caf\u00e9@example.com', 'cafe\u0301@example.com'],
    ['the two small sigmas of a capital one', 'ΣΑΣ@example.com', 'σας@example.com'],
    ['a capital sharp s', 'STRAẞE@example.com', 'straße@example.com'],
    ['a ligature', 'ﬁn@example.com', 'fin@example.com'],
  ])('is one account: %s', (_, one, other) => {
    expect(emailKey(one)).toBe(emailKey(other))
    expect(emailKey(emailKey(one))).toBe(emailKey(one))
  })

  it('has the same key each time', () => {
    for (const [, text] of WRITTEN) expect(emailKey(emailKey(text))).toBe(emailKey(text))
  })
})
