import type { View } from '../../../../core/ports/page/stage.port.js'
import { isElement } from '../stage/stage-element.js'
import type { StageElement } from '../stage/stage-element.js'

/**
 * Listens to elements with their own scroll bar, whose events do not bubble; returns the function that stops
 * it.
 */
export function onScrollInside(document: Document, listener: (event: Event) => void): () => void {
  const options = { capture: true, passive: true }
  const ofElement = (event: Event): void => {
    if (event.target !== document) listener(event)
  }
  document.addEventListener('scroll', ofElement, options)
  return () => document.removeEventListener('scroll', ofElement, options)
}

/** The measures of an element with its own scroll bar. */
export function viewOf(scroller: StageElement): View {
  const element = isElement(scroller) ? scroller : scroller.documentElement
  const { clientWidth, clientHeight, scrollLeft, scrollTop, scrollWidth, scrollHeight } = element
  return {
    width: clientWidth,
    height: clientHeight,
    innerWidth: clientWidth,
    innerHeight: clientHeight,
    scrollLeft,
    scrollTop,
    scrollWidth,
    scrollHeight,
  }
}
