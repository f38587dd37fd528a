export { backupCommand } from './backup-command.js'
export {
  BACKUP_FORMAT,
  entryProblem,
  entryRank,
  hasTooManyParts,
  MANIFEST_PATH,
  MAX_ENTRIES,
  maxManifestBytes,
  misplacedEntry,
  parseManifest,
} from './backup-manifest.js'
export {
  backupName,
  isAbandoned,
  isBackupOf,
  isUnfinishedOf,
  outdatedBackups,
  unfinishedName,
} from './backup-names.js'
export { backupStanding, nextBackupOn } from './backup-standing.js'
export { KEPT_FILES, keptFilePath, parseKeptFilePath } from './kept-file-path.js'
export { roomProblem } from './restore-room.js'
export type { BackupEntry, BackupManifest, BackupTable } from './backup-manifest.js'
export type { BackupStanding, LastBackup } from './backup-standing.js'
export type { KeptFilePlace } from './kept-file-path.js'
export type { RestoreDisk } from './restore-room.js'
