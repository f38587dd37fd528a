import { PGlite } from '@electric-sql/pglite'
import type { NodeFS } from '@electric-sql/pglite/nodefs'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { INT8_TYPE, parseInt8 } from '../int8.js'
import type { OpenFailure } from '../open-failure.js'
import type { Sql } from '../sql.js'
import { toSqlError } from '../sql-error.js'
import { lockDirectory } from './directory-lock.js'
import { prepareDataFolder } from './data-folder.js'
import { DurableFileSystem } from './durable-file-system.js'
import type { SyncCounts } from './durable-file-system.js'
import { unreadable } from './folder-failures.js'
import { sqlOverPglite } from './sql-over-pglite.js'

/** Where the embedded database lives. */
export interface OpenPgliteOptions {
  /** The data folder; it is made when it is missing. */
  readonly folder: string
  /**
   * A packed empty database to begin with (`writeDataTemplate`); without one the engine makes it itself,
   * which takes some seconds.
   */
  readonly templateFile?: string
}

/** An embedded database with the counts of its real disk syncs. */
export interface PgliteSql extends Sql {
  readonly syncs: SyncCounts
}

/**
 * `fsync` instead of the engine's default: what its libc calls fdatasync does nothing. `-F` would switch
 * syncing off.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/**
 * Opens the embedded database in a folder, durable and for this process alone (ADR "Embedded PGlite made
 * durable"). Never rejects.
 */
export async function openPglite({
  folder,
  templateFile,
}: OpenPgliteOptions): Promise<Result<PgliteSql, OpenFailure>> {
  const locked = lockDirectory(folder)
  if (!locked.ok) return locked
  const release = locked.value
  const prepared = await prepareDataFolder(folder, templateFile ?? null)
  if (!prepared.ok) {
    release()
    return prepared
  }
  const files = new DurableFileSystem(prepared.value)
  try {
    const engine = await startEngine(files)
    const sql = sqlOverPglite(engine, folder)
    const close = async (): Promise<void> => {
      await sql.close()
      release()
    }
    return ok({ ...sql, close, syncs: files.syncs })
  } catch (thrown) {
    release()
    return err(unreadable(folder, toSqlError(thrown).message))
  }
}

/** An embedded database that is gone when the program ends: for examples and quick tests. */
export async function openMemoryPglite(): Promise<Sql> {
  const engine = await PGlite.create({ parsers: { [INT8_TYPE]: parseInt8 } })
  return sqlOverPglite(engine, 'memory')
}

const startEngine = (fs: NodeFS): Promise<PGlite> =>
  PGlite.create({ fs, startParams: START_PARAMETERS, parsers: { [INT8_TYPE]: parseInt8 } })
