import { readFile } from 'node:fs/promises'
import { decodePage } from '../../pages/index.js'

/** The texts of a site's pages one by one; an unreadable page is empty. */
export async function* pageTexts({
  pages,
  sourceOf,
}: {
  readonly pages: readonly string[]
  readonly sourceOf: (path: string) => string
}): AsyncGenerator<string> {
  for (const path of pages)
    yield await readFile(sourceOf(path)).then(
      (bytes) => decodePage(bytes).html,
      () => '',
    )
}
