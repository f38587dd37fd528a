/** The last backup of a site, as its database remembers it. Times are wall-clock ms. */
export interface LastBackup {
  readonly madeOn: number
  /** When the owner wants the next one. */
  readonly dueOn: number
  readonly file: string
}

/** The reason for a word to the owner about backups. */
export type BackupStanding =
  | { readonly tag: 'never' }
  | { readonly tag: 'overdue'; readonly days: number; readonly file: string }
  | { readonly tag: 'current'; readonly days: number; readonly file: string }

const DAY_MS = 24 * 60 * 60 * 1000
/** The grace of a backup: a nightly one may take long, or come after a change of the clock. */
const GRACE_MS = DAY_MS / 4

/** Says how the backups of a site stand; `days` have passed since the last one. */
export function backupStanding(last: LastBackup | null, nowMs: number): BackupStanding {
  if (last === null) return { tag: 'never' }
  const days = Math.max(0, Math.floor((nowMs - last.madeOn) / DAY_MS))
  return { tag: nowMs > last.dueOn + GRACE_MS ? 'overdue' : 'current', days, file: last.file }
}

/** The time of the next backup of a site that wants one every so many days. */
export const nextBackupOn = (madeOn: number, everyDays: number): number => madeOn + everyDays * DAY_MS
