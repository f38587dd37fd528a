import { shellWord } from '../../shared/index.js'

/** A site of which a backup is made. */
export interface BackedUpSite {
  readonly folder: string
  /** Null: the data are in a database of their own, named by the environment. */
  readonly dataFolder: string | null
  readonly siteId: string
}

const MAIN_SITE = 'main'

/** The command that backs up a site every night (docs/backup.md), for a shell of its machine. */
export const backupCommand = ({ folder, dataFolder, siteId }: BackedUpSite): string =>
  [
    `npx vitrine backup ${shellWord(folder)}`,
    ...(dataFolder === null ? [] : [`--data ${shellWord(dataFolder)}`]),
    ...(siteId === MAIN_SITE ? [] : [`--site ${shellWord(siteId)}`]),
    '--passphrase-file ~/backup-passphrase --to /mnt/backups --keep 7 --every 1',
  ].join(' ')
