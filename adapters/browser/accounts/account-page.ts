import type { LogInPorts } from '../../../core/account-flows/index.js'
import type {
  AccountForms,
  AccountLogIn,
  AccountRegistration,
} from '../../../core/ports/accounts/account-gateway.port.js'
import type { Navigator } from '../../../core/ports/page/navigator.port.js'
import type { Announcer } from '../kit/announcer.js'
import type { PageContext } from '../kit/page-module.js'

/** The dependencies of the account forms of a page. */
export interface AccountPage {
  readonly context: PageContext
  readonly entrance: Pick<AccountLogIn, 'logOut'> & AccountRegistration & LogInPorts['entrance']
  readonly profile: AccountForms
  readonly navigator: Navigator
  readonly announcer: Announcer
  /** Called after a log-in, a log-out or a change of the account. */
  readonly onUserChanged: () => void
}

/** Forms of visitor accounts, of every type. */
export const ACCOUNT_FORMS = 'form[data-wf-user-form-type]'

/** The account forms that the builder does not have (docs/account-pages.md). */
export const OWN_FORMS = '[data-wf-user-form-type^=vitrine-]'
