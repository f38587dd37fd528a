import type { OrderMailAbout } from '../../mails/orders/order-mail.js'
import type { AttemptPorts } from './attempt-ports.js'

/** The mails that a shop queues: none without mails of orders (`AttemptPorts.onMail`). */
export const mailedBy = (
  { onMail }: Pick<AttemptPorts, 'onMail'>,
  mails: readonly OrderMailAbout[],
): readonly OrderMailAbout[] => (onMail === undefined ? [] : mails)
