/** A page of timelines in the builder's markup, one for each rule, with the calculated result. */
import { modelShare, modelStagger } from '../../support/animation/timeline-model.js'
import type { ModelTimes } from '../../support/animation/timeline-model.js'

/** A computed style of an element: of its transform one number of the matrix, `e` is x and `f` is y. */
export type Reading = 'e' | 'f' | 'turn' | 'a' | 'd' | 'c' | 'opacity' | 'width' | 'height' | 'red'

/** An element of the page, with what it shows at a time in s. */
export interface TimelineCase {
  readonly name: string
  readonly selector: string
  readonly reading: Reading
  readonly at: (timeS: number) => number
}

/** The notations by which versions of the format assign an interaction to this page. */
const SCOPES = ['site', { type: 'site' }, { type: 'pages', value: ['p1'] }, undefined]
const LINEAR: ModelTimes = { duration: 1, ease: 0 }

const timingOf = ({ repeat, repeatDelay, yoyo, ...times }: ModelTimes): object => ({
  position: 0,
  ...times,
  ...(repeat === undefined ? {} : { repeat, repeatDelay, yoyo }),
})

type Way = readonly [
  property: string,
  ends: unknown,
  reading: Reading,
  from: number,
  to: number,
  namespace?: string,
]

/** Properties and units: the ends as data have them, and as a window of 1280 by 800 px shows them. */
const WAYS: readonly Way[] = [
  ['x', ['0px', '100px'], 'e', 0, 100],
  ['x', ['0px', '10vw'], 'e', 0, 128],
  ['y', ['0px', '50vh'], 'f', 0, 400],
  ['x', ['1em', '3em'], 'e', 20, 60],
  ['x', ['2rem', '0rem'], 'e', 32, 0],
  ['x', ['100%', '0%'], 'e', 200, 0],
  ['y', ['0%', '-50%'], 'f', 0, -20],
  ['x', ['10px', '50%'], 'e', 10, 100],
  ['xPercent', [0, 25], 'e', 0, 50],
  ['rotation', ['0deg', '80deg'], 'turn', 0, 80],
  ['rotation', [10, '0.25turn'], 'turn', 10, 90],
  ['scale', [0.5, 2], 'a', 0.5, 2],
  ['scaleY', [null, '150%'], 'd', 1, 1.5],
  ['skewX', ['0deg', '45deg'], 'c', 0, 45],
  ['opacity', ['0%', '100%'], 'opacity', 0, 1],
  ['autoAlpha', [null, 0.25], 'opacity', 0.8, 0.25],
  ['width', ['10vw', '50vw'], 'width', 128, 640],
  ['height', ['0px', '25%'], 'height', 0, 100],
  ['height', ['0px', 'auto'], 'height', 0, 40],
  ['color', ['#000', 'rgb(200, 0, 0)'], 'red', 0, 200, 'wf:style'],
  ['color', ['hsla(0, 0.00%, 0.00%, 1.00)', 'var(--tone)'], 'red', 0, 250, 'wf:style'],
]

/** Repeats, starts and durations as the versions of the format write them. */
const TIMES: readonly (readonly [given: object, model: ModelTimes])[] = [
  [
    { duration: '400ms', ease: 40 },
    { duration: 0.4, ease: 0 },
  ],
  [{ ease: 0 }, { duration: 0.5, ease: 0 }],
  [
    { duration: null, ease: 0 },
    { duration: 0.25, ease: 0 },
  ],
  [{ duration: 0.8 }, { duration: 0.8, ease: 2 }],
  [
    { duration: 0.6, position: '300ms', ease: 7 },
    { duration: 0.6, position: 0.3, ease: 7 },
  ],
  ...[false, true].map((yoyo) => {
    const times = { duration: 0.3, repeat: 3, repeatDelay: 0.1, yoyo, ease: 4 }
    return [times, times] as const
  }),
]

const COUNT = 5

/** The body of the page, its cases, and the arguments of the registration. */
export function timelineCases() {
  const cases: TimelineCase[] = []
  const interactions: unknown[] = []
  const timelines: unknown[] = []
  let body = ''
  const register = (actions: readonly object[]): void => {
    const id = `t-${timelines.length}`
    const scope = SCOPES[timelines.length % SCOPES.length]
    timelines.push({ id, deleted: false, actions })
    interactions.push({
      id: `i-${id}`,
      ...(scope === undefined ? {} : { scope }),
      triggers: [['wf:load', { controlType: 'load' }]],
      timelineIds: [id],
    })
  }
  const add = (count = 1, content = 'Text'): string => {
    const name = `m${timelines.length}`
    body += `<div class="room">${`<div class="moved ${name}">${content}</div>`.repeat(count)}</div>`
    return name
  }
  const targets = (name: string): readonly unknown[] => [
    timelines.length % 2 === 0
      ? ['wf:class', [name]]
      : ['wf:class', [name], { relationship: 'none', firstMatchOnly: false }],
  ]
  const one = (name: string, action: object, reading: Reading, at: TimelineCase['at']): void => {
    const own = add()
    register([{ targets: targets(own), tt: 2, ...action }])
    cases.push({ name, selector: `.${own}`, reading, at })
  }
  const x = (ends: unknown): object => ({ properties: { 'wf:transform': { x: ends } } })

  for (const ease of Array.from({ length: 31 }, (_, at) => at))
    one(
      `ease ${ease}`,
      { ...x(['0px', '100px']), timing: { ...LINEAR, ease } },
      'e',
      (timeS) => 100 * modelShare({ ...LINEAR, ease }, timeS),
    )
  for (const [property, ends, reading, from, to, namespace = 'wf:transform'] of WAYS)
    one(
      `${property} ${JSON.stringify(ends)}`,
      { properties: { [namespace]: { [property]: ends } }, timing: timingOf(LINEAR) },
      reading,
      (timeS) => from + (to - from) * modelShare(LINEAR, timeS),
    )
  for (const [given, model] of TIMES)
    one(
      `timing ${JSON.stringify(given)}`,
      { ...x(['20px', '-80px']), timing: given },
      'e',
      (timeS) => 20 - 100 * modelShare(model, timeS),
    )
  // The kinds of actions; the elements have an opacity of 0.8 of their own.
  const fade = (ends: unknown): object => ({
    properties: { 'wf:transform': { opacity: ends } },
    timing: timingOf({ ...LINEAR, position: 0.4 }),
  })
  const later = (timeS: number): number => modelShare({ ...LINEAR, position: 0.4 }, timeS)
  one('to', { ...fade([null, 0.2]), tt: 0 }, 'opacity', (timeS) => 0.8 - 0.6 * later(timeS))
  one('to, by a number', { ...fade('20%'), tt: undefined }, 'opacity', (timeS) => 0.8 - 0.6 * later(timeS))
  one('to, without an end', { ...fade([0.2, null]), tt: 0 }, 'opacity', () => 0.8)
  one('from', { ...fade([0.1]), tt: 1 }, 'opacity', (timeS) => 0.1 + 0.7 * later(timeS))
  one('from-to', { ...fade([0.1, 0.5]), tt: 2 }, 'opacity', (timeS) => 0.1 + 0.4 * later(timeS))
  one('set', { ...fade([null, 0.3]), tt: 3 }, 'opacity', (timeS) => (timeS >= 0.4 ? 0.3 : 0.8))
  one('hidden', { ...fade([0.1, 0.5]), hidden: true }, 'opacity', () => 0.8)

  for (const from of ['start', 'end', 'center', 'edges'] as const) {
    const own = add(COUNT)
    register([
      {
        ...{ targets: targets(own), tt: 2, ...x(['0px', '100px']) },
        timing: { ...timingOf(LINEAR), stagger: { each: 0.15, from } },
      },
    ])
    for (const [at, lead] of modelStagger(COUNT, 0.15, from).entries())
      cases.push({
        name: `stagger from ${from}, element ${at}`,
        selector: `.${own}:nth-child(${at + 1})`,
        reading: 'e',
        at: (timeS) => 100 * modelShare({ ...LINEAR, position: lead }, timeS),
      })
  }
  // The second action on a property does not stand at its start before it plays.
  const twice = add()
  register(
    [
      { ...x(['0px', '60px']), timing: timingOf({ ...LINEAR, duration: 0.4 }) },
      { ...x(['500px', '100px']), timing: timingOf({ ...LINEAR, duration: 0.4, position: 0.8 }) },
    ].map((action) => ({ ...action, targets: targets(twice), tt: 2 })),
  )
  cases.push({
    name: 'two actions on one property',
    selector: `.${twice}`,
    reading: 'e',
    at: (timeS) =>
      timeS < 0.8 ? 60 * Math.min(timeS / 0.4, 1) : 500 - 400 * Math.min((timeS - 0.8) / 0.4, 1),
  })
  return { body, cases, interactions, timelines }
}

export const CASES_CSS = `:root { --tone: #fa0000 } .room { height: 400px; width: 800px; font: 20px/40px serif }
  .moved { width: 200px; height: 40px; opacity: .8; color: #000 }`
