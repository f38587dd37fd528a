import type { OwnerProblem } from '../../../../../core/owners/index.js'
import type {
  ItemTable,
  TableChange,
  TableLine,
} from '../../../../../core/ports/owner/files/collection-tables.port.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { columnKinds } from '../../../../../core/use-cases/owner/collections/decide-items.js'
import type { CellEdit, ItemEdit } from '../../../../../core/use-cases/owner/collections/decide-items.js'
import { editItems } from '../../../../../core/use-cases/owner/collections/edit-items.js'
import { changeOnce, entriesOf } from '../values/keyed-change.js'
import type { OwnerContext } from '../owner-services.js'
import { pageSize } from '../values/page-of.js'
import type { PageArgs } from '../values/page-of.js'
import { toProblem } from '../values/problems.js'

/** The maximum number of characters on a page, so that an answer stays below its limit. */
const MAX_PAGE_CHARACTERS = 500_000

const holds = ({ cells }: TableLine, search: string): boolean =>
  cells.some((cell) => cell.toLowerCase().includes(search))

/** The first lines that fit into a page, at least one. */
function fitting(lines: readonly TableLine[], limit: number): readonly TableLine[] {
  let left = MAX_PAGE_CHARACTERS
  const end = lines.findIndex(({ cells }, at) => {
    left -= cells.join('').length
    return at > 0 && (at >= limit || left < 0)
  })
  return end === -1 ? lines : lines.slice(0, end)
}

interface CollectionArgs extends PageArgs {
  readonly slug: string
  readonly search?: string | null
}

/** The cells of a line, one for each column. */
const lineValue = ({ columns }: ItemTable, { id, cells }: TableLine): TableLine => ({
  id,
  cells: columns.map((_, column) => cells[column] ?? ''),
})

/** The queries of collections. */
export const collectionQueries = {
  collections: (_: unknown, __: unknown, { services }: OwnerContext) => services.collections.tables.list(),
  collection: async (_: unknown, { slug, search, first, after }: CollectionArgs, context: OwnerContext) => {
    const table = await context.services.collections.tables.read(slug)
    if (table === null || !table.ok) return null
    const { columns, lines } = table.value
    const words = (search ?? '').trim().toLowerCase()
    const found = words === '' ? lines : lines.filter((line) => holds(line, words))
    const start = Math.max(0, Math.trunc(Number(after ?? 0)) || 0)
    const shown = fitting(found.slice(start), pageSize({ first: first ?? null }))
    const end = start + shown.length
    const kinds = columnKinds(table.value)
    return {
      slug,
      columns: columns.map((name, at) => ({ name, kind: kinds[at] ?? 'text' })),
      lines: shown.map((line) => lineValue(table.value, line)),
      total: found.length,
      next: end < found.length ? String(end) : null,
    }
  },
}

interface EditInput {
  readonly key: string
  readonly slug: string
  readonly edits: readonly { readonly line?: string | null; readonly cells?: readonly CellEdit[] | null }[]
}

const MAX_EDITS = 100

function toEdits({ edits }: EditInput): Result<readonly ItemEdit[], OwnerProblem> {
  const bad = (message: string) => err<OwnerProblem>({ tag: 'bad-input', message })
  if (edits.length === 0 || edits.length > MAX_EDITS) return bad(`Send from 1 to ${MAX_EDITS} edits.`)
  const read = edits.map(({ line, cells }): ItemEdit | null => {
    if (line == null) return cells ? { tag: 'add', cells } : null
    return cells ? { tag: 'set', line, cells } : { tag: 'remove', line }
  })
  const known = read.flatMap((edit) => edit ?? [])
  return known.length === read.length ? ok(known) : bad('An edit names a line, cells, or both.')
}

/** The changed lines in the written table. */
function linesAfter(changes: readonly TableChange[], table: ItemTable): readonly (TableLine | null)[] {
  const left = [...table.lines]
  return changes.map((change) => {
    if (change.tag === 'remove') return null
    const wanted = JSON.stringify(change.cells)
    const at = left.findIndex((line) => JSON.stringify(lineValue(table, line).cells) === wanted)
    const [line] = at === -1 ? [] : left.splice(at, 1)
    return line === undefined ? null : lineValue(table, line)
  })
}

/** The edits of collections. */
export const collectionMutations = {
  editCollection: async (_: unknown, { input }: { readonly input: EditInput }, context: OwnerContext) => {
    const { key, slug } = input
    const { collections } = context.services
    const edits = toEdits(input)
    if (!edits.ok) return toProblem(edits.failure)
    const done = await changeOnce<readonly TableChange[], OwnerProblem>(context, {
      operation: 'editCollection',
      key,
      asked: [slug, input.edits],
      repeated: () => collections.tables.alone(async () => ok([])),
      work: (request) =>
        editItems(collections, { collection: slug, entryOf: entriesOf(context, request) }, edits.value),
    })
    if (!done.ok) return toProblem(done.failure)
    const table = await collections.tables.read(slug)
    const lines = table?.ok ? linesAfter(done.value, table.value) : []
    return { __typename: 'CollectionChanged', lines }
  },
}
