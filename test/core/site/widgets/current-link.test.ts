import { describe, expect, it } from '@jest/globals'
import { classifyLink } from '../../../../core/site/index.js'

const place = { href: 'https://shop.test/docs/', path: '/docs/' }
const kindOf = (href: string, at = place): string => {
  const kind = classifyLink({ href, resolved: new URL(href, at.href).href }, at)
  return kind.tag === 'page'
    ? `page ${kind.isCurrent}`
    : kind.tag === 'section'
      ? `section ${kind.id}`
      : kind.tag
}

describe('current state of a link', () => {
  it.each([
    ['/docs/', 'page true'],
    ['index.html', 'page true'],
    ['index.php', 'page true'],
    ['/', 'page false'],
    ['other.html', 'page false'],
    ['/docs/?page=2', 'page false'],
    ['#top-1_x', 'section top-1_x'],
    ['#', 'other'],
    ['', 'other'],
    ['#/route', 'page false'],
    ['https://shop.test/docs/', 'other'],
    ['mailto:me@shop.test', 'other'],
  ])('%j on a folder page is %s', (href, kind) => {
    expect(kindOf(href)).toBe(kind)
  })

  it('counts an index file only for the page of a folder', () => {
    expect(kindOf('index.html', { href: 'https://shop.test/a.html', path: '/a.html' })).toBe('page false')
  })
})
