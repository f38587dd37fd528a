import type { Element } from 'domhandler'
import type { Token } from 'parse5'
import type { Steps } from '../../../../core/shared/index.js'

/** The characters of markup in one turn. */
export const PIECE_CHARACTERS = 65_536
/** The cost of an element, in characters, besides its text. */
const ELEMENT_CHARACTERS = 32

/** Elements that are read together with their whole content. */
const READ_WHOLE: ReadonlySet<string> = new Set(['script', 'style', 'form'])

/** The cost of an element: the characters of its start tag, so that each attribute counts, or of all of it. */
export function charactersOf(element: Element): number {
  const location = element.sourceCodeLocation as Token.ElementLocation | null | undefined
  const place = READ_WHOLE.has(element.name) ? location : location?.startTag
  return ELEMENT_CHARACTERS + (place ? place.endOffset - place.startOffset : 0)
}

/** Reads elements in batches, with a turn of the event loop for other requests between them. */
export function* inPieces<T>(
  elements: readonly Element[],
  read: (element: Element) => readonly T[],
): Steps<readonly T[]> {
  const found: T[] = []
  let characters = 0
  for (const element of elements) {
    for (const each of read(element)) found.push(each)
    characters += charactersOf(element)
    if (characters < PIECE_CHARACTERS) continue
    characters = 0
    yield
  }
  return found
}
