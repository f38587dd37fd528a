import { attributeOf, decodePage, pageBlocks, parsePage } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import { adoptPage } from '../pages/adopt-page.js'
import type { AdoptedPage } from '../pages/adopt-page.js'
import type { SiteExport } from '../adopt-site.js'
import { readSource } from '../files/read-source.js'
import { pageRole } from '../pages/page-role.js'
import type { PageRole } from '../pages/page-role.js'
import { addCart } from './add-cart.js'
import { makePage, shellScore } from './made-pages.js'
import { pageShell } from './page-shell.js'
import { productTemplate, showsOptions } from './product-template.js'
import { PIECE_PATHS } from './piece-paths.js'
import type { PieceKind } from './piece-paths.js'
import type { SiteLook } from './look/site-look.js'

/** Facts that decide which pages a site lacks. */
export interface ShopNeedsPages {
  /** Blocks of the shop on all pages, by their types. */
  readonly blocks: ReadonlySet<string>
  /** The slugs of the products. */
  readonly slugs: readonly string[]
  /** True if a page has a search form of the site. */
  readonly searches: boolean
}

async function readPage({ sourceOf }: SiteExport, path: string): Promise<ParsedPage | null> {
  const bytes = await readSource(sourceOf(path))
  const page = bytes === null ? null : parsePage(decodePage(bytes).html)
  return page?.ok ? page.value : null
}

/**
 * The maximum number of saved pages that are searched for one with options, so that large shops are adopted
 * as fast.
 */
const MAX_LOOKED_AT = 20

/**
 * The product template, made from the first saved product page that shows options, else from the first one; null if
 * none was saved, or there is a template.
 */
async function savedTemplate(source: SiteExport): Promise<ParsedPage | null> {
  if (source.pages.includes(PIECE_PATHS.product)) return null
  const formerNames = new Map([...source.context.renamed].map(([from, to]) => [to, from]))
  let plain: ParsedPage | null = null
  let looked = 0
  for (const path of source.pages.filter((each) => /^product\/[^/]+(?:\/index)?\.html$/.test(each))) {
    if (plain !== null && looked++ >= MAX_LOOKED_AT) return plain
    const page = await readPage(source, path)
    const template = page === null ? null : productTemplate(page, path, formerNames.get(path) ?? path)
    if (template !== null && showsOptions(template)) return template
    plain ??= template
  }
  return plain
}

const SELLS = /^commerce-(?:cart-wrapper|add-to-cart-form|buy-now-button)$/

/**
 * The missing pages: those of a shop, the results of a search, and for every site the page for wrong
 * addresses.
 */
async function missingPages(
  source: SiteExport,
  { blocks, slugs, searches }: ShopNeedsPages,
): Promise<readonly PieceKind[]> {
  const has = (path: string): boolean => source.pages.includes(path)
  const sells = [...blocks].some((type) => SELLS.test(type))
  const hasOwnPage = (slug: string): boolean =>
    ['.html', '/index.html'].some((end) => has(`product/${slug}${end}`) || has(`products/${slug}${end}`))
  const template = has(PIECE_PATHS.product) ? await readPage(source, PIECE_PATHS.product) : null
  const isEmptyTemplate =
    template !== null &&
    pageShell(template)?.isEmpty === true &&
    !pageBlocks(template).some(({ type }) => type === 'commerce-add-to-cart-form')
  return [
    ...(sells && !blocks.has('commerce-checkout-form-container') && !has(PIECE_PATHS.checkout)
      ? (['checkout'] as const)
      : []),
    ...(sells && !blocks.has('commerce-order-confirmation-wrapper') && !has(PIECE_PATHS.confirmation)
      ? (['confirmation'] as const)
      : []),
    ...((!has(PIECE_PATHS.product) || isEmptyTemplate) && slugs.some((slug) => !hasOwnPage(slug))
      ? (['product'] as const)
      : []),
    ...(searches && !has(PIECE_PATHS.search) && !has('search/index.html') ? (['search'] as const) : []),
    ...(has(PIECE_PATHS.lost) ? [] : (['lost'] as const)),
  ]
}

/** Maximum number of pages that are searched for a header and a footer. */
const MAX_CANDIDATES = 40

/**
 * The page whose header and footer the new pages get. It lies at the root, so that its addresses are valid
 * there. If none fits, a collection template is used, else the home page of a folder whose addresses are
 * valid anywhere.
 */
async function bestShell(source: SiteExport): Promise<ParsedPage | null> {
  const ofRole = (role: PageRole): readonly string[] =>
    source.pages
      .filter((path) => !path.includes('/') && pageRole(path) === role)
      .sort((one, other) => Number(other === 'index.html') - Number(one === 'index.html'))
      .slice(0, MAX_CANDIDATES)
  const homes = source.pages.filter((path) => /^[^/]+\/index\.html$/.test(path)).slice(0, MAX_CANDIDATES)
  return (
    (await bestOf(source, ofRole('content'))) ??
    (await bestOf(source, ofRole('template'))) ??
    bestOf(source, homes, isValidAnywhere)
  )
}

const ADDRESSES = ['href', 'src', 'poster', 'data-src'] as const

/** True for a page whose addresses do not depend on the folder it is in. */
const isValidAnywhere = ({ elements }: ParsedPage): boolean =>
  elements.every((element) =>
    ADDRESSES.every((name) => /^\s*(?:[/#?]|[a-z][a-z\d+.-]*:|$)/i.test(attributeOf(element, name) ?? '')),
  )

/** The best of these pages for header and footer; null if none has any. */
async function bestOf(
  source: SiteExport,
  candidates: readonly string[],
  isUsable: (page: ParsedPage) => boolean = () => true,
): Promise<ParsedPage | null> {
  let best: { readonly page: ParsedPage; readonly worth: number } | null = null
  for (const path of candidates) {
    const page = await readPage(source, path)
    const worth = page === null || !isUsable(page) ? 0 : shellScore(page)
    if (page !== null && worth > (best?.worth ?? 0)) best = { page, worth }
  }
  return best?.page ?? null
}

/**
 * Makes the missing pages of a site from its own header, footer and styles. A shop gets checkout and
 * confirmation, and a product page if its template is missing or empty. A search form gets its results page,
 * and every site the page for wrong addresses. `withCart`: adds a cart to each page without one.
 */
export async function addPages(
  source: SiteExport,
  needs: ShopNeedsPages,
  country: string,
  { look, withCart }: { readonly look: SiteLook; readonly withCart: boolean },
): Promise<readonly AdoptedPage[]> {
  const template = await savedTemplate(source)
  const missing = (await missingPages(source, needs)).filter(
    (kind) => kind !== 'product' || template === null,
  )
  const made = template === null ? [] : [adoptPage(template, PIECE_PATHS.product, source.context)]
  const shell = missing.length === 0 ? null : await bestShell(source)
  if (shell === null) return made
  const parts = pageShell(shell)
  const hasLook = parts?.hasHeader === true || parts?.hasFooter === true
  const pieces = missing.flatMap((kind) => {
    // Without parts of the site, the page would equal the server's own.
    if (kind === 'lost' && !hasLook) return []
    const html = makePage(withCart ? addCart(shell, look) : shell, kind, country, look)
    const parsed = html === null ? null : parsePage(html)
    if (!parsed?.ok) return []
    // A product page needs a cart, even if the site has one outside of its header.
    const page = kind === 'product' ? addCart(parsed.value, look) : parsed.value
    return [adoptPage(page, PIECE_PATHS[kind], source.context)]
  })
  return [...made, ...pieces]
}
