import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  linkWithWayBack,
  redirectTarget,
  sitePath,
  wayBack,
  withWayBack,
} from '../../../../core/account-flows/index.js'
import { ADDRESSES_ELSEWHERE } from '../../../support/site/addresses-elsewhere.js'

const HOST = 'tea.example'
const at = (path: string) => ({ path, hostname: HOST })

describe('a path of this site', () => {
  it.each([
    ['/user-account', '/user-account'],
    ['user-account', '/user-account'],
    ['user-account.html', '/user-account.html'],
    ['./user-account', '/user-account'],
    ['@user-account', '/user-account'],
    ['/', '/'],
    ['/a?b=1#c', '/a?b=1#c'],
    ['https://tea.example/a', '/a'],
    ['https://TEA.example:8080/a?b', '/a?b'],
    ['http://tea.example', '/'],
    ['//tea.example/a', '/a'],
  ])('%s is %s', (written, path) => {
    expect(sitePath(written, HOST)).toBe(path)
  })

  it.each([
    '',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/a',
    'https://tea.example.evil.example/a',
    'https://tea.example@evil.example/a',
    'https://evil.example\\@tea.example/a',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '/\t/evil.example',
    'data:text/html,x',
    'https://tea.example//evil.example',
    ...ADDRESSES_ELSEWHERE,
    '@/evil.example',
    './/evil.example',
  ])('%j is refused', (written) => {
    expect(sitePath(written, HOST)).toBeNull()
  })

  it('never leads a browser to another host', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '@',
      ':',
      '//',
      'https:',
      'evil.example',
      'a',
      '?',
      '#',
      '\t',
      '%2f',
      '%5c',
      '%09',
      ' ',
      '\n',
      '\u3000',
      '；',
      '／',
      'tea.example',
      '[::1]',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = sitePath(pieces.join(''), HOST)
        return path === null || new URL(path, `https://${HOST}/x/y`).host === HOST
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the address to return to', () => {
  it.each([
    ['/log-in?usredir=%2Fmembers', '/members'],
    ['/log-in?a=1&usredir=/members', '/members'],
    ['/log-in?usredir=/members?x=1', '/members'],
    ['/log-in?usredir=%2Fmembers%3Fx%3D1', '/members?x=1'],
    ['/log-in?usredir=', null],
    ['/log-in', null],
    ['/log-in?usredir=%2F%2Fevil.example', null],
    ['/log-in?usredir=https%3A%2F%2Fevil.example%2F', null],
    ['/log-in?usredir=%', null],
  ])('of %s is %s', (path, back) => {
    expect(wayBack(at(path))).toBe(back)
  })

  it("has precedence over the form's address; the home page is the last choice", () => {
    expect(redirectTarget(at('/log-in?usredir=/a'), '/b')).toBe('/a')
    expect(redirectTarget(at('/log-in'), 'b.html')).toBe('/b.html')
    expect(redirectTarget(at('/log-in?usredir=//evil.example'), '//evil.example')).toBe('/')
    expect(redirectTarget(at('/log-in'), null)).toBe('/')
  })

  it('is passed on in an address', () => {
    expect(withWayBack('/log-in', '/a?b=1')).toBe('/log-in?usredir=%2Fa%3Fb%3D1')
    expect(withWayBack('/log-in', null)).toBe('/log-in')
  })

  it.each([
    ['/log-in', '', '?usredir=%2Fa'],
    ['/log-in.html', '', '?usredir=%2Fa'],
    ['/Log-In/', '?x=1', '?x=1&usredir=%2Fa'],
    ['/sign-up', '', '?usredir=%2Fa'],
    ['/log-in', '?usredir=/b', null],
    ['/blog/log-in', '', null],
    ['/', '', null],
  ])('is put on a link to %s%s as %s', (path, search, query) => {
    expect(linkWithWayBack({ path, search }, '/a')).toBe(query)
    expect(linkWithWayBack({ path, search }, null)).toBeNull()
  })
})
