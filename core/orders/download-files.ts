import type { LineItem } from './order.js'

/** A file that comes with a bought product; `path` is its place in the owner's downloads folder. */
export interface DownloadFile {
  readonly id: string
  readonly name: string
  readonly path: string
}

/** The field of a product that names its files: the column `Download Files` of the catalogue. */
const FIELD = 'download-files'

/** Refuses paths that lead out of the folder. */
const isInside = (path: string): boolean =>
  !path.split('/').some((part) => part === '' || part.startsWith('.')) && !/[\\\0]/.test(path)

/** The files of these lines, each once: names are separated by `;`, and folders within them by `/`. */
export function downloadFilesOf(
  items: readonly { readonly product: Pick<LineItem['product'], 'id' | 'fields'> }[],
): readonly DownloadFile[] {
  const files = new Map<string, DownloadFile>()
  for (const { product } of items) {
    const paths = String(product.fields[FIELD] ?? '').split(';')
    for (const [place, text] of paths.entries()) {
      const path = text.trim()
      if (path === '' || files.has(path) || !isInside(path)) continue
      files.set(path, { id: `${product.id}-${place + 1}`, name: path.split('/').pop() ?? path, path })
    }
  }
  return [...files.values()]
}
