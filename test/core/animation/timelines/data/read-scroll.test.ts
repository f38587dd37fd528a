import { expect, it } from '@jest/globals'
import { readScroll } from '../../../../../core/animation/timelines/data/read-scroll.js'
import type { ScrollPlan, TimelineTarget } from '../../../../../core/animation/timelines/data/model.js'

const TRIGGER: TimelineTarget = { base: { tag: 'trigger' }, filter: null, firstOnly: false }
const NAMED = { end: { ...TRIGGER, firstOnly: true } }

const read = (config: Record<string, unknown>): ScrollPlan =>
  readScroll(
    config,
    (name, target) =>
      JSON.stringify(target) === '["wf:selector","a target"]' && config[name] ? NAMED.end : null,
    (name) => (name === 'enter' ? 'play' : 'none'),
  )

it('a scroll trigger plays between its edges and the window by default', () => {
  expect(read({})).toEqual({
    start: 'top bottom',
    end: 'bottom top',
    clamps: false,
    scrubS: null,
    toggles: { enter: 'play', leave: 'none', enterBack: 'none', leaveBack: 'none' },
    isHorizontal: false,
    endTarget: null,
    scroller: null,
    pin: null,
  })
})

it.each<[string, Record<string, unknown>, Partial<ScrollPlan>]>([
  ['positions', { start: 'center 80%', end: 0 }, { start: 'center 80%', end: '0' }],
  ['positions that are null', { start: null, end: null }, { start: 'top bottom', end: 'bottom top' }],
  ['clamp', { clamp: true }, { clamps: true }],
  ['a clamp that is no truth value', { clamp: 'true' }, { clamps: false }],
  ['scrub without smoothing', { scrub: true }, { scrubS: 0 }],
  ['scrub in seconds', { scrub: 0.8 }, { scrubS: 0.8 }],
  ['a negative scrub', { scrub: -1 }, { scrubS: 0 }],
  ['no scrub', { scrub: false }, { scrubS: null }],
  ['the horizontal direction', { horizontal: true }, { isHorizontal: true }],
  ['another end', { endTrigger: 'a target' }, { endTarget: NAMED.end }],
  ['another scroller', { scroller: 'a target' }, { scroller: NAMED.end }],
  ['a scroller that is a target', { scroller: ['wf:selector', 'a target'] }, { scroller: NAMED.end }],
  ['a scroller that is no target', { scroller: { name: 'a target' } }, { scroller: null }],
  ['an empty pin', { pin: '' }, { pin: null }],
  ['a pinned trigger', { pin: true }, { pin: TRIGGER }],
  ['another pinned element', { pin: 'a target' }, { pin: NAMED.end }],
])('reads %s', (_, config, plan) => {
  expect(read(config)).toMatchObject(plan)
})
