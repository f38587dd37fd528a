import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parseFormPost } from '../../../../core/site/index.js'

const message = [
  ['name', 'Contact'],
  ['pageId', 'p1'],
  ['source', 'https://shop.test/contact'],
  ['fields[Your name]', 'Ada'],
  ['fields[a[b]]', 'x'],
  ['fileUploads[CV]', 'file-1'],
] as const

describe('a form post', () => {
  it('is a submission with its fields and files', () => {
    expect(parseFormPost(message)).toEqual({
      ok: true,
      value: {
        tag: 'submission',
        submission: {
          attempt: null,
          formName: 'Contact',
          pageId: 'p1',
          source: 'https://shop.test/contact',
          fields: { 'Your name': 'Ada', 'a[b]': 'x' },
          files: { CV: 'file-1' },
        },
        captchas: {},
      },
    })
  })

  it('is spam when the trap has a value, before any other fault', () => {
    expect(
      parseFormPost([
        ['trap', 'x'],
        ['fields[Password]', 'x'],
      ]),
    ).toEqual({ ok: true, value: { tag: 'spam' } })
    expect(parseFormPost([...message, ['trap', '']])).toMatchObject({ value: { tag: 'submission' } })
  })

  it.each([
    'Password',
    'password',
    'Your password',
    'user_passwd',
    'PWD',
    'New-Passcode',
    'newPassword',
    'Passwort',
    'password_2',
  ])('is refused for a field named %s', (name) => {
    expect(parseFormPost([[`fields[${name}]`, 'x']])).toEqual({ ok: false, failure: { tag: 'password' } })
  })

  it.each(['Passport', 'Compass', 'Passenger', 'Do you use a password manager?'])(
    'is accepted with a field named %s',
    (name) => {
      expect(parseFormPost([[`fields[${name}]`, 'x']]).ok).toBe(true)
    },
  )

  it('is refused without fields and beyond its limits', () => {
    expect(parseFormPost([['name', 'x']])).toMatchObject({ failure: { tag: 'empty' } })
    expect(parseFormPost([['fields[a]', 'x'.repeat(20_001)]])).toMatchObject({ failure: { tag: 'too-much' } })
    expect(parseFormPost([[`fields[${'a'.repeat(201)}]`, '']])).toMatchObject({
      failure: { tag: 'too-much' },
    })
    const many = Array.from({ length: 201 }, (_, index) => [`fields[f${index}]`, ''] as const)
    expect(parseFormPost(many)).toMatchObject({ failure: { tag: 'too-much' } })
  })

  it('is stored without characters that break terminals and databases', () => {
    const parsed = parseFormPost([
      ['name', 'Con\u0000tact\r\nX'],
      ['source', 'https://shop.test/\u001b[2J'],
      ['fields[No\u0007te]', 'one\ntwo\u0000\u001b[31m'],
    ])
    expect(parsed).toMatchObject({
      value: {
        submission: {
          formName: 'Contact X',
          source: 'https://shop.test/[2J',
          fields: { Note: 'one\ntwo[31m' },
        },
      },
    })
  })

  it('has no answer of a challenge among its fields', () => {
    const parsed = parseFormPost([...message, ['fields[cf-turnstile-response]', 't1']])
    expect(parsed).toMatchObject({ value: { captchas: { 'cf-turnstile-response': 't1' } } })
    expect(
      JSON.stringify(parsed.ok && parsed.value.tag === 'submission' && parsed.value.submission),
    ).not.toMatch('turnstile')
  })

  it.each([
    ['https://shop.test/order?orderId=1&token=secret#top', 'https://shop.test/order'],
    ['https://shop.test/a#token=secret', 'https://shop.test/a'],
    ['https://anna:secret@shop.test/a', 'https://shop.test/a'],
    ['https://secret@@shop.test', 'https://shop.test'],
    ['https://shop.test/@anna', 'https://shop.test/@anna'],
    ['no address?token=secret', 'no address'],
  ])('stores the address %s without query and fragment', (address, source) => {
    expect(
      parseFormPost([...message.filter(([name]) => name !== 'source'), ['source', address]]),
    ).toMatchObject({
      value: { submission: { source } },
    })
  })

  it('names its attempt if it has one in the form of a page', () => {
    const attempt = '0123456789abcdef0123456789abcdef'
    const named = (value: string): unknown => parseFormPost([...message, ['attempt', value]])
    expect(named(attempt)).toMatchObject({ value: { submission: { attempt } } })
    expect(named('../x')).toMatchObject({ value: { submission: { attempt: null } } })
  })

  it('never fails otherwise', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        expect(typeof parseFormPost(pairs).ok).toBe('boolean')
      }),
    )
  })
})
