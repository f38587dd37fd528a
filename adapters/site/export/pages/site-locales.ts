import { attributeOf } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import type { Redirect } from '../../../../core/site/index.js'

/** The language folders of a site, and all its pages. */
export interface SiteLocales {
  /** The language of the pages outside these folders; null if unknown. */
  readonly main: string | null
  readonly folders: readonly string[]
  readonly pages: ReadonlySet<string>
}

/** A page in one language. `x-default` is for readers of all other languages. */
export interface Alternate {
  readonly language: string
  readonly path: string
}

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2,3}|\d{3}))?$/i

/** True if a text in the right form names a language; `Intl` returns an unknown one unchanged. */
const isLanguage = (name: string): boolean => {
  if (!LANGUAGE.test(name)) return false
  const [code = ''] = name.toLowerCase().split('-')
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined
}

/** The language that a page states, such as `en` or `de-AT`; null if it is none. */
export function languageOf({ elements }: ParsedPage): string | null {
  const root = elements.find(({ name }) => name === 'html')
  const language = (root && attributeOf(root, 'lang'))?.trim() ?? ''
  return isLanguage(language) ? language : null
}

/** Finds the languages of a site: folders named by a language, with pages that also exist at the root. */
export function siteLocales(paths: readonly string[]): SiteLocales {
  const pages = new Set(paths)
  const first = new Set(
    paths.flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])),
  )
  const holdsSame = (folder: string): boolean =>
    paths.some((path) => path.startsWith(`${folder}/`) && pages.has(path.slice(folder.length + 1)))
  return {
    main: null,
    folders: [...first].filter((folder) => isLanguage(folder) && holdsSame(folder)).sort(),
    pages,
  }
}

/** The languages of a page, its own included; empty if there is only one. */
export function alternatesOf(path: string, { main, folders, pages }: SiteLocales): readonly Alternate[] {
  const folder = folders.find((each) => path.startsWith(`${each}/`))
  const bare = folder === undefined ? path : path.slice(folder.length + 1)
  const others = folders
    .map((language) => ({ language, path: `${language}/${bare}` }))
    .filter((each) => pages.has(each.path))
  const own = main === null || folders.includes(main) ? [] : [main]
  const bares = pages.has(bare) ? ['x-default', ...own].map((language) => ({ language, path: bare })) : []
  return others.length === 0 || others.length + bares.length < 2 ? [] : [...bares, ...others]
}

/** Steps of a shop that cannot be saved, so language folders have none. */
const STEPS = ['checkout', 'order-confirmation'] as const

const SELLS = /^commerce-(?:cart-wrapper|buy-now-button)$/

/** True for a folder with a home page and a shop of its own, such as one of a country or a brand. */
const sellsIn = (folder: string, pages: readonly StepPage[]): boolean =>
  pages.some(({ path }) => path === `${folder}/index.html`) &&
  pages.some(
    ({ path, shopBlocks }) => path.startsWith(`${folder}/`) && shopBlocks.some((type) => SELLS.test(type)),
  )

/** A page of the site, with its blocks of the shop. */
interface StepPage {
  readonly path: string
  readonly shopBlocks: readonly string[]
}

/** The addresses of items that are made from a template at the root: `product` for `detail_product.html`. */
const itemFolders = (pages: readonly StepPage[]): readonly string[] =>
  pages.flatMap(({ path }) => /^detail_([\w-]+)\.html$/.exec(path)?.[1] ?? [])

/**
 * Redirects the checkout links of languages and of other parts of a site to its single checkout, and their
 * addresses of items to the one page of each, since pages of items are made from the templates at the root only.
 */
export function folderRedirects({ folders }: SiteLocales, pages: readonly StepPage[]): readonly Redirect[] {
  const has = (wanted: string): boolean => pages.some(({ path }) => path === wanted)
  const holds = (folder: string): boolean => pages.some(({ path }) => path.startsWith(`${folder}/`))
  const parts = new Set(pages.flatMap(({ path }) => /^([^/]+)\/index\.html$/.exec(path)?.[1] ?? []))
  const selling = [...parts].filter((part) => !folders.includes(part) && sellsIn(part, pages)).sort()
  return [...folders, ...selling].flatMap((folder) => [
    ...STEPS.filter((step) => has(`${step}.html`) && !has(`${folder}/${step}.html`)).map((step) => ({
      from: `/${folder}/${step}`,
      to: `/${step}`,
    })),
    ...itemFolders(pages)
      .filter((name) => !holds(`${folder}/${name}`))
      .map((name) => ({ from: `/${folder}/${name}/*`, to: `/${name}/:splat` })),
  ])
}
