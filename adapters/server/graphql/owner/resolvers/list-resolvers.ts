import type { MemberFilter, MemberSortKey } from '../../../../../core/accounts/index.js'
import type { StoredAuditEntry } from '../../../../../core/owners/index.js'
import type { MailFilter, MailSummary } from '../../../../../core/ports/mail/mail-outbox.port.js'
import type { SubscriptionFilter, SubscriptionSortKey } from '../../../../../core/subscriptions/index.js'
import { memberValue } from '../values/member-values.js'
import type { OwnerContext } from '../owner-services.js'
import { pageOf, setOnly } from '../values/page-of.js'
import type { PageArgs, SortArgs } from '../values/page-of.js'
import { subscriptionValue } from '../values/subscription-values.js'

/** A mail of the outbox in the form of the API. */
const mailValue = ({ id, kind, to, state, tries, failure, createdMs, nextTryMs }: MailSummary) => ({
  id,
  kind,
  to,
  state,
  tries,
  failure,
  createdAt: createdMs,
  nextTryAt: state === 'waiting' ? nextTryMs : null,
})

const auditValue = ({ id, atMs, by, operation, subject, detail }: StoredAuditEntry) => ({
  id,
  at: atMs,
  by,
  operation,
  subject,
  detail,
})

interface MemberFilterArgs extends Omit<MemberFilter, 'text'> {
  readonly search?: string | null
}

/** The queries of everything except orders. */
export const listQueries = {
  mails: (_: unknown, args: PageArgs & { readonly filter?: MailFilter | null }, { services }: OwnerContext) =>
    pageOf(services.mails, { filter: setOnly(args.filter), args, by: 'time' }, mailValue),
  subscriptions: (
    _: unknown,
    args: PageArgs & SortArgs<SubscriptionSortKey> & { readonly filter?: SubscriptionFilter | null },
    { services }: OwnerContext,
  ) =>
    pageOf(
      services.subscriptions,
      { filter: setOnly(args.filter), args, by: 'purchased' },
      subscriptionValue,
    ),
  members: (
    _: unknown,
    args: PageArgs & SortArgs<MemberSortKey> & { readonly filter?: MemberFilterArgs | null },
    { services }: OwnerContext,
  ) => {
    if (services.members === null) return { items: [], next: null }
    const { search, ...rest } = setOnly(args.filter)
    const filter: MemberFilter = { ...rest, ...(search !== undefined && search !== '' && { text: search }) }
    return pageOf(services.members, { filter, args, by: 'time' }, memberValue)
  },
  audit: (
    _: unknown,
    args: PageArgs & { readonly filter?: { readonly by?: string; readonly subject?: string } | null },
    { services }: OwnerContext,
  ) => pageOf(services.audit, { filter: setOnly(args.filter), args, by: 'time' }, auditValue),
}
