import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productIdsOf, readPageNeeds } from './page-needs.js'
import { isPrivate } from './site-path.js'

/** What the pages of a folder run beyond its own files, for the owner to know. */
export interface SiteScripts {
  readonly pageCount: number
  /** Pages, by path in the folder, that run code written into them or of other hosts. */
  readonly foreignPages: readonly string[]
  readonly scriptHosts: readonly string[]
  readonly inlineCount: number
  /** The products that forms name by id, each with the first page that does. */
  readonly products: ReadonlyMap<string, string>
  /** Whether any page loads the page script. */
  readonly hasRuntime: boolean
}

/** Reading them holds up the start. */
const MOST_PAGES = 300

const pagesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !/(^|[\\/])node_modules[\\/]/.test(name))
    .filter((name) => !isPrivate(name.split(/[\\/]/)))
    .sort()
    .slice(0, MOST_PAGES)

/** Reads the pages of a folder, within limits: the scripts they bring and what these need. */
export function inspectSite(folder: string): SiteScripts {
  const names = pagesOf(folder)
  const pages = names.map((name) => {
    const html = readFileSync(join(folder, name), 'utf8')
    return { name, needs: readPageNeeds(html), products: productIdsOf(html) }
  })
  const inline = new Set(pages.flatMap(({ needs }) => [...needs.inlineScripts, ...needs.handlers]))
  return {
    pageCount: names.length,
    foreignPages: pages
      .filter(
        ({ needs }) => needs.inlineScripts.length + needs.handlers.length + needs.scriptHosts.length > 0,
      )
      .map(({ name }) => name),
    scriptHosts: [...new Set(pages.flatMap(({ needs }) => needs.scriptHosts))].sort(),
    inlineCount: inline.size,
    products: new Map(
      pages.flatMap(({ name, products }) => products.map((id) => [id, name] as const)).reverse(),
    ),
    hasRuntime: pages.some(({ needs }) =>
      needs.ownScripts.some((source) => /(^|\/)vitrine(\.min)?\.js([?#]|$)/.test(source)),
    ),
  }
}
