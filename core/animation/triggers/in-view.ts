import type { Box, View } from '../../ports/page/stage.port.js'
import type { TriggerState, TriggerResult } from './trigger-state.js'

/**
 * True if an element touches the window, inset at top and bottom by the event's offset
 * (reference/interactions#coming-into-view).
 */
export function isInView(box: Box, view: View, offset: number, offsetIsPx: boolean): boolean {
  const inset = offsetIsPx ? offset : (view.height * offset) / 100
  return (
    box.left <= view.width &&
    box.left + box.width >= 0 &&
    box.top <= view.height - inset &&
    box.top + box.height >= inset
  )
}

/**
 * Entering or leaving the view: the first time it is visible, then every change; without a partner only once
 * (reference/interactions#coming-into-view).
 */
export function viewChange(
  state: TriggerState,
  isVisible: boolean,
  startsWhenVisible: boolean,
  hasPartner: boolean,
): TriggerResult {
  const isChange = Boolean(state.elementVisible) !== isVisible
  const starts = isChange && isVisible === startsWhenVisible && (hasPartner || !state.triggered)
  if (starts) return [{ ...state, elementVisible: isVisible, triggered: true }, true]
  return [state.elementVisible === isVisible ? state : { ...state, elementVisible: isVisible }, false]
}
