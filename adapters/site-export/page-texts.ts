import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The texts of a folder's pages one after the other; one that cannot be read is empty. */
export async function* pageTexts({
  folder,
  pages,
}: {
  readonly folder: string
  readonly pages: readonly string[]
}): AsyncGenerator<string> {
  for (const path of pages) yield await readFile(join(folder, path), 'utf8').catch(() => '')
}
