import type { TriggerState, Verdict } from './trigger-state.js'

/**
 * Over and out of an element, children counted in. `isHovered` is what the DOM event says now; the first occurrence only counts
 * when it enters (contract/animation 2.1).
 */
export function hover(state: TriggerState, isHovered: boolean, startsOnEnter: boolean): Verdict {
  const before = state.elementHovered
  if (before === undefined ? !isHovered : before === isHovered)
    return [{ ...state, elementHovered: isHovered }, false]
  return [{ ...state, elementHovered: isHovered }, isHovered === startsOnEnter]
}
