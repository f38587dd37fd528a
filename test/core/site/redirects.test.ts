import { describe, expect, it } from '@jest/globals'
import { redirectOf } from '../../../core/site/index.js'

const RULES = [
  { from: '/shop/mug', to: '/product/mug' },
  { from: '/blog/*', to: '/news/:splat' },
  { from: '/old*', to: 'https://old.example/' },
  { from: '/loop', to: '/loop' },
  { from: '/archive*', to: '/:splat' },
  { from: '/cdn*', to: '//cdn.example:splat' },
]

describe('redirectOf', () => {
  it('knows an old address in both Unicode forms, and never leads in a circle', () => {
    const rules = [{ from: '/gro\u0308\u00dfe/*', to: '/size/:splat' }]
    expect(redirectOf('/gr\u00f6\u00dfe/a', rules)).toBe('/size/a')
    expect(redirectOf('/gro\u0308\u00dfe/a', rules)).toBe('/size/a')
    expect(redirectOf('/a b', [{ from: '/a%20b', to: '/c' }])).toBe('/c')
    expect(redirectOf('/100%', [{ from: '/100%25', to: '/c' }])).toBe('/c')
    expect(redirectOf('/100%', [{ from: '/100%', to: '/c' }])).toBe('/c')
    expect(redirectOf('/e\u0301', [{ from: '/\u00e9', to: '/e\u0301' }])).toBeNull()
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
  ])('leads %s to %s', (path, target) => {
    expect(redirectOf(path, RULES)).toBe(target)
  })
})
