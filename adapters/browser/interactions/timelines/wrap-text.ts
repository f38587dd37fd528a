import type { TextPieces } from './text-pieces.js'
import { textsOf } from './text-rows.js'
import type { RowStarts } from './text-rows.js'

/** Puts the parts of a text into boxes. */
export interface TextWraps {
  /** Wraps each word of the texts inside a node. */
  readonly wrapWords: (root: ParentNode) => readonly HTMLElement[]
  /** Wraps each letter of words. */
  readonly wrapLetters: (words: readonly HTMLElement[]) => readonly HTMLElement[]
  /** Puts each row of words into a line, within the paragraph or other block that they belong to. */
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

/** The elements that are part of a row of text: a line end divides them. */
const IN_ROWS = /^(?:A|ABBR|B|BDI|CITE|CODE|DEL|EM|FONT|I|INS|MARK|Q|S|SMALL|SPAN|STRONG|SUB|SUP|U)$/

/** The block inside a node that a word belongs to; masks of words are no blocks. */
function blockOf(root: ParentNode, word: Element): ParentNode {
  let block: Element | null = word.parentElement
  while (
    block &&
    block !== root &&
    (IN_ROWS.test(block.nodeName) || /^gsap_split_word/.test(block.className))
  )
    block = block.parentElement
  return block ?? root
}

/** The child of a block that a node is in. */
function childOf(block: ParentNode, node: Node): Node {
  let child = node
  while (child.parentNode && child.parentNode !== block) child = child.parentNode
  return child
}

/** Divides the elements around a word, so that a child of the block begins with it. */
function divideBefore(block: ParentNode, word: Element): void {
  let first: Element = word
  while (first.parentElement && first.parentNode !== block) {
    const whole: Element = first.parentElement
    if (first.previousSibling) {
      const rest = whole.cloneNode() as HTMLElement
      rest.removeAttribute('id')
      // The first part of a link or a button stands for all of it.
      if (whole.hasAttribute('aria-label')) rest.setAttribute('aria-hidden', 'true')
      if (rest.tabIndex >= 0) rest.tabIndex = -1
      const moved: ChildNode[] = []
      for (let next: ChildNode | null = first; next; next = next.nextSibling) moved.push(next)
      rest.append(...moved)
      whole.after(rest)
      first = rest
    } else first = whole
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
    for (const [first] of rows) if (first) divideBefore(blockOf(root, first), first)
    return rows.map((row, at) => {
      const line = box('lines', at + 1)
      const [first] = row
      const last = row.at(-1)
      if (!first || !last) return line
      const block = blockOf(root, first)
      block.insertBefore(line, childOf(block, first))
      while (line.nextSibling) {
        const next: ChildNode = line.nextSibling
        const isLast = next.contains(last)
        line.append(next)
        if (isLast) break
      }
      return line
    })
  }

  return { wrapWords, wrapLetters, wrapLines }
}
