import type { KeyValueStore } from '../../../core/ports/page/key-value-store.port.js'
import type { SessionStatus } from '../../../core/ports/accounts/session-status.port.js'
import { MEMBER_KEY } from './member-key.js'

/** A page that may show a member's data. */
export interface MemberPage {
  readonly window: Window & typeof globalThis
  readonly session: SessionStatus
  readonly storage: KeyValueStore
  /** True: a member used the page before this code was loaded. */
  readonly wasMember: boolean
  /** Makes the server remove the mark of a session that another browser or the owner has ended. */
  readonly askServer: () => Promise<unknown>
}

/**
 * Empties a page that a member used when their session ends, in this tab or another one. A page that comes back from
 * the history, or becomes visible again, is checked for it. The next person at the computer finds neither data nor
 * typed text. Returns the check to call now, after a log-in on this page, and when another tab reports a change.
 */
export function emptyAfterLogOut({ window, session, storage, wasMember, askServer }: MemberPage): () => void {
  const { document } = window
  let isUsedByMember = wasMember

  const check = (): void => {
    const isMember = session.isLoggedIn()
    if (isMember) storage.write(MEMBER_KEY, '1')
    if (!isUsedByMember || isMember) {
      isUsedByMember = isMember
      return
    }
    // Removed at once, so that no form is left that the browser could fill in again.
    document.body.replaceChildren()
    window.location.reload()
  }
  // A hidden page may be on its way to another one.
  const checkVisible = (): void => {
    if (document.visibilityState !== 'visible') return
    check()
    if (isUsedByMember) void askServer().then(check, check)
  }

  const resetTyped = (): void => {
    const [entry] = window.performance.getEntriesByType('navigation')
    const isReturn = (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
    if (!isReturn || session.isLoggedIn() || storage.read(MEMBER_KEY) === null) return
    // A field may be named `reset`.
    for (const form of document.forms) window.HTMLFormElement.prototype.reset.call(form)
  }
  window.addEventListener('pageshow', ({ persisted }) => (persisted ? check() : resetTyped()))
  document.addEventListener('visibilitychange', checkVisible)
  window.addEventListener('focus', checkVisible)
  // This code may run after the browser has shown the page.
  if (document.readyState === 'complete') resetTyped()
  return check
}
