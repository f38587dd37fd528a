import { decodePage, parsePage } from '../pages/index.js'
import { languageOf } from '../export/pages/site-locales.js'
import { readInside } from '../safe-files/index.js'

/** The language that the start page of a folder states; null if it states none, or there is no such page. */
export async function folderLanguage(folder: string): Promise<string | null> {
  const bytes = await readInside(folder, 'index.html')
  const page = bytes === null ? null : parsePage(decodePage(bytes).html)
  return page?.ok ? languageOf(page.value) : null
}
