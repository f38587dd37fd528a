import type { DrawnElement } from './drawn.js'
import { readsOnly } from './template-element.js'
import type { TemplateElement } from './template-element.js'

interface Memory {
  /** False for a template that reads more than its entry; it is drawn every time. */
  readonly isKept: boolean
  signature: string
  drawn: DrawnElement | null
}

const memories = new WeakMap<TemplateElement, Memory>()

/**
 * The drawing of an entry; the same object as last time if nothing it depends on has changed. In a long list
 * only changed entries are drawn again, and a renderer recognises them by identity.
 */
export function reuseDrawing(
  element: TemplateElement,
  path: string,
  dependencies: readonly unknown[],
  draw: () => DrawnElement,
): DrawnElement {
  const memory = memories.get(element) ?? { isKept: readsOnly(element, path), signature: '', drawn: null }
  memories.set(element, memory)
  if (!memory.isKept) return draw()
  const signature = JSON.stringify(dependencies)
  if (memory.drawn === null || memory.signature !== signature) {
    memory.drawn = draw()
    memory.signature = signature
  }
  return memory.drawn
}
