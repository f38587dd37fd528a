import { describe, expect, it } from '@jest/globals'
import {
  interaction,
  on,
  timeline,
  TRIGGER_ELEMENT,
} from '../../../../core/animation/timelines/authoring/index.js'
import { furtherParts, readScroll, readTimelines } from '../../../../core/animation/timelines/index.js'

const read = (...[interactions, timelines]: ReturnType<typeof interaction>) =>
  readTimelines(interactions, timelines, {
    pageId: null,
    random: () => 0,
    further: furtherParts,
    isStyle: () => true,
    readScroll,
  })

describe('a timeline written in code', () => {
  it('is read with the same meaning', () => {
    const reveal = timeline({ repeat: 1, yoyo: true })
      .fromTo(
        '.card',
        { opacity: 0, y: '2rem' },
        { opacity: 1, y: '0rem' },
        { duration: 0.6, stagger: { each: 0.1 } },
      )
      .to(TRIGGER_ELEMENT, { backgroundColor: '#123456' }, { position: 0.2, ease: 'power2.out' })
      .from('.card', { scale: 0.5 })
      .set('.card', { zIndex: 2 })
    // Each property in the part of the record that the builder has for it.
    expect(reveal.actions.slice(0, 2)).toMatchObject([
      { properties: { 'wf:transform': { opacity: [0, 1], y: ['2rem', '0rem'] }, 'wf:style': {} } },
      { properties: { 'wf:transform': {}, 'wf:style': { backgroundColor: [null, '#123456'] } } },
    ])
    const { interactions, problems } = read(...interaction('cards', on.click('.card'), [reveal]))
    expect(problems).toEqual([])
    const [plan] = interactions[0]?.timelines ?? []
    expect([plan?.repeat, plan?.yoyo]).toEqual([1, true])
    expect(
      plan?.actions.map(({ kind, properties }) => [kind, ...properties.map(({ name }) => name)]),
    ).toEqual([
      ['from-to', 'opacity', 'y'],
      ['to', 'backgroundColor'],
      ['from', 'scale'],
      ['set', 'zIndex'],
    ])
    const px = (value: number, unit = '') => ({ tag: 'number', value, unit })
    expect(plan?.actions[0]?.properties[1]).toEqual({ name: 'y', from: px(2, 'rem'), to: px(0, 'rem') })
    expect(plan?.actions[2]?.properties[0]).toEqual({ name: 'scale', from: px(0.5), to: null })
    expect(plan?.actions[1]?.targets[0]?.base).toEqual({ tag: 'trigger' })
  })

  it.each([
    [on.load(0.5), ['load']],
    [on.hover('.a'), ['hover', 'hover']],
    [on.scroll('.a', 'top bottom', 'bottom top', 0.8), ['scroll']],
    [on.custom('open'), ['custom']],
  ])('is played by %j', (triggers, tags) => {
    const { interactions, problems } = read(...interaction('i', triggers, [timeline()]))
    expect(problems).toEqual([])
    expect(interactions[0]?.triggers.map(({ event }) => event.tag)).toEqual(tags)
  })
})
