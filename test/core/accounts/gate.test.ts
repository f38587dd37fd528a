import { describe, expect, it } from '@jest/globals'
import { createGateFinder, gateAddress, passGates } from '../../../core/accounts/index.js'

const gates = [
  { path: '/members/*', groups: [], password: null },
  { path: '/gold', groups: ['gold', 'press'], password: null },
]
const groups = [{ id: 'staff', type: 'admin' }] as const

describe('gates', () => {
  it.each(['/Members/Area', '//members//area/', '/members/area.html', '/%6Dembers/area', '\\members\\area'])(
    'know an address in every way of writing it: %s',
    (path) => {
      expect(gateAddress(path)).toBe('/members/area')
    },
  )

  it.each([
    ['members/area.html', '/members/area', 1],
    ['members/index.html', '/members', 1],
    ['members.html', '/members', 0],
    ['membership.html', '/membership', 0],
    ['gold.html', '/other-name', 1],
    ['index.html', '/', 0],
  ])('stand before %s', (file, path, count) => {
    expect(createGateFinder(gates)(file, path)).toHaveLength(count)
  })

  it('before the whole site leave the ways in open', () => {
    const gatesBefore = createGateFinder([{ path: '/*', groups: [], password: null }])
    expect(gatesBefore('index.html', '/')).toHaveLength(1)
    for (const page of ['log-in', 'sign-up', 'reset-password', 'update-password', 'access-denied'])
      expect(gatesBefore(`${page}.html`, `/${page}`)).toEqual([])
  })

  it('open for members, for one of their groups, and always for an admin', () => {
    const [members, gold] = [gates.slice(0, 1), gates.slice(1)]
    expect(passGates(members, null, groups)).toBe('log-in')
    expect(passGates(members, { groups: [] }, groups)).toBe('open')
    expect(passGates(gold, { groups: ['press'] }, groups)).toBe('open')
    expect(passGates(gold, { groups: ['other'] }, groups)).toBe('denied')
    expect(passGates(gold, { groups: ['staff'] }, groups)).toBe('open')
  })
})
