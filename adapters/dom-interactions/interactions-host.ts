import { PAGE_EVENTS, pageSignal, parseInteractions, Session } from '../../core/animation/index.js'
import type {
  AnimationPlugins,
  DataProblem,
  LifecycleListener,
  ParsedInteractions,
  SessionReport,
  Signal,
} from '../../core/animation/index.js'
import type { PageContext } from '../dom-kit/page-module.js'
import { createDomStage } from './stage/dom-stage.js'
import type { StageElement } from './stage/stage-element.js'
import { publishedMs } from './publication-date.js'
import { addTouchStyles } from './touch-styles.js'

const WINDOW_EVENTS: readonly string[] = ['resize', 'orientationchange']
const REST_AFTER_SCROLL_MS = 150
const WORTH_A_TIMER_MS = 500
const EARLY_MS = 40
/** The longest a browser's timer can wait; a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1
const PROBLEMS_SHOWN = 20

/**
 * Plays the interactions of a page: `init` starts them, `destroy` leaves nothing but the styles that were
 * painted.
 */
export interface InteractionsHost {
  /** Starts with this data, or, without, with what was given last. Anything that runs is stopped first. */
  readonly init: (data?: unknown) => void
  /** Picks up content added since; nothing that runs or is remembered is lost. */
  readonly refresh: () => void
  readonly destroy: () => void
  /** Does something to the session, where there is one, at the time `nowMs`, and plays what comes of it. */
  readonly change: (act: (session: Session<StageElement>, nowMs: number) => void) => void
  readonly session: () => Session<StageElement> | null
  /** What is at work, and which parts of the data are ignored; null before `init` and after `destroy`. */
  readonly report: () => InteractionsReport | null
  /** The data as it was given. */
  readonly data: () => unknown
}

/** What the session reports, with the parts of the data that it never saw. */
export interface InteractionsReport extends SessionReport<StageElement> {
  readonly ignored: readonly DataProblem[]
}

/** Who wants to hear what happens: `changed` whenever a trigger was evaluated, or something played, began or ended. */
export interface InteractionsListener {
  readonly changed: () => void
  readonly onLifecycle: LifecycleListener<StageElement>
}

const toSignal = (event: Event): Signal<StageElement> => {
  const { target } = event
  const mouse = event instanceof MouseEvent ? event : null
  const isOfElement = mouse !== null || event instanceof CustomEvent
  return {
    name: event.type,
    target: target instanceof Element ? target : isOfElement ? document.documentElement : null,
    related: mouse?.relatedTarget instanceof Element ? mouse.relatedTarget : null,
    pointer:
      mouse && !(event instanceof WheelEvent)
        ? { clientX: mouse.clientX, clientY: mouse.clientY, pageX: mouse.pageX, pageY: mouse.pageY }
        : null,
  }
}

const toLine = ({ path, message }: DataProblem): string => `  ${path || 'data'}: ${message}`

/** Ties interactions to a document, its events and the display's frames. */
export function createInteractionsHost(
  context: PageContext,
  plugins: AnimationPlugins<StageElement>,
  { changed, onLifecycle }: InteractionsListener,
): InteractionsHost {
  const { document, window, clock, frames } = context
  const stage = createDomStage(document, window)
  let life = new AbortController()
  const bound = new Set<string>()
  const cancels = new Map<string, () => void>()
  let data: unknown
  let parsed: ParsedInteractions | null = null
  /** Once each, however often a router hands the same data over. */
  const reported = new Set<string>()
  let unsaid: string[] = []
  let session: Session<StageElement> | null = null
  let stopFrames: (() => void) | null = null
  /**
   * Kept up to date by the browser's event: asking it in every frame costs as much as moving many elements.
   */
  let isReduced = false

  const isInstant = (): boolean =>
    isReduced && document.documentElement.getAttribute('data-vitrine-motion') !== 'full'

  /** At most one timer for each purpose; a second for the same is not added. */
  const later = (purpose: string, delayMs: number, run: () => void): void => {
    if (cancels.has(purpose)) return
    const cancel = clock.setTimer(Math.min(Math.max(0, delayMs), LONGEST_TIMER_MS), () => {
      cancels.delete(purpose)
      run()
    })
    cancels.set(purpose, cancel)
  }
  const cancel = (purpose: string): void => {
    cancels.get(purpose)?.()
    cancels.delete(purpose)
  }

  const note = (problem: DataProblem): void => {
    const line = toLine(problem)
    if (!reported.has(line)) unsaid.push(line)
    reported.add(line)
  }
  /**
   * After whatever can have changed something: tells the listener, and the console what was found to be
   * ignored.
   */
  const tell = (): void => {
    changed()
    if (unsaid.length === 0) return
    const lines = unsaid.slice(0, PROBLEMS_SHOWN)
    if (unsaid.length > PROBLEMS_SHOWN) lines.push(`  and ${unsaid.length - PROBLEMS_SHOWN} more`)
    unsaid = []
    console.warn(`[vitrine] parts of the interaction data are ignored:\n${lines.join('\n')}`)
  }

  const rest = (): void => {
    stopFrames?.()
    stopFrames = null
  }
  const onFrame = (nowMs: number): void => {
    const playing = session
    const waitMs = playing?.frame(nowMs) ?? Infinity
    tell()
    // Page code that hears of an animation may have started over meanwhile.
    if (playing !== session || waitMs < WORTH_A_TIMER_MS) return
    rest()
    if (waitMs !== Infinity) later('delay', waitMs - EARLY_MS, wake)
  }
  const wake = (): void => {
    cancel('delay')
    stopFrames ??= frames.subscribe(onFrame)
  }
  const wakeIfWanted = (): void => {
    if (session?.player.wantsFrame) wake()
  }

  const scan = (onlyTracks: boolean): void => {
    session?.scan(clock.now(), onlyTracks)
    tell()
    wakeIfWanted()
  }
  const onEvent = (event: Event): void => {
    if (!session) return
    if (PAGE_EVENTS.includes(event.type)) cancel('start')
    const waitMs = session.handle(toSignal(event), clock.now())
    if (waitMs !== null) later('scan', waitMs, () => scan(false))
    if (event.type === 'scroll' && isInstant()) {
      cancel('rest')
      later('rest', REST_AFTER_SCROLL_MS, () => scan(true))
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
    if (isInstant()) scan(true)
    wakeIfWanted()
  }

  const listen = (): void => {
    if (!session) return
    const names = session.domEvents()
    // Passive: no listener of the interactions ever cancels an event.
    const options = { passive: true, signal: life.signal }
    if (names.size > 0 && bound.size === 0) {
      for (const name of WINDOW_EVENTS) window.addEventListener(name, onResize, options)
      const query = window.matchMedia('(prefers-reduced-motion: reduce)')
      query.addEventListener('change', onMotionChange, options)
    }
    for (const name of names) {
      if (bound.has(name)) continue
      bound.add(name)
      const target = WINDOW_EVENTS.includes(name) ? window : document
      target.addEventListener(name, onEvent, options)
    }
  }

  function stop(): void {
    life.abort()
    life = new AbortController()
    bound.clear()
    rest()
    for (const purpose of [...cancels.keys()]) cancel(purpose)
    session = null
  }

  function start(): void {
    if (!parsed) return
    isReduced = context.prefersReducedMotion()
    const { interactions } = parsed
    const started = new Session({ stage, interactions, plugins, isInstant, onLifecycle, onProblem: note })
    session = started
    started.bind(clock.now())
    if (session !== started) return
    listen()
    addTouchStyles(window, session, stage, life.signal)
    document.documentElement.classList.add('w-mod-ix')
    onFrame(clock.now())
    wake()
    // Data that comes after the page's own events would otherwise wait for the first scroll.
    if (document.readyState !== 'loading')
      later('start', 0, () => {
        session?.handle(pageSignal('readystatechange'), clock.now())
        if (isInstant()) scan(true)
        wakeIfWanted()
      })
    else if (isInstant()) later('rest', REST_AFTER_SCROLL_MS, () => scan(true))
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
      if (!added) return
      listen()
      scan(false)
      if (isInstant()) scan(true)
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
