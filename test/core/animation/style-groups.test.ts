import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parseInteractions, Session } from '../../../core/animation/index.js'
import { createFakeStage } from '../../fakes/stage.fake.js'
import type { FakeElement } from '../../fakes/stage.fake.js'
import { startEvent } from './by-name.js'

const action = (actionTypeId: string, target: object, config: object) => ({
  actionTypeId,
  config: { duration: 200, ...config, target },
})
const [all, some, last, own] = [
  { selector: '.x' },
  { selector: '.y' },
  { selector: '.z' },
  { useEventTarget: true },
]
const LISTS = {
  move: [[action('TRANSFORM_MOVE', all, { xValue: 100, xUnit: 'px' })]],
  turn: [
    [action('TRANSFORM_MOVE', some, { xValue: 50, xUnit: '%', delay: 40 })],
    [action('TRANSFORM_ROTATE', all, { zValue: 90, zUnit: 'deg' })],
  ],
  fade: [
    [
      action('STYLE_OPACITY', all, { value: 0.3, duration: 300 }),
      action('STYLE_OPACITY', last, { value: 1 }),
    ],
  ],
  grow: [[action('STYLE_SIZE', some, { widthUnit: 'AUTO' })], [action('STYLE_SIZE', all, { widthValue: 9 })]],
  tint: [[action('STYLE_BACKGROUND_COLOR', all, { rValue: 200, gValue: 9, bValue: 30, aValue: 1 })]],
  blur: [[action('STYLE_FILTER', last, { filters: [{ type: 'blur', value: 5, unit: 'px' }] })]],
  hide: [
    [
      action('STYLE_OPACITY', some, { value: 0, duration: 0 }),
      action('GENERAL_DISPLAY', last, { value: 'none' }),
    ],
    [action('STYLE_OPACITY', some, { value: 0.8 }), action('GENERAL_DISPLAY', last, { value: 'block' })],
  ],
  mine: [[action('TRANSFORM_SCALE', own, { xValue: 2, yValue: 3 })]],
}
type Name = keyof typeof LISTS
const NAMES = Object.keys(LISTS) as Name[]

/** A track on every element: elements that follow a parameter are separate from the start. */
const TRACK = {
  event: {
    eventTypeId: 'MOUSE_MOVE',
    action: { actionTypeId: 'GENERAL_CONTINUOUS_ACTION', config: { actionListId: 'track' } },
    target: { selector: '.go' },
    config: [{ continuousParameterGroupId: 'p', basedOn: 'VIEWPORT' }],
  },
  list: {
    continuousParameterGroups: [
      {
        id: 'p',
        continuousActionGroups: [
          {
            keyframe: 0,
            actionItems: [action('STYLE_BORDER', all, { rValue: 1, gValue: 1, bValue: 1, aValue: 1 })],
          },
        ],
      },
    ],
  },
}

const parse = (isParted: boolean) =>
  parseInteractions({
    events: {
      ...(isParted ? { track: TRACK.event } : {}),
      ...Object.fromEntries(
        NAMES.map((name) => [
          name,
          {
            eventTypeId: 'MOUSE_CLICK',
            action: {
              actionTypeId: 'GENERAL_START_ACTION',
              config: { actionListId: name, autoStopEventId: '' },
            },
            target: { selector: name === 'mine' ? '.y' : '.go' },
            config: { loop: name === 'turn' },
          },
        ]),
      ),
    },
    actionLists: {
      ...Object.fromEntries(
        NAMES.map((name) => [
          name,
          {
            actionItemGroups: LISTS[name].map((actionItems) => ({ actionItems })),
            useFirstGroupAsInitialState: name === 'hide',
          },
        ]),
      ),
      track: TRACK.list,
    },
    site: { mediaQueries: [] },
  }).interactions

/** Elements that are alike at first, and two that never are. */
const ELEMENTS: readonly (readonly [string, Partial<FakeElement>])[] = [
  ['a', { classes: ['x'] }],
  ['b', { classes: ['x', 'y'] }],
  ['c', { classes: ['x', 'y', 'z'] }],
  ['d', { classes: ['x', 'z'], computed: { 'background-color': 'rgb(0, 80, 160)', width: '40px' } }],
  ['e', { classes: ['x', 'y'], natural: { width: 60, height: 20 } }],
]

/** A page with the elements, of which `d` has an opacity of its own. */
function open(isParted: boolean) {
  const stage = createFakeStage()
  stage.add('go', { classes: ['go'] })
  const elements = ELEMENTS.map(([id, parts]) =>
    stage.add(id, { ...parts, style: new Map(id === 'd' ? [['opacity', '0.5']] : []) }),
  )
  const session = new Session({ stage, interactions: parse(isParted), plugins: {}, isInstant: () => false })
  session.bind(0)
  const groups = (): number => new Set(session.player.tweens.map(({ group }) => group)).size
  return { session, elements, groups }
}

type Step =
  | { readonly tag: 'start'; readonly name: Name }
  | { readonly tag: 'frame'; readonly ms: number }
  | { readonly tag: 'page'; readonly id: string; readonly opacity: string }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ tag: fc.constant('start' as const), name: fc.constantFrom(...NAMES) }),
  fc.record({ tag: fc.constant('frame' as const), ms: fc.constantFrom(10, 60, 250) }),
  fc.record({
    tag: fc.constant('page' as const),
    id: fc.constantFrom('a', 'b'),
    opacity: fc.constantFrom('', '0.25'),
  }),
)

/** The inline styles of every element after every step, but for those of the track. */
function play(isParted: boolean, steps: readonly Step[]): readonly object[] {
  const { session, elements } = open(isParted)
  let nowMs = 0
  return steps.map((one) => {
    if (one.tag === 'start') startEvent(session, one.name, nowMs)
    if (one.tag === 'frame') session.frame((nowMs += one.ms))
    if (one.tag === 'page') elements.find(({ id }) => id === one.id)?.style.set('opacity', one.opacity)
    return elements.map(({ style }) =>
      Object.fromEntries([...style].filter(([property]) => property !== 'border-color')),
    )
  })
}

describe('elements that are played together', () => {
  it('look the same at each step as if played alone, also in several groups', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 25 }), (steps) => {
        expect(play(false, steps)).toEqual(play(true, steps))
      }),
      { numRuns: 1000 },
    )
  })

  it('are computed once until a change separates them, and go on then', () => {
    const { session, elements, groups } = open(false)
    // So far they differ by their initial state only: `a`, `b` with `e`, `c`, `d`.
    startEvent(session, 'move', 0)
    session.frame(10)
    expect([session.player.tweens.length, groups()]).toEqual([5, 4])
    startEvent(session, 'mine', 10)
    session.frame(100)
    expect(groups()).toBe(5)
    const places = elements.map(({ style }) => /translate3d\(([^,]*)/.exec(style.get('transform') ?? '')?.[1])
    expect(places).toEqual(['50px', '50px', '50px', '50px', '50px'])
  })

  it('share one row of numbers if an action moves several groups, with separate values', () => {
    const { session } = open(false)
    startEvent(session, 'move', 0)
    session.frame(10)
    const groups = [...new Set(session.player.tweens.map(({ group }) => group))]
    expect(new Set(groups.map(({ values }) => values.buffer)).size).toBe(1)
    const places = groups.map(({ values }) => values.byteOffset)
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other))
    expect(groups.length).toBeGreaterThan(1)
  })

  it('are separate if an action follows them', () => {
    const { session, groups } = open(true)
    startEvent(session, 'move', 0)
    expect(groups()).toBe(5)
  })
})
