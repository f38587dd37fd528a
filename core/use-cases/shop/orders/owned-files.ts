import { downloadFilesOf, ownedLines } from '../../../orders/index.js'
import type { DownloadFile, Order, OrderStanding } from '../../../orders/index.js'

/** A placed order with the facts that decide which of its files belong to its buyer. */
export interface OrderWithFiles extends OrderStanding {
  /** null: no copy of the order was kept. */
  readonly placed: Order | null
}

/** Used in place of the lines of an order whose copy was not kept. */
const UNKNOWN = [{ id: '', count: 1 }] as const

/** The files of a placed order that still belong to its buyer. */
export const ownedFilesOf = ({ placed, ...given }: OrderWithFiles): readonly DownloadFile[] =>
  placed === null ? [] : downloadFilesOf(ownedLines({ ...given, items: placed.items }))

/**
 * True if the files of a placed order, and the one at `path`, still belong to its buyer. A file of no line belongs to
 * the order: it was made without it.
 */
export function mayDownload(order: OrderWithFiles, path?: string): boolean {
  const { placed, ...given } = order
  const items: readonly { readonly id: string; readonly count: number }[] = placed?.items ?? UNKNOWN
  const isTheirs = ownedLines({ ...given, items }).length > 0
  if (!isTheirs || path === undefined) return isTheirs
  const holds = (files: readonly DownloadFile[]): boolean => files.some((file) => file.path === path)
  return placed !== null && (holds(ownedFilesOf(order)) || !holds(downloadFilesOf(placed.items)))
}
