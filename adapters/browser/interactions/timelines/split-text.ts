import type { SplitPlan } from '../../../../core/animation/timelines/index.js'
import { createPieces } from './text-pieces.js'
import type { PieceKind } from './text-pieces.js'
import { rowsOfText, rowsOfWords } from './text-rows.js'
import { createWraps } from './wrap-text.js'

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

/** The text of a node as it is read: a line break or a block still separates two words. */
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

const inLines = ({ pieces, mask }: SplitPlan): boolean => pieces === 'lines' || mask === 'lines'

/** Runs a function while words have the total width of their single letters. */
function withoutKerning<T>(element: Element, act: () => T): T {
  const { style } = element as HTMLElement
  const before = element.getAttribute('style')
  style.setProperty('font-kerning', 'none')
  style.setProperty('font-variant-ligatures', 'none')
  const done = act()
  style.cssText = before ?? ''
  // Chromium removes an attribute only after it was read.
  if (before === null && element.hasAttribute('style')) element.removeAttribute('style')
  return done
}

/** Makes the splitter of a document. */
export function createTextSplitter(document: Document): TextSplitter {
  const known = new Map<Element, SplitElement>()
  const pieceMaker = createPieces(document)
  const { wrapWords, wrapLetters, wrapLines } = createWraps(document, pieceMaker)

  const begin = (element: Element): SplitElement | null => {
    if ((element.textContent ?? '').trim() === '' || element.getClientRects().length === 0) return null
    const contents = contentsOf(element)
    const labels = [element, ...element.querySelectorAll(NAMED)].map(label)
    return {
      plans: new Set(),
      pieces: { chars: [], words: [], lines: [] },
      masked: new Set(),
      undo: () => {
        for (const unlabel of labels) unlabel()
        for (const [part, nodes] of contents) part.replaceChildren(...nodes)
      },
    }
  }

  /** Changes the contents of an element; many pieces away from the page, since each change in it takes longer. */
  const change = (element: Element, isLong: boolean, act: (root: ParentNode) => void): void => {
    if (!isLong || element.querySelector(STAYING)) return act(element)
    const root = document.createDocumentFragment()
    root.append(...element.childNodes)
    act(root)
    element.append(root)
  }

  /** The pieces of a plan, made beside those that other actions have made of the text. */
  const split = (element: Element, plan: SplitPlan): readonly Element[] | null => {
    const made = known.get(element) ?? begin(element)
    if (!made) return null
    known.set(element, made)
    const { plans, pieces, masked } = made
    plans.add(plan)
    const needsLines = inLines(plan) && pieces.lines.length === 0
    const needsLetters = plan.pieces === 'chars' && pieces.chars.length === 0
    const wrapAllWords = (root: ParentNode): void => {
      if (pieces.words.length === 0) pieces.words = wrapWords(root)
    }
    // Without kerning, a text, its words and its letters have the same width.
    const measure = <T>(read: () => T): T => (needsLetters ? withoutKerning(element, read) : read())
    const isUnsplit = pieces.words.length === 0
    let rows =
      needsLines && needsLetters && isUnsplit ? measure(() => rowsOfText(element as HTMLElement)) : null
    if (needsLines && !rows) {
      change(element, needsLetters, wrapAllWords)
      rows = measure(() => rowsOfWords(pieces.words))
    }
    change(element, needsLetters, (root) => {
      wrapAllWords(root)
      if (rows) pieces.lines = wrapLines(root, pieces.words, rows)
      if (needsLetters) pieces.chars = wrapLetters(pieces.words)
      if (!plan.mask || masked.has(plan.mask)) return
      masked.add(plan.mask)
      for (const piece of pieces[plan.mask]) pieceMaker.mask(piece, plan.mask)
    })
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
