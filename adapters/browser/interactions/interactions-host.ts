import { PAGE_EVENTS, pageSignal, parseInteractions, Session } from '../../../core/animation/index.js'
import type {
  AnimationPlugins,
  DataProblem,
  LifecycleListener,
  ParsedInteractions,
  SessionReport,
} from '../../../core/animation/index.js'
import type { PageContext } from '../kit/page-module.js'
import { createPageEvents } from './follow-page-events.js'
import type { PageEvents } from './follow-page-events.js'
import { createDomStage } from './stage/dom-stage.js'
import type { StageElement } from './stage/stage-element.js'
import { publishedMs } from './publication-date.js'
import { createReports } from './reports.js'
import { createSchedule } from './schedule.js'
import { toSignal } from './to-signal.js'
import { addTouchStyles } from './touch-styles.js'

const REST_AFTER_SCROLL_MS = 150

/**
 * Plays the interactions of a page: `init` starts them, `destroy` removes everything except painted styles.
 */
export interface InteractionsHost {
  /**
   * Starts with these data, or without an argument with the last ones. Everything running is stopped first.
   */
  readonly init: (data?: unknown) => void
  /** Adds new content; everything that runs or is remembered stays. */
  readonly refresh: () => void
  readonly destroy: () => void
  /** Changes the session, if there is one, at the time `nowMs`, and plays the result. */
  readonly change: (act: (session: Session<StageElement>, nowMs: number) => void) => void
  readonly session: () => Session<StageElement> | null
  /** The running parts and the ignored parts of the data; null before `init` and after `destroy`. */
  readonly report: () => InteractionsReport | null
  /** The data as it was given. */
  readonly data: () => unknown
}

/** The report of the session, with the parts of the data that were ignored before it. */
export interface InteractionsReport extends SessionReport<StageElement> {
  readonly ignored: readonly DataProblem[]
}

/** Listener to interactions: `changed` when a trigger was evaluated, or a list or action began or ended. */
export interface InteractionsListener {
  readonly changed: () => void
  readonly onLifecycle: LifecycleListener<StageElement>
}

/** Connects interactions with a document, its events and the display's frames. */
export function createInteractionsHost(
  context: PageContext,
  plugins: AnimationPlugins<StageElement>,
  { changed, onLifecycle }: InteractionsListener,
): InteractionsHost {
  const { document, window, clock } = context
  const stage = createDomStage(document, window)
  const { note, tell } = createReports(changed)
  let life = new AbortController()
  let events: PageEvents | null = null
  let data: unknown
  let parsed: ParsedInteractions | null = null
  let session: Session<StageElement> | null = null
  /**
   * Updated by the browser's event, since reading it in every frame costs as much as moving many elements.
   */
  let isReduced = false

  const isInstant = (): boolean =>
    isReduced && document.documentElement.getAttribute('data-vitrine-motion') !== 'full'

  const { frame, wake, later, cancel, halt } = createSchedule(context, (nowMs) => {
    const playing = session
    const waitMs = playing?.frame(nowMs) ?? Infinity
    tell()
    // Page code that reacts to an animation may have restarted meanwhile.
    return playing === session ? waitMs : 0
  })
  const wakeIfWanted = (): void => {
    if (session?.player.wantsFrame) wake()
  }

  const scan = (onlyTracks: boolean): void => {
    session?.scan(clock.now(), onlyTracks)
    tell()
    wakeIfWanted()
  }
  /**
   * Moves everything that follows the scroll position to its place, if reduced motion lets nothing move on
   * its own.
   */
  const scanIfInstant = (): void => (isInstant() ? scan(true) : wakeIfWanted())
  const scanAfterScroll = (): void => later('rest', REST_AFTER_SCROLL_MS, () => scan(true))

  const onEvent = (event: Event): void => {
    if (!session) return
    if (PAGE_EVENTS.includes(event.type)) cancel('start')
    const waitMs = session.handle(toSignal(event), clock.now())
    if (waitMs !== null) later('scan', waitMs, () => scan(false))
    if (event.type === 'scroll' && isInstant()) {
      cancel('rest')
      scanAfterScroll()
    }
    tell()
    wakeIfWanted()
  }
  const onResize = (): void => {
    if (!session?.crossesBreakpoint()) return
    session.clearStyles()
    stop()
    start()
    document.dispatchEvent(new CustomEvent('IX2_PAGE_UPDATE'))
  }
  const onMotionChange = (): void => {
    isReduced = context.prefersReducedMotion()
    session?.motionChanged()
    scanIfInstant()
  }

  const listen = (playing: Session<StageElement>): void => {
    events ??= createPageEvents(context, { onEvent, onResize, onMotionChange })
    events.follow(playing.domEvents())
  }

  function stop(): void {
    // Without a reason the browser makes an exception, and parses the whole script again for its position.
    life.abort(null)
    events?.stop()
    events = null
    halt()
    session = null
  }

  function start(): void {
    if (!parsed) return
    isReduced = context.prefersReducedMotion()
    life = new AbortController()
    const { interactions } = parsed
    const started = new Session({ stage, interactions, plugins, isInstant, onLifecycle, onProblem: note })
    session = started
    started.bind(clock.now())
    if (session !== started) return
    listen(session)
    addTouchStyles(window, session, stage, life.signal)
    document.documentElement.classList.add('w-mod-ix')
    frame(clock.now())
    wake()
    // Data that arrive after the page's own events would otherwise wait for the first scroll.
    if (document.readyState !== 'loading')
      later('start', 0, () => {
        session?.handle(pageSignal('readystatechange'), clock.now())
        scanIfInstant()
      })
    else if (isInstant()) scanAfterScroll()
  }

  return {
    init: (next) => {
      stop()
      if (next !== undefined) {
        data = next
        parsed = parseInteractions(next, publishedMs(document), note)
      }
      start()
      tell()
    },
    refresh: () => {
      const added = session?.bind(clock.now())
      wakeIfWanted()
      if (!added || !session) return
      listen(session)
      scan(false)
      scanIfInstant()
    },
    destroy: () => {
      stop()
      tell()
    },
    change: (act) => {
      if (session) act(session, clock.now())
      wakeIfWanted()
    },
    session: () => session,
    report: () => session && { ...session.report(), ignored: parsed?.problems ?? [] },
    data: () => data,
  }
}
