import { isTag, Text } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import type { Edit } from './edits.js'

/** Bytes that the lists of a page may be drawn with at one address. */
export const MAX_DRAWN_BYTES = 2 * 1024 * 1024

/** Bytes that an escaped character takes at most besides its own. */
const ESCAPE_BYTES = 5

const textBytes = (text: string): number =>
  Buffer.byteLength(text) + ESCAPE_BYTES * (text.match(/[&<>"\u00a0]/g)?.length ?? 0)

/** The size of an element as markup with everything in it, in bytes; a little more where it has escapes. */
function markupBytes(node: ChildNode): number {
  if (node instanceof Text) return textBytes(node.data)
  if (!isTag(node)) return 'data' in node ? textBytes(node.data) : 0
  let bytes = node.name.length * 2 + '<></>'.length
  for (const [name, value] of Object.entries(node.attribs)) bytes += textBytes(name) + textBytes(value) + 4
  for (const child of node.children) bytes += markupBytes(child)
  return bytes
}

/**
 * Counts what a page is drawn with at one address, while it is drawn: lists end where there is no room for their next
 * entry, also where entries have lists of their own.
 */
export class DrawRoom {
  #left: number
  #leftToWrite: number
  #isFull = false

  constructor(maxBytes: number = MAX_DRAWN_BYTES) {
    this.#left = maxBytes
    // Parts that are drawn in place are counted where they are written, beside the entries of lists.
    this.#leftToWrite = 2 * maxBytes
  }

  /** True once something had no room: nothing more is drawn. */
  get isFull(): boolean {
    return this.#isFull
  }

  /** The bytes that are left. */
  get left(): number {
    return this.#left
  }

  /** Takes the room of an entry; false: there is none. `before`: what was left when its own lists were begun. */
  take(entry: Element, before: number = this.#left): boolean {
    return this.#has((this.#left = before - markupBytes(entry)))
  }

  /** Takes the room of what is written; false: there is none. */
  write(edits: readonly Edit[]): boolean {
    for (const { text } of edits) this.#leftToWrite -= Buffer.byteLength(text)
    return this.#has(this.#leftToWrite)
  }

  #has(left: number): boolean {
    this.#isFull ||= left < 0
    return left >= 0
  }
}
