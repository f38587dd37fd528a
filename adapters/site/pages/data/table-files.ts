import { closeSync, fstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { liesInside, openHandleInside, openInside } from '../../safe-files/index.js'
import type { InsideFailure } from '../../safe-files/index.js'
import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'

/** The folder with the tables of collections. */
const COLLECTIONS_FOLDER = 'collections'

const MAX_TABLE_BYTES = 100_000_000
/** Collections whose pages the shop makes. */
const OF_THE_SHOP: ReadonlySet<string> = new Set(['product', 'category', 'sku'])

/** A table of a collection; `state` changes with its content. */
export interface TableFile {
  readonly path: string
  readonly slug: string
  readonly state: string
  readonly sizeBytes: number
}

/** A file of the folder that is not used as a table, with the reason and the fix. */
export interface TableLeftOut {
  readonly path: string
  readonly reason: string
  readonly fix: string
}

const PUT_IT_THERE = 'Put the table itself into the folder: nothing outside of the site folder is read.'
const REASONS: Readonly<Record<InsideFailure, Omit<TableLeftOut, 'path'>>> = {
  outside: { reason: 'a link leads out of the site folder', fix: PUT_IT_THERE },
  missing: { reason: 'it is a link to nothing', fix: PUT_IT_THERE },
  unreadable: { reason: 'this user may not read it', fix: 'Let the user of the server read it.' },
}

/** Calls `use` with an open table of the site. `outside`: a link leads out of the site. */
function withTable<T>(
  folder: string,
  path: string,
  use: (descriptor: number) => T,
): Result<T, InsideFailure> {
  const opened = openInside(folder, path)
  if (!opened.ok) return opened
  try {
    return ok(use(opened.value))
  } finally {
    closeSync(opened.value)
  }
}

function lookAt(folder: string, name: string): Result<TableFile, TableLeftOut> {
  const path = `${COLLECTIONS_FOLDER}/${name}`
  const facts = withTable(folder, path, (file) => fstatSync(file))
  if (!facts.ok) return err({ path, ...REASONS[facts.failure] })
  if (!facts.value.isFile()) return err({ path, reason: 'it is not a file', fix: 'Rename it.' })
  if (facts.value.size > MAX_TABLE_BYTES)
    return err({ path, reason: `it has more than ${MAX_TABLE_BYTES} bytes`, fix: 'Divide it.' })
  const { size, mtimeMs } = facts.value
  return ok({
    path,
    slug: name.slice(0, -'.csv'.length),
    state: `${name} ${size} ${mtimeMs}`,
    sizeBytes: size,
  })
}

/** The bytes of a table of the site; null if it cannot be read, is too large, or a link leads out of the site. */
export async function readTableBytes(folder: string, path: string): Promise<Buffer | null> {
  const handle = await openHandleInside(folder, path)
  if (handle === null) return null
  try {
    return (await handle.stat()).size > MAX_TABLE_BYTES ? null : await handle.readFile()
  } catch {
    return null
  } finally {
    await handle.close()
  }
}

/** The size and the time of a table as text, to detect changes; null if it cannot be read. */
export function stateOfTable(folder: string, path: string): string | null {
  const facts = withTable(folder, path, fstatSync)
  return facts.ok && facts.value.isFile() ? `${facts.value.size} ${facts.value.mtimeMs}` : null
}

/**
 * The tables of a site's collections in the order of their names, or the reasons for leaving them out. A
 * folder outside of the site is left out as a whole.
 */
export function findTables(folder: string): readonly Result<TableFile, TableLeftOut>[] {
  if (!liesInside(folder, COLLECTIONS_FOLDER)) return [err({ path: COLLECTIONS_FOLDER, ...REASONS.outside })]
  try {
    return readdirSync(join(folder, COLLECTIONS_FOLDER))
      .filter((name) => /^[\w-]+\.csv$/i.test(name) && !OF_THE_SHOP.has(name.slice(0, -'.csv'.length)))
      .sort()
      .map((name) => lookAt(folder, name))
  } catch {
    return []
  }
}
