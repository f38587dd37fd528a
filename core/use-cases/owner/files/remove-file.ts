import { refuse } from '../../../owners/index.js'
import type { EntryOf, OwnerProblem } from '../../../owners/index.js'
import type { FileDesk, FileOrders, FileUse, ShopFile } from '../../../ports/owner/files/file-desk.port.js'
import { ok, plural, someOf } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { fileRemovalWords } from '../audit-words.js'

const GONE = refuse('not-found', 'There is no such file any more.')
const NO_ORDERS: FileOrders = { orders: [], hasMore: false }
const UNREADABLE = refuse('not-allowed', 'The files cannot be reached right now. Please try again.')

const MAX_NAMED = 3

const namesOf = (uses: readonly FileUse[]): string =>
  someOf(
    uses.map(({ name }) => name),
    MAX_NAMED,
  )

/** `12 orders have`, `1 order has`; `at least` where not all were counted. */
const ordersHave = ({ orders, hasMore }: FileOrders): string =>
  `${hasMore ? 'At least ' : ''}${plural(orders.length, 'order')} ${orders.length === 1 ? 'has' : 'have'}`

/**
 * Decides if a file may be removed. One that a product sells stays; one that orders have goes only if that is confirmed
 * (`evenIfBought`), since their buyers lose it.
 */
export function decideRemoval(
  file: ShopFile | undefined,
  { bought, evenIfBought }: { readonly bought: FileOrders; readonly evenIfBought: boolean },
): Result<ShopFile, OwnerProblem> {
  if (file === undefined) return GONE
  if (file.kind !== 'download') return ok(file)
  if (file.usedBy.length > 0)
    return refuse('not-allowed', `Sold by ${namesOf(file.usedBy)}: remove the file from the product first.`)
  if (bought.orders.length > 0 && !evenIfBought)
    return refuse(
      'not-allowed',
      `${ordersHave(bought)} this file, such as ${namesOf(bought.orders)}: their buyers could not get it any more.`,
    )
  return ok(file)
}

/** Finds a file by its id; undefined: there is none. */
export async function findShopFile(
  desk: Pick<FileDesk, 'list'>,
  id: string,
): Promise<Result<ShopFile | undefined, OwnerProblem>> {
  if (id === '') return ok(undefined)
  const sort = { key: 'time', isDescending: true } as const
  const found = await desk.list.page({ filter: { id }, sort, limit: 1, after: null })
  return found.ok ? ok(found.value.items[0]) : UNREADABLE
}

/** The orders with a file, by its id. */
export async function ordersOfFile(desk: FileDesk, id: string): Promise<Result<FileOrders, OwnerProblem>> {
  const found = await findShopFile(desk, id)
  if (!found.ok) return found
  return ok(found.value === undefined ? NO_ORDERS : await desk.orders(found.value))
}

/** Removes a file; `dryRun` only decides. Returns the file. */
export async function removeFile(
  desk: FileDesk,
  {
    id,
    evenIfBought = false,
    dryRun = false,
    entryOf,
  }: {
    readonly id: string
    readonly evenIfBought?: boolean
    readonly dryRun?: boolean
    readonly entryOf: EntryOf
  },
): Promise<Result<ShopFile, OwnerProblem>> {
  const found = await findShopFile(desk, id)
  if (!found.ok) return found
  const isAsked = found.value?.usedBy.length === 0 && !evenIfBought
  const bought = found.value && isAsked ? await desk.orders(found.value) : NO_ORDERS
  const decided = decideRemoval(found.value, { bought, evenIfBought })
  if (!decided.ok || dryRun) return decided
  switch (await desk.remove(decided.value, entryOf(fileRemovalWords(decided.value)))) {
    case 'removed':
      return decided
    case 'gone':
      return GONE
    case 'key-used':
      return refuse('changed-meanwhile', 'The file was changed meanwhile: look again.')
    case 'unavailable':
      return UNREADABLE
  }
}

/**
 * Finishes a removal whose entry was written before; the process may have ended in between. A file for buyers is
 * left: another one may have its name by now.
 */
export async function finishRemoval(desk: FileDesk, id: string): Promise<Result<void, OwnerProblem>> {
  const found = await findShopFile(desk, id)
  if (!found.ok) return found
  if (found.value === undefined || found.value.kind === 'download') return ok(undefined)
  return (await desk.remove(found.value, null)) === 'unavailable' ? UNREADABLE : ok(undefined)
}
