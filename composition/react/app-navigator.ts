import type { Navigator } from '../../core/ports/navigator.port.js'
import type { Shop } from '../../ui-react/index.js'

/** An application's own router. */
interface Router {
  readonly navigate: (url: string) => void
  /** Called after an address was opened: the page with its components is still there. */
  readonly arrived: () => void
}

/**
 * Navigation with the application's router for addresses of its own origin, and with the browser for all others.
 * `window` null: there is no page, so no address is opened.
 */
export function createAppNavigator(
  browser: Navigator,
  window: Window | null,
  router: Router | undefined,
): Pick<Shop, 'navigator' | 'onArrival'> {
  const listeners = new Set<() => void>()
  const go: Navigator['go'] = (url) => {
    if (router === undefined || window === null || !isOwn(url, window.location.href)) return browser.go(url)
    router.navigate(url)
    router.arrived()
    for (const listener of listeners) listener()
  }
  return {
    navigator: { ...browser, go },
    onArrival: (listener) => {
      listeners.add(listener)
      window?.addEventListener('pageshow', listener)
      return () => {
        listeners.delete(listener)
        window?.removeEventListener('pageshow', listener)
      }
    },
  }
}

function isOwn(url: string, page: string): boolean {
  if (!URL.canParse(url, page)) return false
  return new URL(url, page).origin === new URL(page).origin
}
