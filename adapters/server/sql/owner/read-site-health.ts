import { statfs } from 'node:fs/promises'
import { systemClock } from '../../platform/index.js'
import { readLastBackup } from '../backups/index.js'
import type { Querier } from '../engine/index.js'
import { countWaitingWork, readDatabaseHealth } from './index.js'
import type {
  ReadSiteHealth,
  SiteHealth,
  RecentError,
} from '../../../../core/ports/owner/site-health.port.js'
import { backupStanding } from '../../../../core/use-cases/backups/index.js'
import type { DataLocation } from '../../site-folder/data-location.js'

/** The parts of a running site whose state is read. */
export interface SiteHealthOptions {
  /** The version of the program. */
  readonly version: string
  readonly sql: Querier
  readonly siteId: string
  readonly location: DataLocation
  readonly providers: SiteHealth['providers']
  readonly mailsAreSent: boolean
  readonly errors: () => readonly RecentError[]
}

async function diskSpaceOf(location: DataLocation): Promise<SiteHealth['disk']> {
  if (location.tag !== 'folder') return null
  const disk = await statfs(location.folder).catch(() => null)
  return disk && { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize }
}

/** Reads the state of a running site. */
export function createReadSiteHealth(options: SiteHealthOptions): ReadSiteHealth {
  const { version, sql, siteId, location, providers, mailsAreSent, errors } = options
  const startedMs = systemClock.wallTime()
  return async () => {
    const nowMs = systemClock.wallTime()
    const backup = await readLastBackup(sql, siteId)
    return {
      version,
      startedMs,
      database: await readDatabaseHealth(sql, () => systemClock.now()),
      work: await countWaitingWork({ sql, siteId }, nowMs),
      disk: await diskSpaceOf(location),
      providers,
      mailsAreSent,
      backup,
      backupStanding: backupStanding(backup, nowMs).tag,
      errors: errors(),
    }
  }
}
