import { randomNumbers, readTimelines, TimelineSession } from '../../../../core/animation/timelines/index.js'
import type { ClassAccess, DescribeEase, TimelineData } from '../../../../core/animation/timelines/index.js'
import type { PageParts } from '../page-parts.js'
import { isElement } from '../stage/stage-element.js'
import type { StageElement } from '../stage/stage-element.js'
import type { PageContext } from '../../kit/page-module.js'
import { createPageListeners } from './page-listeners.js'
import { showOnPlayer } from './show-on-player.js'
import type { TextSplitter } from './split-text.js'

/** The longest that a page waits for its fonts before texts are split. */
const MAX_FONT_WAIT_MS = 3000
const READY_CLASS = 'w-mod-ix3'

/** The needs of the host beside the page. */
export interface TimelinesOptions extends PageParts {
  /** A module of the page by its name, for players. */
  readonly require: (name: string) => object | undefined
  /** Loads a further chunk. */
  readonly load: (chunk: 'timelines-text' | 'timelines-eases') => Promise<unknown>
}

interface SplitterChunk {
  readonly splitter: (document: Document) => TextSplitter
}

interface EasesChunk {
  readonly describedEase: DescribeEase
}

/** Plays the timeline interactions of a page. */
export interface TimelinesHost {
  /** Starts with these interactions and timelines, in the place of those before. */
  readonly play: (interactions: readonly unknown[], timelines: readonly unknown[]) => Promise<void>
  readonly emit: (name: string) => void
  /** Picks up elements that came since. */
  readonly refresh: () => void
  readonly destroy: () => void
  readonly report: () => TimelinesReport | null
}

/** The triggers that are bound, the timelines that play, and the parts of the data that are ignored. */
export type TimelinesReport = ReturnType<TimelineSession<StageElement>['report']> & {
  readonly ignored: TimelineData['problems']
}

const CLASSES: ClassAccess<StageElement> = {
  has: (element, name) => isElement(element) && element.classList.contains(name),
  set: (element, name, isOn) => {
    if (isElement(element)) element.classList.toggle(name, isOn)
  },
}

const splitsText = ({ interactions }: TimelineData): boolean =>
  interactions.some(({ timelines }) =>
    timelines.some(({ actions }) => actions.some(({ split }) => split !== null)),
  )

/** Ties timeline interactions to a document, its events and the display's frames. */
export function createTimelinesHost(context: PageContext, options: TimelinesOptions): TimelinesHost {
  const { document, window, clock } = context
  const root = document.documentElement
  const { stage, createReports, createSchedule, toSignal, colour } = options
  const [seed = 0] = window.crypto.getRandomValues(new Uint32Array(1))
  const random = randomNumbers(seed.toString(16))
  const { note, tell } = createReports(() => undefined)
  const { listen, stop: stopListening } = createPageListeners(context)
  let session: TimelineSession<StageElement> | null = null
  let data: TimelineData = { interactions: [], problems: [] }
  let splitter: TextSplitter | null = null
  let conditions = ''
  let heightPx = 0
  let round = 0

  const isInstant = (): boolean =>
    context.prefersReducedMotion() && root.getAttribute('data-vitrine-motion') !== 'full'

  const { frame, wake, later, cancel, halt } = createSchedule(
    context,
    (nowMs) => session?.frame(nowMs) ?? Infinity,
  )
  const wakeIfWanted = (): void => {
    if (session?.wantsFrame) wake()
  }
  const measure = (): void => {
    heightPx = root.scrollHeight
    session?.measure(clock.now())
    wakeIfWanted()
  }
  const onEvent = (event: Event): void => {
    // Content that comes later moves the triggers below it.
    if (event.type === 'scroll' && root.scrollHeight !== heightPx) measure()
    session?.handle(toSignal(event), clock.now())
    wakeIfWanted()
  }
  /** Starts over where other interactions play now than before. */
  const meetsConditions = (): boolean => {
    if (!session || session.conditions() === conditions) return true
    stop()
    start()
    return false
  }
  const onResize = (): void => {
    if (meetsConditions()) measure()
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
    session = null
  }

  function start(): void {
    const started = new TimelineSession<StageElement>({
      stage,
      interactions: data.interactions,
      random,
      colour,
      split: (element, plan) => splitter?.split(element as Element, plan) ?? [element],
      classes: CLASSES,
      show: showOnPlayer(options.require),
      isInstant,
      isReduced: context.prefersReducedMotion,
    })
    session = started
    conditions = started.conditions()
    started.bind(clock.now())
    listen(document, started.domEvents(), onEvent)
    listen(window, ['resize', 'orientationchange'], onResize)
    listen(context.motion, ['change'], onMotionChange)
    heightPx = root.scrollHeight
    if (document.readyState !== 'complete') listen(window, ['load'], measure)
    frame(clock.now())
    wakeIfWanted()
  }

  const prepare = async (): Promise<void> => {
    if (!splitsText(data)) return
    const tooLate = new Promise((resolve) => later('fonts', MAX_FONT_WAIT_MS, () => resolve(null)))
    const fonts = Promise.race([document.fonts.ready, tooLate])
    const chunk = options.load('timelines-text') as Promise<SplitterChunk>
    const [made] = await Promise.all([chunk, fonts])
    splitter ??= made.splitter(document)
    cancel('fonts')
  }

  return {
    play: async (interactions, timelines) => {
      const own = ++round
      stop()
      const pageId = root.getAttribute('data-wf-page')
      try {
        const describe = JSON.stringify(timelines).includes('"ease":{')
          ? ((await options.load('timelines-eases')) as EasesChunk).describedEase
          : () => null
        data = readTimelines(interactions, timelines, { pageId, random, describe })
        for (const problem of data.problems) note(problem)
        tell()
        await prepare()
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
