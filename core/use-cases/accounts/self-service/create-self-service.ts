import type { AccountSelfService } from '../../../ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../ports/visitor.port.js'
import type {
  AccountRules,
  FactorCheck,
  NamedSite,
  OrderLinkPorts,
  PasswordPorts,
  SubscriptionPorts,
} from '../account-ports.js'
import type { EntranceWork } from '../entrance-queue.js'
import { createLogIn } from '../log-in.js'
import { openLink, sendLink } from '../log-in-methods/mailed-link.js'
import { createPasskeys } from '../log-in-methods/manage-passkeys.js'
import type { PasskeyPorts } from '../log-in-methods/manage-passkeys.js'
import { removeLogIn } from '../log-in-methods/remove-log-in.js'
import { createSecondFactor } from '../second-factor/second-factor.js'
import { createCardChange } from './change-card.js'
import { changeEmail, confirmEmail } from './change-email.js'
import { changePassword } from './change-password.js'
import { deleteAccount } from './delete-account.js'
import { endSessions } from './end-sessions.js'
import { exportAccount } from './export-account.js'
import { confirm } from './proof.js'
import { readOverview } from './read-overview.js'

/** The ports of a member's actions on their account. */
interface SelfServicePorts
  extends
    PasskeyPorts,
    FactorCheck,
    AccountRules,
    PasswordPorts,
    SubscriptionPorts,
    OrderLinkPorts,
    NamedSite {}

/** The queue of the calls, and the work that follows an answer. */
export interface SelfServiceWork extends EntranceWork {
  /** Has the mails about subscriptions queued. */
  readonly mailSoon: () => void
}

/** Creates a member's actions on their account beyond its form. */
export const createSelfService = (
  ports: SelfServicePorts,
  visitor: Visitor,
  { queue, later, mailSoon }: SelfServiceWork,
): AccountSelfService => ({
  ...createSecondFactor(ports, visitor),
  ...createPasskeys(ports, visitor, queue),
  ...createCardChange(ports, visitor, mailSoon),
  logInWithCode: createLogIn(ports, visitor, { queue, later }),
  sendLink: (to) => queue.other(visitor, () => sendLink(ports, visitor, to, later)),
  openLink: (link) => queue.other(visitor, () => openLink(ports, visitor, link)),
  removeLogIn: (id) => removeLogIn(ports, visitor, id),
  readOverview: () => readOverview(ports, visitor),
  confirm: (proof) => confirm(ports, visitor, proof),
  changeEmail: (email) => changeEmail(ports, visitor, email),
  confirmEmail: (token) => queue.other(visitor, () => confirmEmail(ports, visitor, token)),
  changePassword: (change) => changePassword(ports, visitor, change),
  endSessions: (id) => endSessions(ports, visitor, id),
  deleteAccount: () => deleteAccount(ports, visitor),
  exportAccount: () => exportAccount(ports, visitor),
})
