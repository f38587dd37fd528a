import type { KeyValueStore } from '../../../core/ports/key-value-store.port.js'
import type { SessionStatus } from '../../../core/ports/session-status.port.js'
import { USER_CHANGE_MARK } from '../../../core/shared/index.js'

/** Written once a member used this browser: on the way back it would fill in again what was typed. */
const MEMBER_KEY = 'vitrine-member'

/** A page that may show what belongs to a member. */
export interface MemberPage {
  readonly window: Window & typeof globalThis
  readonly session: SessionStatus
  readonly storage: KeyValueStore
}

/**
 * Empties a page that a member used once their session is over, in this tab or another one, or when the page comes
 * back from the history: the next person at the computer finds neither data nor what was typed. Answers what ends it.
 */
export function emptyAfterLogOut({ window, session, storage }: MemberPage): () => void {
  const { document } = window
  const life = new AbortController()
  const { signal } = life
  let wasMember = session.isLoggedIn()

  const check = (): void => {
    const isMember = session.isLoggedIn()
    if (isMember) storage.write(MEMBER_KEY, '1')
    if (!wasMember || isMember) {
      wasMember = isMember
      return
    }
    // Gone at once, so that no form is left that the browser could fill in again.
    document.body.replaceChildren()
    window.location.reload()
  }
  // A page that is hidden may be on its way to another one.
  const checkVisible = (): void => {
    if (document.visibilityState === 'visible') check()
  }

  const resetTyped = (): void => {
    const [entry] = window.performance.getEntriesByType('navigation')
    const isReturn = (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
    if (!isReturn || session.isLoggedIn() || storage.read(MEMBER_KEY) === null) return
    // A field may be named `reset`.
    for (const form of document.forms) window.HTMLFormElement.prototype.reset.call(form)
  }
  window.addEventListener('pageshow', ({ persisted }) => (persisted ? check() : resetTyped()), { signal })
  document.addEventListener('visibilitychange', checkVisible, { signal })
  const stop = storage.subscribe(USER_CHANGE_MARK, check)
  // This code may come after the browser has shown the page.
  if (document.readyState === 'complete') resetTyped()
  check()
  return () => {
    life.abort()
    stop()
  }
}
