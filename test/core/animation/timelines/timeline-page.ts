import {
  createPinnedTriggers,
  createPointerTriggers,
  furtherParts,
  readScroll,
  readTimelines,
  ScrollTriggers,
  TimelineSession,
} from '../../../../core/animation/timelines/index.js'
import { randomNumbers } from '../../../../core/animation/timelines/values/random-numbers.js'
import { swatchColour } from '../../../../core/animation/values/colour.js'
import type { View } from '../../../../core/ports/page/stage.port.js'
import { createFakeStage } from '../../../fakes/stage.fake.js'
import type { FakeElement, FakeStage } from '../../../fakes/stage.fake.js'

/** A page in memory on which one interaction plays. */
export interface TimelinePage {
  readonly stage: FakeStage
  readonly classes: Map<FakeElement, Set<string>>
  readonly session: TimelineSession<FakeElement>
  /** Messages to held elements, by their ids. */
  readonly held: readonly string[]
  /** Plays frames of 10 ms until this time. */
  readonly playTo: (ms: number) => void
  readonly fire: (name: string, element: FakeElement, related?: FakeElement | null) => void
  readonly scrollTo: (top: number) => void
  /** Prepares the page for a printer. */
  readonly print: () => void
  readonly now: () => number
}

/** The content of the page, and the interaction. */
export interface TimelinePageOptions {
  readonly prepare: (stage: FakeStage) => void
  readonly triggers: readonly unknown[]
  readonly timelines: readonly object[]
  readonly conditions?: readonly unknown[]
  readonly isReduced?: boolean
  readonly isInstant?: boolean
  /** True for names of styles; absent: for all. */
  readonly isStyle?: (name: string) => boolean
}

/** Opens a page at 1,000 ms, with its first frame played. */
export function openPage(options: TimelinePageOptions): TimelinePage {
  const {
    prepare,
    triggers,
    timelines,
    conditions = [],
    isReduced = false,
    isInstant = false,
    isStyle = () => true,
  } = options
  const stage = createFakeStage()
  prepare(stage)
  const random = randomNumbers('00000001')
  const ids = timelines.map((_, at) => `t-${at}`)
  const { interactions } = readTimelines(
    [{ id: 'i', triggers, timelineIds: ids, conditionalPlayback: conditions }],
    timelines.map((timeline, at) => ({ id: ids[at], ...timeline })),
    { pageId: 'p1', random, further: furtherParts, isStyle, readScroll },
  )
  const classes = new Map<FakeElement, Set<string>>()
  const of = (element: FakeElement): Set<string> => {
    const own = classes.get(element) ?? new Set(element.classes)
    classes.set(element, own)
    return own
  }
  const held: string[] = []
  const scrolled = (element: FakeElement): number => Number(element.computed['scroll-top'] ?? 0)
  const pins = createPinnedTriggers(stage, {
    reserve: (element, px) => void held.push(`${element.id} +${px}`),
    hold: (element, place, topPx) => void held.push(`${element.id} ${place} ${topPx}`),
  })
  const viewOf = (scroller: FakeElement): View => ({
    ...stage.layout.view(),
    height: 200,
    innerHeight: 200,
    scrollTop: scrolled(scroller),
  })
  let scrolling: ScrollTriggers<FakeElement> | null = null
  const session = new TimelineSession({
    stage,
    interactions,
    random,
    further: furtherParts,
    pointer: createPointerTriggers,
    colour: (text) => swatchColour(text, () => null),
    classes: {
      has: (element, name) => of(element).has(name),
      set: (element, name, isOn) => void (isOn ? of(element).add(name) : of(element).delete(name)),
    },
    scrolling: (parts) => (scrolling = new ScrollTriggers({ ...parts, pins, viewOf })),
    split: (element) => (element.children.length > 0 ? element.children : [element]),
    show: () => undefined,
    isInstant: () => isInstant,
    isReduced: () => isReduced,
  })
  let nowMs = 1000
  session.bind(nowMs)
  session.frame(nowMs)
  return {
    stage,
    classes,
    session,
    held,
    now: () => nowMs,
    print: () => scrolling?.showForPrint(nowMs),
    playTo: (ms) => {
      for (; nowMs < 1000 + ms;) session.frame((nowMs += 10))
    },
    fire: (name, target, relatedElement = null) =>
      session.handle({ name, target, relatedElement, pointer: null }, nowMs),
    scrollTo: (scrollTop) => {
      stage.setView({ scrollTop })
      session.handle({ name: 'scroll', target: null, relatedElement: null, pointer: null }, nowMs)
    },
  }
}

/** Adds elements of the class `card`. */
export const cards = (stage: FakeStage, count = 3): readonly FakeElement[] =>
  Array.from({ length: count }, (_, at) => stage.add(`card${at}`, { classes: ['card'] }))
