import type { BinaryContent, UploadContent } from './upload-types.js'

/** The state of checking a file's content, piece by piece. */
export type ContentCheck =
  | { readonly tag: 'refused' }
  | {
      readonly tag: 'reading'
      readonly content: UploadContent
      /** The first bytes. */
      readonly head: Uint8Array
      /** The last bytes, where a pattern may begin that continues in the next piece. */
      readonly tail: Uint8Array
      readonly hasFound: boolean
    }

/** The number of first bytes that the patterns need. */
const HEAD_BYTES = 128
/** One less than the length of the longest text that is searched for. */
const TAIL_BYTES = 23
const REFUSED: ContentCheck = { tag: 'refused' }
const NOTHING = new Uint8Array(0)

/** Begins the check of a file whose name promises `content`. */
export const beginContentCheck = (content: UploadContent): ContentCheck => ({
  tag: 'reading',
  content,
  head: NOTHING,
  tail: NOTHING,
  hasFound: false,
})

function join(left: Uint8Array, right: Uint8Array): Uint8Array {
  const both = new Uint8Array(left.length + right.length)
  both.set(left)
  both.set(right, left.length)
  return both
}

function holds(bytes: Uint8Array, wanted: string): boolean {
  const first = wanted.charCodeAt(0)
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes, wanted, at)) return true
  }
  return false
}

function startsWith(bytes: Uint8Array, wanted: string, offset: number): boolean {
  for (let index = 0; index < wanted.length; index++)
    if (bytes[offset + index] !== wanted.charCodeAt(index)) return false
  return true
}

const TAB = 9
const LINE_FEED = 10
const FORM_FEED = 12
const CARRIAGE_RETURN = 13
const SPACE = 32
const DELETE = 127
const isTextByte = (byte: number): boolean =>
  byte === TAB ||
  byte === LINE_FEED ||
  byte === FORM_FEED ||
  byte === CARRIAGE_RETURN ||
  (byte >= SPACE && byte !== DELETE)

/** Continues with the next piece of a file. A refused file stays refused. */
export function continueContentCheck(check: ContentCheck, piece: Uint8Array): ContentCheck {
  if (check.tag === 'refused') return check
  const { content } = check
  if (content.tag === 'text') return piece.every(isTextByte) ? check : REFUSED
  const head = check.head.length >= HEAD_BYTES ? check.head : join(check.head, piece.subarray(0, HEAD_BYTES))
  if (head.length >= HEAD_BYTES && !hasMagic(content, head)) return REFUSED
  if (content.contains === undefined && content.lacks === undefined) return { ...check, head }
  const seen = join(check.tail, piece)
  if (content.lacks !== undefined && holds(seen, content.lacks)) return REFUSED
  const hasFound = check.hasFound || (content.contains !== undefined && holds(seen, content.contains))
  return { ...check, head, hasFound, tail: seen.slice(-TAIL_BYTES) }
}

/** True if a completely checked file has the content that its name promises. */
export function isContentAccepted(check: ContentCheck): boolean {
  if (check.tag === 'refused') return false
  const { content, head, hasFound } = check
  return content.tag === 'text' || (hasMagic(content, head) && (hasFound || content.contains === undefined))
}

const hasMagic = ({ magic, offset = 0 }: BinaryContent, head: Uint8Array): boolean =>
  magic.some((text) => startsWith(head, text, offset))
