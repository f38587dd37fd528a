import { describe, expect, it } from '@jest/globals'
import {
  createGateFinder,
  gateAddress,
  passGates,
  UTILITY_PAGES,
  utilityKeyOf,
} from '../../../core/accounts/index.js'

const gates = [
  { path: '/members/*', groups: [], password: null },
  { path: '/gold', groups: ['gold', 'press'], password: null },
]
const groups = [
  { id: 'staff', type: 'admin' },
  { id: 'gold', type: 'paid' },
] as const

describe('gates', () => {
  it.each([
    '/Members/Area',
    '//members//area/',
    '/members/area.html',
    '/%6Dembers/area',
    '\\members\\area',
    '/members/area/index',
    '/members/area/Index.html',
  ])('match an address in every spelling: %s', (path) => {
    expect(gateAddress(path)).toBe('/members/area')
  })

  it.each([
    ['members/area.html', '/members/area', 1],
    ['members/index.html', '/members', 1],
    ['members.html', '/members', 0],
    ['membership.html', '/membership', 0],
    ['gold.html', '/other-name', 1],
    ['index.html', '/', 0],
    ['detail_members.html', '/', 1],
    ['a/detail_members.html', '/', 0],
    ['other-name.html', '/gold', 1],
    ['gold.htm', '/other-name', 1],
    ['gold/page.html', '/gold/page', 0],
    ['team/members.html', '/team/members', 0],
    ['members/deep/page.html', '/members/deep/page', 1],
    ['Members/Index.HTML', '/other-name', 1],
    ['members/area.html', '/log-in', 1],
    ['log-in.html', '/members/area', 0],
  ])('apply to %s', (file, path, count) => {
    expect(createGateFinder(gates)(file, path)).toHaveLength(count)
  })

  it('match no address that cannot be decoded, and both Unicode forms of one', () => {
    expect(gateAddress('/members/%E0%A4%A')).toBe('/members/%e0%a4%a')
    expect(gateAddress('/cafe\u0301')).toBe(gateAddress('/caf\u00e9'))
    expect(gateAddress('')).toBe('/')
  })

  it('for the items of a collection apply to the template that shows them', () => {
    const gatesBefore = createGateFinder([{ path: '/course/*', groups: [], password: null }])
    expect(gatesBefore('detail_course.html', '/detail_course')).toHaveLength(1)
    expect(gatesBefore('detail_other.html', '/detail_other')).toEqual([])
  })

  it('before the whole site leave open the log-in pages and the page of refused access', () => {
    const gatesBefore = createGateFinder([{ path: '/*', groups: [], password: null }])
    expect(gatesBefore('index.html', '/')).toHaveLength(1)
    const ways = ['log-in', 'sign-up', 'reset-password', 'update-password', 'access-denied', '401', '404']
    for (const page of ways) expect(gatesBefore(`${page}.html`, `/${page}`)).toEqual([])
  })

  it('open for members, for one of their groups, and always for an admin', () => {
    const [members, gold] = [gates.slice(0, 1), gates.slice(1)]
    expect(passGates(members, null, groups)).toBe('log-in')
    expect(passGates(members, { groups: [] }, groups)).toBe('open')
    expect(passGates(gold, { groups: ['press'] }, groups)).toBe('open')
    expect(passGates(gold, { groups: ['other'] }, groups)).toBe('denied')
    expect(passGates(gold, { groups: ['staff'] }, groups)).toBe('open')
  })

  it('open only if all of several open', () => {
    const silver = { path: '/gold', groups: ['silver'], password: null }
    const answers = [['press'], ['silver'], ['gold', 'silver']].map((own) =>
      passGates([...gates.slice(1), silver], { groups: own }, groups),
    )
    expect(answers).toEqual(['denied', 'denied', 'open'])
  })

  it('require a second factor before they check groups, of an admin too', () => {
    for (const own of [['gold'], ['other'], ['staff']])
      expect(passGates(gates.slice(1), { groups: own, needsFactor: true }, groups)).toBe('factor')
    expect(passGates(gates.slice(1), { groups: ['gold'], needsFactor: false }, groups)).toBe('open')
  })

  it('with a password need no log-in, unless they name groups as well', () => {
    const password = { path: '/draft', groups: [], password: 'secret' }
    expect(passGates([password], null, groups)).toBe('open')
    expect(passGates([password], { groups: [], needsFactor: true }, groups)).toBe('open')
    expect(passGates([{ ...password, groups: ['gold'] }], null, groups)).toBe('log-in')
    expect(passGates([password, ...gates.slice(1)], null, groups)).toBe('log-in')
    expect(passGates([], null, groups)).toBe('open')
  })
})

describe('pages for accounts', () => {
  it('have the builder’s six keys, which are their addresses after `usys-`', () => {
    const expected = [
      'log-in',
      'sign-up',
      'reset-password',
      'update-password',
      'access-denied',
      'user-account',
    ]
    expect(Object.entries(UTILITY_PAGES)).toEqual(expected.map((name) => [`usys-${name}`, name]))
  })

  it.each([
    ['log-in.html', 'usys-log-in'],
    ['/User-Account', 'usys-user-account'],
    ['access-denied', 'usys-access-denied'],
    ['index.html', null],
    ['fr/log-in.html', null],
    ['usys-log-in', null],
  ])('%s has the key %s', (path, key) => {
    expect(utilityKeyOf(path)).toBe(key)
  })
})
