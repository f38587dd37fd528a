import type { Session } from '../../../core/animation/index.js'
import type { StageElement } from './dom-stage.js'

const CLICK_TYPES = ['MOUSE_CLICK', 'MOUSE_SECOND_CLICK']

/**
 * Mobile Safari sends clicks only to elements that look clickable, so click triggers get a pointer there (contract/animation 2.0).
 * Answers the function that takes the rules away.
 */
export function addTouchStyles(
  window: Window & typeof globalThis,
  session: Session<StageElement>,
): () => void {
  const { document } = window
  if (!/iPad|iPhone/.test(window.navigator.userAgent)) return () => undefined
  const ids = CLICK_TYPES.flatMap((type) => session.triggersOf(type)).map(({ event }) => event.target)
  const sheet = new window.CSSStyleSheet()
  const selectors = new Set(
    ids.flatMap((target) => {
      const id = target?.id?.split('|').at(-1)
      return id ? [`[data-w-id=${JSON.stringify(id)}]`] : target?.selector ? [target.selector] : []
    }),
  )
  for (const selector of selectors)
    try {
      sheet.insertRule(`${selector}{cursor:pointer;touch-action:manipulation}`)
    } catch {
      continue
    }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
