import { describe, expect, it } from '@jest/globals'
import { openPage } from '../timeline-page.js'
import type { TimelinePage } from '../timeline-page.js'

const fade = { 'wf:transform': { opacity: [0, 1] } }
const timeline = (timing: object = {}): object => ({
  actions: [
    {
      tt: 2,
      targets: [['wf:trigger-only', '']],
      timing: { duration: 1, ease: 0, ...timing },
      properties: fade,
    },
  ],
})

const open = (config: object, parts: object = timeline()): TimelinePage =>
  openPage({
    prepare: (stage) => {
      // As tall as the window: its middle is there at a scroll position of 2,000.
      stage.add('card', { classes: ['card'], box: { left: 0, top: 2000, width: 100, height: 800 } })
      stage.setView({ scrollHeight: 5000 })
    },
    triggers: [['wf:scroll', { scrollTriggerConfig: config }, ['wf:class', ['card']]]],
    timelines: [parts],
  })

const opacity = ({ stage }: TimelinePage): string | undefined =>
  stage.elements.select('.card')[0]?.style.get('opacity')

describe('a printed page', () => {
  it('shows elements that its visitor has not scrolled to, and keeps them visible', () => {
    const page = open({ start: 'top 80%', enter: 'play' })
    expect(opacity(page)).toBe('0')
    page.print()
    expect(opacity(page)).toBe('1')
    page.scrollTo(2000)
    page.playTo(100)
    expect(opacity(page)).toBe('1')
  })

  it.each<[string, object, string]>([
    ['revealed on its way into the window', { start: 'top bottom', end: 'top center' }, '1'],
    ['fading over its whole way', { start: 'top bottom', end: 'bottom top' }, '0.5'],
    ['fading only when it leaves', { start: 'top top', end: 'bottom top' }, '0'],
  ])('shows an element %s as in the middle of the window, and then as it was', (_, config, shown) => {
    const page = open({ scrub: 0.8, ...config })
    page.print()
    expect(opacity(page)).toBe(shown)
    page.scrollTo(0)
    page.playTo(2000)
    expect(opacity(page)).toBe('0')
  })

  it('shows elements that were hidden after the visitor passed them', () => {
    const page = open({ start: 'top 80%', enter: 'play', leave: 'reverse' })
    page.scrollTo(4000)
    page.playTo(3000)
    const before = opacity(page)
    page.print()
    expect([before, opacity(page)]).toEqual(['0', '1'])
  })

  it('does not play triggers that fire when the visitor scrolls past', () => {
    const page = open({ start: 'top 80%', enter: 'none', leave: 'play' })
    page.print()
    expect(opacity(page)).toBe('0')
  })

  it('pins no element', () => {
    const page = open({ start: 'top top', end: '+=500', pin: true })
    page.scrollTo(2100)
    page.playTo(100)
    expect(page.held.at(-1)).toBe('card within 0')
    page.print()
    expect(page.held.at(-1)).toBe('card before 0')
  })
})
