import type { Signal } from '../../../core/animation/index.js'
import type { StageElement } from './stage/stage-element.js'

/** An event of the page in the form of the trigger rules. */
export function toSignal(event: Event): Signal<StageElement> {
  const { target } = event
  const mouse = event instanceof MouseEvent ? event : null
  const isOfElement = mouse !== null || event instanceof CustomEvent
  return {
    name: event.type,
    target: target instanceof Element ? target : isOfElement ? document.documentElement : null,
    relatedElement: mouse?.relatedTarget instanceof Element ? mouse.relatedTarget : null,
    pointer: event instanceof WheelEvent ? null : mouse,
  }
}
