import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  findLockHolder,
  openSharedDatabase,
  openUnchanged,
  movedFailure,
  openFailure,
  SITE_CANNOT_BE_ASKED,
} from '../engine/index.js'
import type { Sql } from '../engine/index.js'
import { err, ok, badInput, dataFailure } from '../../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../../core/shared/index.js'
import type { DataLocation } from '../../site-folder/data-location.js'

async function open(options: Parameters<typeof openUnchanged>[0]): Promise<Result<Sql, OwnerFailure>> {
  const opened = await openUnchanged(options)
  return opened.ok ? opened : err(openFailure(opened.failure))
}

/** Opens a copy that the running site makes of its database; it is deleted on close. */
async function openCopy(folder: string): Promise<Result<Sql, OwnerFailure>> {
  const shared = await openSharedDatabase(folder)
  if (!shared.ok) return err(badInput(SITE_CANNOT_BE_ASKED))
  const copy = await shared.value.copy().catch((thrown: unknown) => dataFailure(thrown))
  if (typeof copy !== 'string') return err(copy)
  const remove = (): Promise<void> => rm(copy, { recursive: true, force: true })
  const opened = await open({ folder: copy })
  if (!opened.ok) {
    await remove()
    return opened
  }
  const sql = opened.value
  return ok({
    ...sql,
    close: async () => {
      await sql.close()
      await remove()
    },
  })
}

/**
 * Opens the data of a site for a consistent reading, without a migration: the database itself, or the copy of one that
 * a running site has open.
 */
export async function openBackupSource(location: DataLocation): Promise<Result<Sql, OwnerFailure>> {
  if (location.tag === 'server') return open({ url: location.url })
  const moved = movedFailure(location.folder)
  if (moved !== null) return err(openFailure(moved))
  if (!existsSync(join(location.folder, 'database')))
    return err(badInput(`There are no data in ${location.folder}.`, 'Name the data folder with --data.'))
  return findLockHolder(location.folder) === null
    ? open({ folder: location.folder })
    : openCopy(location.folder)
}
