import type { PageContext } from '../../kit/page-module.js'
import { readDurationMs, readSwitch } from '../../kit/read-attribute.js'
import { createRotationControl } from './rotation-control.js'

/** The timer that moves a slider automatically. */
export interface SliderAutoplay {
  /** Restarts the delay, after any move. */
  readonly restart: () => void
  readonly destroy: () => void
}

/** @default 2000, in ms (reference/constants#widgets). */
const DEFAULT_DELAY_MS = 2000

/**
 * Moves after each `data-delay` while the slider is on screen, the page is visible, the pointer and the focus
 * are outside the slider, and motion is allowed; at most `data-autoplay-limit` times
 * (reference/widgets#slider). A visitor's use of the stop and start control overrides these conditions, except
 * that the slider must be on screen.
 */
export function createSliderAutoplay(
  context: PageContext,
  root: HTMLElement,
  advance: () => void,
  onChange: (isRunning: boolean) => void,
): SliderAutoplay {
  if (!readSwitch(root, 'data-autoplay')) {
    onChange(false)
    return { restart: () => undefined, destroy: () => undefined }
  }
  const { clock, document } = context
  const life = new AbortController()
  const { signal } = life
  const limit = Number.parseInt(root.getAttribute('data-autoplay-limit') ?? '', 10) || Infinity
  let steps = 0
  let isOnScreen = false
  let isPointedAt = false
  let hasFocus = false
  let choice: 'none' | 'stopped' | 'started' = 'none'
  let stop: (() => void) | undefined

  const isWelcome = (): boolean => !isPointedAt && !hasFocus && !context.prefersReducedMotion()
  const mayRun = (): boolean =>
    isOnScreen &&
    choice !== 'stopped' &&
    (choice === 'started' || isWelcome()) &&
    steps < limit &&
    !document.hidden &&
    context.mode() !== 'design'

  /** The state that the control shows; a pause for the pointer or the focus does not change it. */
  const isRotating = (): boolean =>
    steps < limit && (choice === 'none' ? !context.prefersReducedMotion() : choice === 'started')

  const restart = (): void => {
    stop?.()
    stop = undefined
    const isRunning = !signal.aborted && mayRun()
    onChange(isRunning)
    control.show(isRotating())
    if (!isRunning) return
    stop = clock.setTimer(readDurationMs(root, 'data-delay', 0) || DEFAULT_DELAY_MS, () => {
      stop = undefined
      if (!mayRun()) return onChange(false)
      steps += 1
      advance()
    })
  }
  const on = (target: EventTarget, type: string, update: () => void): void => {
    const subscription = context.eventsOf(target, [type]).subscribe(() => {
      update()
      restart()
    })
    signal.addEventListener('abort', () => subscription.unsubscribe())
  }

  const control = createRotationControl(document, root, () => {
    choice = isRotating() ? 'stopped' : 'started'
    steps = 0
    restart()
  })
  on(root, 'pointerenter', () => (isPointedAt = true))
  on(root, 'pointerleave', () => (isPointedAt = false))
  on(root, 'focusin', () => (hasFocus = true))
  on(root, 'focusout', () => (hasFocus = false))
  on(document, 'visibilitychange', () => undefined)
  on(context.motion, 'change', () => undefined)
  const visibility = context.visibilityOf(root).subscribe((isVisible) => {
    isOnScreen = isVisible
    restart()
  })

  return {
    restart,
    destroy: () => {
      life.abort()
      visibility.unsubscribe()
      control.destroy()
      stop?.()
    },
  }
}
