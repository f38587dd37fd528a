import type { KeyValueStore } from '../../../core/ports/key-value-store.port.js'
import type { SessionStatus } from '../../../core/ports/session-status.port.js'
import { MEMBER_KEY } from './member-key.js'

/** A page that may show what belongs to a member. */
export interface MemberPage {
  readonly window: Window & typeof globalThis
  readonly session: SessionStatus
  readonly storage: KeyValueStore
  /** A member has used the page before this code was here. */
  readonly wasMember: boolean
  /** Has the server take the mark of a session away that another browser or the owner has ended. */
  readonly askServer: () => Promise<unknown>
}

/**
 * Empties a page that a member used once their session is over: in this tab or another one, when the page comes back
 * from the history, or when it is looked at again after the session was ended elsewhere. The next person at the
 * computer finds neither data nor what was typed. Answers the check to call now, after a log-in on this page, and where
 * another tab tells of a change.
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
    // Gone at once, so that no form is left that the browser could fill in again.
    document.body.replaceChildren()
    window.location.reload()
  }
  // A page that is hidden may be on its way to another one.
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
  // This code may come after the browser has shown the page.
  if (document.readyState === 'complete') resetTyped()
  return check
}
