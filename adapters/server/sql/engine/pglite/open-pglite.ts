import { readFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import type { OpenFailure } from '../open-failure.js'
import type { Sql } from '../sql.js'
import { toSqlError } from '../sql-error.js'
import { COLUMN_PARSERS } from './column-parsers.js'
import { lockDatabase, lockDirectory } from './directory-lock.js'
import { prepareDataFolder } from './data-folder.js'
import { DurableFileSystem } from './durable-file-system.js'
import { noSpace, unreadable } from './folder-failures.js'
import { MemoryFileSystem } from './memory-file-system.js'
import { describeShortage, isSpaceShort } from './free-space.js'
import { createSerialEngine } from './serial-engine.js'
import type { StartedEngine } from './serial-engine.js'
import { sqlOverPglite } from './sql-over-pglite.js'
import type { SyncCounts } from './sync-counts.js'
import { startWatchdog } from './watchdog.js'
import type { WatchdogLimits } from './watchdog.js'

/** The location and the limits of the embedded database. */
export interface OpenPgliteOptions {
  /** The data folder; it is created if missing. */
  readonly folder: string
  /** A compressed new database (`writeDataTemplate`); without it the engine creates one, which takes some seconds. */
  readonly templateFile?: string
  /**
   * The time limits of one call of the engine, after which the process ends; `startWatchdog` has the defaults.
   */
  readonly watchdogLimits?: WatchdogLimits
}

/** An embedded database with the counts of its real disk syncs. */
export interface PgliteSql extends Sql {
  readonly syncs: SyncCounts
}

/**
 * The engine's page cache. It touches all pages at the start: the default of 128 MB costs a hundred milliseconds and
 * 100 MB, and the files are in the system's cache anyway.
 */
const IN_MEMORY = [
  ...PGlite.defaultStartParams,
  ...['-c', 'shared_buffers=32MB'],
  // A page is in memory or in the system's cache, so reading any of them costs the same.
  ...['-c', 'random_page_cost=1'],
]

/** `fsync` instead of the engine's default: fdatasync of its libc does nothing. `-F` would turn syncing off. */
const IN_A_FOLDER = [...IN_MEMORY.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync']

/**
 * Compiles the engine in one thread at a time. With one for each processor, the threads keep 50 MB that they used for
 * it until the process ends, and the start is no faster.
 */
const keepCompilationSmall = (): void => setFlagsFromString('--wasm-num-compilation-tasks=1')

/** Opens the embedded database in a folder, durable and locked for this process (ADR 10). Never rejects. */
export async function openPglite({
  folder,
  templateFile,
  watchdogLimits,
}: OpenPgliteOptions): Promise<Result<PgliteSql, OpenFailure>> {
  const locked = lockDirectory(folder)
  if (!locked.ok) return locked
  const release = locked.value
  if (isSpaceShort(folder)) {
    release()
    return err(noSpace(folder, describeShortage(folder)))
  }
  const prepared = await prepareDataFolder(folder, templateFile ?? null)
  if (!prepared.ok) {
    release()
    return prepared
  }
  const owned = lockDatabase(folder, prepared.value)
  if (!owned.ok) {
    release()
    return owned
  }
  const releaseAll = (): void => {
    owned.value()
    release()
  }
  const syncs: SyncCounts = { files: 0, directories: 0 }
  const start = (): Promise<StartedEngine> => startEngine(new DurableFileSystem(prepared.value, syncs))
  const watchdog = startWatchdog(folder, watchdogLimits)
  try {
    // Crash recovery writes to the disk, so it is watched like other calls.
    watchdog.enter()
    const started = await start()
    watchdog.leave()
    const sql = sqlOverPglite(createSerialEngine(started, { folder, restart: start, watchdog }), folder)
    const close = async (): Promise<void> => {
      await sql.close()
      releaseAll()
    }
    return ok({ ...sql, close, syncs })
  } catch (thrown) {
    watchdog.stop()
    releaseAll()
    return err(unreadable(folder, toSqlError(thrown).message))
  }
}

/** An embedded database in memory, for examples and quick tests. It has the tables of the template, or none. */
export async function openMemoryPglite({
  templateFile,
}: Pick<OpenPgliteOptions, 'templateFile'> = {}): Promise<Sql> {
  keepCompilationSmall()
  const engine = await PGlite.create({
    ...(templateFile !== undefined && { fs: new MemoryFileSystem(await readFile(templateFile)) }),
    startParams: IN_MEMORY,
    parsers: COLUMN_PARSERS,
  })
  return sqlOverPglite(createSerialEngine({ engine, abandon: () => undefined }, null), 'memory')
}

async function startEngine(fs: DurableFileSystem): Promise<StartedEngine> {
  keepCompilationSmall()
  const engine = await PGlite.create({ fs, startParams: IN_A_FOLDER, parsers: COLUMN_PARSERS })
  return { engine, abandon: () => fs.abandon() }
}
