import { isTag, Text } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import type { Edit } from './edits.js'

/** Maximum size of the drawn lists of a page at one address. */
export const MAX_DRAWN_BYTES = 2 * 1024 * 1024

/** Extra bytes of an escaped character. */
const ESCAPE_BYTES = 5

const textBytes = (text: string): number =>
  Buffer.byteLength(text) + ESCAPE_BYTES * (text.match(/[&<>"\u00a0]/g)?.length ?? 0)

/** The size of an element with its content as markup, in bytes; slightly too high if it has escapes. */
function markupBytes(node: ChildNode): number {
  if (node instanceof Text) return textBytes(node.data)
  if (!isTag(node)) return 'data' in node ? textBytes(node.data) : 0
  let bytes = node.name.length * 2 + '<></>'.length
  for (const [name, value] of Object.entries(node.attribs)) bytes += textBytes(name) + textBytes(value) + 4
  for (const child of node.children) bytes += markupBytes(child)
  return bytes
}

/**
 * Counts the drawn bytes of a page at one address. Each list, also one inside an entry, ends before the entry
 * that would exceed the budget.
 */
export class DrawBudget {
  #left: number
  #leftToWrite: number
  #isFull = false

  constructor(maxBytes: number = MAX_DRAWN_BYTES) {
    this.#left = maxBytes
    // Parts that are drawn in place are counted a second time, when they are written.
    this.#leftToWrite = 2 * maxBytes
  }

  /** True once the budget was exceeded, after which nothing is drawn. */
  get isFull(): boolean {
    return this.#isFull
  }

  /** The remaining bytes. */
  get left(): number {
    return this.#left
  }

  /**
   * Spends the bytes of an entry; false if they exceed the budget. `before`: the remaining bytes before the
   * entry's own lists were drawn.
   */
  take(entry: Element, before: number = this.#left): boolean {
    return this.#has((this.#left = before - markupBytes(entry)))
  }

  /** Spends the bytes of edits; false if they exceed the budget. */
  write(edits: readonly Edit[]): boolean {
    for (const { text } of edits) this.#leftToWrite -= Buffer.byteLength(text)
    return this.#has(this.#leftToWrite)
  }

  #has(left: number): boolean {
    this.#isFull ||= left < 0
    return left >= 0
  }
}
