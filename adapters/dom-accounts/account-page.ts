import type { AccountEntrance, AccountProfile } from '../../core/ports/account-gateway.port.js'
import type { Navigator } from '../../core/ports/navigator.port.js'
import type { Announcer } from '../dom-kit/announcer.js'
import type { PageContext } from '../dom-kit/page-module.js'

/** What the forms of a page work with. */
export interface AccountPage {
  readonly context: PageContext
  readonly entrance: AccountEntrance
  readonly profile: AccountProfile
  readonly navigator: Navigator
  readonly announcer: Announcer
  /** Told when somebody logged in or out, or changed their account. */
  readonly onUserChanged: () => void
}

/** Forms that belong to accounts, whatever they are for. */
export const ACCOUNT_FORMS = 'form[data-wf-user-form-type]'
