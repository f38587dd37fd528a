/** The last backup of a site, from its database. Times are wall-clock ms. */
export interface LastBackup {
  readonly madeOn: number
  /** The time at which the owner wants the next one. */
  readonly dueOn: number
  readonly file: string
}

/** The reason for a notice to the owner about backups. */
export type BackupStanding =
  | { readonly tag: 'never' }
  | { readonly tag: 'overdue'; readonly days: number; readonly file: string }
  | { readonly tag: 'current'; readonly days: number; readonly file: string }

const DAY_MS = 24 * 60 * 60 * 1000
/** The grace period of a backup: a nightly one may take long, or follow a clock change. */
const GRACE_MS = DAY_MS / 4

/** The state of a site's backups; `days` have passed since the last one. */
export function backupStanding(last: LastBackup | null, nowMs: number): BackupStanding {
  if (last === null) return { tag: 'never' }
  const days = Math.max(0, Math.floor((nowMs - last.madeOn) / DAY_MS))
  return { tag: nowMs > last.dueOn + GRACE_MS ? 'overdue' : 'current', days, file: last.file }
}

/** The time of the next backup of a site with a backup every `days` days. */
export const nextBackupOn = (madeOn: number, everyDays: number): number => madeOn + everyDays * DAY_MS
