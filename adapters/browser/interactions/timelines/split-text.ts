import type { SplitPlan } from '../../../../core/animation/timelines/index.js'
import { createPieces } from './text-pieces.js'
import type { PieceKind } from './text-pieces.js'

/** Splits texts into separate pieces for animation, and restores them. */
export interface TextSplitter {
  /** The pieces of an element's text; null: nothing to split. A second call returns the same pieces. */
  readonly split: (element: Element, plan: SplitPlan) => readonly Element[] | null
  /** Splits lines again after a change of the window's width; true if there are any. */
  readonly splitLinesAgain: () => boolean
  /** Restores all texts. */
  readonly restore: () => void
}

interface SplitElement {
  /** All ways in which actions split it. */
  readonly plans: Set<SplitPlan>
  readonly pieces: Record<PieceKind, readonly HTMLElement[]>
  readonly masked: Set<PieceKind>
  readonly undo: () => void
}

/** The elements that need an accessible name while their text is in pieces. */
const NAMED = 'a,button,[role=button],[role=link]'

/** Elements that would start anew, or lose the focus, if they left the page. */
const STAYING = ':focus,iframe,video,audio,object,embed'

/** The parts of an element with text, each with its contents. */
const contentsOf = (element: Element): readonly (readonly [Element, readonly ChildNode[]])[] =>
  [element, ...element.querySelectorAll('*')].map((part) => [part, [...part.childNodes]] as const)

/** The text of a node as it is read: words that a line break or a block parts stay apart. */
function spoken(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
  const text = [...node.childNodes].map(spoken).join('')
  return /^(?:BR|DIV|P|LI|H\d)$/.test(node.nodeName) ? ` ${text} ` : text
}

/** Gives an element its own text as accessible name; returns the function that removes it. */
function label(element: Element): () => void {
  if (element.hasAttribute('aria-label')) return () => undefined
  element.setAttribute('aria-label', spoken(element).replace(/\s+/g, ' ').trim())
  return () => element.removeAttribute('aria-label')
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

const inLines = ({ pieces, mask }: SplitPlan): boolean => pieces === 'lines' || mask === 'lines'

/** Runs a function while words have the total width of their single letters. */
function withoutKerning<T>(element: Element, act: () => T): T {
  const { style } = element as HTMLElement
  const before = element.getAttribute('style')
  style.setProperty('font-kerning', 'none')
  style.setProperty('font-variant-ligatures', 'none')
  const done = act()
  style.cssText = before ?? ''
  if (before === null) element.removeAttribute('style')
  return done
}

/** Makes the splitter of a document. */
export function createTextSplitter(document: Document): TextSplitter {
  const known = new Map<Element, SplitElement>()
  const lettersOf = createLetters()

  const { box, letterBox, mask } = createPieces(document)

  /** Wraps each word of the texts inside an element. */
  const wrapWords = (element: Element): readonly HTMLElement[] => {
    const words: HTMLElement[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const parts = text.data.split(/(\s+)/)
      if (parts.every((part) => part.trim() === '')) continue
      text.replaceWith(
        ...parts
          .filter((part) => part !== '')
          .map((part) => {
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

  /** Wraps each letter of words. */
  const wrapLetters = (element: Element, words: readonly HTMLElement[]): readonly HTMLElement[] => {
    const chars: HTMLElement[] = []
    // Away from the page, since each insertion into it takes longer.
    const apart = element.querySelector(STAYING) ? null : document.createDocumentFragment()
    apart?.append(...element.childNodes)
    for (const word of words) {
      const first = chars.length
      const own = lettersOf(word.textContent ?? '').map((letter, at) => letterBox(letter, first + at + 1))
      chars.push(...own)
      word.replaceChildren(...own)
    }
    if (apart) element.append(apart)
    return chars
  }

  /** Groups adjacent words into lines, if all are children of the element. */
  const wrapLines = (element: Element, words: readonly HTMLElement[]): readonly HTMLElement[] => {
    const rows: HTMLElement[][] = []
    let lastTop = NaN
    for (const word of words) {
      // In a mask a word stands at its top.
      const { parentElement } = word
      const top = (/-mask/.test(parentElement?.className ?? '') ? (parentElement ?? word) : word).offsetTop
      // Most words stand exactly as high as the one before.
      if (top !== lastTop && !(Math.abs(top - lastTop) <= word.offsetHeight / 2)) rows.push([])
      lastTop = top
      rows.at(-1)?.push(word)
    }
    return rows.map((row, at) => {
      const line = box('lines', at + 1)
      const [first] = row
      if (!first) return line
      let start: Node = first
      while (start.parentNode && start.parentNode !== element) start = start.parentNode
      element.insertBefore(line, start)
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

  const begin = (element: Element): SplitElement | null => {
    if ((element.textContent ?? '').trim() === '' || element.getClientRects().length === 0) return null
    const contents = contentsOf(element)
    const labels = [element, ...element.querySelectorAll(NAMED)].map(label)
    return {
      plans: new Set(),
      pieces: { chars: [], words: wrapWords(element), lines: [] },
      masked: new Set(),
      undo: () => {
        for (const unlabel of labels) unlabel()
        for (const [part, nodes] of contents) part.replaceChildren(...nodes)
      },
    }
  }

  /** The pieces of a plan, made beside those that other actions have made of the text. */
  const split = (element: Element, plan: SplitPlan): readonly Element[] | null => {
    const made = known.get(element) ?? begin(element)
    if (!made) return null
    known.set(element, made)
    const { plans, pieces, masked } = made
    plans.add(plan)
    const needsLetters = plan.pieces === 'chars' && pieces.chars.length === 0
    // Measures lines by words, which need less layout than letters; without kerning both have the same width.
    const wrap = (): readonly HTMLElement[] => wrapLines(element, pieces.words)
    if (inLines(plan) && pieces.lines.length === 0)
      pieces.lines = needsLetters ? withoutKerning(element, wrap) : wrap()
    if (needsLetters) pieces.chars = wrapLetters(element, pieces.words)
    if (plan.mask && !masked.has(plan.mask)) {
      masked.add(plan.mask)
      for (const piece of pieces[plan.mask]) mask(piece, plan.mask)
    }
    return pieces[plan.pieces]
  }

  return {
    split,
    splitLinesAgain: () => {
      const found = [...known].filter(([, { plans }]) => [...plans].some(inLines))
      for (const [element, { plans, undo }] of found) {
        undo()
        known.delete(element)
        for (const plan of plans) split(element, plan)
      }
      return found.length > 0
    },
    restore: () => {
      for (const { undo } of known.values()) undo()
      known.clear()
    },
  }
}
