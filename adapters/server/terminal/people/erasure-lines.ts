import { orderNumber, plural } from '../../../../core/shared/index.js'
import type { Erasure } from '../../../../core/use-cases/privacy/decide-erasure.js'

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The data that an erasure deletes and keeps, one line each. */
export function erasureLines({
  carts,
  anonymous,
  anonymousSubscriptions,
  mails,
  submissions,
  isMember,
  kept,
  keptSubscriptions,
}: Erasure): readonly string[] {
  return [
    ...(isMember ? ['  the account with its files, sessions and log'] : []),
    ...(carts.length > 0 ? [`  ${plural(carts.length, 'cart')}`] : []),
    ...(mails > 0 ? [`  ${plural(mails, 'mail')}`] : []),
    ...(submissions > 0 ? [`  ${plural(submissions, 'submission')} of forms, with files`] : []),
    ...anonymous.map((id) => `  name, addresses and documents of the order ${orderNumber(id)}`),
    ...anonymousSubscriptions.map((id) => `  name, address and card of the subscription ${id}`),
    ...(kept.length + keptSubscriptions.length > 0 ? ['What stays:'] : []),
    ...kept.map(({ id, untilMs }) =>
      untilMs === null
        ? `  the order ${orderNumber(id)}, whose payment has no result yet`
        : `  the order ${orderNumber(id)}, for the books, until ${dayOf(untilMs)}`,
    ),
    ...keptSubscriptions.map(
      ({ id, untilMs }) => `  the subscription ${id}, for the books, until ${dayOf(untilMs)}`,
    ),
  ]
}
