import { pageIdentity } from '../index.js'
import type { PageStore } from '../index.js'
import type { SiteFiles } from '../../files/index.js'

/** The language that a site's home page states; English if it states none. */
export async function languageOf(files: SiteFiles, pages: PageStore): Promise<string> {
  const home = files.find('index.html')
  const stored = home && (await pages.read(home))
  const language = stored?.ok && stored.value.page.ok ? pageIdentity(stored.value.page.value).language : null
  return language ?? 'en'
}
