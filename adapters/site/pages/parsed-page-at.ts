import type { SiteFiles } from '../files/index.js'
import type { PageStore } from './page-store.js'
import type { ParsedPage } from './parse-page.js'

/** The page at a path of a site; null: there is none, or it cannot be read. */
export async function parsedPageAt(
  files: SiteFiles,
  store: PageStore,
  path: string,
): Promise<ParsedPage | null> {
  const file = files.find(path)
  const stored = file && (await store.read(file))
  return stored?.ok && stored.value.page.ok ? stored.value.page.value : null
}
