import { cleanAddress } from '../export/index.js'
import { walkFolder } from '../files/index.js'
import type { SiteFile, SiteFiles } from '../files/index.js'
import { createGateFinder } from '../../../core/accounts/index.js'
import type { Gate } from '../../../core/accounts/index.js'
import { toSlug } from '../../../core/catalog/index.js'
import type { Product } from '../../../core/catalog/index.js'
import type { CollectionsReading } from '../pages/data/site-collections.js'

/** A page to write: its source file, its path in the site, and its output file. */
export interface PlannedPage {
  readonly source: string
  readonly path: string
  readonly target: string
}

/** The files that a build writes, and the addresses that need a server. */
export interface BuildPlan {
  readonly pages: readonly PlannedPage[]
  /** Files that are copied as they are. */
  readonly files: readonly string[]
  /** Pages behind gates: only a server can check the reader. */
  readonly gated: readonly PlannedPage[]
  /** Files behind gates, for the same reason. */
  readonly gatedFiles: readonly string[]
}

/** The facts that a plan is made of. */
export interface PlanSources {
  readonly folder: string
  readonly files: SiteFiles
  readonly products: readonly Product[]
  readonly collections: CollectionsReading['collections']
  readonly gates: readonly Gate[]
}

const isPage = ({ type }: SiteFile): boolean => type.mediaType.startsWith('text/html')

/** The pages made from a file: one, or one for each product, category or item without a page of its own. */
function pagesOf(name: string, { products, collections, files }: PlanSources): readonly PlannedPage[] {
  const template = /^detail_([\w-]+)\.html$/.exec(name)?.[1]
  if (template === undefined) return [{ source: name, path: cleanAddress(name), target: name }]
  const slugs =
    template === 'product'
      ? products.map(({ slug }) => slug as string)
      : template === 'category'
        ? [...new Set(products.flatMap(({ categories }) => categories.map(toSlug)))]
        : (collections.find(({ slug }) => slug === template)?.items ?? []).map(({ slug }) => slug)
  return slugs
    .filter((slug) => !/[/\\]/.test(slug) && !slug.startsWith('.'))
    .map((slug) => ({
      source: name,
      path: `/${template}/${encodeURIComponent(slug)}`,
      target: `${template}/${slug}.html`,
    }))
    .filter(({ target }) => files.find(target) === null)
}

/** Plans the build of a site; reads file names only. */
export function planBuild(sources: PlanSources): BuildPlan {
  const { folder, files, gates } = sources
  const gatesBefore = createGateFinder(gates)
  const isGated = (name: string, path: string): boolean => gatesBefore(name, path).length > 0
  const pages: PlannedPage[] = []
  const gated: PlannedPage[] = []
  const copied: string[] = []
  const gatedFiles: string[] = []
  for (const name of walkFolder(folder)) {
    const file = files.find(name)
    if (file === null) continue
    if (isPage(file))
      for (const page of pagesOf(name, sources)) (isGated(name, page.path) ? gated : pages).push(page)
    else (isGated(name, `/${name}`) ? gatedFiles : copied).push(name)
  }
  return { pages, files: copied, gated, gatedFiles }
}
