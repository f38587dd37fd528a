import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { furtherParts, readScroll, readTimelines } from '../../../../core/animation/timelines/index.js'
import {
  buildTimeline,
  renderAtOnce,
  resolveTimeline,
} from '../../../../core/animation/timelines/play/build-timeline.js'
import { ElementStates } from '../../../../core/animation/timelines/play/element-state.js'
import { createMeasures } from '../../../../core/animation/timelines/play/measures.js'
import {
  momentAt,
  renderTimeline,
  timelineAt,
  totalOf,
} from '../../../../core/animation/timelines/play/render-timeline.js'
import { randomNumbers } from '../../../../core/animation/timelines/values/random-numbers.js'
import { swatchColour } from '../../../../core/animation/values/colour.js'
import { createFakeStage } from '../../../fakes/stage.fake.js'
import type { FakeElement } from '../../../fakes/stage.fake.js'
import { cards, openPage } from './timeline-page.js'

describe('a timeline at a time', () => {
  const action = fc.record({
    tt: fc.constantFrom(0, 1, 2),
    timing: fc.record({
      position: fc.oneof(
        fc.integer({ min: 0, max: 20 }).map((tenths) => tenths / 10),
        fc.constantFrom('<', '>0.1', '-=50%', 'label', 'label+=200ms'),
      ),
      duration: fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10),
      ease: fc.constantFrom(0, 2, 14, 23),
      stagger: fc.constantFrom(undefined, { each: 0.1 }, { amount: 0.5, from: 'end' }),
      repeat: fc.constantFrom(0, 1),
      yoyo: fc.boolean(),
    }),
    targets: fc.constant([['wf:class', ['card']]]),
    properties: fc.record({
      'wf:transform': fc.record({
        x: fc.constantFrom(['0px', '100px'], ['10px', null], [null, '5vw']),
        opacity: fc.constantFrom([0, 1], [null, '50%']),
      }),
      'wf:style': fc.record({ color: fc.constantFrom([null, '#f00'], ['rgb(0, 0, 0)', 'rgb(10, 20, 30)']) }),
    }),
  })
  const made = (actions: readonly unknown[]) => {
    const stage = createFakeStage()
    for (const card of cards(stage, 2))
      Object.assign(card.computed, { color: 'rgb(1, 2, 3)', opacity: '0.8' })
    const random = randomNumbers('0f')
    const { interactions } = readTimelines(
      [{ triggers: [['wf:load', {}]], timelineIds: ['t'] }],
      [{ id: 't', actions }],
      { pageId: null, random, further: furtherParts, isStyle: () => true, readScroll },
    )
    const plan = interactions[0]?.timelines[0]
    if (!plan) throw new Error('no timeline')
    const states = new ElementStates(stage)
    const context = {
      stage,
      states,
      measures: createMeasures(stage),
      random,
      further: furtherParts,
      colour: (text: string) => swatchColour(text, () => null),
      split: (element: FakeElement) => [element],
    }
    const timeline = buildTimeline(context, plan, null, true)
    renderAtOnce(context, timeline)
    resolveTimeline(context, timeline, false)
    const shown = (): string =>
      JSON.stringify(stage.elements.select('.card').map(({ style }) => [...style].sort()))
    return { stage, states, timeline, shown }
  }
  it('is the same after playing, seeking, and going back and forth', () => {
    fc.assert(
      fc.property(
        fc.array(action, { minLength: 1, maxLength: 4 }),
        fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { minLength: 1, maxLength: 8 }),
        (actions, stops) => {
          const { states, timeline, shown } = made(actions)
          const at = (timeS: number) => momentAt(timeline, Math.min(timeS, totalOf(timeline)), false)
          const end = stops.at(-1) ?? 0
          renderTimeline(states, timeline, { timeS: 0, round: -1, isForward: true }, at(end), false)
          states.paint()
          const sought = shown()
          const values = JSON.stringify(timelineAt(timeline, at(end).timeS).map(({ value }) => value))
          let from = at(end)
          for (const stop of [...stops, 0, end]) {
            renderTimeline(states, timeline, from, at(stop), false)
            states.paint()
            from = at(stop)
          }
          expect(shown()).toBe(sought)
          expect(JSON.stringify(timelineAt(timeline, from.timeS).map(({ value }) => value))).toBe(values)
        },
      ),
      { numRuns: 150 },
    )
  })
})

describe('a page that its timelines leave', () => {
  const operation = fc.constantFrom('addClass', 'removeClass', 'toggleClass')
  const name = fc.constantFrom('card', 'open', 'far')
  const action = fc.record({
    tt: fc.constantFrom(0, 1, 2, 3),
    timing: fc.record({ position: fc.integer({ min: 0, max: 3 }), duration: fc.constantFrom(0, 0.2, 1) }),
    targets: fc.constant([['wf:selector', '.card']]),
    properties: fc.record({
      'wf:transform': fc.constantFrom(
        {},
        { x: ['0px', '10px'], autoAlpha: [0, 1] },
        { height: [null, 'auto'] },
      ),
      'wf:style': fc.constantFrom({}, { color: [null, '#f00'] }),
      'wf:class': fc.record({ class: fc.record({ selectors: fc.array(name, { minLength: 1 }), operation }) }),
    }),
  })
  const step = fc.tuple(fc.constantFrom('click', 'mouseover', 'mouseout'), fc.integer({ min: 0, max: 30 }))

  it('is as it was before they played', () => {
    fc.assert(
      fc.property(fc.array(action, { minLength: 1 }), fc.array(step), (actions, steps) => {
        const page = openPage({
          prepare: (stage) => {
            for (const card of cards(stage, 2)) card.style.set('opacity', '0.4')
          },
          triggers: [
            ['wf:load', { control: 'play' }],
            ['wf:click', { control: 'togglePlayReverse' }, ['wf:selector', '.card']],
            ['wf:hover', { control: 'reverse' }, ['wf:selector', '.card']],
          ],
          timelines: [{ actions }],
        })
        const all = page.stage.elements.select('.card')
        for (const [event, tens] of steps) {
          const [card] = all
          if (card) page.fire(event, card)
          page.playTo(page.now() - 1000 + 100 * tens)
        }
        page.session.restore()
        const left = all.map((card) => [[...card.style], [...(page.classes.get(card) ?? ['card'])]])
        expect(left).toEqual(all.map(() => [[['opacity', '0.4']], ['card']]))
      }),
      { numRuns: 60 },
    )
  })
})
