import type { SplitPlan } from '../../../../core/animation/timelines/index.js'

/** Splits texts into pieces that move by themselves, and puts them together again. */
export interface TextSplitter {
  /** The pieces of an element's text; null where there is nothing to split. Split again, it answers the same. */
  readonly split: (element: Element, plan: SplitPlan) => readonly Element[] | null
  /** Splits lines again where the window has another width; true if there are any. */
  readonly splitLinesAgain: () => boolean
  /** Puts all texts back as they were. */
  readonly restore: () => void
}

interface SplitElement {
  readonly plan: SplitPlan
  readonly pieces: readonly Element[]
  readonly undo: () => void
}

const PIECE_CLASS = {
  chars: 'gsap_split_letter',
  words: 'gsap_split_word',
  lines: 'gsap_split_line',
} as const
type PieceKind = keyof typeof PIECE_CLASS

/** The elements that need a name of their own where their text is in pieces. */
const NAMED = 'a,button,[role=button],[role=link]'

/** The parts of an element that hold text, each with what is in it. */
const contentsOf = (element: Element): readonly (readonly [Element, readonly ChildNode[]])[] =>
  [element, ...element.querySelectorAll('*')].map((part) => [part, [...part.childNodes]] as const)

/** Gives an element its own text as a name; answers what takes it away again. */
function label(element: Element): () => void {
  if (element.hasAttribute('aria-label')) return () => undefined
  element.setAttribute('aria-label', (element.textContent ?? '').replace(/\s+/g, ' ').trim())
  return () => element.removeAttribute('aria-label')
}

/** Letters as readers count them: an accent or a joined emoji is one. */
function createLetters(): (text: string) => readonly string[] {
  if (typeof Intl.Segmenter !== 'function') return (text) => [...text]
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return (text) =>
    /^[ -~]*$/.test(text) ? [...text] : [...letters.segment(text)].map(({ segment }) => segment)
}

/** Makes the splitter of a document. */
export function createTextSplitter(document: Document): TextSplitter {
  const known = new Map<Element, SplitElement>()
  const lettersOf = createLetters()

  const box = (kind: PieceKind, at: number, display = 'inline-block'): HTMLElement => {
    const piece = document.createElement('div')
    piece.className = `${PIECE_CLASS[kind]} ${PIECE_CLASS[kind]}${at}`
    piece.style.cssText = `position:relative;display:${display}`
    // A line may hold a link, which stays for readers; what is in it is in pieces of its own.
    if (kind !== 'lines') piece.setAttribute('aria-hidden', 'true')
    return piece
  }

  /** Wraps each word of the texts inside an element, and in it each letter where those are wanted. */
  const wrapWords = (
    element: Element,
    letters: boolean,
  ): { readonly words: HTMLElement[]; readonly chars: HTMLElement[] } => {
    const words: HTMLElement[] = []
    const chars: HTMLElement[] = []
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
            if (!letters) word.textContent = part
            else
              for (const letter of lettersOf(part)) {
                const char = box('chars', chars.length + 1)
                char.textContent = letter
                chars.push(char)
                word.append(char)
              }
            return word
          }),
      )
    }
    return { words, chars }
  }

  /** Gathers words that stand beside each other into lines; only where all are children of the element. */
  const wrapLines = (element: Element, words: readonly HTMLElement[]): readonly HTMLElement[] => {
    const rows: HTMLElement[][] = []
    let lastTop = NaN
    for (const word of words) {
      const top = word.offsetTop
      if (Number.isNaN(lastTop) || Math.abs(top - lastTop) > word.offsetHeight / 2) rows.push([])
      lastTop = top
      rows.at(-1)?.push(word)
    }
    return rows.map((row, at) => {
      const line = box('lines', at + 1, 'block')
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

  const mask = (piece: HTMLElement): void => {
    const clip = document.createElement('div')
    clip.className = piece.className.replace(/(gsap_split_\w+?)(\d*)(?= |$)/g, '$1-mask$2')
    clip.style.cssText = `position:relative;display:${piece.style.display};overflow:clip`
    piece.replaceWith(clip)
    clip.append(piece)
  }

  const split = (element: Element, plan: SplitPlan): SplitElement | null => {
    if ((element.textContent ?? '').trim() === '' || element.getClientRects().length === 0) return null
    const contents = contentsOf(element)
    const labels = [element, ...element.querySelectorAll(NAMED)].map(label)
    const { words, chars } = wrapWords(element, plan.pieces === 'chars')
    const needsLines = plan.pieces === 'lines' || plan.mask === 'lines'
    const all = { chars, words, lines: needsLines ? wrapLines(element, words) : [] }
    if (plan.mask) for (const piece of all[plan.mask]) mask(piece)
    return {
      plan,
      pieces: all[plan.pieces],
      undo: () => {
        for (const unlabel of labels) unlabel()
        for (const [part, nodes] of contents) part.replaceChildren(...nodes)
      },
    }
  }

  return {
    split: (element, plan) => {
      const made = known.get(element) ?? split(element, plan)
      if (made) known.set(element, made)
      return made?.pieces ?? null
    },
    splitLinesAgain: () => {
      const inLines = [...known].filter(([, { plan }]) => plan.pieces === 'lines' || plan.mask === 'lines')
      for (const [element, { plan, undo }] of inLines) {
        undo()
        known.delete(element)
        const made = split(element, plan)
        if (made) known.set(element, made)
      }
      return inLines.length > 0
    },
    restore: () => {
      for (const { undo } of known.values()) undo()
      known.clear()
    },
  }
}
