import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { ParameterPlan } from '../../../core/animation/data/interactions.js'
import type { View } from '../../../core/ports/page/stage.port.js'
import { click } from '../../../core/animation/triggers/click.js'
import { componentChange } from '../../../core/animation/triggers/component.js'
import { hover } from '../../../core/animation/triggers/hover.js'
import { isInView, viewChange } from '../../../core/animation/triggers/in-view.js'
import { direction, pageProgress } from '../../../core/animation/triggers/page-scroll.js'
import {
  isInside,
  pointerShare,
  pointerShareOf,
  scrollShare,
  snapToEdge,
  viewProgress,
} from '../../../core/animation/triggers/progress.js'
import type { TriggerState, TriggerResult } from '../../../core/animation/triggers/trigger-state.js'

const replay = <T>(
  rule: (state: TriggerState, input: T) => TriggerResult,
  inputs: readonly T[],
): readonly boolean[] => {
  let state: TriggerState = {}
  return inputs.map((input) => {
    const [next, starts] = rule(state, input)
    state = next
    return starts
  })
}

const view = (scrollTop: number, changes: Partial<View> = {}): View => ({
  width: 1280,
  height: 800,
  innerWidth: 1280,
  innerHeight: 800,
  scrollLeft: 0,
  scrollTop,
  scrollWidth: 1280,
  scrollHeight: 2800,
  ...changes,
})
const box = (top: number, height = 300) => ({ left: 0, top, width: 100, height })

describe('clicks', () => {
  it.each([
    ['every time without a partner', false, false, [true, true, true, true]],
    ['on odd clicks with a partner', false, true, [true, false, true, false]],
    ['on even clicks as second click', true, true, [false, true, false, true]],
  ])('start %s', (_, isSecond, hasPartner, expected) => {
    expect(replay((state) => click(state, isSecond, hasPartner), [1, 2, 3, 4])).toEqual(expected)
  })
})

describe('hovering', () => {
  it('starts on entering and on leaving, once each, and never by leaving what was not entered', () => {
    const inputs = [false, true, true, false, false, true]
    expect(replay((state, on: boolean) => hover(state, on, true), inputs)).toEqual([
      false,
      true,
      false,
      false,
      false,
      true,
    ])
    expect(replay((state, on: boolean) => hover(state, on, false), inputs)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
    ])
  })
})

describe('components', () => {
  it('start on the first event and on every change', () => {
    const inputs = [false, false, true, true, false]
    expect(replay((state, on: boolean) => componentChange(state, on, true), inputs)).toEqual([
      false,
      false,
      true,
      false,
      false,
    ])
    expect(replay((state, on: boolean) => componentChange(state, on, false), inputs)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
  })
})

describe('coming into view', () => {
  it.each([
    ['inside', 100, 0, false, true],
    ['touching the lower edge', 800, 0, false, true],
    ['just below', 800.1, 0, false, false],
    ['touching the upper edge', -300, 0, false, true],
    ['above the inset of 10 %', 719, 10, false, true],
    ['below the inset of 10 %', 721, 10, false, false],
    ['below an inset in px', 760, 50, true, false],
  ])('%s', (_, top, offset, isPx, expected) => {
    expect(isInView(box(top), view(0), offset, isPx)).toBe(expected)
  })

  it('starts once without a partner, again and again with one', () => {
    const inputs = [false, true, false, true]
    expect(replay((state, seen: boolean) => viewChange(state, seen, true, false), inputs)).toEqual([
      false,
      true,
      false,
      false,
    ])
    expect(replay((state, seen: boolean) => viewChange(state, seen, true, true), inputs)).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  it('never leaves an element that was not seen', () => {
    expect(
      replay((state, seen: boolean) => viewChange(state, seen, false, true), [false, false, true, false]),
    ).toEqual([false, false, false, true])
  })
})

describe('scroll direction', () => {
  const rule = (down: boolean) => (state: TriggerState, top: number) =>
    direction(state, view(top), 0, false, down)

  it('counts the first check at the top of a page as up', () => {
    expect(replay(rule(false), [0, 0, 100, 0])).toEqual([true, false, false, true])
  })

  it('does not count the first check on pages of the early engine version', () => {
    const early = (state: TriggerState, top: number): TriggerResult =>
      direction(state, view(top), 0, false, false, false)
    expect(replay(early, [0, 0, 100, 0])).toEqual([false, false, false, true])
  })

  it('starts down once for each turn', () => {
    expect(replay(rule(true), [0, 100, 200, 100, 200])).toEqual([false, true, false, false, true])
  })

  it('waits for the offset', () => {
    const offset = (state: TriggerState, top: number): TriggerResult =>
      direction(state, view(top), 200, true, true)
    expect(replay(offset, [0, 100, 200, 320])).toEqual([false, false, false, true])
  })

  it('does nothing on a page that does not scroll', () => {
    expect(direction({}, view(0, { scrollHeight: 800 }), 0, false, false)).toEqual([{}, false])
    expect(pageProgress(view(0, { scrollHeight: 800 }))).toBe(0)
  })
})

describe('progress through the window', () => {
  const plan = {
    groupId: 'g',
    axis: 'x',
    basedOn: null,
    isReversed: false,
    smoothing: 0,
    rest: 0,
    startOffset: 0,
    endOffset: 0,
  } as const

  it.each([
    [true, false, 0.174545],
    [true, true, 0.24],
  ])('entering %s, exiting by its top %s: %s', (startsEntering, startsExiting, expected) => {
    expect(viewProgress(box(608), view(0), { ...plan, startsEntering, startsExiting })).toBeCloseTo(
      expected,
      5,
    )
  })

  it('stays within 0..1 for any place of the element', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5000, max: 5000 }),
        fc.integer({ min: 1, max: 3000 }),
        fc.boolean(),
        fc.boolean(),
        (top, height, a, b) => {
          const value = viewProgress(box(top, height), view(0), {
            ...plan,
            startsEntering: a,
            startsExiting: b,
          })
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  // A window of 800, an element of 200: it enters with its top at 800 and is gone with its bottom at 0.
  it.each<[string, Partial<ParameterPlan>, number, number]>([
    ['enters with its top', { startsEntering: true, startOffset: 0 }, 800, 0],
    ['has entered by a quarter', { startsEntering: true, startOffset: 0.25 }, 750, 0],
    ['has entered by all but a quarter', { startsEntering: false, startOffset: 0.25 }, 650, 0],
    ['has entered as a whole', { startsEntering: false, startOffset: 0 }, 600, 0],
    ['leaves with its top', { startsExiting: true, endOffset: 0 }, 0, 1],
    ['has left by a quarter', { startsExiting: true, endOffset: 0.25 }, -50, 1],
    ['has left by all but a quarter', { startsExiting: false, endOffset: 0.25 }, -150, 1],
    ['has left as a whole', { startsExiting: false, endOffset: 0 }, -200, 1],
  ])('begins and ends when an element %s', (_, changes, edge, end) => {
    const rule = { ...plan, startsEntering: true, startsExiting: false, ...changes }
    const at = (top: number): number => viewProgress(box(top, 200), view(0), rule)
    expect(at(edge)).toBeCloseTo(end, 10)
    const inwards = end === 0 ? -10 : 10
    expect(at(edge - inwards)).toBe(end)
    expect(Math.abs(at(edge + inwards) - end)).toBeGreaterThan(0.005)
    expect(Math.abs(at(edge + inwards) - end)).toBeLessThan(0.02)
  })

  it('of the page itself is the scrolled share of its size, along the axis', () => {
    const scrolled = view(700, { scrollLeft: 64, scrollWidth: 1280, scrollHeight: 2800 })
    expect(scrollShare(scrolled, { ...plan, startsEntering: true, startsExiting: true, axis: 'y' })).toBe(
      0.25,
    )
    expect(scrollShare(scrolled, { ...plan, startsEntering: true, startsExiting: true, axis: 'x' })).toBe(
      0.05,
    )
  })
})

describe('the pointer', () => {
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, pageX: clientX, pageY: clientY })
  const frame = { left: 100, top: 200, width: 50, height: 80 }
  const along = (axis: 'x' | 'y', basedOn: string | null) =>
    ({ axis, basedOn }) as Parameters<typeof pointerShare>[2]

  it('is inside a box strictly between its edges', () => {
    const inside = [at(101, 201), at(149, 279), at(125, 240)]
    const outside = [at(100, 240), at(150, 240), at(125, 200), at(125, 280), at(0, 0), at(999, 999)]
    expect(inside.map((pointer) => isInside(frame, pointer))).toEqual([true, true, true])
    expect(outside.some((pointer) => isInside(frame, pointer))).toBe(false)
  })

  it('has a place on an element, in the window and on the page', () => {
    expect(pointerShareOf(frame, at(110, 220), along('x', 'ELEMENT'))).toBe(0.2)
    expect(pointerShareOf(frame, at(110, 220), along('y', 'ELEMENT'))).toBe(0.25)
    const scrolled = view(700, { scrollLeft: 100, scrollWidth: 2000 })
    expect(pointerShare(scrolled, at(320, 200), along('x', 'VIEWPORT'))).toBe(0.25)
    expect(pointerShare(scrolled, at(320, 200), along('y', 'VIEWPORT'))).toBe(0.25)
    expect(pointerShare(scrolled, at(9999, 9999), along('x', 'VIEWPORT'))).toBe(1)
    expect(pointerShare(scrolled, at(300, 0), along('x', null))).toBe(0.2)
    expect(pointerShare(scrolled, at(0, 700), along('y', null))).toBe(0.5)
    expect(pointerShare(scrolled, at(9999, 9999), along('y', null))).toBe(1)
  })

  it.each([
    [0, 0],
    [0.0499, 0],
    [0.05, 0.05],
    [0.5, 0.5],
    [0.95, 0.95],
    [0.9501, 1],
    [1, 1],
  ])('near an edge leaves by it: %d is %d', (share, snapped) => {
    expect(snapToEdge(share)).toBe(snapped)
  })
})
