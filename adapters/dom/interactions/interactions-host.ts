import { pageSignal, parseInteractions, Session } from '../../../core/animation/index.js'
import type { AnimationPlugins, Interactions, SessionReport, Signal } from '../../../core/animation/index.js'
import type { PageContext } from '../page/page-module.js'
import { createDomStage } from './dom-stage.js'
import type { StageElement } from './dom-stage.js'
import { createListeners } from './listeners.js'
import { addTouchStyles } from './touch-styles.js'

const WINDOW_EVENTS: readonly string[] = ['resize', 'orientationchange']
const REST_AFTER_SCROLL_MS = 150
const WORTH_A_TIMER_MS = 500
const EARLY_MS = 40

/** Plays the interactions of a page: `init` starts them, `destroy` leaves nothing but the styles that were painted. */
export interface InteractionsHost {
  /** Starts with this data, or, without, with what was given last. Anything that runs is stopped first. */
  readonly init: (data?: unknown) => void
  /** Picks up content added since; nothing that runs or is remembered is lost. */
  readonly refresh: () => void
  readonly destroy: () => void
  /** Moves what follows a parameter, as scrolling or the pointer would. */
  readonly setParameter: (key: string, value: number) => void
  readonly session: () => Session<StageElement> | null
  readonly report: () => SessionReport | null
  /** The data as it was given. */
  readonly data: () => unknown
}

const toSignal = (event: Event): Signal<StageElement> => {
  const { target } = event
  const mouse = event instanceof MouseEvent ? event : null
  const isOfElement = mouse !== null || event instanceof CustomEvent
  return {
    name: event.type,
    target: target instanceof Element ? target : isOfElement ? document.documentElement : null,
    related: mouse?.relatedTarget instanceof Element ? mouse.relatedTarget : null,
    spot:
      mouse && !(event instanceof WheelEvent)
        ? { clientX: mouse.clientX, clientY: mouse.clientY, pageX: mouse.pageX, pageY: mouse.pageY }
        : null,
  }
}

/** Ties interactions to a document, its events and the display's frames. */
export function createInteractionsHost(
  context: PageContext,
  plugins: AnimationPlugins<StageElement>,
): InteractionsHost {
  const { document, window, clock, frames } = context
  const stage = createDomStage(document, window)
  const listeners = createListeners()
  const bound = new Set<string>()
  const cancels = new Map<string, () => void>()
  let data: unknown
  let interactions: Interactions | null = null
  let session: Session<StageElement> | null = null
  let stopFrames: (() => void) | null = null
  let removeStyles = (): void => undefined

  const isInstant = (): boolean =>
    context.prefersReducedMotion() && document.documentElement.getAttribute('data-vitrine-motion') !== 'full'

  /** At most one timer for each purpose; a later wish for the same does not add one. */
  const later = (purpose: string, delayMs: number, run: () => void): void => {
    if (cancels.has(purpose)) return
    const cancel = clock.setTimer(Math.max(0, delayMs), () => {
      cancels.delete(purpose)
      run()
    })
    cancels.set(purpose, cancel)
  }
  const cancel = (purpose: string): void => {
    cancels.get(purpose)?.()
    cancels.delete(purpose)
  }

  const rest = (): void => {
    stopFrames?.()
    stopFrames = null
  }
  const onFrame = (nowMs: number): void => {
    const waitMs = session?.frame(nowMs) ?? Infinity
    if (waitMs < WORTH_A_TIMER_MS) return
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
    wakeIfWanted()
  }
  const onEvent = (event: Event): void => {
    if (!session) return
    if (event.type === 'readystatechange') cancel('start')
    const waitMs = session.handle(toSignal(event), clock.now())
    if (waitMs !== null) later('scan', waitMs, () => scan(false))
    if (event.type === 'scroll' && isInstant()) {
      cancel('rest')
      later('rest', REST_AFTER_SCROLL_MS, () => scan(true))
    }
    wakeIfWanted()
  }
  const onResize = (): void => {
    if (!session?.crossesBreakpoint(window.innerWidth)) return
    session.clearStyles()
    stop()
    start()
    document.dispatchEvent(new CustomEvent('IX2_PAGE_UPDATE'))
  }
  const onMotionChange = (): void => {
    session?.motionChanged()
    if (isInstant()) scan(true)
    wakeIfWanted()
  }

  const listen = (): void => {
    if (!session) return
    const names = session.domEvents()
    if (names.size > 0 && bound.size === 0) {
      for (const name of WINDOW_EVENTS) listeners.add(window, name, onResize)
      listeners.add(window.matchMedia('(prefers-reduced-motion: reduce)'), 'change', onMotionChange)
    }
    for (const name of names) {
      if (bound.has(name)) continue
      bound.add(name)
      listeners.add(WINDOW_EVENTS.includes(name) ? window : document, name, onEvent)
    }
  }

  function stop(): void {
    listeners.removeAll()
    bound.clear()
    rest()
    for (const purpose of [...cancels.keys()]) cancel(purpose)
    removeStyles()
    session = null
  }

  function start(): void {
    if (!interactions) return
    session = new Session({ stage, interactions, plugins, isInstant })
    session.bind(clock.now())
    listen()
    removeStyles = addTouchStyles(window, session)
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
        const parsed = parseInteractions(next)
        interactions = parsed.interactions
        if (parsed.problems.length > 0)
          console.warn(
            '[vitrine] parts of the interaction data are ignored:\n' +
              parsed.problems.map(({ path, message }) => `  ${path || 'data'}: ${message}`).join('\n'),
          )
      }
      start()
    },
    refresh: () => {
      if (!session?.bind(clock.now())) return
      listen()
      scan(false)
      if (isInstant()) scan(true)
    },
    destroy: stop,
    setParameter: (key, value) => {
      session?.publish(key, value)
      wakeIfWanted()
    },
    session: () => session,
    report: () => session?.report() ?? null,
    data: () => data,
  }
}
