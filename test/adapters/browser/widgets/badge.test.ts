/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { createBadge } from '../../../../adapters/browser/widgets/badge.js'
import type { PageContext } from '../../../../adapters/browser/kit/page-module.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'

const root = document.documentElement
afterEach(() => {
  document.body.replaceChildren()
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
})

/** Starts the badge of a page whose root has these attributes. */
function start(attributes: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
  const clock = createFakeClock()
  const badge = createBadge({ window, document, clock } as unknown as PageContext)
  badge.ready()
  return { badge, clock }
}

const link = (): HTMLAnchorElement | null => document.querySelector('body > a.w-webflow-badge')

describe('the badge of a page', () => {
  it('is a link to the builder with two images', () => {
    const { badge } = start({ 'data-vitrine-badge': 'on' })
    expect(link()?.href).toBe('https://webflow.com/')
    const images = [...(link()?.querySelectorAll('img') ?? [])]
    expect(images.map(({ src, alt, style }) => [src.slice(0, 5), alt, style.width])).toEqual([
      ['data:', '', '26px'],
      ['data:', 'Made in Webflow', ''],
    ])
    badge.destroy()
  })

  it('has the link and the images that the page states', () => {
    const { badge } = start({
      'data-vitrine-badge': 'on',
      'data-vitrine-badge-link': '/about',
      'data-vitrine-badge-icon': '/icon.svg',
      'data-vitrine-badge-text': '/text.svg',
    })
    expect(link()?.getAttribute('href')).toBe('/about')
    const sources = [...(link()?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'))
    expect(sources).toEqual(['/icon.svg', '/text.svg'])
    badge.destroy()
  })

  it('is checked again after 500 ms', () => {
    const { badge, clock } = start({ 'data-wf-status': '1' })
    link()?.remove()
    clock.advance(499)
    expect(link()).toBeNull()
    clock.advance(1)
    expect(link()).not.toBeNull()
    badge.destroy()
  })

  it.each([
    [{}, 'w-editor'],
    [{ 'data-vitrine-badge': 'off' }, ''],
  ])('is absent with %j and the class "%s"', (attributes, className) => {
    const { badge } = start({ 'data-wf-status': '1', class: className, ...attributes })
    expect(link()).toBeNull()
    badge.destroy()
  })
})
