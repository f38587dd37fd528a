import type { MemberSubscription } from '../../../accounts/index.js'
import type {
  AccountPasskey,
  AccountProviderLink,
  AccountSelfService,
} from '../../../ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../ports/visitor.port.js'
import { ok } from '../../../shared/index.js'
import type { AccountReads, AccountRules, NamedSite, SubscriptionPorts } from '../account-ports.js'
import { linkedProvidersOf } from '../log-in-methods/manage-linked-providers.js'
import { passkeysOf } from '../log-in-methods/manage-passkeys.js'
import { groupsOfMember } from '../memberships.js'
import { exportedOrders } from './own-orders.js'
import { provenMember } from './proof.js'

const timeText = (timeMs: number | null): string | null =>
  timeMs === null ? null : new Date(timeMs).toISOString()

const accessOf = ({ name, createdOnMs, usedOnMs }: AccountPasskey | AccountProviderLink) => ({
  name,
  createdOn: timeText(createdOnMs),
  usedOn: timeText(usedOnMs),
})

const subscriptionOf = (one: MemberSubscription) => ({
  id: one.id,
  productName: one.productName,
  price: one.price,
  status: one.status,
  createdOn: timeText(one.createdOnMs),
  lastInvoicedOn: timeText(one.lastInvoicedMs),
  periodEndsOn: timeText(one.periodEndMs),
  canceledOn: timeText(one.canceledOnMs),
  billingAddress: one.billingAddress,
  card: one.card,
})

/** The ports of the export of an account. */
interface ExportPorts extends AccountReads, AccountRules, SubscriptionPorts, NamedSite {}

/** All data of a member except secrets, with the recorded events. */
export async function exportAccount(
  ports: ExportPorts,
  visitor: Visitor,
): ReturnType<AccountSelfService['exportAccount']> {
  const proven = await provenMember(ports, visitor)
  if (!proven.ok) return proven
  const member = proven.value
  const { store, clock, siteName, settings } = ports
  const [sessions, events, groups, orders, subscriptions, passkeys, providers] = await Promise.all([
    store.sessions.of(member.id),
    store.events.of(member.id),
    groupsOfMember(ports, member.id),
    exportedOrders(ports, member.id),
    ports.subscriptions?.of(member.id),
    passkeysOf(ports, member.id),
    linkedProvidersOf(ports, member.id),
  ])
  await store.events.record('data-exported', member.id)
  const { id, email, name, acceptPrivacy, acceptCommunications, fields } = member
  return ok({
    exportedOn: timeText(clock.wallTime()),
    site: siteName,
    account: {
      ...{ id, email, name, acceptPrivacy, acceptCommunications },
      createdOn: timeText(member.createdOnMs),
      updatedOn: timeText(member.updatedOnMs),
      lastLogInOn: timeText(member.lastLogInMs),
      groups,
      fields: settings.fields.map((field) => ({
        id: field.id,
        name: field.name,
        value: fields[field.id] ?? null,
      })),
    },
    orders: orders.map(({ placedOnMs, ...order }) => ({ ...order, placedOn: timeText(placedOnMs) })),
    subscriptions: (subscriptions ?? []).map(subscriptionOf),
    passkeys: passkeys.map(accessOf),
    providers: providers.map(accessOf),
    sessions: sessions.map(({ agent: browser, createdOnMs, usedOnMs }) => ({
      browser,
      createdOn: timeText(createdOnMs),
      usedOn: timeText(usedOnMs),
    })),
    events: events.map(({ kind, atMs }) => ({ kind, at: timeText(atMs) })),
  })
}
