import { decodePage } from '../../pages/index.js'
import { readSource } from '../files/read-source.js'
import type { SourceOf } from '../files/read-source.js'

/** The texts of a site's pages one by one; an unreadable page is empty. */
export async function* pageTexts({
  pages,
  sourceOf,
}: {
  readonly pages: readonly string[]
  readonly sourceOf: SourceOf
}): AsyncGenerator<string> {
  for (const path of pages) {
    const bytes = await readSource(sourceOf(path))
    yield bytes === null ? '' : decodePage(bytes).html
  }
}
