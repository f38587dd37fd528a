const SUFFIX = '.tar.gz.age'
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
