import type { SiteExport } from '../adopt-site.js'
import { isStyleFile } from '../files/read-folder.js'
import { sourceText } from '../files/read-source.js'
import { pageTexts } from '../pages/read-page-texts.js'
import { replaceBuilderFiles } from './remote-addresses.js'
import { styleFiles } from './style-files.js'

/** The addresses of all files on the builder's hosts that pages and style sheets contain. */
export async function builderFilesOf(source: SiteExport): Promise<readonly string[]> {
  const addresses = new Set<string>()
  for await (const html of pageTexts(source)) {
    replaceBuilderFiles(html, (address) => {
      addresses.add(address)
      return null
    })
  }
  for (const path of source.assets.filter(isStyleFile)) {
    const css = await sourceText(source.sourceOf(path))
    for (const address of styleFiles(css, null)) addresses.add(address)
  }
  return [...addresses]
}
