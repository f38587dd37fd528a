const SUFFIX = '.tar.gz.age'
/** The suffix of an archive that is not complete. */
const UNFINISHED = '.unfinished'
/** The age at which an unfinished archive belongs to a killed backup, since a running one writes all the time. */
const ABANDONED_MS = 60 * 60 * 1000
const TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2})-(\d{2})-(\d{2})Z$/

/** The file name of a backup: the site's name and the time in UTC, so that names sort by time. */
export const backupName = (site: string, madeOn: number): string =>
  `${site}.${new Date(madeOn).toISOString().slice(0, 19).replaceAll(':', '-')}Z${SUFFIX}`

/** True if a file has the name of a backup of this site, and not of a site whose name begins alike. */
export const isBackupOf = (site: string, name: string): boolean =>
  name.startsWith(`${site}.`) &&
  name.endsWith(SUFFIX) &&
  TIME.test(name.slice(site.length + 1, -SUFFIX.length))

/** The backups to delete if the newest `keep` of a site stay; files with other names are never deleted. */
export const outdatedBackups = (site: string, names: readonly string[], keep: number): readonly string[] =>
  names
    .filter((name) => isBackupOf(site, name))
    .sort()
    .reverse()
    .slice(keep)
    .reverse()

/** The name of a backup while it is written. */
export const unfinishedName = (name: string): string => `${name}${UNFINISHED}`

/** True for the archive of a backup of this site that is not complete. */
export const isUnfinishedOf = (site: string, name: string): boolean =>
  name.endsWith(UNFINISHED) && isBackupOf(site, name.slice(0, -UNFINISHED.length))

/** True if an unfinished archive, last written at `writtenMs`, is the rest of a killed backup. */
export const isAbandoned = (writtenMs: number, nowMs: number): boolean => nowMs - writtenMs >= ABANDONED_MS
