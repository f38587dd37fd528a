import { describe, expect, it } from '@jest/globals'
import { createRedirects, withWholeHost } from '../../../core/site/index.js'

const RULES = [
  { from: '/shop/mug', to: '/product/mug' },
  { from: '/blog/*', to: '/news/:splat' },
  { from: '/old*', to: 'https://old.example/' },
  { from: '/loop', to: '/loop' },
  { from: '/archive*', to: '/:splat' },
  { from: '/cdn*', to: '//cdn.example:splat' },
]

describe('createRedirects', () => {
  it('finds an old address in both Unicode forms, and never redirects in a circle', () => {
    const rules = [{ from: '/gro\u0308\u00dfe/*', to: '/size/:splat' }]
    expect(createRedirects(rules)('/gr\u00f6\u00dfe/a')).toBe('/size/a')
    expect(createRedirects(rules)('/gro\u0308\u00dfe/a')).toBe('/size/a')
    expect(createRedirects([{ from: '/a%20b', to: '/c' }])('/a b')).toBe('/c')
    expect(createRedirects([{ from: '/100%25', to: '/c' }])('/100%')).toBe('/c')
    expect(createRedirects([{ from: '/100%', to: '/c' }])('/100%')).toBe('/c')
    expect(createRedirects([{ from: '/\u00e9', to: '/e\u0301' }])('/e\u0301')).toBeNull()
  })

  it.each([
    ['/shop/mug', '/product/mug'],
    ['/shop/mug/x', null],
    ['/blog/2024/größe $& 1', '/news/2024/gr%C3%B6%C3%9Fe%20%24%26%201'],
    ['/blog', null],
    ['/older', 'https://old.example/'],
    ['/loop', null],
    ['/archive/evil.example', '/evil.example'],
    ['/archive//evil.example', '/evil.example'],
    ['/archive\\evil.example', '/%5Cevil.example'],
    ['/cdn/a.png', '//cdn.example/a.png'],
    ['/', null],
  ])('redirects %s to %s', (path, target) => {
    expect(createRedirects(RULES)(path)).toBe(target)
  })

  const PARTS = [
    '.evil.example',
    '@evil.example',
    '//evil.example',
    '/\\evil.example',
    ':80@evil.example',
    '-evil',
    '',
  ]
  const STARTS = ['//shop.example', 'https://shop.example', 'http://shop.example:8080']
  const TARGETS = ['/', '/news/', ...STARTS, ...STARTS.map((start) => `${start}/`)].map(
    (start) => `${start}:splat`,
  )

  it.each(TARGETS)('lets no part of an address choose another host than that of %s', (to) => {
    const hostOf = (target: string): string => new URL(target, 'https://own.example').host
    const own = hostOf(withWholeHost(to))
    expect(own).toBe(hostOf(to.replace(':splat', '')))
    for (const part of PARTS) {
      const target = createRedirects([{ from: '/old*', to }])(`/old${part}`)
      expect(target === null ? own : hostOf(target)).toBe(own)
    }
  })
})
