import type { Clock } from '../../../core/ports/platform/clock.port.js'

/** The values that a transition changes: `[from, to]`; a `null` start is the element's present value. */
export interface TransitionChange {
  readonly opacity?: readonly [from: number | null, to: number]
  readonly transform?: readonly [from: string | null, to: string]
}

/** The timing of a transition. `easing` is a CSS timing function; `cssEasing` makes one from an attribute. */
export interface TransitionTiming {
  readonly durationMs: number
  readonly easing: string
  readonly delayMs?: number
}

/** One element of a group that moves together. */
export interface TransitionPart {
  readonly element: HTMLElement
  readonly change: TransitionChange
}

/** A transition under way. */
export interface PlayingTransition {
  /** True once the end was reached, false if it was cancelled or replaced by a newer one; never rejects. */
  readonly finished: Promise<boolean>
  /** Stops at the present position. */
  readonly cancel: () => void
}

/** Plays CSS transitions of opacity and transform (reference/page-api#transitions). */
export interface TransitionPlayer {
  readonly animate: (
    element: HTMLElement,
    change: TransitionChange,
    timing: TransitionTiming,
  ) => PlayingTransition
  /**
   * Moves several elements together with one style flush. `onEnd` runs when the end is reached, synchronously
   * if there is nothing to wait for; it never runs after a cancellation.
   */
  readonly play: (
    parts: readonly TransitionPart[],
    timing: TransitionTiming,
    onEnd?: () => void,
  ) => PlayingTransition
  /** Cancels the running transition of the element. */
  readonly cancel: (element: HTMLElement) => void
}

/** The dependencies of the player; a `PageContext` has all of them. */
export interface TransitionHost {
  readonly clock: Clock
  /** Read at each start: with reduced motion the end state is applied at once. */
  readonly prefersReducedMotion: () => boolean
}

const PROPERTIES = ['opacity', 'transform'] as const

/**
 * Creates a player. A new transition of an element replaces the running one and starts at its present
 * position; the element's previous inline `transition` is restored when nothing moves it.
 */
export function createTransitionPlayer({ clock, prefersReducedMotion }: TransitionHost): TransitionPlayer {
  const running = new WeakMap<HTMLElement, () => void>()

  const play: TransitionPlayer['play'] = (parts, timing, onEnd) => {
    const delayMs = timing.delayMs ?? 0
    const isInstant = prefersReducedMotion() || timing.durationMs + delayMs <= 0
    for (const { element } of parts) running.get(element)?.()
    const authored = parts.map(({ element }) => element.style.transition)
    let settle: (reachedEnd: boolean) => void = () => undefined
    const finished = new Promise<boolean>((resolve) => (settle = resolve))
    let isOver = false
    const finish = (reachedEnd: boolean): void => {
      if (isOver) return
      isOver = true
      stopTimer?.()
      const reached = reachedEnd ? parts : parts.map(frozen)
      parts.forEach(({ element }, index) => {
        if (running.get(element) !== cancel) return
        running.delete(element)
        if (!reachedEnd) applyChange(element, reached[index]?.change ?? {}, 1)
        element.style.transition = authored[index] ?? ''
      })
      if (reachedEnd) onEnd?.()
      settle(reachedEnd)
    }
    const cancel = (): void => finish(false)
    let stopTimer: (() => void) | undefined
    for (const { element } of parts) running.set(element, cancel)
    if (!isInstant) start(parts, { ...timing, delayMs })
    for (const { element, change } of parts) applyChange(element, change, 1)
    if (isInstant) finish(true)
    else stopTimer = clock.setTimer(timing.durationMs + delayMs, () => finish(true))
    return { finished, cancel }
  }

  return {
    animate: (element, change, timing) => play([{ element, change }], timing),
    play,
    cancel: (element) => running.get(element)?.(),
  }
}

function applyChange(element: HTMLElement, change: TransitionChange, end: 0 | 1): void {
  for (const property of PROPERTIES) {
    const value = change[property]?.[end]
    if (value != null) element.style[property] = `${value}`
  }
}

function start(parts: readonly TransitionPart[], timing: Required<TransitionTiming>): void {
  const kept = parts.map(({ element }) => authoredTransition(element))
  for (const { element, change } of parts) {
    element.style.transition = 'none'
    applyChange(element, change, 0)
  }
  // Reading a layout value makes the browser start from the start states.
  for (const { element } of parts) void element.offsetWidth
  parts.forEach(({ element, change }, index) => {
    const own = PROPERTIES.filter((property) => change[property] !== undefined).map(
      (property) => `${property} ${timing.durationMs}ms ${timing.easing} ${timing.delayMs}ms`,
    )
    element.style.transition = [...(kept[index] ?? []), ...own].join(', ')
  })
}

/** The element's own transitions continue beside ours; the order lets ours win. */
function authoredTransition(element: HTMLElement): readonly string[] {
  const view = element.ownerDocument.defaultView
  const computed = view?.getComputedStyle(element).transition ?? ''
  return /[1-9]/.test(computed) ? [computed] : []
}

/** The part with its end replaced by what it shows at this moment. */
function frozen({ element, change }: TransitionPart): TransitionPart {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  if (!style) return { element, change }
  const { opacity, transform } = style
  return {
    element,
    change: {
      ...(change.opacity && { opacity: [null, Number(opacity)] }),
      ...(change.transform && { transform: [null, transform] }),
    },
  }
}
