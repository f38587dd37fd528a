import type { MemberSubscription } from '../../../../../core/accounts/index.js'
import type {
  AccountPasskey,
  AccountProviderLink,
  AccountSelfService,
} from '../../../../../core/ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { ok } from '../../../../../core/shared/index.js'
import { tablesOf } from '../accounts-context.js'
import type { AccountsContext } from '../accounts-context.js'
import { recordEvent } from '../account-events.js'
import { fieldsOf } from '../members.js'
import { groupsOfMember } from '../../../../../core/use-cases/accounts/memberships.js'
import { portsOf } from '../ports-of.js'
import { linksOf } from '../log-in-methods/linked-providers.js'
import { passkeysOf } from '../log-in-methods/passkeys.js'
import { ordersOfMember } from './member-orders.js'
import { provenMember } from './proof.js'

const ALL_ORDERS = 10_000

const timeText = (time: number | null): string | null =>
  time === null ? null : new Date(Number(time)).toISOString()

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

/** All data of a member except secrets, with the recorded events. */
export async function exportAccount(
  context: AccountsContext,
  visitor: Visitor,
): ReturnType<AccountSelfService['exportAccount']> {
  const proven = await provenMember(context, visitor)
  if (!proven.ok) return proven
  const member = proven.value
  const { siteId, clock } = context
  const tables = tablesOf(context.sql)
  const [sessions, events, groups, orders, subscriptions, passkeys, providers] = await Promise.all([
    tables
      .selectFrom('member_session')
      .select(['agent', 'created_on', 'used_on'])
      .where('site_id', '=', siteId)
      .where('member_id', '=', member.id)
      .execute(),
    tables
      .selectFrom('member_event')
      .select(['kind', 'at'])
      .where('site_id', '=', siteId)
      .where('member_id', '=', member.id)
      .orderBy('at')
      .execute(),
    groupsOfMember(portsOf(context), member.id),
    ordersOfMember(context, member.id, ALL_ORDERS),
    context.subscriptions?.of(member.id),
    passkeysOf(context, member.id),
    linksOf(context, member.id),
  ])
  const fields = fieldsOf(member)
  await recordEvent(tables, context, 'data-exported', member.id)
  return ok({
    exportedOn: timeText(clock.wallTime()),
    site: context.siteName,
    account: {
      id: member.id,
      email: member.email,
      name: member.name,
      acceptPrivacy: member.accept_privacy,
      acceptCommunications: member.accept_communications,
      createdOn: timeText(member.created_on),
      updatedOn: timeText(member.updated_on),
      lastLogInOn: timeText(member.last_login_on),
      groups,
      fields: context.settings.fields.map(({ id, name }) => ({ id, name, value: fields[id] ?? null })),
    },
    orders: orders.map(({ placedOnMs, ...order }) => ({ ...order, placedOn: timeText(placedOnMs) })),
    subscriptions: (subscriptions ?? []).map(subscriptionOf),
    passkeys: passkeys.map(accessOf),
    providers: providers.map(accessOf),
    sessions: sessions.map((row) => ({
      browser: row.agent,
      createdOn: timeText(row.created_on),
      usedOn: timeText(row.used_on),
    })),
    events: events.map(({ kind, at }) => ({ kind, at: timeText(at) })),
  })
}
