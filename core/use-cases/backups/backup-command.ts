/** A site of which a backup is made. */
export interface BackedUpSite {
  readonly folder: string
  /** Null: the data are in a database of their own, named by the environment. */
  readonly dataFolder: string | null
  readonly siteId: string
}

const MAIN_SITE = 'main'

/** A word of a command line, quoted where a shell would read more into it. */
const quoted = (word: string): string =>
  /^[\w./:@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`

/** The command that backs up a site every night (docs/backup.md), for a shell of its machine. */
export const backupCommand = ({ folder, dataFolder, siteId }: BackedUpSite): string =>
  [
    `npx vitrine backup ${quoted(folder)}`,
    ...(dataFolder === null ? [] : [`--data ${quoted(dataFolder)}`]),
    ...(siteId === MAIN_SITE ? [] : [`--site ${quoted(siteId)}`]),
    '--passphrase-file ~/backup-passphrase --to /mnt/backups --keep 7 --every 1',
  ].join(' ')
