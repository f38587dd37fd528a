import { createDisclosure } from '../../kit/focus/disclosure.js'
import type { TransitionChange, TransitionPlayer } from '../../kit/play-transition.js'
import { createElementEdits } from '../../kit/element-edits.js'

/**
 * The kind of a block, which decides its motion: the banner from below, the others fading in over a short way
 * (reference/widgets#cookie-consent).
 */
export type ConsentBlockKind = 'banner' | 'panel' | 'preferences'

/** A block of the cookie consent. */
export interface ConsentBlock {
  readonly element: HTMLElement
  readonly show: () => void
  readonly hide: () => void
  readonly isShown: () => boolean
  readonly destroy: () => void
}

const TIMING = { durationMs: 300, easing: 'ease' }
const NAMES: Readonly<Record<ConsentBlockKind, string>> = {
  banner: 'Cookie consent',
  panel: 'Cookie settings',
  preferences: 'Cookie preferences',
}

const away = (kind: ConsentBlockKind): TransitionChange =>
  kind === 'banner'
    ? { transform: [null, 'translateY(100%)'] }
    : { opacity: [null, 0], transform: [null, 'translateY(20px)'] }
const arriving = (kind: ConsentBlockKind): TransitionChange =>
  kind === 'banner'
    ? { transform: ['translateY(100%)', 'translateY(0px)'] }
    : { opacity: [0, 1], transform: ['translateY(20px)', 'translateY(0px)'] }

/**
 * Binds one block; the preferences are a dialog that keeps the focus. Its shown display is its style sheet's,
 * else block.
 */
export function bindConsentBlock(
  player: TransitionPlayer,
  element: HTMLElement,
  kind: ConsentBlockKind,
): ConsentBlock {
  const edits = createElementEdits()
  const authored = element.style.display
  const styled = authored === 'none' ? '' : authored
  const life = new AbortController()
  const { signal } = life
  const isDialog = kind === 'preferences'

  edits.setDefault(element, 'role', isDialog ? 'dialog' : 'region')
  edits.setDefault(element, 'aria-label', NAMES[kind])
  if (isDialog) edits.set(element, 'aria-modal', 'true')
  element.style.display = 'none'

  const { isOpen, open, close, release } = createDisclosure({
    signal,
    ...(isDialog && {
      listen: (type: string, listener: (event: Event) => void) =>
        element.ownerDocument.addEventListener(type, listener, { signal }),
      escape: 'keydown' as const,
    }),
    show: (_, keepFocus) => {
      const wasAway = element.style.display === 'none'
      element.style.display = styled
      if (element.getClientRects().length === 0) element.style.display = 'block'
      const change = arriving(kind)
      const back: TransitionChange = {
        ...(change.opacity && { opacity: [null, 1] }),
        transform: [null, 'translateY(0px)'],
      }
      player.play([{ element, change: wasAway ? change : back }], TIMING)
      if (isDialog) keepFocus(element)
    },
    hide: (_, returnFocus) => {
      returnFocus()
      player.play([{ element, change: away(kind) }], TIMING, () => (element.style.display = 'none'))
    },
  })

  return {
    element,
    isShown: isOpen,
    show: open,
    hide: close,
    destroy: () => {
      life.abort()
      release()
      player.cancel(element)
      element.style.opacity = element.style.transform = ''
      element.style.display = authored
      edits.undo()
    },
  }
}
