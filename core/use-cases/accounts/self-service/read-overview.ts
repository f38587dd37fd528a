import type { AccountSelfService, AccountSession } from '../../../ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../ports/visitor.port.js'
import { ok } from '../../../shared/index.js'
import type { AccountReads, AccountRules, OrderLinkPorts, SubscriptionPorts } from '../account-ports.js'
import { linkedProvidersOf } from '../log-in-methods/manage-linked-providers.js'
import { passkeysOf } from '../log-in-methods/manage-passkeys.js'
import { isOver } from '../mailed-links.js'
import { factorOf } from '../second-factor/second-factor.js'
import { currentSession } from '../sessions.js'
import type { CurrentSession } from '../sessions.js'
import { cardsOf } from './change-card.js'
import { linkedOrders } from './own-orders.js'
import { provenUntil } from './proof.js'

/** The sessions of a member that have not expired, newest first. */
async function sessionsOf(
  { store, clock }: AccountReads,
  { id: ownId, member }: CurrentSession,
): Promise<readonly AccountSession[]> {
  const now = clock.wallTime()
  return (await store.sessions.of(member.id))
    .filter(({ expiresOnMs }) => expiresOnMs > now)
    .map(({ id, agent: browser, createdOnMs, usedOnMs }) => ({
      ...{ id, browser, createdOnMs, usedOnMs },
      isThis: id === ownId,
    }))
}

/** The new address that is not confirmed yet. */
async function newEmailOf(ports: AccountReads, memberId: string): Promise<string | null> {
  const link = await ports.store.links.findOf(memberId, 'email')
  return link === null || isOver(link, ports) ? null : link.detail
}

/** The ports of the overview of an account. */
interface OverviewPorts extends AccountReads, AccountRules, SubscriptionPorts, OrderLinkPorts {}

/** Reads the account of a visitor; null: the visitor is not logged in. */
export async function readOverview(
  ports: OverviewPorts,
  visitor: Visitor,
): ReturnType<AccountSelfService['readOverview']> {
  const session = await currentSession(ports, visitor)
  if (session === null) return ok(null)
  const { id, email, passwordHash } = session.member
  const [newEmail, secondFactor, passkeys, providers, sessions, orders, cards] = await Promise.all([
    newEmailOf(ports, id),
    factorOf(ports, id),
    passkeysOf(ports, id),
    linkedProvidersOf(ports, id),
    sessionsOf(ports, session),
    linkedOrders(ports, id),
    cardsOf(ports, id),
  ])
  return ok({
    email,
    newEmail,
    hasPassword: passwordHash !== null,
    provenUntilMs: provenUntil(session, ports),
    secondFactor,
    passkeys,
    providers,
    sessions,
    orders,
    cards,
  })
}
