import { targetSelector } from '../../../core/animation/index.js'
import type { SelectorContext, Session } from '../../../core/animation/index.js'
import type { StageElement } from './stage/stage-element.js'

const CLICK_TYPES = ['MOUSE_CLICK', 'MOUSE_SECOND_CLICK']

/**
 * Mobile Safari sends clicks only to elements that look clickable, so click triggers get a pointer there until
 * `signal` (reference/interactions#listening).
 */
export function addTouchStyles(
  window: Window & typeof globalThis,
  session: Session<StageElement>,
  context: SelectorContext,
  signal: AbortSignal,
): void {
  const { document } = window
  if (!/iPad|iPhone/.test(window.navigator.userAgent)) return
  const triggers = CLICK_TYPES.flatMap((type) => session.triggersOf(type))
  const selectors = triggers
    .flatMap(({ event }) => event.target ?? event.targets)
    .flatMap((target) => targetSelector(context, target) ?? [])
  const group = new window.CSSStyleSheet()
  for (const selector of new Set(selectors))
    try {
      group.insertRule(`${selector}{cursor:pointer;touch-action:manipulation}`)
    } catch {
      continue
    }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, group]
  signal.addEventListener('abort', () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== group)
  })
}
