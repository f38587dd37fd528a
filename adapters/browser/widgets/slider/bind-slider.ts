import { cssEasing, parseSliderAnimation, sliderPages, sliderStep } from '../../../../core/site/index.js'
import type { SliderPage } from '../../../../core/site/index.js'
import type { TransitionPlayer } from '../../kit/play-transition.js'
import type { PageContext } from '../../kit/page-module.js'
import type { BoundElement } from '../../kit/bound-elements.js'
import { fireActive, fireInactive } from '../../kit/component-events.js'
import { createElementEdits } from '../../kit/element-edits.js'
import { readDurationMs, readSwitch } from '../../kit/read-attribute.js'
import { listenToArrow, showArrow } from './arrows.js'
import { describeSlider } from './describe-slider.js'
import { listenToSwipes } from '../touch/on-swipe.js'
import { createSliderAutoplay } from './autoplay.js'
import { createSliderDots } from './dots.js'
import { createSlideAccess } from './slide-access.js'
import { createSlideMotion } from './slide-motion.js'
import type { SlideMotionView } from './slide-motion.js'

/** @default 500, in ms (reference/constants#widgets). */
const DEFAULT_DURATION_MS = 500

/** One slider of the page. */
export interface BoundSlider extends BoundElement {
  /**
   * Divides the slides into pages: reads the sizes, and returns the function that places the slides, so that
   * many sliders share one layout. One without a size (in a closed tab) waits until it has one.
   */
  readonly measure: () => () => void
}

/** Binds one slider, which must be measured next (reference/widgets#slider). */
export function bindSlider(
  context: PageContext,
  player: TransitionPlayer,
  root: HTMLElement,
  index: number,
): BoundSlider {
  const mask = root.querySelector<HTMLElement>(':scope > .w-slider-mask')
  if (!mask) return { measure: () => () => undefined, destroy: () => undefined }
  const { window } = context
  const life = new AbortController()
  const { signal } = life
  const edits = createElementEdits()
  const motion = createSlideMotion(player)
  const access = createSlideAccess()
  const left = root.querySelector<HTMLElement>(':scope > .w-slider-arrow-left')
  const right = root.querySelector<HTMLElement>(':scope > .w-slider-arrow-right')
  const nav = root.querySelector<HTMLElement>(':scope > .w-slider-nav')
  const dots = nav ? createSliderDots(nav, (page) => moveTo(page)) : undefined
  const label = context.document.createElement('div')
  let slides: readonly HTMLElement[] = []
  let pages: readonly SliderPage[] = []
  let current = 0

  const view = (): SlideMotionView => ({
    slides,
    pages,
    animation: parseSliderAnimation(root.getAttribute('data-animation')),
    isInfinite: readSwitch(root, 'data-infinite'),
    durationMs: readDurationMs(root, 'data-duration', DEFAULT_DURATION_MS),
    easing: cssEasing(root.getAttribute('data-easing')),
  })

  const describe = (): void => {
    slides = [...mask.querySelectorAll<HTMLElement>(':scope > .w-slide')]
    describeSlider(window, edits, { root, mask, nav, left, right, label, slides }, index)
  }

  const findPages = (): readonly SliderPage[] => pagesNow(window, slides, mask, right)

  /** Leaves a running movement alone unless a size has changed. */
  const measureAgain = (): void => {
    if (mask.offsetWidth > 0 && JSON.stringify(findPages()) !== JSON.stringify(pages)) measure()()
  }

  const measure = (): (() => void) => {
    if (mask.offsetWidth === 0) return () => undefined
    const found = findPages()
    return () => {
      pages = found
      // The focused slide stays visible, although its page may have changed.
      const focused = slides.findIndex((slide) => slide.contains(context.document.activeElement))
      const page = pages.findIndex(({ firstSlide, endSlide }) => focused >= firstSlide && focused < endSlide)
      current = page < 0 ? Math.min(current, pages.length - 1) : page
      motion.place(view(), current)
      announce()
      autoplay.restart()
    }
  }

  const announce = (): void => {
    const page = pages[current]
    if (!page) return
    const isShown = (position: number): boolean => position >= page.firstSlide && position < page.endSlide
    access.show(slides, isShown)
    const spacing = Number.parseFloat(root.getAttribute('data-nav-spacing') ?? '')
    dots?.show(pages.length, current, Number.isNaN(spacing) ? null : spacing)
    showArrow(root, left, current > 0)
    showArrow(root, right, current < pages.length - 1)
    slides.forEach((slide, position) => (isShown(position) ? fireActive : fireInactive)(slide))
  }

  const moveTo = (requested: number): void => {
    if (pages.length < 2) return
    const step = sliderStep(requested, pages.length)
    if (step.index === current) return autoplay.restart()
    const from = current
    current = step.index
    motion.move(view(), from, step)
    announce()
    label.textContent = `Slide ${current + 1} of ${pages.length}.`
    autoplay.restart()
  }

  describe()
  listenToArrow(left, signal, () => moveTo(current - 1))
  listenToArrow(right, signal, () => moveTo(current + 1))
  listenToSwipes(context, mask, signal, ({ direction, element }) => {
    if (element.closest('.w-slider') === root && !readSwitch(root, 'data-disable-swipe'))
      moveTo(current + (direction === 'left' ? 1 : -1))
  })
  const autoplay = createSliderAutoplay(
    context,
    root,
    () => moveTo(current + 1),
    (isRunning) => label.setAttribute('aria-live', isRunning ? 'off' : 'polite'),
  )
  const sizes = new window.ResizeObserver(measureAgain)
  sizes.observe(mask)
  const stops = [context.redraw.on(measureAgain), context.resize.on(measureAgain)]

  return {
    refresh: describe,
    measure,
    destroy: () => {
      life.abort()
      sizes.disconnect()
      for (const stop of stops) stop()
      autoplay.destroy()
      dots?.destroy()
      label.remove()
      access.destroy()
      motion.clear(slides)
      for (const part of [mask, nav, ...slides]) part?.style.removeProperty('direction')
      for (const arrow of [left, right]) arrow?.style.removeProperty('display')
      edits.undo()
    },
  }
}

/** The pages for the present sizes of slides and mask. */
const pagesNow = (
  window: PageContext['window'],
  slides: readonly HTMLElement[],
  mask: HTMLElement,
  right: HTMLElement | null,
): readonly SliderPage[] =>
  sliderPages(
    slides.map((slide) => outerWidth(window, slide)),
    outerWidth(window, mask),
    right?.offsetWidth ?? 0,
  )

/** The width an element takes up in a row, with its margins, in px. */
function outerWidth(window: PageContext['window'], element: HTMLElement): number {
  const style = window.getComputedStyle(element)
  return element.offsetWidth + Number.parseFloat(style.marginLeft) + Number.parseFloat(style.marginRight)
}
