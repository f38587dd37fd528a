import { describe, expect, it } from '@jest/globals'
import { localPath } from '../../../core/accounts/index.js'
import { ADDRESSES_ELSEWHERE } from '../../support/site/addresses-elsewhere.js'

describe('the address to which a log-in leads', () => {
  it.each([
    ['/members/area?tab=2#top', '/members/area?tab=2#top'],
    ['user-account', '/user-account'],
    ['user-account.html', '/user-account.html'],
    ['./members', '/members'],
    ['@members', '/members'],
    ['/', '/'],
    ['/search?next=https://shop.example', '/search?next=https://shop.example'],
  ])('is a path of this site: %s', (written, path) => {
    expect(localPath(written)).toBe(path)
  })

  it.each([
    '',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/./\\evil.example',
    'https://evil.example',
    'HTTPS:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\ud800',
    '/../evil',
    '/%2e%2E/evil',
    '/a//evil.example',
    '@//evil.example',
    './/evil.example',
    ' /members',
    ...ADDRESSES_ELSEWHERE,
  ])('is no other host in any spelling: %j', (written) => {
    expect(localPath(written)).toBe(null)
  })
})
