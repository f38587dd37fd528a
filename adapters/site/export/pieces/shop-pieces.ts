import { attributeOf, decodePage, parsePage } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import { readTable } from '../../pages/data/read-table.js'
import type { Table } from '../../pages/data/read-table.js'
import type { SiteExport } from '../adopt-site.js'
import { readSource, sourceText } from '../files/read-source.js'
import type { ShopPieces } from './add-product-form.js'
import { readInside } from '../../safe-files/index.js'
import { DEFAULT_COLORS, siteColorsOf } from './look/site-colors.js'
import type { SiteColors } from './look/site-colors.js'
import { shiftingClasses } from './look/shifting-classes.js'
import { siteLookOf } from './look/site-look.js'
import { languageOf } from '../pages/site-locales.js'
import { mostFrequent } from '../pages/most-frequent.js'
import { fileAt } from '../../pages/style-hosts.js'

/** The maximum number of pages that are examined for the style of buttons and fields. */
const MAX_LOOKED_AT = 20

/** The products of a table, by slug. */
export function handlesIn({ columns, rows }: Table): readonly string[] {
  const column = columns.findIndex((name) => name.trim().toLowerCase() === 'product handle')
  return [...new Set(rows.flatMap((row) => row[column]?.trim() || []))]
}

/** The owner's existing catalogue in a site; null if there is none that can be read. */
export async function keptCatalogue(out: string): Promise<Table | null> {
  const kept = await readInside(out, 'catalogue.csv')
  // Errors of the catalogue are reported by its own check.
  return kept === null ? null : await readTable(kept).catch(() => null)
}

/** The style sheets of the site's first page that are in the export, as one text. */
async function readStyles(source: SiteExport, page: ParsedPage | undefined): Promise<string> {
  const [path] = source.pages
  if (page === undefined || path === undefined) return ''
  const assets = new Set(source.assets)
  const styles: string[] = []
  for (const element of page.elements) {
    if (element.name === 'style')
      styles.push(element.children.map((each) => ('data' in each ? each.data : '')).join(''))
    if (element.name !== 'link' || !/\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? '')) continue
    const file = fileAt(path, attributeOf(element, 'href') ?? '')
    if (assets.has(file)) styles.push(await sourceText(source.sourceOf(file)))
  }
  return styles.join('\n')
}

/** Reads the input for added shop parts: the look of buttons and fields, the language, and the products. */
export async function readShopPieces(
  source: SiteExport,
  out: string,
): Promise<ShopPieces & { readonly colors: SiteColors; readonly language: string | null }> {
  const pages: ParsedPage[] = []
  for (const path of source.pages.slice(0, MAX_LOOKED_AT)) {
    const bytes = await readSource(source.sourceOf(path))
    const page = bytes === null ? null : parsePage(decodePage(bytes).html)
    if (page?.ok) pages.push(page.value)
  }
  const exported = source.tables.find(({ kind }) => kind === 'products')?.table ?? null
  const products = (await keptCatalogue(out)) ?? exported
  const [page] = pages
  const styles = await readStyles(source, page)
  const colors = page === undefined ? DEFAULT_COLORS : siteColorsOf(page, styles)
  // A cart above the page would be covered by a header that lies over the page.
  const shifting = colors.isUnderHeader === true ? new Set<string>() : shiftingClasses(styles)
  return {
    look: { ...siteLookOf(pages), ...(shifting.size > 0 && { shifting }) },
    colors,
    language: mostFrequent(pages.flatMap((page) => languageOf(page) ?? []))?.value ?? null,
    slugs: new Set(products === null ? [] : handlesIn(products)),
  }
}
