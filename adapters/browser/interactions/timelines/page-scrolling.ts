import { ScrollTriggers } from '../../../../core/animation/timelines/index.js'
import type { CreateScrollTriggers } from '../../../../core/animation/timelines/index.js'
import type { Stage } from '../../../../core/ports/stage.port.js'
import type { StageElement } from '../stage/stage-element.js'
import { createPagePins } from './pin-keeper.js'
import { onScrollInside, viewOf } from './scroller-view.js'

/** The scroll triggers of a page, with what they hold and listen to. */
export interface PageScrolling {
  readonly create: CreateScrollTriggers<StageElement>
  /** Listens to elements that scroll by themselves. */
  readonly listen: (listener: (event: Event) => void) => void
  /** Lets go what is held. */
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
