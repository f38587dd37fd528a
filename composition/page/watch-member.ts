import { MEMBER_KEY } from '../../adapters/browser/accounts/member-key.js'
import type { PageContext } from '../../adapters/browser/kit/page-module.js'
import { USER_CHANGE_MARK } from '../../core/shared/index.js'
import { oncePerDocument } from '../../adapters/browser/kit/once-per-document.js'
import { PAGE_ADAPTERS } from './page-adapters.js'

/**
 * Loads the code that empties a page after a log-out, if a member uses the page or has used this browser; pages of
 * guests do not load it. Returns the function to call after a log-in on this page.
 */
export const watchMember = oncePerDocument((context: PageContext): (() => void) => {
  const { window } = context
  const storage = PAGE_ADAPTERS.storage(window)
  const session = PAGE_ADAPTERS.session(window)
  let loading: Promise<() => void> | null = null
  const load = async (): Promise<() => void> => {
    const wasMember = session.isLoggedIn()
    const { emptyMemberPage } = await import('./empty-member-page.js')
    return emptyMemberPage(context, PAGE_ADAPTERS, wasMember)
  }
  const watch = (): void => {
    if (!loading && !session.isLoggedIn() && storage.read(MEMBER_KEY) === null) return
    // If the code does not load, it is requested again when another user logs in or out.
    ;(loading ??= load()).then((check) => check()).catch(() => (loading = null))
  }
  if (context.mode() === 'published') {
    storage.subscribe(USER_CHANGE_MARK, watch)
    watch()
  }
  return watch
})
