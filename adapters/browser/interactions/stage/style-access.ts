import type { StyleAccess } from '../../../../core/ports/page/stage.port.js'
import { isElement } from './stage-element.js'
import type { StageElement } from './stage-element.js'

/** The inline style of an element; the page and some old kinds of elements have none. */
export const styleOf = (element: StageElement): CSSStyleDeclaration | null =>
  (element as Partial<HTMLElement>).style ?? null

/** A colour name as `#rrggbb`, as the browser paints it; null: not a colour. */
export function colourName(document: Document, name: string): string | null {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return null
  canvas.fillStyle = '#010203'
  canvas.fillStyle = name
  return canvas.fillStyle === '#010203' ? null : canvas.fillStyle
}

/** Reads and writes the styles of a document's elements. */
export const createStyleAccess = (
  document: Document,
  window: Window & typeof globalThis,
): StyleAccess<StageElement> => ({
  styleOf,
  computedStyle: (element, property) =>
    isElement(element) ? window.getComputedStyle(element).getPropertyValue(property) : '',
  rootVariable: (name) => window.getComputedStyle(document.documentElement).getPropertyValue(name),
  colourName: (name) => colourName(document, name),
})
