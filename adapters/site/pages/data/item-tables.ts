import type {
  CollectionTables,
  ItemTable,
} from '../../../../core/ports/owner/files/collection-tables.port.js'
import { createQueue, err, ok } from '../../../../core/shared/index.js'
import { inTurns } from '../in-turns.js'
import { changedText, toTable, writeTable } from './edited-table.js'
import type { ReadTable } from './edited-table.js'
import { findTables, readTableBytes } from './table-files.js'
import type { TableFile, TableLeftOut } from './table-files.js'

/** Maximum size of an editable table; larger ones are edited in their files. */
const MAX_EDITED_BYTES = 1_000_000

const tooLarge = ({ path }: TableFile): string =>
  `${path} has more than ${MAX_EDITED_BYTES / 1_000_000} MB: edit it in a spreadsheet.`

const notRead = ({ reason, fix }: TableLeftOut): string => `It is not read: ${reason}. ${fix}`

/** The tables of a site's collections in `collections/*.csv`; writes stay below the site folder. */
export function createItemTables(siteFolder: string): CollectionTables {
  const readTables = new WeakMap<ItemTable, ReadTable>()
  /** The table that was read last, since pages, searches and edits each request a whole table. */
  let latest: ReadTable | null = null
  /** Reads run one after the other, so that the next read of the same table uses the cached result. */
  const readings = createQueue()

  async function read(slug: string): ReturnType<CollectionTables['read']> {
    const looks = findTables(siteFolder)
    const leftOut = looks.find((look) => !look.ok && look.failure.path === slug)
    if (leftOut?.ok === false) return err(notRead(leftOut.failure))
    const file = looks.flatMap((look) => (look.ok ? look.value : [])).find((one) => one.slug === slug)
    if (file === undefined) return null
    if (file.sizeBytes > MAX_EDITED_BYTES) return err(tooLarge(file))
    const bytes = await readTableBytes(siteFolder, file.path)
    if (bytes === null) return err(`${file.path} cannot be read.`)
    if (latest?.path === file.path && latest.bytes.equals(bytes)) return ok(latest)
    const table = await toTable(file, bytes)
    if (!table.ok) return table
    latest = table.value
    readTables.set(latest, latest)
    return table
  }

  return {
    list: async () =>
      findTables(siteFolder).map((look) => {
        if (!look.ok) {
          const { path } = look.failure
          return { slug: path, path, failure: notRead(look.failure) }
        }
        const { slug, path, sizeBytes } = look.value
        return { slug, path, failure: sizeBytes > MAX_EDITED_BYTES ? tooLarge(look.value) : null }
      }),
    read: (slug) => readings(() => read(slug)),
    write: async (before, changes) => {
      const known = readTables.get(before)
      if (known === undefined) return err({ tag: 'changed' })
      return writeTable(siteFolder, known, await inTurns(changedText(known, changes)))
    },
    alone: createQueue(),
  }
}
