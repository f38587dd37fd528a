import { readScroll, ScrollTriggers } from '../../../../core/animation/timelines/index.js'
import type { CreateScrollTriggers } from '../../../../core/animation/timelines/index.js'
import type { Stage } from '../../../../core/ports/page/stage.port.js'
import type { StageElement } from '../stage/stage-element.js'
import { createPagePins } from './pin-keeper.js'
import { onScrollInside, viewOf } from './scroller-view.js'

/** The scroll triggers of a page, with their pinned elements and listeners. */
export interface PageScrolling {
  readonly read: typeof readScroll
  readonly create: CreateScrollTriggers<StageElement>
  /** Listens to elements with their own scroll bar. */
  readonly listen: (listener: (event: Event) => void) => void
  /** Releases pinned elements. */
  readonly release: () => void
  readonly stop: () => void
}

/** Makes the scroll triggers of a page. */
export function createPageScrolling(
  page: { readonly document: Document; readonly window: Window },
  stage: Stage<StageElement>,
): PageScrolling {
  const pins = createPagePins(page, stage)
  let stopListening: (() => void) | null = null
  return {
    read: readScroll,
    create: (parts) => new ScrollTriggers({ ...parts, pins, viewOf }),
    listen: (listener) => {
      stopListening = onScrollInside(page.document, listener)
    },
    release: pins.restore,
    stop: () => {
      stopListening?.()
      stopListening = null
      pins.restore()
    },
  }
}
