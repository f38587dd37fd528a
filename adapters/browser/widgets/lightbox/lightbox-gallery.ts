import type { LightboxItem } from '../../../../core/site/index.js'
import type { PageContext } from '../../kit/page-module.js'
import type { TransitionPlayer } from '../../kit/play-transition.js'
import { FADE } from './lightbox-frame.js'
import type { LightboxFrame } from './lightbox-frame.js'
import { createLightboxView } from './lightbox-view.js'
import type { LightboxView } from './lightbox-view.js'

/** The visible item of a lightbox. */
export interface LightboxGallery {
  /** Loads the item at an index, then shows it; no effect if there is none. */
  readonly show: (index: number) => void
  /** Shows the item at a distance from the present one. */
  readonly move: (by: number) => void
  readonly view: () => LightboxView | undefined
  readonly hideSpinner: () => void
}

const SPINNER_DELAY_MS = 200
const SHIFT_PX = 80

/** Fills a lightbox's frame; after `signal` nothing changes any more. */
export function createLightboxGallery(
  { document, clock, prefersReducedMotion }: PageContext,
  player: TransitionPlayer,
  frame: LightboxFrame,
  items: readonly LightboxItem[],
  signal: AbortSignal,
): LightboxGallery {
  let current = -1
  let view: LightboxView | undefined
  let stopSpinner: (() => void) | undefined

  const hideSpinner = (): void => {
    stopSpinner?.()
    frame.spinner.classList.add('w-lightbox-hide')
  }

  const show = (index: number): void => {
    const item = items[index]
    if (!item || index === current || signal.aborted) return
    const direction = current < 0 ? 0 : Math.sign(index - current)
    current = index
    frame.left.classList.toggle('w-lightbox-inactive', index === 0)
    frame.right.classList.toggle('w-lightbox-inactive', index === items.length - 1)
    markThumb(index)
    hideSpinner()
    stopSpinner = clock.setTimer(SPINNER_DELAY_MS, () => frame.spinner.classList.remove('w-lightbox-hide'))
    const next = createLightboxView(document, item)
    next.element.style.opacity = '0'
    // A frame only loads inside the page.
    frame.content.prepend(next.element)
    void next.loaded.then(() => {
      if (signal.aborted || current !== index) return next.element.remove()
      hideSpinner()
      swap(next, direction)
    })
  }

  const swap = (next: LightboxView, direction: number): void => {
    const old = view
    view = next
    if (old) {
      player.play([{ element: old.element, change: { opacity: [null, 0] } }], FADE, () =>
        old.element.remove(),
      )
    }
    const transform = [`translateX(${direction * SHIFT_PX}px)`, 'translateX(0px)'] as const
    player.play([{ element: next.element, change: { opacity: [0, 1], transform } }], FADE)
  }

  const markThumb = (index: number): void => {
    const isOnThumb = frame.strip.contains(document.activeElement)
    frame.thumbs.forEach((thumb, position) => {
      const isCurrent = position === index
      thumb.classList.toggle('w-lightbox-active', isCurrent)
      thumb.setAttribute('aria-selected', `${isCurrent}`)
      thumb.tabIndex = isCurrent ? 0 : -1
    })
    if (isOnThumb) frame.thumbs[index]?.focus({ preventScroll: true })
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    frame.thumbs[index]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior })
  }

  return { show, move: (by) => show(current + by), view: () => view, hideSpinner }
}
