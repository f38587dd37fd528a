import { describe, expect, it } from '@jest/globals'
import { pageSignal, parseInteractions, Session } from '../../../core/animation/index.js'
import type { DataProblem } from '../../../core/animation/index.js'
import { createFakeStage } from '../../fakes/stage.fake.js'

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** JSON values in the place of any other, with names that break the conversion to text. */
const ODD: readonly Json[] = [
  ...[null, true, -1, 1e308, '', '0.5', '..', '__proto__', 'a|b|c', [], [null], ['x'], [2, 0, -1, 1], {}],
  { toString: null },
  { toString: 1, valueOf: 'x' },
  [{ toString: 0 }, 0, 0, 1],
  { then: {}, constructor: null, id: {}, length: -1 },
  '\u0000',
  'x'.repeat(20_000),
]

const target = { id: 'x', selector: '.x', useEventTarget: false, objectId: null, appliesTo: 'ELEMENT' }
const item = (actionTypeId: string, config: { readonly [name: string]: Json }): Json => ({
  actionTypeId,
  config: { delay: 0, duration: 100, easing: [0.2, 0.3, 0.4, 0.5], target, ...config },
})
const wide = (value: number, unit: string): { readonly [name: string]: Json } => ({
  ...Object.fromEntries(
    [...'xyz'].flatMap((axis) => [
      [`${axis}Value`, value],
      [`${axis}Unit`, unit],
    ]),
  ),
})
const ITEMS: readonly Json[] = [
  item('TRANSFORM_MOVE', { ...wide(5, 'px'), easing: 'inOutQuad' }),
  item('TRANSFORM_ROTATE', wide(5, 'deg')),
  item('STYLE_OPACITY', { value: 0.5, unit: '' }),
  item('STYLE_SIZE', { widthValue: 1, widthUnit: 'px', heightUnit: 'AUTO' }),
  item('STYLE_FILTER', { filters: [{ type: 'blur', value: 3, unit: 'px' }] }),
  item('STYLE_FONT_VARIATION', { fontVariations: [{ type: 'wght', value: 3, defaultValue: 2 }] }),
  item('STYLE_TEXT_COLOR', { rValue: 1, gValue: 2, bValue: 3, aValue: 1, globalSwatchId: '--ink' }),
  item('GENERAL_DISPLAY', { value: 'none' }),
  item('OBJECT_VALUE', { value: 1 }),
  item('PLUGIN_VARIABLE', { value: { size: 1 }, target: { ...target, objectId: '--v' } }),
]
const WHOLE: Json = {
  events: {
    e: {
      eventTypeId: 'PAGE_START',
      action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId: 'a', autoStopEventId: 'f' } },
      mediaQueries: ['main'],
      target: { appliesTo: 'PAGE', id: 'p1' },
      targets: [{ appliesTo: 'PAGE', id: 'p1' }],
      config: { loop: false, scrollOffsetValue: 1, scrollOffsetUnit: '%', delay: 1, direction: 'LEFT' },
      createdOn: 1,
    },
    f: {
      eventTypeId: 'SCROLLING_IN_VIEW',
      action: {
        actionTypeId: 'GENERAL_CONTINUOUS_ACTION',
        config: { actionListId: 'b', affectedElements: {} },
      },
      mediaQueries: ['main'],
      target,
      targets: [target],
      config: [
        { continuousParameterGroupId: 'g', smoothing: 50, startsEntering: true, addStartOffset: true },
      ],
    },
  },
  actionLists: {
    a: { id: 'a', actionItemGroups: [{ actionItems: ITEMS }], useFirstGroupAsInitialState: true },
    b: {
      id: 'b',
      continuousParameterGroups: [
        {
          id: 'g',
          type: 'SCROLL_PROGRESS',
          continuousActionGroups: [{ keyframe: 50, actionItems: ITEMS.slice(0, 1) }],
        },
      ],
    },
  },
  site: { mediaQueries: [{ key: 'main', min: 0, max: 10_000 }] },
}

/** Every place in a value, the whole first. */
function* placesIn(value: Json, path: readonly string[] = []): Generator<readonly string[]> {
  yield path
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) yield* placesIn(inner as Json, [...path, name])
}

function withOdd(value: Json, [name, ...rest]: readonly string[], odd: Json): Json {
  if (name === undefined) return odd
  const inside = value as { readonly [name: string]: Json }
  const changed = withOdd(inside[name] ?? null, rest, odd)
  return Array.isArray(value)
    ? (value as readonly Json[]).map((entry, at) => (String(at) === name ? changed : entry))
    : { ...inside, [name]: changed }
}

/** An animation of another event and list, beside the broken one. */
const INNOCENT = {
  event: {
    eventTypeId: 'MOUSE_CLICK',
    action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId: 'innocent' } },
    mediaQueries: ['main'],
    target: { id: 'innocent' },
  },
  list: {
    actionItemGroups: [
      { actionItems: [item('STYLE_OPACITY', { value: 0.25, unit: '', target: { id: 'innocent' } })] },
    ],
  },
}

const beside = (data: Json): unknown => {
  const { events, actionLists, site } = data as { readonly [name: string]: Json }
  const named = (part: Json | undefined, innocent: unknown): unknown =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? { ...part, innocent } : part
  return { events: named(events, INNOCENT.event), actionLists: named(actionLists, INNOCENT.list), site }
}

/** Plays the data; returns the state of the unrelated element, and the reports. */
function play(data: unknown): {
  readonly opacity: string | undefined
  readonly problems: readonly DataProblem[]
} {
  const stage = createFakeStage()
  const x = stage.add('x', { classes: ['x'] })
  const innocent = stage.add('innocent')
  const problems: DataProblem[] = []
  const { interactions } = parseInteractions(JSON.parse(JSON.stringify(data)), 0, (found) =>
    problems.push(found),
  )
  const session = new Session({ stage, interactions, plugins: {}, isInstant: () => false })
  session.bind(1)
  const pointer = { clientX: 5, clientY: 5, pageX: 5, pageY: 5 }
  for (const name of ['readystatechange', 'scroll']) session.handle(pageSignal(name), 100)
  session.handle({ name: 'click', target: innocent, relatedElement: null, pointer }, 200)
  for (let at = 200; at < 900; at += 50) session.frame(at)
  const opacity = innocent.style.get('opacity')
  for (const [name, value] of x.style)
    if (/undefined|object|NaN/.test(`${name}: ${value}`)) throw new Error(`${name}: ${value} is written`)
  session.clearStyles()
  return { opacity, problems }
}

const PLACES = [...placesIn(WHOLE)].filter((path) => path.length > 1 && path[0] !== 'site')

describe('one broken place in the data of a page', () => {
  it.each(ODD.map((odd) => [JSON.stringify(odd).slice(0, 40), odd] as const))(
    'with %s stops no other animation',
    (_, odd) => {
      const stopped: string[] = []
      for (const path of PLACES)
        try {
          const { opacity } = play(beside(withOdd(WHOLE, path, odd)))
          if (opacity !== '0.25') stopped.push(`${path.join('.')}: ${opacity ?? 'nothing'}`)
        } catch (error) {
          stopped.push(`${path.join('.')}: ${String(error)}`)
        }
      expect(stopped).toEqual([])
    },
  )
})
