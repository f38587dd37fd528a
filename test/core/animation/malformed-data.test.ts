import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { pageSignal, parseInteractions, Session } from '../../../core/animation/index.js'
import { createFakeStage } from '../../fakes/stage.fake.js'

/** Starts all animations of the data, fires each event once, and plays for two seconds. */
function live(data: unknown): void {
  const stage = createFakeStage()
  const x = stage.add('x', { classes: ['x'] })
  const session = new Session({
    stage,
    interactions: parseInteractions(data).interactions,
    plugins: {},
    isInstant: () => false,
  })
  session.bind(1)
  const pointer = { clientX: 5, clientY: 5, pageX: 5, pageY: 5 }
  for (const name of ['readystatechange', 'scroll']) session.handle(pageSignal(name), 100)
  for (const name of ['click', 'mouseover', 'mousemove', 'COMPONENT_ACTIVE'])
    session.handle({ name, target: x, relatedElement: null, pointer }, 200)
  for (let at = 200; at < 2200; at += 100) session.frame(at)
  session.clearStyles()
}

const types = [
  'MOUSE_CLICK',
  'SCROLL_INTO_VIEW',
  'SCROLLING_IN_VIEW',
  'PAGE_START',
  'MOUSE_MOVE',
  'TAB_ACTIVE',
  'NONSENSE',
]
const actions = [
  'TRANSFORM_MOVE',
  'STYLE_SIZE',
  'STYLE_FILTER',
  'STYLE_TEXT_COLOR',
  'PLUGIN_LOTTIE',
  'GENERAL_DISPLAY',
  'STYLE_BOX_SHADOW',
]

const target = fc.oneof(
  fc.record({ selector: fc.constantFrom('.x', '..', '') }),
  fc.record({
    id: fc.constantFrom('x', 'p1|x', '|'),
    useEventTarget: fc.constantFrom(true, 'CHILDREN', 'PARENT', 'SIBLINGS', 7),
  }),
  fc.anything(),
)
const item = fc.record({
  actionTypeId: fc.oneof(fc.constantFrom(...actions), fc.anything()),
  config: fc.oneof(
    fc.record({
      target,
      duration: fc.oneof(fc.integer(), fc.constant('auto'), fc.anything()),
      xValue: fc.anything(),
      heightUnit: fc.constantFrom('AUTO', 'px'),
      easing: fc.anything(),
      filters: fc.anything(),
    }),
    fc.anything(),
  ),
})
const list = fc.record({
  actionItemGroups: fc.oneof(
    fc.array(fc.record({ actionItems: fc.array(item, { maxLength: 3 }) }), { maxLength: 3 }),
    fc.anything(),
  ),
  useFirstGroupAsInitialState: fc.boolean(),
  continuousParameterGroups: fc.array(
    fc.record({
      id: fc.constant('g'),
      continuousActionGroups: fc.array(
        fc.record({ keyframe: fc.anything(), actionItems: fc.array(item, { maxLength: 2 }) }),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 2 },
  ),
})
const event = fc.record({
  eventTypeId: fc.constantFrom(...types),
  action: fc.record({
    actionTypeId: fc.constantFrom('GENERAL_START_ACTION', 'GENERAL_CONTINUOUS_ACTION', 'FADE_EFFECT'),
    config: fc.record({
      actionListId: fc.constantFrom('a', 'b', 'gone'),
      autoStopEventId: fc.constantFrom('e', 'f', 'x'),
    }),
  }),
  target,
  targets: fc.oneof(fc.array(target, { maxLength: 2 }), fc.anything()),
  config: fc.oneof(
    fc.record({ loop: fc.boolean() }),
    fc.array(fc.record({ continuousParameterGroupId: fc.constant('g'), smoothing: fc.anything() })),
    fc.anything(),
  ),
})

describe('data from strangers', () => {
  it('never throw into the page', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.record({
            events: fc.oneof(fc.dictionary(fc.constantFrom('e', 'f', 'g'), event), fc.anything()),
            actionLists: fc.oneof(fc.dictionary(fc.constantFrom('a', 'b'), list), fc.anything()),
            site: fc.anything(),
          }),
          fc.anything(),
        ),
        (data) => {
          expect(() => live(data)).not.toThrow()
        },
      ),
      { numRuns: 400 },
    )
  })

  it('may have ten thousand events, read in linear time', () => {
    const entry = (index: number) => ({
      eventTypeId: 'MOUSE_CLICK',
      action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId: 'a' } },
      target: { id: `missing-${index}` },
    })
    const events = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`e${index}`, entry(index)]),
    )
    const parsed = parseInteractions({ events, actionLists: { a: {} }, site: { mediaQueries: [] } })
    expect(parsed.interactions.events.size).toBe(10_000)
    expect(parsed.problems).toEqual([])
    expect(() => live({ events, actionLists: { a: {} } })).not.toThrow()
  })

  it('are reported with the place of every broken number, and the rest of the action plays', () => {
    const actions = [
      { actionTypeId: 'TRANSFORM_MOVE', config: { xValue: 'wide', yValue: 4, duration: NaN, delay: '3' } },
      { actionTypeId: 'GENERAL_DISPLAY', config: { value: 'none', duration: 'auto', xValue: null } },
      { actionTypeId: 'PLUGIN_VARIABLE', config: { value: { red: 1 } } },
    ]
    const lists = { a: { actionItemGroups: [{ actionItems: actions }] } }
    const { interactions, problems } = parseInteractions({
      events: {},
      actionLists: lists,
      site: { mediaQueries: [] },
    })
    const place = 'actionLists["a"].actionItemGroups[0].actionItems[0].config'
    expect(problems).toEqual(
      ['xValue', 'duration', 'delay'].map((field) => ({
        path: `${place}.${field}`,
        message: 'is not a number',
      })),
    )
    expect(interactions.lists.get('a')?.groups[0]?.[0]).toMatchObject({
      channels: [{ name: 'y', to: 4 }],
      durationMs: 0,
      delayMs: 0,
    })
  })

  it('are read at the start if a page needs them, and otherwise for the report', () => {
    const broken = { actionItemGroups: [{ actionItems: [{ actionTypeId: 'STYLE_BOX_SHADOW' }] }] }
    const click = (actionListId: string, id: string) => ({
      eventTypeId: 'MOUSE_CLICK',
      action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId } },
      target: { id },
    })
    const found: string[] = []
    const parsed = parseInteractions(
      {
        events: { here: click('a', 'x'), elsewhere: click('b', 'y') },
        actionLists: { a: broken, b: broken },
        site: { mediaQueries: [] },
      },
      0,
      ({ path }) => found.push(path),
    )
    expect(found).toEqual([])
    const stage = createFakeStage()
    stage.add('x')
    const { interactions } = parsed
    new Session({ stage, interactions, plugins: {}, isInstant: () => false }).bind(0)
    const places = ['a', 'b'].map((id) => `actionLists["${id}"].actionItemGroups[0].actionItems[0]`)
    expect(found).toEqual(places.slice(0, 1))
    expect(parsed.problems.map(({ path }) => path)).toEqual(places)
    expect(found).toEqual(places)
  })

  it('may contain itself without an endless loop', () => {
    const group: { actionItems: unknown[] } = { actionItems: [] }
    group.actionItems.push(group)
    const list = { actionItemGroups: [group, group] }
    expect(
      parseInteractions({ events: {}, actionLists: { a: list }, site: { mediaQueries: [] } }).problems,
    ).toHaveLength(2)
  })
})

it('data without breakpoints are reported, and run at every width', () => {
  const data = { events: {}, actionLists: {} }
  const path = 'site.mediaQueries'
  for (const site of [undefined, {}, { mediaQueries: null }])
    expect(parseInteractions({ ...data, site }).problems).toEqual([
      { path, message: 'is missing: every event runs at every width' },
    ])
  expect(parseInteractions({ ...data, site: { mediaQueries: [] } }).problems).toEqual([])
})
