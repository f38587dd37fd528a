import type { Box, View } from '../../ports/page/stage.port.js'
import type { ParameterPlan } from '../data/interactions.js'

/** The progress of an element through the window, 0..1 (reference/interactions#scrolling-in-view). */
export function viewProgress(box: Box, view: View, plan: ParameterPlan): number {
  const start = plan.startsEntering ? plan.startOffset : 1 - plan.startOffset
  const end = plan.startsExiting ? plan.endOffset : 1 - plan.endOffset
  const top = box.top + Math.min(box.height * start, view.height)
  const bottom = box.top + box.height * end
  const range = Math.min(view.height + (bottom - top), view.scrollHeight)
  return range > 0 ? Math.min(Math.max(0, view.height - top), range) / range : 0
}

/**
 * The page's own scroll position along one axis, 0..1 (reference/interactions#scrolling-in-view, based on the
 * viewport).
 */
export const scrollShare = (view: View, plan: ParameterPlan): number =>
  plan.axis === 'x' ? view.scrollLeft / view.scrollWidth : view.scrollTop / view.scrollHeight

/** The place of the pointer, in px of the window and of the page. */
export interface PointerPosition {
  readonly clientX: number
  readonly clientY: number
  readonly pageX: number
  readonly pageY: number
}

/** True if a point lies strictly inside a box. */
export const isInside = (box: Box, pointer: PointerPosition): boolean =>
  pointer.clientX > box.left &&
  pointer.clientX < box.left + box.width &&
  pointer.clientY > box.top &&
  pointer.clientY < box.top + box.height

/** The pointer's place on an element along one axis (reference/interactions#pointer-position). */
export const pointerShareOf = (box: Box, pointer: PointerPosition, plan: ParameterPlan): number =>
  plan.axis === 'x' ? (pointer.clientX - box.left) / box.width : (pointer.clientY - box.top) / box.height

/** The pointer's place in the window, or, for events based on neither, on the page. */
export function pointerShare(view: View, pointer: PointerPosition, plan: ParameterPlan): number {
  const isX = plan.axis === 'x'
  if (plan.basedOn === 'VIEWPORT') {
    const size = isX ? view.innerWidth : view.innerHeight
    return Math.min(isX ? pointer.clientX : pointer.clientY, size) / size
  }
  const size = isX ? view.scrollWidth : view.scrollHeight
  return Math.min(isX ? view.scrollLeft + pointer.pageX : view.scrollTop + pointer.pageY, size) / size
}

/** Moves the pointer's position to an edge that it is near (reference/interactions#pointer-position). */
export const snapToEdge = (share: number): number => (share > 0.95 ? 1 : share < 0.05 ? 0 : share)
