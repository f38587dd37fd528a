import type { Clock } from '../../core/ports/platform/clock.port.js'
import type { MailId, MailOutbox, NewMail, WaitingMail } from '../../core/ports/mail/mail-outbox.port.js'
import { ok } from '../../core/shared/index.js'

interface Entry extends WaitingMail {
  readonly isGivenUp: boolean
  readonly dueMs: number
  readonly leasedUntilMs: number
}

/** An outbox in memory. */
export interface FakeMailOutbox extends MailOutbox {
  readonly queue: (mail: NewMail) => Promise<void>
  /** The reasons of abandoned mails, by kind. */
  readonly givenUp: () => Promise<readonly (readonly [kind: string, reason: string])[]>
}

export function createFakeMailOutbox(clock: Pick<Clock, 'wallTime'>): FakeMailOutbox {
  const entries = new Map<MailId, Entry>()
  const reasons = new Map<MailId, string>()
  const change = (id: MailId, part: Partial<Entry>): void => {
    const entry = entries.get(id)
    if (entry) entries.set(id, { ...entry, ...part })
  }
  const add = (id: string, { kind, to, content }: NewMail, dueMs: number): void => {
    const createdMs = clock.wallTime()
    const entry = { kind, to, content, createdMs, tries: 0, isGivenUp: false, dueMs, leasedUntilMs: 0 }
    entries.set(id as MailId, { ...entry, id: id as MailId })
  }
  return {
    queue: async (mail) => add(`mail-${String(entries.size).padStart(4, '0')}`, mail, clock.wallTime()),
    givenUp: async () =>
      [...entries.values()]
        .filter(({ isGivenUp }) => isGivenUp)
        .map(({ id, kind }) => [kind, reasons.get(id) ?? ''] as const),
    take: async ({ limit, leaseMs }) => {
      const now = clock.wallTime()
      const due = [...entries.values()]
        .filter((entry) => !entry.isGivenUp && entry.dueMs <= now && entry.leasedUntilMs <= now)
        .sort((left, right) => left.createdMs - right.createdMs || (left.id < right.id ? -1 : 1))
        .slice(0, limit)
      for (const { id } of due) change(id, { leasedUntilMs: now + leaseMs })
      return ok(
        due.map(({ id, kind, to, content, createdMs, tries }) => ({
          id,
          kind,
          to,
          content,
          createdMs,
          tries,
        })),
      )
    },
    remove: async (id) => {
      entries.delete(id)
      return ok(undefined)
    },
    putBack: async (ids, { untilMs, failure }) => {
      for (const id of ids) {
        const tries = (entries.get(id)?.tries ?? 0) + (failure === null ? 0 : 1)
        change(id, { dueMs: untilMs, leasedUntilMs: 0, tries })
      }
      return ok(undefined)
    },
    giveUp: async (id, failure, notice) => {
      const waits = [...entries.values()].some(({ kind, isGivenUp }) => kind === notice?.kind && !isGivenUp)
      if (notice !== null && !waits && !entries.has(`notice-${id}` as MailId))
        add(`notice-${id}`, notice, clock.wallTime() + notice.delayMs)
      change(id, { isGivenUp: true, leasedUntilMs: 0 })
      reasons.set(id, failure)
      return ok(undefined)
    },
  }
}
