import { useEffect } from 'react'

/** The time in which a closed dialog has given the focus back. */
const FOCUS_BACK_MS = 100

const isOff = (control: Element): boolean => !control.isConnected || control.matches(':disabled')

const USABLE = ':is(input, textarea, select, button):enabled'

/** The first control that can be used in the smallest part of the page around one that was turned off. */
function beside(control: Element): HTMLElement | null {
  let part = control.isConnected ? control.parentElement : null
  for (; part !== null; part = part.parentElement) {
    const found = part.querySelector<HTMLElement>(USABLE)
    if (found !== null) return found
  }
  return null
}

/**
 * Moves the focus to a control nearby, else to `content`, once the focused control was removed or disabled.
 * For example, a sent order has no button to send it, and a saved form none to save.
 */
export function useKeptFocus(content: string): void {
  useEffect(() => {
    let focused: EventTarget | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const remember = ({ target }: FocusEvent): void => void (focused = target)
    const check = (): void => {
      timer = undefined
      // A control that was turned off gives the focus away with the next frame only.
      if (!(focused instanceof Element && isOff(focused) && document.activeElement === document.body)) return
      const next = beside(focused) ?? document.getElementById(content)
      next?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      if (focused instanceof Element && isOff(focused)) timer ??= setTimeout(check, FOCUS_BACK_MS)
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [content])
}
