import { orderNumber, plural } from '../../../core/shared/index.js'
import type { Erasure } from '../../../core/use-cases/privacy/decide-erasure.js'

/** The data that an erasure takes and those that stay, a line each. */
export function erasureLines({
  carts,
  anonymous,
  mails,
  submissions,
  isMember,
  kept,
}: Erasure): readonly string[] {
  return [
    ...(isMember ? ['  the account with its files, sessions and log'] : []),
    ...(carts.length > 0 ? [`  ${plural(carts.length, 'cart')}`] : []),
    ...(mails > 0 ? [`  ${plural(mails, 'mail')}`] : []),
    ...(submissions > 0 ? [`  ${plural(submissions, 'submission')} of forms, with files`] : []),
    ...anonymous.map((id) => `  name, addresses and documents of the order ${orderNumber(id)}`),
    ...(kept.length > 0 ? ['What stays:'] : []),
    ...kept.map(({ id, untilMs }) =>
      untilMs === null
        ? `  the order ${orderNumber(id)}, whose payment has no outcome yet`
        : `  the order ${orderNumber(id)}, for the books, until ${new Date(untilMs).toISOString().slice(0, 10)}`,
    ),
  ]
}
