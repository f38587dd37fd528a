import type { ItemPlan } from '../../../../core/animation/index.js'
import type { PageContext, PageModule } from '../../kit/page-module.js'
import type { AnimationPlayer } from '../plugins/player-plugin.js'
import { createPlayerStart } from './await-player.js'

/** The members of a Lottie animation that are used; the player is the page's own. */
interface LottieAnimation {
  readonly totalFrames: number
  readonly isLoaded: boolean
  readonly goToAndStop: (frame: number, isFrame: boolean) => void
  readonly setSubframe: (on: boolean) => void
  readonly setSpeed: (speed: number) => void
  readonly setDirection: (direction: number) => void
  readonly getDuration: (inFrames: boolean) => number
  readonly addEventListener: (name: string, listener: () => void) => void
  readonly stop: () => void
  readonly destroy: () => void
}

interface LottiePlayer {
  readonly loadAnimation: (options: Readonly<Record<string, unknown>>) => LottieAnimation
}

const numberOf = (element: Element, name: string, fallback: number): number => {
  const value = Number.parseFloat(element.getAttribute(name) ?? '')
  return Number.isNaN(value) ? fallback : value
}

const whenLoaded = (animation: LottieAnimation, run: () => void): void => {
  if (animation.isLoaded) run()
  else animation.addEventListener('DOMLoaded', run)
}

const show = (animation: LottieAnimation, percent: number): void =>
  animation.goToAndStop((animation.totalFrames * percent) / 100, true)

/** Loads the animation of an element by its attributes; `reducesMotion` shows its end at once. */
function loadAnimation(player: LottiePlayer, element: Element, reducesMotion: boolean): LottieAnimation {
  const isTarget = element.getAttribute('data-is-ix2-target') === '1'
  const isStill = isTarget || reducesMotion
  const animation = player.loadAnimation({
    container: element,
    path: element.getAttribute('data-src'),
    loop: element.getAttribute('data-loop') === '1',
    autoplay: !isStill && element.getAttribute('data-autoplay') === '1',
    renderer: element.getAttribute('data-renderer') ?? 'svg',
    rendererSettings: {
      preserveAspectRatio: element.getAttribute('data-preserve-aspect-ratio') ?? 'xMidYMid meet',
    },
  })
  animation.setSubframe(true)
  whenLoaded(animation, () => {
    if (isTarget) return show(animation, numberOf(element, 'data-ix2-initial-state', 0))
    const seconds = numberOf(element, 'data-duration', 0)
    if (seconds > 0) animation.setSpeed(animation.getDuration(false) / seconds)
    animation.setDirection(numberOf(element, 'data-direction', 1))
    if (isStill) animation.goToAndStop(animation.totalFrames - 1, true)
  })
  return animation
}

/**
 * `Webflow.require('lottie')`: the page's Lottie elements (reference/interactions#players), played by
 * `window.lottie` or `window.bodymovin`.
 */
export function createLottie(context: PageContext): PageModule &
  AnimationPlayer & {
    readonly lottie: LottiePlayer | undefined
    readonly init: () => void
    readonly createInstance: (element: Element) => LottieAnimation | null
    readonly cleanupElement: (element: Element) => void
  } {
  const { window, prefersReducedMotion } = context
  const playing = new Map<Element, LottieAnimation>()
  const player = (): LottiePlayer | undefined =>
    (Reflect.get(window, 'lottie') ?? Reflect.get(window, 'bodymovin')) as LottiePlayer | undefined

  const createInstance = (element: Element): LottieAnimation | null => {
    const known = playing.get(element)
    if (known) return known
    const lottie = player()
    if (!lottie) return null
    const animation = loadAnimation(lottie, element, prefersReducedMotion())
    playing.set(element, animation)
    return animation
  }
  const cleanupElement = (element: Element): void => {
    playing.get(element)?.destroy()
    playing.delete(element)
  }
  const startAll = createPlayerStart(context, {
    type: 'lottie',
    global: 'window.lottie',
    find: player,
    start: createInstance,
  })
  const ready = (): void => {
    startAll()
    for (const element of playing.keys()) if (!element.isConnected) cleanupElement(element)
  }
  const wanted = new WeakMap<Element, number>()
  return {
    get lottie() {
      return player()
    },
    init: ready,
    ready,
    destroy: () => {
      for (const element of [...playing.keys()]) cleanupElement(element)
    },
    createInstance,
    cleanupElement,
    render: (element: Element, _item: ItemPlan, { value = 0 }) => {
      const animation = createInstance(element)
      wanted.set(element, value)
      if (animation) whenLoaded(animation, () => show(animation, wanted.get(element) ?? value))
    },
    clear: (element) => playing.get(element)?.stop(),
  }
}
