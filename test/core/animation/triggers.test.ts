import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { View } from '../../../core/ports/stage.port.js'
import { click } from '../../../core/animation/triggers/click.js'
import { componentChange } from '../../../core/animation/triggers/component.js'
import { hover } from '../../../core/animation/triggers/hover.js'
import { isInView, viewChange } from '../../../core/animation/triggers/in-view.js'
import { direction, pageProgress } from '../../../core/animation/triggers/page-scroll.js'
import { viewProgress } from '../../../core/animation/triggers/progress.js'
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
  it('start on the first news and on every change', () => {
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

  it('never leaves what was not seen', () => {
    expect(
      replay((state, seen: boolean) => viewChange(state, seen, false, true), [false, false, true, false]),
    ).toEqual([false, false, false, true])
  })
})

describe('scroll direction', () => {
  const rule = (down: boolean) => (state: TriggerState, top: number) =>
    direction(state, view(top), 0, false, down)

  it('counts the first look at the top of a page as up', () => {
    expect(replay(rule(false), [0, 0, 100, 0])).toEqual([true, false, false, true])
  })

  it('does not count the first look on pages of the early engine version', () => {
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

  it('stays within 0..1 wherever the element is', () => {
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
})
