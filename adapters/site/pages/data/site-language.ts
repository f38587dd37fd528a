import { createPageStore, pageIdentity, parsedPageAt } from '../index.js'
import type { PageStore } from '../index.js'
import { createSiteFiles } from '../../files/index.js'
import type { SiteFiles } from '../../files/index.js'

/** The language that a site's home page states; English if it states none. */
export async function languageOf(files: SiteFiles, pages: PageStore): Promise<string> {
  const home = await parsedPageAt(files, pages, 'index.html')
  return (home && pageIdentity(home).language) ?? 'en'
}

/** The same for a folder whose other pages are not read. */
export const languageOfFolder = (folder: string): Promise<string> =>
  languageOf(createSiteFiles({ folder }), createPageStore())
