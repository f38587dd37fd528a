import { readTimelines, TimelineSession } from '../../../../core/animation/timelines/index.js'
import type { ClassAccess, TimelineData } from '../../../../core/animation/timelines/index.js'
import type { PageParts } from '../page-parts.js'
import { isElement } from '../stage/stage-element.js'
import type { StageElement } from '../stage/stage-element.js'
import type { PageContext } from '../../kit/page-module.js'
import { toRecord } from '../../../../core/shared/index.js'
import { loadFurther } from './load-further.js'
import { plainRecords } from './plain-records.js'
import type { FurtherChunks, LoadFurther } from './load-further.js'
import type { PageScrolling } from './page-scrolling.js'
import { createPageListeners } from './page-listeners.js'
import type { TextSplitter } from './split-text.js'

const READY_CLASS = 'w-mod-ix3'

/** The dependencies beside the page. */
export interface TimelinesOptions extends PageParts {
  /** A module of the page by its name, for players. */
  readonly require: (name: string) => object | undefined
  readonly load: LoadFurther
}

/** Plays the timeline interactions of a page. */
export interface TimelinesHost {
  /** Replaces the present interactions and timelines by these, and starts them. */
  readonly play: (
    interactions: ReadonlyMap<string, unknown>,
    timelines: ReadonlyMap<string, unknown>,
  ) => Promise<void>
  readonly emit: (name: string) => void
  /** Adds new elements. */
  readonly refresh: () => void
  readonly destroy: () => void
  readonly report: () => TimelinesReport | null
}

/** The bound triggers, the playing timelines, and the ignored parts of the data. */
export type TimelinesReport = ReturnType<TimelineSession<StageElement>['report']> & {
  readonly ignored: TimelineData['problems']
}

const CLASSES: ClassAccess<StageElement> = {
  has: (element, name) => isElement(element) && element.classList.contains(name),
  set: (element, name, isOn) => {
    if (isElement(element)) element.classList.toggle(name, isOn)
  },
}

/** Connects timeline interactions with a document, its events and the display's frames. */
export function createTimelinesHost(context: PageContext, options: TimelinesOptions): TimelinesHost {
  const { document, window, clock } = context
  const { documentElement: root } = document
  const { stage, createReports, createSchedule, toSignal, load } = options
  const { note, tell } = createReports(() => undefined)
  const { listen, stop: stopListening } = createPageListeners(context)
  let session: TimelineSession<StageElement> | null = null
  let data: TimelineData = { interactions: [], problems: [] }
  let splitter: TextSplitter | null = null
  let scrolling: PageScrolling | null = null
  let chunks: FurtherChunks = { parts: {} }
  let random = (): number => 0
  let conditions = ''
  let [heightPx, round] = [0, 0]

  const isInstant = (): boolean =>
    context.prefersReducedMotion() && root.getAttribute('data-vitrine-motion') !== 'full'

  const { frame, wake, halt } = createSchedule(context, (nowMs) => session?.frame(nowMs) ?? Infinity)
  const wakeIfWanted = (): void => {
    if (session?.wantsFrame) wake()
  }
  const measure = (): void => {
    heightPx = root.scrollHeight
    session?.measure(clock.now())
    wakeIfWanted()
  }
  const onEvent = (event: Event): void => {
    const { component, state } = toRecord(Reflect.get(event, 'detail'))
    if (component) session?.widgetChanged(event.target as Element, component, state, clock.now())
    // Content that loads later moves the triggers below it.
    if (event.type === 'scroll' && root.scrollHeight !== heightPx) measure()
    session?.handle(toSignal(event), clock.now())
    wakeIfWanted()
  }
  /** Restarts if the new conditions allow other interactions than before. */
  const meetsConditions = (): boolean => {
    if (!session || session.conditions() === conditions) return true
    stop()
    start()
    return false
  }
  const onResize = (): void => {
    if (!meetsConditions()) return
    scrolling?.release()
    if (splitter?.splitLinesAgain()) session?.bind(clock.now())
    measure()
  }
  const onMotionChange = (): void => {
    if (meetsConditions()) session?.motionChanged()
    wakeIfWanted()
  }

  function stop(): void {
    stopListening()
    halt()
    session?.restore()
    splitter?.restore()
    scrolling?.stop()
    session = null
  }

  function start(): void {
    const started = new TimelineSession<StageElement>({
      stage,
      interactions: data.interactions,
      ...{ random, colour: options.colour, scrolling: scrolling?.create ?? null },
      ...{ further: chunks.parts, pointer: chunks.pointer ?? null },
      split: (element, plan) => splitter?.split(element as Element, plan) ?? [element],
      classes: CLASSES,
      show: chunks.showOnPlayer?.(options.require) ?? (() => undefined),
      isInstant,
      isReduced: context.prefersReducedMotion,
    })
    session = started
    conditions = started.conditions()
    started.bind(clock.now())
    listen(document, started.domEvents(), onEvent)
    scrolling?.listen(onEvent)
    listen(window, ['resize', 'orientationchange'], onResize)
    listen(context.motion, ['change'], onMotionChange)
    heightPx = root.scrollHeight
    if (document.readyState !== 'complete') listen(window, ['load'], measure)
    frame(clock.now())
    wakeIfWanted()
  }

  return {
    play: async (interactions, timelineDefs) => {
      const records = plainRecords(interactions, note)
      const timelines = plainRecords(timelineDefs, note)
      const own = ++round
      stop()
      try {
        chunks = await loadFurther([records, timelines], load)
        random = chunks.random?.(window.crypto) ?? random
        scrolling ??= chunks.scrolling?.(context, stage) ?? null
        const readers = { further: chunks.parts, readScroll: scrolling?.read ?? null }
        const pageId = root.getAttribute('data-wf-page')
        const isStyle = (name: string): boolean => name in root.style
        data = readTimelines(records, timelines, { pageId, random, isStyle, ...readers })
        data.problems.forEach(note)
        tell()
        splitter ??= (await chunks.splitter?.(context)) ?? null
        if (own === round) start()
      } finally {
        root.classList.add(READY_CLASS)
      }
    },
    emit: (name) => {
      session?.emit(name, clock.now())
      wakeIfWanted()
    },
    refresh: () => {
      if (!session) return
      session.bind(clock.now())
      listen(document, session.domEvents(), onEvent)
      wakeIfWanted()
    },
    destroy: () => {
      round++
      stop()
    },
    report: () => session && { ...session.report(), ignored: data.problems },
  }
}
