import { describe, expect, it } from '@jest/globals'
import { parseSettings } from '../../../../../adapters/server/sql/shop/index.js'
import type { StoreSettings } from '../../../../../adapters/server/sql/shop/index.js'
import {
  ACCOUNT_FIELD_TYPES,
  DEFAULT_ACCOUNT_SETTINGS,
  MEMBER_CAPS,
} from '../../../../../core/accounts/index.js'
import { valueOf } from '../../../../support/value-of.js'

const minimal = { name: 'Shop', currency: 'EUR', country: 'DE' }

/**
 * The places of the mistakes in settings with `value` at this path, such as `accounts.groups[0].id`; empty: no
 * mistake.
 */
function wrongAt(
  path: string,
  value: unknown,
  beside: Readonly<Record<string, unknown>> = {},
): readonly string[] {
  const steps = path.match(/[^.[\]]+/g) ?? []
  const nested = steps.reduceRight<unknown>((inner, step, at) => {
    if (/^\d+$/.test(step)) return [inner]
    return { ...(at === steps.length - 1 ? beside : {}), [step]: inner }
  }, value)
  const parsed = parseSettings({ ...minimal, ...(nested as object) })
  return parsed.ok ? [] : parsed.failure.map((problem) => problem.path)
}

const group = { id: 'gold' }
const field = { id: 'f1', name: 'Phone', type: 'PlainText' }
const provider = { id: 'corp', issuer: 'https://accounts.example.org', clientId: 'c' }
const many = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at))

/** A path in the settings, the settings that it needs beside it, its valid values and its invalid ones. */
const RULES: readonly (readonly [
  path: string,
  beside: Readonly<Record<string, unknown>>,
  right: readonly unknown[],
  wrong: readonly unknown[],
])[] = [
  ['country', {}, ['DE', 'US'], ['de', 'DEU', 'D', 'xDE', 'DE ', 1, null]],
  [
    'baseUrl',
    {},
    ['https://example.com', 'http://localhost:4321', 'https://example.com/'],
    [
      'example.com',
      'ftp://example.com',
      'https://example.com/shop',
      'https://example.com/?a',
      'xhttps://a.b',
      1,
    ],
  ],
  [
    'gates[0].path',
    {},
    ['/', '/members', '/members/*', '/*'],
    ['members', '/a//b', '/a?b', '/a#b', '/*/b', '', 1],
  ],
  [
    'gates[0].groups',
    { path: '/a' },
    [[], ['gold', 'g-2_x']],
    ['gold', ['g'], ['Gold'], ['-gold'], ['go ld'], [1]],
  ],
  ['gates[0].password', { path: '/a' }, ['secret', null], ['', ' ', 5]],
  [
    'redirects[0].from',
    { to: '/' },
    ['/shop/mug', '/blog/*', '/'],
    ['shop', '//evil', '/a?b', '/a#b', '/a b', '/*/b', 1],
  ],
  [
    'redirects[0].to',
    { from: '/a' },
    ['/', '/product/mug?a#b', '/news/:splat', 'https://example.com/', 'http://example.com'],
    [
      'product',
      '//evil',
      '/a b',
      'https://',
      'https:///a',
      'https://:splat',
      'https://a.example/b c',
      'javascript:alert(1)',
      'ftp://a',
      1,
    ],
  ],
  ['accounts.signUp', {}, ['open', 'invited', 'closed'], ['shut', true]],
  ['accounts.signUpGroups', {}, [[], ['gold']], ['gold', ['g']]],
  ['accounts.hidesMembers', {}, [true, false], ['true', 1]],
  ['accounts.unverifiedDays', {}, [0, 30], [-1, 1.5, '30']],
  ['accounts.secondFactor', {}, ['optional', 'required'], ['on', true]],
  ['accounts.memberFilesMb', {}, [10, 500], [9, 10.5, -1, '100']],
  ['accounts.allFilesMb', {}, [10, 50_000], [0, 99.5, '1']],
  ['accounts.captcha', {}, [true, false], ['yes']],
  ['accounts.plan', {}, Object.keys(MEMBER_CAPS), ['toString', 'gratis']],
  ['accounts.language', {}, ['de', null], [1, '']],
  [
    'accounts.groups',
    {},
    [[], [group], many(20, (at) => ({ id: `g${at}` }))],
    [[group, group], many(21, (at) => ({ id: `g${at}` })), {}],
  ],
  ['accounts.groups[0].id', {}, ['gold', 'a1', '2-b_c'], ['g', 'Gold', '_a', 'a.b', '', 1]],
  ['accounts.groups[0].type', group, ['free', 'paid', 'admin'], ['owner', 1]],
  ['accounts.groups[0].product', group, ['club', null], [1, '']],
  [
    'accounts.fields',
    {},
    [[field], many(20, (at) => ({ ...field, id: `f${at}` }))],
    [[field, field], many(21, (at) => ({ ...field, id: `f${at}` }))],
  ],
  [
    'accounts.fields[0].id',
    { name: 'A', type: 'Bool' },
    ['ab', 'a'.repeat(64)],
    ['a', 'a'.repeat(65), 'a-b', 'a b', ' ab', 1],
  ],
  ['accounts.fields[0].type', { id: 'ab', name: 'A' }, [...ACCOUNT_FIELD_TYPES], ['plainText', 'Text']],
  ['accounts.fields[0].required', field, [true, false], ['true', 1]],
  ['accounts.fields[0].min', field, [0, -1.5, null], ['0', true]],
  ['accounts.fields[0].options', field, [[], [{ slug: 'a', name: 'A' }], null], [[{ slug: 'a' }], ['a']]],
  ['accounts.fields[0].extensions', field, [['.pdf'], null], ['.pdf', [1]]],
  [
    'accounts.providers',
    {},
    [[provider], many(10, (at) => ({ ...provider, id: `p${at}` }))],
    [[provider, provider], many(11, (at) => ({ ...provider, id: `p${at}` }))],
  ],
  [
    'accounts.providers[0].id',
    { issuer: provider.issuer, clientId: 'c' },
    ['a', 'corp-1', 'a'.repeat(40)],
    ['', '-a', 'A', 'a_b', 'a'.repeat(41), 1],
  ],
  [
    'accounts.providers[0].issuer',
    { id: 'corp', clientId: 'c' },
    [
      'https://a.example',
      'https://a.example/realm',
      'http://localhost:8080',
      'http://127.0.0.1',
      'http://[::1]:1',
    ],
    [
      'a.example',
      'http://a.example',
      'http://localhost.a.example',
      'http://x.127.0.0.1.a.example',
      'https://a.example/?b',
      'https://a.example/#b',
      'https://user@a.example',
      'https://:secret@a.example',
      'javascript:alert(1)',
      1,
    ],
  ],
  [
    'accounts.providers[0].scopes',
    provider,
    [[], ['email', 'https://a/b']],
    [['a b'], ['a"b'], ['a\\b'], [''], ['ä'], 'email'],
  ],
  ['accounts.mails.welcome.subject', { text: 'T' }, ['S'], ['', 1, null]],
  ['accounts.mails.welcome.html', { subject: 'S', text: 'T' }, ['<p>T</p>', null], [1, '']],
]

describe('settings of access', () => {
  it.each(RULES)(
    'take valid values, and name the place of invalid ones, at %s',
    (path, beside, right, wrong) => {
      expect(right.filter((value) => wrongAt(path, value, beside).length > 0)).toEqual([])
      const isSaid = (value: unknown): boolean =>
        wrongAt(path, value, beside).some((place) => place.startsWith(path))
      expect(wrong.filter((value) => !isSaid(value))).toEqual([])
    },
  )

  const read = (settings: Readonly<Record<string, unknown>>): StoreSettings =>
    valueOf(parseSettings({ ...minimal, ...settings }))

  it('are open to all visitors without a request if no audience is set', () => {
    expect(read({})).toMatchObject({ accounts: DEFAULT_ACCOUNT_SETTINGS, gates: [], redirects: [] })
    expect(read({ accounts: {}, gates: [{ path: '/a' }] })).toMatchObject({
      accounts: DEFAULT_ACCOUNT_SETTINGS,
      gates: [{ path: '/a', groups: [], password: null }],
    })
  })

  it('name groups, fields and providers without a name by their id', () => {
    const { accounts } = read({
      accounts: { groups: [group], fields: [{ ...field, name: 'Phone & Fax' }], providers: [provider] },
    })
    expect(accounts.groups).toEqual([{ id: 'gold', name: 'gold', type: 'free', product: null }])
    expect(accounts.fields).toMatchObject([{ name: 'Phone & Fax', slug: 'phone-fax', required: false }])
    expect(accounts.providers).toEqual([
      { ...provider, name: 'corp', scopes: ['openid', 'email', 'profile'] },
    ])
  })

  it('send a mail as text only without markup', () => {
    const mail = { subject: 'S', text: 'T' }
    expect(read({ accounts: { mails: { welcome: mail } } }).accounts.mails['welcome']).toEqual(mail)
    const both = { ...mail, html: '<p>T</p>' }
    expect(read({ accounts: { mails: { welcome: both } } }).accounts.mails['welcome']).toEqual(both)
  })
})
