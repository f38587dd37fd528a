const PIECE_CLASS = {
  chars: 'gsap_split_letter',
  words: 'gsap_split_word',
  lines: 'gsap_split_line',
} as const
/** A kind of box that a text is split into. */
export type PieceKind = keyof typeof PIECE_CLASS

/** Makes the boxes of split texts. */
export interface TextPieces {
  /** The box of a piece with its number, from 1. */
  readonly box: (kind: PieceKind, at: number) => HTMLElement
  /** The box of a letter with its text. */
  readonly letterBox: (letter: string, at: number) => HTMLElement
  /** Puts a piece into a box that clips it. */
  readonly mask: (piece: HTMLElement, kind: PieceKind) => void
}

/** Makes the boxes of a document. */
export function createPieces(document: Document): TextPieces {
  const template = (display: string, overflow = ''): HTMLElement => {
    const piece = document.createElement('div')
    piece.style.cssText = `position:relative;display:${display}${overflow}`
    return piece
  }
  const CLIP = ';overflow:clip'
  // A line may contain a link, which stays for readers; its contents become separate pieces.
  const forLines = { piece: template('block'), mask: template('block', CLIP) }
  const forOthers = { piece: template('inline-block'), mask: template('inline-block', CLIP) }
  forOthers.piece.setAttribute('aria-hidden', 'true')
  // A box is as wide as its text, rounded up to 1/64 px: without this, a row of letters would outgrow its line.
  const letterPiece = forOthers.piece.cloneNode() as HTMLElement
  letterPiece.style.marginInlineEnd = '-.016px'
  const copyOf = (kind: PieceKind, part: 'piece' | 'mask'): HTMLElement =>
    (kind === 'lines' ? forLines : forOthers)[part].cloneNode() as HTMLElement

  const numbered = (piece: Node, kind: PieceKind, at: number): HTMLElement => {
    const element = piece as HTMLElement
    element.className = `${PIECE_CLASS[kind]} ${PIECE_CLASS[kind]}${at}`
    return element
  }
  /** Copies a piece, since reading the style for each one takes long. */
  const box = (kind: PieceKind, at: number): HTMLElement => numbered(copyOf(kind, 'piece'), kind, at)

  const letters = new Map<string, HTMLElement>()
  /** Copies a letter with its text: a long text has the same few thousands of times. */
  const letterBox = (letter: string, at: number): HTMLElement => {
    const known = letters.get(letter) ?? (letterPiece.cloneNode() as HTMLElement)
    if (!letters.has(letter)) {
      known.textContent = letter
      letters.set(letter, known)
    }
    return numbered(known.cloneNode(true), 'chars', at)
  }

  const mask = (piece: HTMLElement, kind: PieceKind): void => {
    const clip = copyOf(kind, 'mask')
    clip.className = piece.className.replace(/(gsap_split_\w+?)(\d*)(?= |$)/g, '$1-mask$2')
    piece.replaceWith(clip)
    clip.append(piece)
  }

  return { box, letterBox, mask }
}
