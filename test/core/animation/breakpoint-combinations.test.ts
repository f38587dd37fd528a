import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { pageSignal, parseInteractions, Session } from '../../../core/animation/index.js'
import type { Signal } from '../../../core/animation/session/signal.js'
import { createFakeStage } from '../../fakes/stage.fake.js'
import type { FakeElement } from '../../fakes/stage.fake.js'
import { SITE_BREAKPOINTS } from '../../support/site/site-breakpoints.js'

/** Breakpoints as sites have them, with spans that overlap and widths that none holds. */
const SITES = [
  SITE_BREAKPOINTS,
  [
    { key: 'main', min: 600, max: 1279 },
    { key: 'large', min: 1280, max: 10_000 },
    { key: 'small', min: 300, max: 700 },
  ],
]
const WIDTHS = [20_000, 10_000, 1920, 1280, 1279, 992, 991, 768, 767, 650, 480, 479, 320, 299, 0]
const CLASSES = ['x', 'y']

/** The rule in a second form: the first span with the width, and everything without one. */
const isAllowed = (
  site: (typeof SITES)[number],
  keys: readonly string[] | null,
  widthPx: number,
): boolean => {
  const now = site.find(({ min, max }) => widthPx >= min && widthPx <= max)
  return now === undefined || keys === null || keys.includes(now.key)
}

const events = fc.array(
  fc.record({
    keys: fc.option(fc.subarray(['main', 'large', 'medium', 'small', 'tiny', 'unknown']), { nil: null }),
    kind: fc.constantFrom(
      { type: 'SCROLLING_IN_VIEW', basedOn: 'ELEMENT' },
      { type: 'SCROLLING_IN_VIEW', basedOn: 'VIEWPORT' },
      { type: 'PAGE_SCROLL', basedOn: 'VIEWPORT' },
      { type: 'MOUSE_MOVE', basedOn: 'ELEMENT' },
      { type: 'MOUSE_MOVE', basedOn: 'VIEWPORT' },
      { type: 'PAGE_START', basedOn: null },
      { type: 'PAGE_FINISH', basedOn: null },
      { type: 'SCROLL_INTO_VIEW', basedOn: null },
      { type: 'SCROLL_OUT_OF_VIEW', basedOn: null },
      { type: 'PAGE_SCROLL_DOWN', basedOn: null },
      { type: 'MOUSE_CLICK', basedOn: null },
      { type: 'MOUSE_OVER', basedOn: null },
    ),
    trigger: fc.constantFrom(...CLASSES),
    painted: fc.constantFrom(...CLASSES),
    action: fc.constantFrom('STYLE_OPACITY', 'TRANSFORM_MOVE', 'STYLE_SIZE', 'GENERAL_DISPLAY'),
    value: fc.integer({ min: 1, max: 9 }),
    /** Lists of one group and of several with one parameter differ in nothing else. */
    group: fc.constantFrom('g1', 'g2'),
    startsWithInitialState: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
)
type Events = typeof events extends fc.Arbitrary<infer All> ? All : never
type Event = Events[number]

const action = ({ action: actionTypeId, painted }: Event, value: number, durationMs: number): object => ({
  actionTypeId,
  config: {
    ...(actionTypeId === 'GENERAL_DISPLAY' ? { value: value % 2 === 0 ? 'none' : 'block' } : {}),
    ...(actionTypeId === 'STYLE_OPACITY' ? { value: value / 10, unit: '' } : {}),
    ...(actionTypeId === 'TRANSFORM_MOVE' ? { xValue: value, xUnit: 'px' } : {}),
    ...(actionTypeId === 'STYLE_SIZE' ? { widthValue: value, widthUnit: 'px' } : {}),
    delay: 0,
    duration: durationMs,
    target: { selector: `.${painted}` },
  },
})

const listOf = (event: Event): object =>
  event.kind.basedOn === null
    ? {
        useFirstGroupAsInitialState: event.startsWithInitialState,
        actionItemGroups: [
          { actionItems: [action(event, event.value, 0)] },
          { actionItems: [action(event, event.value + 3, 50)] },
        ],
      }
    : {
        continuousParameterGroups: [
          {
            id: event.group,
            continuousActionGroups: [
              { keyframe: 0, actionItems: [action(event, event.value, 0)] },
              { keyframe: 100, actionItems: [action(event, event.value + 5, 0)] },
            ],
          },
        ],
      }

const dataOf = (site: (typeof SITES)[number], all: Events, isKept: (event: Event) => boolean): object => ({
  events: Object.fromEntries(
    all.map((event, at) => [
      `e${at}`,
      {
        eventTypeId: event.kind.type,
        action: {
          actionTypeId: event.kind.basedOn === null ? 'GENERAL_START_ACTION' : 'GENERAL_CONTINUOUS_ACTION',
          config: { actionListId: `l${at}` },
        },
        ...(event.keys && { mediaQueries: event.keys }),
        target: /^PAGE/.test(event.kind.type) ? { appliesTo: 'PAGE' } : { selector: `.${event.trigger}` },
        config:
          event.kind.basedOn === null
            ? {}
            : [
                {
                  continuousParameterGroupId: event.group,
                  selectedAxis: 'Y_AXIS',
                  basedOn: event.kind.basedOn,
                },
              ],
      },
    ]),
  ),
  actionLists: Object.fromEntries(all.map((event, at) => [`l${at}`, isKept(event) ? listOf(event) : {}])),
  site: { mediaQueries: site },
})

/** Everything that can make a list play, and what stands on the page after each of it. */
function play(data: object, widthPx: number) {
  const stage = createFakeStage()
  stage.setView({ width: widthPx, innerWidth: widthPx, scrollHeight: 4000 })
  const elements = CLASSES.map((name, at) =>
    stage.add(name, { classes: [name], box: { left: 0, top: 300 + at * 900, width: 100, height: 100 } }),
  )
  const session = new Session({
    stage,
    interactions: parseInteractions(data).interactions,
    plugins: {},
    isInstant: () => false,
  })
  const seen: object[] = []
  const look = (): unknown => seen.push(elements.map(({ style }) => Object.fromEntries(style)))
  let nowMs = 0
  const frames = (): void => {
    for (const end = nowMs + 120; nowMs < end;) session.frame((nowMs += 16))
    look()
  }
  const send = (signal: Signal<FakeElement>): void => {
    session.handle(signal, (nowMs += 20))
    frames()
  }
  session.bind(nowMs)
  look()
  frames()
  stage.ready = 'complete'
  send(pageSignal('readystatechange'))
  stage.setView({ scrollTop: 700 })
  for (const element of elements) element.box = { ...element.box, top: element.box.top - 700 }
  send(pageSignal('scroll'))
  const pointer = { clientX: 40, clientY: 420, pageX: 40, pageY: 1120 }
  for (const target of elements)
    for (const name of ['mousemove', 'mouseover', 'click', 'mouseout'])
      send({ name, target, relatedElement: null, pointer })
  return seen
}

describe('events of any kinds together that are limited to breakpoints', () => {
  it('paint the same as the events of the present breakpoint alone, at the start and after every signal', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SITES), events, fc.constantFrom(...WIDTHS), (site, all, widthPx) => {
        const whole = play(
          dataOf(site, all, () => true),
          widthPx,
        )
        const own = play(
          dataOf(site, all, ({ keys }) => isAllowed(site, keys, widthPx)),
          widthPx,
        )
        expect(whole).toEqual(own)
      }),
      { numRuns: 500 },
    )
  })

  it('paint nothing if none of them is allowed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SITES), events, fc.constantFrom(...WIDTHS), (site, all, widthPx) => {
        const others = all.filter(({ keys }) => !isAllowed(site, keys, widthPx))
        for (const states of play(
          dataOf(site, others, () => true),
          widthPx,
        ))
          expect(states).toEqual([{}, {}])
      }),
      { numRuns: 200 },
    )
  })
})
