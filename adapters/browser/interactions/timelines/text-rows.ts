/** Each word that begins a row of a text, by its position among the words. */
export type RowStarts = ReadonlySet<number>

/** The place of a word: its top and its height. */
interface WordPlace {
  readonly top: number
  readonly height: () => number
}

/** The texts inside a node that have words. */
export function textsOf(document: Document, root: Node): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (/\S/.test(text.data)) texts.push(text)
  }
  return texts
}

function rowStarts(places: Iterable<WordPlace>): RowStarts {
  const starts = new Set<number>()
  let lastTop = NaN
  let at = 0
  for (const { top, height } of places) {
    // Most words stand exactly as high as the one before.
    if (top !== lastTop && !(Math.abs(top - lastTop) <= height() / 2)) starts.add(at)
    lastTop = top
    at++
  }
  return starts
}

/** True if an element is turned or scaled, so that the places of its words are not those of its layout. */
function isTransformed(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  return Math.abs(width - element.offsetWidth) > 1 || Math.abs(height - element.offsetHeight) > 1
}

/**
 * The rows of a text that is not split yet, which takes a quarter of the time of boxes around its words. Null
 * if only boxes tell: a word stands in two rows, as texts without spaces do, or its element is transformed.
 */
export function rowsOfText(element: HTMLElement): RowStarts | null {
  if (isTransformed(element)) return null
  const range = element.ownerDocument.createRange()
  const places: WordPlace[] = []
  for (const text of textsOf(element.ownerDocument, element))
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const [rect, second] = range.getClientRects()
      if (!rect || second) return null
      places.push({ top: rect.top, height: () => rect.height })
    }
  return rowStarts(places)
}

/** The rows of words in boxes. */
export const rowsOfWords = (words: readonly HTMLElement[]): RowStarts =>
  rowStarts(
    words.map((word) => {
      // In a mask a word stands at its top.
      const { parentElement } = word
      const box = /-mask/.test(parentElement?.className ?? '') ? (parentElement ?? word) : word
      return { top: box.offsetTop, height: () => word.offsetHeight }
    }),
  )
