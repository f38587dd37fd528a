import { useEffect } from 'react'

/** The time in which a closed dialog has given the focus back. */
const FOCUS_BACK_MS = 100

/**
 * Moves the focus to `content` once the focused control was removed from the page: an order that was sent has no
 * button for that any more, neither when its dialog closes nor when its new state arrives.
 */
export function useKeptFocus(content: string): void {
  useEffect(() => {
    let focused: EventTarget | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const isGone = (): boolean =>
      focused instanceof Node && !focused.isConnected && document.activeElement === document.body
    const remember = ({ target }: FocusEvent): void => void (focused = target)
    const check = (): void => {
      timer = undefined
      if (isGone()) document.getElementById(content)?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      if (isGone()) timer ??= setTimeout(check, FOCUS_BACK_MS)
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [content])
}
