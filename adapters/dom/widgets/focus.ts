import type { PageContext, PageModule } from '../page/page-module.js'

/** Focus on a press for Safari, which gives none to buttons and links (contract/animation 6.11). */
export type FocusModule = PageModule

const PRESSABLE =
  'a[href],button,summary,[role=button],[role=tab],[tabindex],input[type=button],input[type=submit],input[type=checkbox],input[type=radio]'

/**
 * Creates the focus module: on pages that style `:focus-within` (`data-wf-focus-within` on the body), a press with the mouse
 * focuses what was pressed, before the click arrives.
 */
export function createFocus({ document, window }: PageContext): FocusModule {
  let life: AbortController | undefined
  const isSafariDesktop = (): boolean => {
    const { userAgent, maxTouchPoints } = window.navigator
    return /^((?!chrome|android|crios|fxios).)*safari/i.test(userAgent) && maxTouchPoints === 0
  }
  const onMouseDown = (event: MouseEvent): void => {
    const pressed =
      event.target instanceof window.Element ? event.target.closest<HTMLElement>(PRESSABLE) : null
    if (!pressed || event.defaultPrevented || event.button !== 0) return
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
