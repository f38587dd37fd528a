import type { TextPieces } from './text-pieces.js'
import { textsOf } from './text-rows.js'
import type { RowStarts } from './text-rows.js'

/** Puts the parts of a text into boxes. */
export interface TextWraps {
  /** Wraps each word of the texts inside a node. */
  readonly wrapWords: (root: ParentNode) => readonly HTMLElement[]
  /** Wraps each letter of words. */
  readonly wrapLetters: (words: readonly HTMLElement[]) => readonly HTMLElement[]
  /** Groups adjacent words into lines, if all are children of the node. */
  readonly wrapLines: (
    root: ParentNode,
    words: readonly HTMLElement[],
    starts: RowStarts,
  ) => readonly HTMLElement[]
}

/**
 * Letters in the reader's sense: an accent or a joined emoji is one. Made on demand, since few texts are
 * split into letters.
 */
function createLetters(): (text: string) => readonly string[] {
  let letters: Intl.Segmenter | null = null
  return (text) => {
    if (typeof Intl.Segmenter !== 'function' || /^[ -~]*$/.test(text)) return [...text]
    letters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    return [...letters.segment(text)].map(({ segment }) => segment)
  }
}

/** Makes the functions that wrap the texts of a document. */
export function createWraps(document: Document, { box, letterBox }: TextPieces): TextWraps {
  const lettersOf = createLetters()

  const wrapWords = (root: ParentNode): readonly HTMLElement[] => {
    const words: HTMLElement[] = []
    for (const text of textsOf(document, root)) {
      const parts = text.data.split(/(\s+)/).filter((part) => part !== '')
      text.replaceWith(
        ...parts.map((part) => {
          if (part.trim() === '') return ' '
          const word = box('words', words.length + 1)
          words.push(word)
          word.append(part)
          return word
        }),
      )
    }
    return words
  }

  const wrapLetters = (words: readonly HTMLElement[]): readonly HTMLElement[] => {
    const chars: HTMLElement[] = []
    for (const word of words) {
      const first = chars.length
      const own = lettersOf(word.textContent ?? '').map((letter, at) => letterBox(letter, first + at + 1))
      chars.push(...own)
      word.replaceChildren(...own)
    }
    return chars
  }

  const wrapLines = (
    root: ParentNode,
    words: readonly HTMLElement[],
    starts: RowStarts,
  ): readonly HTMLElement[] => {
    const rows: HTMLElement[][] = []
    for (const [at, word] of words.entries())
      if (starts.has(at)) rows.push([word])
      else rows.at(-1)?.push(word)
    return rows.map((row, at) => {
      const line = box('lines', at + 1)
      const [first] = row
      if (!first) return line
      let start: Node = first
      while (start.parentNode && start.parentNode !== root) start = start.parentNode
      root.insertBefore(line, start)
      const last = row.at(-1) ?? first
      while (line.nextSibling) {
        const next: ChildNode = line.nextSibling
        const isLast = next === last || next.contains(last)
        line.append(next)
        if (isLast) break
      }
      return line
    })
  }

  return { wrapWords, wrapLetters, wrapLines }
}
