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
  const copyOf = (kind: PieceKind, part: 'piece' | 'mask'): HTMLElement =>
    (kind === 'lines' ? forLines : forOthers)[part].cloneNode() as HTMLElement

  /** Copies a piece, since reading the style for each letter takes long. */
  const box = (kind: PieceKind, at: number): HTMLElement => {
    const piece = copyOf(kind, 'piece')
    piece.className = `${PIECE_CLASS[kind]} ${PIECE_CLASS[kind]}${at}`
    return piece
  }

  const mask = (piece: HTMLElement, kind: PieceKind): void => {
    const clip = copyOf(kind, 'mask')
    clip.className = piece.className.replace(/(gsap_split_\w+?)(\d*)(?= |$)/g, '$1-mask$2')
    piece.replaceWith(clip)
    clip.append(piece)
  }

  return { box, mask }
}
