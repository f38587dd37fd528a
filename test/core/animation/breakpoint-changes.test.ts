import { describe, expect, it } from '@jest/globals'
import { pageSignal, parseInteractions, Session } from '../../../core/animation/index.js'
import type { DataProblem } from '../../../core/animation/index.js'
import { createFakeStage } from '../../fakes/stage.fake.js'

const MAIN = { key: 'main', min: 992, max: 10_000 }
const MEDIUM = { key: 'medium', min: 768, max: 991 }
const SMALL = { key: 'small', min: 0, max: 767 }
const SITE = [MAIN, MEDIUM, SMALL]

const fade = (value: number, selector: string): object => ({
  actionItems: [{ actionTypeId: 'STYLE_OPACITY', config: { value, unit: '', target: { selector } } }],
})

/**
 * A scroll event for each id, limited to the breakpoints it has; `.x1` has the opacity 0.1 of the first, and
 * so on.
 */
const scrollEvents = (...limits: readonly unknown[]): object => ({
  events: Object.fromEntries(
    limits.map((mediaQueries, at) => [
      `e${at}`,
      {
        eventTypeId: 'SCROLLING_IN_VIEW',
        action: { actionTypeId: 'GENERAL_CONTINUOUS_ACTION', config: { actionListId: `l${at}` } },
        mediaQueries,
        target: { selector: `.x${at}` },
        config: [{ continuousParameterGroupId: 'g' }],
      },
    ]),
  ),
  actionLists: Object.fromEntries(
    limits.map((_, at) => [
      `l${at}`,
      {
        continuousParameterGroups: [
          { id: 'g', continuousActionGroups: [{ keyframe: 0, ...fade((at + 1) / 10, `.x${at}`) }] },
        ],
      },
    ]),
  ),
})

function open(data: object, mediaQueries: unknown, widthPx: number) {
  const stage = createFakeStage()
  stage.setView({ width: widthPx, innerWidth: widthPx })
  const problems: DataProblem[] = []
  const parsed = parseInteractions({ ...data, site: { mediaQueries } }, 0, (problem) =>
    problems.push(problem),
  )
  const { interactions } = parsed
  const session = new Session({ stage, interactions, plugins: {}, isInstant: () => false })
  return { stage, session, problems }
}

const added = ({ stage }: ReturnType<typeof open>, name: string) => stage.add(name, { classes: [name] })

describe('crossing a breakpoint', () => {
  it.each([
    { title: 'has no limit', limit: undefined, startsOver: false },
    { title: 'names every breakpoint', limit: ['main', 'medium', 'small'], startsOver: false },
    {
      title: 'names every breakpoint in another order',
      limit: ['small', 'main', 'medium'],
      startsOver: false,
    },
    { title: 'leaves one out', limit: ['main', 'medium'], startsOver: true },
    { title: 'names one the site does not have', limit: ['main', 'medium', 'large'], startsOver: true },
    {
      title: 'names one more than the site has',
      limit: ['main', 'medium', 'small', 'large'],
      startsOver: true,
    },
    { title: 'names one twice', limit: ['main', 'main', 'medium'], startsOver: true },
    { title: 'names none', limit: [], startsOver: true },
  ])('starts over: $startsOver, if an event $title', ({ limit, startsOver }) => {
    const opened = open(scrollEvents(limit), SITE, 1280)
    added(opened, 'x0')
    opened.session.bind(0)
    opened.stage.setView({ innerWidth: 800 })
    expect(opened.session.crossesBreakpoint()).toBe(startsOver)
    expect(opened.session.crossesBreakpoint()).toBe(false)
  })

  it('does not restart for an event without a trigger on the page; later elements have their own', () => {
    const opened = open(scrollEvents(['main', 'medium', 'small'], ['main'], ['medium']), SITE, 1280)
    added(opened, 'x0')
    opened.session.bind(0)
    opened.stage.setView({ innerWidth: 800 })
    expect(opened.session.crossesBreakpoint()).toBe(false)
    expect(opened.session.report().breakpoint).toBe('medium')
    const [wide, tablet] = [added(opened, 'x1'), added(opened, 'x2')]
    opened.session.bind(20)
    opened.session.frame(36)
    expect([wide.style.get('opacity'), tablet.style.get('opacity')]).toEqual([undefined, '0.3'])
  })
})

describe('breakpoints of a site that are broken', () => {
  const limits = [['main'], ['medium'], ['small']]
  /** The event, of three, that is painted on its element at a width. */
  function painted(mediaQueries: unknown, widthPx: number): readonly boolean[] {
    const opened = open(scrollEvents(...limits), mediaQueries, widthPx)
    const elements = limits.map((_, at) => added(opened, `x${at}`))
    opened.session.bind(0)
    opened.session.handle(pageSignal('scroll'), 10)
    opened.session.frame(16)
    return elements.map(({ style }) => style.has('opacity'))
  }
  const asText = SITE.map(({ key, min, max }) => ({ key, min: `${min}`, max: `${max}` }))

  it.each([
    { title: 'ends as text', site: asText, widthPx: 1280, expected: [true, false, false] },
    { title: 'ends as text', site: asText, widthPx: 800, expected: [false, true, false] },
    { title: 'ends as text', site: asText, widthPx: 400, expected: [false, false, true] },
    {
      title: 'no max',
      site: [{ key: 'main', min: 0 }, MEDIUM, SMALL],
      widthPx: 800,
      expected: [false, true, false],
    },
    {
      title: 'no min',
      site: [{ key: 'main', max: 9e4 }, MEDIUM],
      widthPx: 800,
      expected: [false, true, false],
    },
    { title: 'no ends', site: [{ key: 'main' }], widthPx: 800, expected: [true, true, true] },
    { title: 'null as max', site: [{ ...MAIN, max: null }], widthPx: 1280, expected: [true, true, true] },
    { title: 'no key', site: [{ min: 0, max: 9e4 }, SMALL], widthPx: 400, expected: [false, false, true] },
  ])(
    'keep the widths that the site still gives, with $title at $widthPx px',
    ({ site, widthPx, expected }) => {
      expect(painted(site, widthPx)).toEqual(expected)
    },
  )

  it('are named', () => {
    const site = [MAIN, { key: 'medium', min: 'wide', max: 991 }, { ...SMALL, max: null }, null, ...asText]
    const message = 'needs a key, min and max'
    expect(open(scrollEvents(), site, 1280).problems).toEqual(
      [1, 2, 3].map((at) => ({ path: `site.mediaQueries[${at}]`, message })),
    )
  })
})
