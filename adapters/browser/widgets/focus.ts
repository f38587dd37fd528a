import type { PageContext, PageModule } from '../kit/page-module.js'

/** Focus on a press in Safari, which does not focus buttons and links (reference/widgets#focus). */
export type FocusModule = PageModule

const PRESSABLE = 'a[href],button,summary,[role=button],[role=tab],[tabindex],input'
/** Elements that handle focus themselves or take none, also inside something pressable. */
const NOT_PRESSABLE =
  'input:not([type=button],[type=submit],[type=reset],[type=checkbox],[type=radio]),' +
  'select,textarea,audio,video,[contenteditable],:disabled'

/**
 * Creates the focus module: on pages that style `:focus-within` (`data-wf-focus-within` on the body), a mouse
 * press focuses the pressed element before the click.
 */
export function createFocus({ document, window }: PageContext): FocusModule {
  let life: AbortController | undefined
  const isSafariDesktop = (): boolean => {
    const { userAgent, maxTouchPoints } = window.navigator
    return /^((?!chrome|android|crios|fxios).)*safari/i.test(userAgent) && maxTouchPoints === 0
  }
  const onMouseDown = (event: MouseEvent): void => {
    const target = event.target instanceof window.Element ? event.target : null
    const pressed = target?.closest<HTMLElement>(PRESSABLE)
    if (!pressed || event.defaultPrevented || event.button !== 0) return
    const inner = target?.closest(NOT_PRESSABLE)
    if (inner && pressed.contains(inner)) return
    // Keeps Safari from moving the focus to the body right after.
    event.preventDefault()
    pressed.focus({ preventScroll: true })
  }
  return {
    ready: () => {
      if (life || !document.body.hasAttribute('data-wf-focus-within') || !isSafariDesktop()) return
      life = new AbortController()
      document.addEventListener('mousedown', onMouseDown, { signal: life.signal })
    },
    destroy: () => {
      life?.abort()
      life = undefined
    },
  }
}
