import type { DeskHealth } from '../../../core/desk/index.js'
import { countText, dayText, sizeText } from '../kit/texts.js'

/** One line of the page: the checked part, its state, and the page on which to fix it. */
export interface HealthCheck {
  readonly name: string
  readonly value: string
  readonly aside: string
  readonly tone: 'good' | 'warn' | 'bad'
  readonly to?: string
}

const SLOW_DATABASE_MS = 250
const LITTLE_ROOM = 0.1
const NO_ROOM = 0.03
const LATE_MAIL_MS = 60 * 60_000

function database({ database: { name, answeredInMs } }: DeskHealth): HealthCheck {
  const isSlow = answeredInMs > SLOW_DATABASE_MS
  return {
    name: 'Database',
    value: `${Math.max(1, Math.round(answeredInMs))} ms`,
    aside: isSlow ? `${name} answers slowly: the machine has too much to do.` : name,
    tone: isSlow ? 'warn' : 'good',
  }
}

function disk({ disk: room }: DeskHealth): readonly HealthCheck[] {
  if (room === null) return []
  const share = room.freeBytes / room.totalBytes
  const isFull = share < NO_ROOM
  return [
    {
      name: 'Disk',
      value: `${sizeText(room.freeBytes)} free`,
      aside: isFull
        ? 'Almost full: free some space, or orders can soon not be stored.'
        : `${Math.round(share * 100)} % of ${sizeText(room.totalBytes)}`,
      tone: isFull ? 'bad' : share < LITTLE_ROOM ? 'warn' : 'good',
    },
  ]
}

function mail({ mailsAreSent, work }: DeskHealth, now: Date): HealthCheck {
  const { mails, failedMails, oldestMailAt } = work
  const waits = oldestMailAt === null ? 0 : now.getTime() - Date.parse(oldestMailAt)
  const common = { name: 'Mail', value: `${mails} waiting`, to: '/mails' } as const
  if (failedMails > 0)
    return {
      ...common,
      value: `${failedMails} not delivered`,
      aside: 'Look why, then try again.',
      tone: 'bad',
    }
  if (!mailsAreSent)
    return { ...common, aside: 'No mail server is set: mails stay in the development mailbox.', tone: 'warn' }
  return waits > LATE_MAIL_MS
    ? { ...common, aside: 'The oldest has waited for more than an hour.', tone: 'warn' }
    : { ...common, aside: 'Mails leave by themselves.', tone: 'good' }
}

function providers({ providers: known }: DeskHealth): HealthCheck {
  const names = known.map(({ name, isLive }) => (isLive ? name : `${name} (test)`)).join(', ')
  const isLive = known.some((one) => one.isLive)
  return {
    name: 'Payments',
    value: isLive ? 'Live' : 'Test',
    aside: isLive ? names : `${names || 'Sandbox'}: no money moves.`,
    tone: isLive ? 'good' : 'warn',
  }
}

function backup({ backup: last, backupStanding }: DeskHealth): HealthCheck {
  const common = { name: 'Backup', value: last === null ? 'None' : dayText(last.madeAt) }
  switch (backupStanding) {
    case 'NEVER':
      return { ...common, aside: 'Back up every night, to another machine.', tone: 'bad' }
    case 'OVERDUE':
      return { ...common, aside: `Overdue. The last one is ${last?.file ?? ''}`, tone: 'bad' }
    case 'CURRENT':
      return { ...common, aside: last?.file ?? '', tone: 'good' }
  }
}

function work({ work: { refunds, captures, renewals } }: DeskHealth): HealthCheck {
  const waiting = refunds + captures + renewals
  return {
    name: 'Background jobs',
    value: `${waiting} waiting`,
    aside: [
      countText(refunds, 'refund'),
      countText(captures, 'capture'),
      countText(renewals, 'renewal'),
    ].join(', '),
    tone: 'good',
  }
}

/** The lines of the page in a fixed order, so that each is always at the same place. */
export const checksOf = (health: DeskHealth, now = new Date()): readonly HealthCheck[] => [
  database(health),
  ...disk(health),
  mail(health, now),
  providers(health),
  backup(health),
  work(health),
]
