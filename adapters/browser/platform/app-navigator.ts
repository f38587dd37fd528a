import type { Navigator } from '../../../core/ports/page/navigator.port.js'

/** An application's own router. */
interface Router {
  readonly navigate: (url: string) => void
  /** Called after an address was opened while the page with its components stays. */
  readonly arrived: () => void
}

/** Navigation inside an application, with a notification of each arrival on a page. */
interface AppNavigation {
  readonly navigator: Navigator
  /** Calls back after each arrival on a page; returns the function that stops it. */
  readonly onArrival: (listener: () => void) => () => void
}

/**
 * Navigation with the application's router for addresses of its own origin, and with the browser for all
 * others. `window` null: there is no page, so no address is opened.
 */
export function createAppNavigator(
  browser: Navigator,
  window: Window | null,
  router: Router | undefined,
): AppNavigation {
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
