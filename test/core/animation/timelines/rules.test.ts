import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Control } from '../../../../core/animation/timelines/data/model.js'
import { readScroll } from '../../../../core/animation/timelines/data/read-scroll.js'
import { readTarget, readTargets } from '../../../../core/animation/timelines/data/read-target.js'
import { readTimelines } from '../../../../core/animation/timelines/data/read-timelines.js'
import { breakpointOf, playbackOf } from '../../../../core/animation/timelines/play/conditions.js'
import { findAll, findElements } from '../../../../core/animation/timelines/play/find-elements.js'
import { command, playTime, restingAt } from '../../../../core/animation/timelines/play/playhead.js'
import type { Playhead } from '../../../../core/animation/timelines/play/playhead.js'
import {
  scrollMoments,
  scrollPlace,
  scrollProgress,
  scrollRange,
} from '../../../../core/animation/timelines/play/scroll-range.js'
import { roundTime } from '../../../../core/animation/timelines/play/segment.js'
import { readTransform, transformText } from '../../../../core/animation/timelines/play/transform.js'
import { neededChunks } from '../../../../core/animation/timelines/data/further-parts.js'
import { furtherParts } from '../../../../core/animation/timelines/all-further-parts.js'
import { describedEase } from '../../../../core/animation/timelines/values/ease-from-description.js'
import { timelineEase } from '../../../../core/animation/timelines/values/ease-families.js'
import { randomNumbers } from '../../../../core/animation/timelines/values/random-numbers.js'
import { staggerOffsets } from '../../../../core/animation/timelines/values/stagger-orders.js'
import type { StaggerPlan } from '../../../../core/animation/timelines/values/stagger.js'
import { linear } from '../../../../core/animation/values/ease-forms.js'
import { createFakeStage } from '../../../fakes/stage.fake.js'
import type { FakeElement } from '../../../fakes/stage.fake.js'
import { modelEase } from '../../../support/animation/timeline-model.js'

const random = randomNumbers('0123456789abcdef')

describe('eases of timelines', () => {
  it.each([
    [0, 0.25, 0.25],
    [1, 0.5, 0.25],
    [2, 0.5, 0.75],
    [3, 0.25, 0.125],
    [4, 0.5, 0.125],
    [8, 0.5, 0.9375],
    [10, 0.5, 0.03125],
    [13, 0.5, -0.0876975],
    [17, 0.5, 0.765625],
    [19, 0.5, 0.1339745962],
    [23, 0.1, 1.25],
    [25, 0.5, 0.0234375],
    [26, 0.1875, 0.7245468],
    [28, 0.5, 0.2928932188],
    [40, 0.3, 0.3],
    ['power2.inOut', 0.25, 0.0625],
    ['sine', 0.5, 0.7071067812],
    [undefined, 0.5, 0.75],
    [{ type: 'steps', stepCount: 4 }, 0.19, 0],
    [{ type: 'steps', stepCount: 4 }, 0.6, 0.75],
    [{ type: 'steps', stepCount: 4 }, 0.81, 1],
    [{ type: 'back', curve: 'out', power: 3 }, 0.5, 1.25],
    [{ type: 'slowMo', linearRatio: 0.5, power: 0.8 }, 0.125, 0.3984375],
    [{ type: 'slowMo', linearRatio: 0.5, power: 0.8 }, 0.5, 0.5],
    [{ type: 'slowMo', linearRatio: 0.5, power: 0.8 }, 0.875, 0.59375],
    [{ type: 'slowMo', linearRatio: 0.5, yoyoMode: true }, 0.125, 0.75],
    [{ type: 'slowMo', linearRatio: 0.5, yoyoMode: true }, 0.6, 1],
    [{ type: 'elastic', curve: 'out', amplitude: 2, period: 0.5 }, 0, 0],
    [{ type: 'elastic', curve: 'out', amplitude: 1, period: 0.5 }, 0.5, 0.96875],
    [{ type: 'rough', points: 4, strength: 1, randomizePoints: false }, 0.25, 0.45],
    [{ type: 'rough', points: 4, strength: 1, randomizePoints: false }, 0.5, 0.3],
    [{ type: 'rough', points: 4, strength: 1, randomizePoints: false, taper: 'in' }, 0.5, 0.45],
    [{ type: 'expoScale', startingScale: 1, endingScale: 4, templateCurve: 0 }, 0.5, 1 / 3],
    [{ type: 'customEase', bezierCurve: '0.25,0.25,0.75,0.75' }, 0.4, 0.4],
    [{ type: 'customEase', bezierCurve: 'M0,0 L0.5,0.8 1,1' }, 0.25, 0.4],
    [{ type: 'customWiggle', wiggles: 1, wiggleType: 'uniform' }, 0.25, 1],
  ])('%j at %d is %d', (ease, progress, expected) => {
    expect(timelineEase(ease, random, describedEase)?.(progress)).toBeCloseTo(expected, 5)
  })

  it('begin at 0 and end at 1, or at 0 for returning eases', () => {
    const returning = [{ type: 'customWiggle' }, { type: 'customBounce', endAtStart: true }]
    const all = [...Array.from({ length: 31 }, (_, at) => at), { type: 'rough' }, { type: 'customBounce' }]
    for (const ease of all) {
      expect(timelineEase(ease, random, describedEase)?.(0)).toBeCloseTo(0, 3)
      expect(timelineEase(ease, random, describedEase)?.(1)).toBeCloseTo(1, 6)
    }
    for (const ease of returning) expect(timelineEase(ease, random, describedEase)?.(1)).toBe(0)
  })

  it('are 31 by number, each by its formula', () => {
    const places = Array.from({ length: 41 }, (_, at) => at / 40)
    for (let index = 0; index <= 30; index++)
      expect(places.map((p) => timelineEase(index, random, describedEase)?.(p))).toEqual(
        places.map((p) => expect.closeTo(modelEase(index)(p), 9)),
      )
  })

  it('include no others', () => {
    for (const ease of ['toString', { type: 'constructor' }, { type: 'customEase', bezierCurve: 'none' }])
      expect(timelineEase(ease, random, describedEase)).toBeNull()
  })
})

describe('stagger', () => {
  const plan = (parts: Partial<StaggerPlan>): StaggerPlan => ({
    span: { tag: 'each', seconds: 0.1 },
    from: 'start',
    axis: null,
    grid: null,
    ease: linear,
    ...parts,
  })
  it.each<[string, Partial<StaggerPlan>, number, readonly number[]]>([
    ['each', {}, 4, [0, 0.1, 0.2, 0.3]],
    ['amount', { span: { tag: 'amount', seconds: 1 } }, 5, [0, 0.25, 0.5, 0.75, 1]],
    ['from the end', { from: 'end' }, 3, [0.2, 0.1, 0]],
    ['from the middle', { from: 'center' }, 5, [0.4, 0.2, 0, 0.2, 0.4]],
    ['from the edges', { from: 'edges' }, 5, [0, 0.2, 0.4, 0.2, 0]],
    ['from one', { from: 1 }, 4, [0.15, 0, 0.15, 0.3]],
    ['eased', { ease: (p) => p * p }, 3, [0, 0.05, 0.2]],
    ['from the edges, eased', { from: 'edges', ease: (p) => p * p }, 5, [0, 0.1, 0.4, 0.1, 0]],
    ['in a grid, from the middle', { grid: [3, 1], from: 'center' }, 6, [0.3, 0, 0.3, 0.3, 0, 0.3]],
    ['in a grid, from its first edge', { grid: [2, 2] }, 4, [0, 0.123607, 0.123607, 0.2]],
    ['in a grid, from the first', { grid: [2, 2], from: 0 }, 4, [0, 0.141421, 0.141421, 0.2]],
    ['in a grid, down', { grid: [2, 3], axis: 'y' }, 6, [0, 0, 0.15, 0.15, 0.3, 0.3]],
    ['of one', {}, 1, [0]],
  ])('%s', (_, parts, count, expected) => {
    const offsets = staggerOffsets(plan(parts), count, () => [], random)
    expect(offsets.map((offset) => Math.round(offset * 1e6) / 1e6)).toEqual(expected)
  })

  it('reads the columns of a grid from the places of elements', () => {
    const lefts = [0, 100, 200, 0, 100, 200]
    const offsets = staggerOffsets(plan({ grid: 'auto', axis: 'x' }), 6, () => lefts, random)
    expect(offsets.slice(0, 3)).toEqual(offsets.slice(3))
  })

  it('draws a random order that a seed repeats', () => {
    const drawn = () => staggerOffsets(plan({ from: 'random' }), 8, () => [], randomNumbers('00ff'))
    expect(drawn()).toEqual(drawn())
    expect([...drawn()].sort()).toEqual([...staggerOffsets(plan({}), 8, () => [], random)].sort())
  })
})

describe('the controls of a timeline', () => {
  const settings = { jumpS: null, speed: 1, delayMs: 0 }
  /** A timeline of 2 s at a time, resting or on its way. */
  const at = (timeS: number, rate = 0): Playhead => ({
    ...restingAt(2),
    timeS,
    rate,
    sinceMs: 1000,
    isReversed: rate < 0,
  })
  it.each<[Control, Playhead, number]>([
    ['play', at(0), 0.5],
    ['play', at(1.8), 2],
    ['restart', at(1.5), 0.5],
    ['reverse', at(1), 0.5],
    ['reverse', at(0), 0],
    ['pause', at(1, 1), 1],
    ['resume', at(1, -1), 0.5],
    ['stop', at(1.5), 0],
    ['complete', at(0.2), 2],
    ['none', at(1), 1],
    ['togglePlayReverse', at(0), 0.5],
    ['togglePlayReverse', at(2), 1.5],
    ['togglePlayReverse', at(1, 1), 0.5],
    ['togglePlayReverse', at(1, -1), 1.5],
    ['togglePlayReverseFlipEase', at(0), 0.5],
    ['togglePlayReverseFlipEase', at(2), 1.5],
    ['togglePlayReverseFlipEase', at(1, 1), 0.5],
    ['togglePlayReverseFlipEase', at(1, -1), 1.5],
    ['reverseFlipEase', at(1), 0.5],
    ['reset', at(1.5, 1), 0],
    ['resume', at(1), 1.5],
    ['pause', at(1, -1), 1],
  ])('%s from %j is at %d half a second later', (control, head, expected) => {
    expect(playTime(command(head, control, 1000, settings), 1500)).toBeCloseTo(expected, 9)
  })

  it('jump first, play at a speed, and wait once', () => {
    expect(playTime(command(at(0), 'play', 1000, { ...settings, jumpS: 1, speed: 2 }), 1250)).toBe(1.5)
    const first = command(restingAt(2), 'play', 1000, { ...settings, delayMs: 300 })
    expect([playTime(first, 1300), playTime(first, 1500)]).toEqual([0, 0.2])
    expect(playTime(command(first, 'restart', 2000, { ...settings, delayMs: 300 }), 2300)).toBe(0.3)
  })

  it.each([
    [0.5, false, 0.5, 0],
    [1.5, false, 0.25, 1],
    [1.1, false, 1, 0],
    [1.5, true, 0.75, 1],
    [9, false, 1, 2],
  ])('are at their place within a round after %d s', (elapsed, yoyo, time, round) => {
    const found = roundTime(elapsed, 1, 2, 0.25, yoyo)
    expect([found.timeS, found.round]).toEqual([time, round])
  })
})

const CONTEXT = { report: () => undefined, further: furtherParts }

describe('targets', () => {
  const stage = createFakeStage()
  const add = (id: string, parent: FakeElement | null, ...classes: readonly string[]): FakeElement =>
    stage.add(id, { parent, classes })
  // page > list > (one, two > (inner, deep > inner2), three); another list with four.
  const list = add('list', null, 'list', 'box')
  const one = add('one', list, 'item')
  const two = add('two', list, 'item', 'box')
  add('three', list, 'item')
  add('inner', two, 'item')
  const deep = add('deep', two, 'box')
  add('inner2', deep, 'item')
  const other = add('other', null, 'list')
  add('four', other, 'item')
  const found = (target: unknown, trigger: FakeElement | null): string => {
    const read = readTarget(target, 'target', CONTEXT)
    return read
      ? findElements(stage.elements, read, trigger, furtherParts)
          .map(({ id }) => id)
          .join(' ')
      : 'none'
  }
  const related = (relationship: string, by: unknown, more: object = {}, name = 'item'): unknown => [
    'wf:class',
    [name],
    { relationship, filterBy: by, firstMatchOnly: false, ...more },
  ]
  const fired = ['wf:trigger-only', '']
  const first = { firstMatchOnly: true }
  it.each<[string, unknown, FakeElement | null, string]>([
    ['class', ['wf:class', ['item']], null, 'one two three inner inner2 four'],
    ['class, without a relationship', related('none', []), null, 'one two three inner inner2 four'],
    ['empty filter', related('within', ['wf:class', []]), null, 'one two three inner inner2 four'],
    ['first of a class', ['wf:class', ['item'], first], null, 'one'],
    ['trigger', fired, two, 'two'],
    ['within the trigger', related('within', fired), two, 'inner inner2'],
    ['within a class', related('within', ['wf:class', ['list']]), null, 'one two three inner inner2 four'],
    ['within, the first of each', related('within', ['wf:class', ['list']], first), null, 'one four'],
    [
      'within the parent of the trigger',
      related('within', ['wf:trigger-only-parent', '']),
      deep,
      'inner inner2',
    ],
    ['direct child of', related('direct-child-of', fired), two, 'inner'],
    ['contains', related('contains', fired, {}, 'box'), deep, 'two list'],
    ['contains, the nearest', related('contains', fired, first, 'box'), deep, 'two'],
    ['direct parent of', related('direct-parent-of', fired, {}, 'box'), deep, 'two'],
    ['direct parent of another kind', related('direct-parent-of', fired, {}, 'list'), deep, ''],
    ['next to', related('next-to', fired), two, 'one three'],
    ['next sibling of', related('next-sibling-of', fired), one, 'two'],
    ['next sibling of each', related('next-sibling-of', ['wf:class', ['item']]), null, 'two three'],
    ['previous sibling of', related('prev-sibling-of', fired), two, 'one'],
    ['previous sibling of the first', related('prev-sibling-of', fired), one, ''],
    ['2025: descendants', ['wf:trigger-only', ['', ['descendants', '.item']]], two, 'inner inner2'],
    ['2025: children', ['wf:trigger-only', ['', ['children', '.item']]], list, 'one two three'],
    ['2025: siblings', ['wf:trigger-only', ['', ['siblings', '.item']]], two, 'one three'],
    ['2025: next', ['wf:trigger-only', ['', ['next', '.item']]], one, 'two'],
    ['2025: previous', ['wf:trigger-only', ['', ['previous', '.item']]], two, 'one'],
    ['2025: parent', ['wf:trigger-only', ['', ['parent', '.box']]], deep, 'two'],
    ['2025: ancestors', ['wf:trigger-only', ['', ['ancestors', '.box']]], deep, 'two list'],
    ['2025: descendants of a class', ['wf:class', ['item', ['descendants', '.item']]], null, 'inner inner2'],
    [
      '2025: children of a class',
      ['wf:class', ['box', ['children', '.item']]],
      two,
      'one two three inner inner2',
    ],
    [
      '2025: next to an attribute',
      ['wf:attribute', ['.box', ['siblings', '.item']]],
      null,
      'one three inner',
    ],
    [
      '2025: saved again',
      ['wf:class', ['item', ['descendants', '.item']], { relationship: 'none', ...first }],
      null,
      'inner',
    ],
    ['2025: an unknown relation', ['wf:class', ['box', ['cousins', '.item']]], null, 'none'],
    ['an unknown relationship', related('cousin-of', fired), two, 'none'],
    [
      'any element',
      ['wf:any-element', '*', { relationship: 'direct-child-of', filterBy: fired }],
      two,
      'inner deep',
    ],
    [
      'the trigger within',
      ['wf:trigger-only', '', { relationship: 'within', filterBy: ['wf:class', ['box']] }],
      two,
      'two',
    ],
    ['the trigger within what it is not in', related('within', ['wf:class', ['item']], {}, 'list'), two, ''],
    [
      'within an attribute',
      related('within', ['wf:attribute', '.list']),
      null,
      'one two three inner inner2 four',
    ],
    ['without a trigger', related('within', fired), null, ''],
    ['nothing', ['wf:class', []], null, 'none'],
    ['any element that nothing limits', ['wf:any-element', '*'], null, 'none'],
  ])('%s', (_, target, trigger, expected) => {
    expect(found(target, trigger)).toBe(expected)
  })

  it('of several targets are those of each, once', () => {
    const targets = readTargets(
      [['wf:class', ['box']], fired, ['wf:moon', ''], ['wf:class', ['list']]],
      't',
      CONTEXT,
    )
    expect(findAll(stage.elements, targets, two, furtherParts).map(({ id }) => id)).toEqual([
      'list',
      'two',
      'deep',
      'other',
    ])
  })

  it.each([
    ['wf:class', ['a', 'b'], '.a.b'],
    ['wf:class', ['a.b'], '.a.b'],
    ['wf:class', '2col', '.\\32 col'],
    ['wf:selector', '.a > p:nth-of-type(2)', '.a > p:nth-of-type(2)'],
    ['wf:attribute', '[data-x="1"]', '[data-x="1"]'],
    ['wf:inst', ['p1', 'e1'], '[data-wf-target*="[\\"p1\\",\\"e1\\"]"]'],
    ['wf:id', 'a"b', '[id="a\\"b"]'],
    ['wf:body', '', 'body'],
  ])('%s %j selects %s', (key, value, selector) => {
    expect(readTarget([key, value], 'target', CONTEXT)?.base).toEqual({ tag: 'selector', selector })
  })
})

describe('scroll triggers', () => {
  const facts = { topPx: 1000, lengthPx: 400, viewPx: 800, maxPx: 3000 }
  const plan = (start: string, end: string, clamps = false) => ({
    start,
    end,
    clamps,
    scrubS: null,
    isHorizontal: false,
    endTarget: null,
    scroller: null,
    pin: null,
    toggles: { enter: 'none', leave: 'none', enterBack: 'none', leaveBack: 'none' } as const,
  })
  it.each([
    ['top bottom', 'bottom top', 200, 1400],
    ['top 70%', 'bottom 20%', 440, 1240],
    ['center center', '+=300', 800, 1100],
    ['top+=50 top', 'bottom-=10% top', 1050, 1360],
    ['top 100px', 'max', 900, 3000],
    ['250', '750px', 250, 750],
    ['clamp(top bottom+=1200)', 'clamp(bottom top)', 0, 1400],
    ['50% 80%', '+=50%', 560, 960],
    ['bottom-=40 center-=10%', 'bottom+=100 top-=20', 1040, 1520],
  ])('from "%s" to "%s"', (start, end, startPx, endPx) => {
    const range = scrollRange(plan(start, end), facts, facts)
    expect([range.startPx, range.endPx]).toEqual([startPx, endPx])
  })

  it('stay within the page if they clamp', () => {
    const upper = { ...facts, topPx: 100 }
    const first = scrollRange(plan('top bottom', 'bottom top', true), upper, upper)
    expect(first.startPx).toBe(0)
    // Content at the top of a page shows at once.
    expect([scrollPlace(first, 0), scrollProgress(first, 250)]).toEqual(['within', 0.5])
    const lower = { ...facts, topPx: 2900 }
    expect(scrollRange(plan('top top', 'bottom top', true), lower, lower).endPx).toBe(3000)
    expect(scrollRange(plan('top top', 'bottom top'), facts, { ...facts, topPx: 2000 }).endPx).toBe(2400)
  })

  it.each([
    ['clamped', true, 3000],
    ['clamped, with the last part of a px rounded away', true, 2999.5],
    ['on a page that cannot scroll', true, 0],
  ])('begin at the bottom of the page at the latest, %s', (_, clamps, scrollPx) => {
    const bottom = { ...facts, topPx: 2900, maxPx: Math.ceil(scrollPx) }
    expect(
      scrollPlace(scrollRange(plan('top 10%', 'bottom top', clamps), bottom, bottom), scrollPx),
    ).not.toBe('before')
  })

  it.each([
    ['before', 'within', ['enter']],
    ['before', 'behind', ['enter', 'leave']],
    ['within', 'behind', ['leave']],
    ['behind', 'within', ['enterBack']],
    ['behind', 'before', ['enterBack', 'leaveBack']],
    ['within', 'before', ['leaveBack']],
    ['within', 'within', []],
  ] as const)('from %s to %s', (from, to, moments) => {
    expect(scrollMoments(from, to)).toEqual(moments)
  })
})

describe('conditions', () => {
  const none = { when: { tag: 'breakpoint', names: ['small', 'tiny'] }, behaviour: 'dont-animate' } as const
  const still = { when: { tag: 'reduced-motion' }, behaviour: 'skip-to-end' } as const
  it.each([
    [1280, false, 'play'],
    [991, true, 'skip-to-end'],
    [767, true, 'leave-out'],
    [320, false, 'leave-out'],
  ])('at %d px', (width, isReduced, expected) => {
    expect(playbackOf([none, still], { breakpoint: breakpointOf(width), isReduced })).toBe(expected)
  })
})

describe('transforms', () => {
  it('are written as they are read', () => {
    const number = fc.integer({ min: -500, max: 500 })
    const scale = fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10)
    const angle = fc.integer({ min: -170, max: 170 })
    fc.assert(
      fc.property(number, number, scale, scale, angle, (x, y, scaleX, scaleY, degrees) => {
        const turn = (degrees * Math.PI) / 180
        const matrix = [
          scaleX * Math.cos(turn),
          scaleX * Math.sin(turn),
          -scaleY * Math.sin(turn),
          scaleY * Math.cos(turn),
          x,
          y,
        ]
        const row = readTransform(`matrix(${matrix.join(', ')})`)
        expect([row[0], row[1]]).toEqual([x, y])
        expect(row[5]).toBeCloseTo(scaleX, 5)
        expect(row[6]).toBeCloseTo(scaleY, 5)
        expect(row[7]).toBeCloseTo(degrees, 4)
        expect(row[10]).toBeCloseTo(0, 4)
      }),
    )
    expect(transformText(readTransform('none'), ~0)).toBe('translate(0px, 0px)')
  })
})

describe('parts that few pages have', () => {
  const action = (parts: object): unknown => [[], [{ actions: [{ tt: 2, timing: {}, ...parts }] }]]
  const trigger = (key: string, target: unknown): unknown => [[{ triggers: [[key, {}, target]] }], []]
  it.each<[string, unknown]>([
    [
      'scroll more',
      trigger('wf:scroll', ['wf:class', ['card'], { relationship: 'within', filterBy: ['wf:body', ''] }]),
    ],
    ['', action({ timing: { ease: 15, stagger: { each: 0.1, from: 'start', ease: 7 } } })],
    ['', action({ properties: { 'wf:style': { color: 'red' }, 'wf:class': {} } })],
    ['', action({ timing: { position: 0.5 } })],
    ['', action({ timing: { position: '-0.5 s' } })],
    ['', action({ timing: { position: '400ms' } })],
    ['rare more', action({ timing: { position: '<' } })],
    ['rare more', action({ timing: { position: '+=0.5' } })],
    ['rare more', action({ timing: { position: 'label' } })],
    ['more', [[{ conditionalPlayback: [{ type: 'breakpoint' }] }], []]],
    ['more', [[{ triggers: [['wf:load', { conditionalLogic: { type: 'and' } }]] }], []]],
    ['', [[{ conditionalPlayback: [] }], []]],
    ['', action({ timing: { ease: 'power1.in', delay: 1, stagger: { each: 1, ease: 1 }, repeat: 1 } })],
    ['eases rare more', action({ timing: { duration: 1, ease: { type: 'back' }, length: 2 } })],
    ['rare more', action({ timing: { ease: 'power1.in', stagger: { each: 1, by: 2 } } })],
    ['more', action({ targets: [['wf:trigger-only', ['', ['descendants', '.a']]]] })],
    ['more', action({ targets: [['wf:class', ['a', 'b', ['children', '.c']]]] })],
    ['more', action({ targets: [['wf:class', ['a', 'b'], { filterBy: ['wf:class', ['c']] }]] })],
    ['', action({ targets: [['wf:class', ['a', 'b'], { relationship: 'none' }]] })],
    ['eases more', action({ timing: { ease: 17 } })],
    ['eases more', action({ timing: { ease: 'elastic.in' } })],
    ['eases more', action({ timing: { ease: { type: 'steps' } } })],
    ['more', action({ timing: { stagger: { each: 0.1, from: 'center' } } })],
    ['more', action({ timing: { stagger: { grid: 'auto', each: 0.1 } } })],
    [
      'rare more',
      action({ properties: { 'wf:transform': { x: [null, { type: 'ix3-random', min: 0, max: 1 }] } } }),
    ],
    ['more', action({ properties: { 'wf:class': { class: { selectors: ['a'], operation: 'addClass' } } } })],
    ['rare more', action({ properties: { 'wf:lottie': { lottie: { from: 0, to: 1 } } } })],
    ['more', action({ properties: { 'wf:style': { color: [null, 'var(--tone)'] } } })],
    ['rare more', action({ properties: { 'wf:transform': { x: [null, 'calc(50vw - 2rem)'] } } })],
    ['rare more', trigger('wf:mouse-move', ['wf:viewport', ''])],
    ['rare more', trigger('wf:custom', ['wf:body', ''])],
  ])('%s: %j', (chunks, data) => {
    expect(neededChunks(JSON.stringify(data)).join(' ')).toBe(chunks)
  })
})

describe('components', () => {
  const stage = createFakeStage()
  const root = stage.add('root', { classes: ['card', 'w-variant-dark'] })
  const dark = stage.add('dark', { parent: root })
  const base = stage.add('base')
  const targets: Readonly<Record<string, FakeElement | undefined>> = {
    '[data-wf-target*="[\\"c-1\\",\\"c-1\\"]"]': root,
    '[class*="w-variant-"]': root,
    '[class*="w-variant-dark"]': root,
  }
  const finder = {
    ...stage.elements,
    select: (selector: string) => [targets[selector] ?? []].flat(),
    matches: (element: FakeElement, selector: string) => targets[selector] === element,
  }
  it.each<[string, readonly string[], FakeElement, boolean]>([
    ['c-1', [], dark, true],
    ['c-1', [], base, false],
    ['c-1', ['dark'], dark, true],
    ['c-1', ['light'], dark, false],
    ['c-2', [], base, true],
    ['c-2', ['dark'], base, true],
    ['c-2', ['light'], root, false],
  ])('%s in its variants %j', (componentId, variants, element, expected) => {
    const component = furtherParts.readComponent({ type: 'component', componentId, variants })
    expect(component && furtherParts.isInComponent(finder, component, element)).toBe(expected)
  })

  it('are no scope of a page or of the site', () => {
    expect(
      ['site', { type: 'site' }, { type: 'pages', value: [] }, undefined].map(furtherParts.readComponent),
    ).toEqual([null, null, null, null])
  })
})

describe('reading', () => {
  const read = (interactions: unknown, timelines: unknown) =>
    readTimelines(interactions, timelines, {
      pageId: 'p1',
      random,
      further: furtherParts,
      isStyle: () => true,
      readScroll,
    })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (interactions, timelines) => {
        expect(Array.isArray(read(interactions, timelines).interactions)).toBe(true)
      }),
    )
  })

  it('confuses no property of JavaScript with one of the data', () => {
    const properties = { 'wf:class': { class: { selectors: ['a'], operation: 'constructor' } }, toString: {} }
    const targets = [['wf:trigger-only', ['', ['constructor', '.a']]]]
    const { interactions, problems } = read(
      [{ triggers: [['wf:load', {}]], timelineIds: ['t'] }],
      [{ id: 't', actions: [{ targets, properties }] }],
    )
    const [action] = interactions[0]?.timelines[0]?.actions ?? []
    expect([action?.classes, action?.players, action?.targets]).toEqual([[], [], []])
    expect(problems.map(({ message }) => message)).toEqual([
      'a class operation "constructor" is not known',
      'a property of the kind "toString" is not known',
      'a relationship "constructor" is not known',
    ])
  })

  it('leaves out deleted data and those of other pages, and names unknown parts once', () => {
    const timelines = [
      { id: 't1', actions: [{ tt: 9 }, { tt: 9 }, { hidden: true, tt: 12 }, { targets: [['wf:moon', 1]] }] },
      { id: 't2', deleted: true, actions: [] },
    ]
    const { interactions, problems } = read(
      [
        {
          id: 'i1',
          triggers: [
            ['wf:load', {}],
            ['wf:storm', {}],
          ],
          timelineIds: ['t1', 't2', 't3'],
        },
        { id: 'i2', deleted: true },
        { id: 'i3', scope: { type: 'pages', value: ['p2'] } },
        { id: 'i4', scope: { type: 'pages', value: ['p1'] }, conditionalPlayback: [{ type: 'weather' }] },
      ],
      timelines,
    )
    expect(interactions.map(({ id, timelines: own }) => [id, own.length])).toEqual([
      ['i1', 1],
      ['i4', 0],
    ])
    expect(problems.map(({ path }) => path)).toEqual([
      'timelines[0].actions[0].tt',
      'timelines[0].actions[3].targets[0]',
      'interactions[0].triggers[1]',
      'interactions[3].conditionalPlayback[0]',
    ])
  })
})
