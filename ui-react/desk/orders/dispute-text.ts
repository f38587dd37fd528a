import { clockText, dayText } from '../kit/texts.js'

/** The time to answer a dispute as a sentence; `dueAt` null: the provider does not say. */
export function disputeText(dueAt: string | null, now = new Date()): string {
  if (dueAt === null) return 'Answer at your payment provider in time.'
  const moment = `${dayText(dueAt, now, true)}, ${clockText(dueAt)}`
  return Date.parse(dueAt) < now.getTime()
    ? `The time to answer at your payment provider ended ${moment}.`
    : `Answer at your payment provider until ${moment}.`
}
