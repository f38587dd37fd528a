import { closeSync, existsSync, fsync, openSync } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import type { OpenFailure } from '../open-failure.js'
import { compressFolder, extractFolder } from './data-template.js'
import { syncDirectory } from './durable-file-system.js'
import { movedToServer, notWritable, otherVersion, unreadable } from './folder-failures.js'
import { DATABASE } from './directory-lock.js'
import { DROP_TEMPLATE_DATABASES } from './template-databases.js'

/** The PostgreSQL version of the pinned PGlite; a folder of another version is not opened. */
const ENGINE_VERSION = '18'
const UNFINISHED = 'database.new-'

/**
 * Returns the engine's folder inside a locked data folder, and creates it if needed. It is created under a temporary
 * name and renamed when all of it is on the disk, so an incomplete database is never used.
 */
export async function prepareDataFolder(
  folder: string,
  templateFile: string | null,
): Promise<Result<string, OpenFailure>> {
  const database = join(folder, DATABASE)
  try {
    await removeUnfinished(folder)
    if (!existsSync(database)) await makeDatabase(folder, database, templateFile)
  } catch (thrown) {
    return err(notWritable(folder, thrown))
  }
  const version = await readFile(join(database, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null) return err(unreadable(folder, 'its version file is missing'))
  return version.trim() === ENGINE_VERSION
    ? ok(database)
    : err(otherVersion(folder, version.trim(), ENGINE_VERSION))
}

/** The name under which `vitrine move` keeps a database whose data went to a server. */
export const MOVED = `${DATABASE}.moved`

/**
 * The failure of a folder whose data were moved to a server; null: they were not, or the folder has a
 * database again.
 */
export function movedFailure(folder: string): OpenFailure | null {
  const kept = join(folder, MOVED)
  return existsSync(kept) && !existsSync(join(folder, DATABASE)) ? movedToServer(folder, kept) : null
}

/** Compresses the closed database of a data folder, with the content of its tables. */
export const compressDatabase = (folder: string): Promise<Buffer> => compressFolder(join(folder, DATABASE))

async function removeUnfinished(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.startsWith(UNFINISHED))
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true })
}

async function makeDatabase(folder: string, database: string, templateFile: string | null): Promise<void> {
  const unfinished = join(folder, `${UNFINISHED}${process.pid}`)
  const template = templateFile === null ? null : await readFile(templateFile).catch(() => null)
  if (template === null) await createEmptyDatabase(unfinished)
  else await extractFolder(template, unfinished)
  await syncTree(unfinished)
  await rename(unfinished, database)
  syncDirectory(folder)
}

async function createEmptyDatabase(folder: string): Promise<void> {
  const engine = await PGlite.create({ fs: new NodeFS(folder) })
  for (const statement of DROP_TEMPLATE_DATABASES) await engine.exec(statement)
  await engine.close()
}

/** Number of files synced to the disk at once: a new database has hundreds. */
const SYNCS_AT_A_TIME = 32

async function syncTree(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile()).values()
  const syncOnes = async (): Promise<void> => {
    for (const entry of files) await syncFile(join(entry.parentPath, entry.name))
  }
  await Promise.all(Array.from({ length: SYNCS_AT_A_TIME }, syncOnes))
  for (const entry of found) if (entry.isDirectory()) syncDirectory(join(entry.parentPath, entry.name))
  syncDirectory(folder)
}

async function syncFile(path: string): Promise<void> {
  const file = openSync(path, 'r+')
  try {
    await promisify(fsync)(file)
  } finally {
    closeSync(file)
  }
}
