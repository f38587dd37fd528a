import { accountForms, pageBlocks, pageForms, pageIdentity } from '../../pages/index.js'
import type { AccountFormKind, PageIdentity, ParsedPage } from '../../pages/index.js'
import { currencySettingsOf } from '../products/currency-settings.js'
import type { CurrencySettings } from '../products/currency-settings.js'
import { listedProductsOn } from '../products/listed-products.js'
import type { ListedProduct } from '../products/listed-products.js'
import { productLinksOn, productsOnPage } from '../products/page-products.js'
import type { FoundProduct, ProductLink } from '../products/page-products.js'
import { codeLoadersOn } from '../scripts/code-loaders.js'
import type { CodeLoader } from '../scripts/code-loaders.js'
import { codeHostsOf } from '../scripts/read-scripts.js'
import type { ReadScript } from '../scripts/read-scripts.js'
import type { RemoteFile } from './page-files.js'
import { searchesSite } from './page-gaps.js'
import { embedsOn, servicesOn, widgetsOn } from './page-parts.js'
import { pageRole } from './page-role.js'
import { siteMarks } from './site-gaps.js'
import type { SiteMark } from './site-gaps.js'
import { isHiddenFromSearch } from './search-engines.js'

/** The facts about a page for the report, the catalogue and the settings. */
export interface FoundOnPage {
  readonly path: string
  readonly identity: PageIdentity
  /** True if search engines may list it under its own address. */
  readonly isListed: boolean
  readonly products: readonly FoundProduct[]
  readonly productLinks: readonly ProductLink[]
  readonly listed: readonly ListedProduct[]
  readonly currency: CurrencySettings | null
  readonly remoteFiles: readonly RemoteFile[]
  /** Hosts of scripts that the page loads, and hosts in its inline code. */
  readonly codeHosts: readonly string[]
  /** Code that loads more foreign code, which a Content-Security-Policy has to allow. */
  readonly codeLoaders: readonly CodeLoader[]
  /** Blocks of the shop, by their types, each once. */
  readonly shopBlocks: readonly string[]
  readonly accountForms: readonly AccountFormKind[]
  readonly marks: readonly SiteMark[]
  readonly forms: readonly FoundForm[]
  /** True if it has a search form of the site. */
  readonly searches: boolean
  /** The builder's widgets, in words. */
  readonly widgets: readonly string[]
  /** Third-party services for shop and members. */
  readonly services: readonly string[]
  /** The number of third-party embeds. */
  readonly embeds: number
}

/** A form that visitors write into. */
export interface FoundForm {
  readonly name: string
  /** The address it sends to, as written; empty in exports. */
  readonly action: string
}

/** Collects the facts of a page; `parts` are copies of a page under a query of its address. */
export const foundOnPage = (
  page: ParsedPage,
  path: string,
  parts: ReadonlySet<string>,
  scripts: readonly ReadScript[],
  remoteFiles: readonly RemoteFile[],
): FoundOnPage => ({
  path,
  identity: pageIdentity(page),
  isListed: pageRole(path) === 'content' && !parts.has(path) && !isHiddenFromSearch(page),
  products: productsOnPage(page, path),
  productLinks: productLinksOn(page),
  listed: listedProductsOn(page, path),
  currency: currencySettingsOf(page),
  remoteFiles,
  codeHosts: codeHostsOf(scripts),
  codeLoaders: codeLoadersOn(page, scripts),
  shopBlocks: [...new Set(pageBlocks(page).map(({ type }) => type))].filter((type) =>
    /^(?:commerce|cart)-/.test(type),
  ),
  accountForms: accountForms(page).map(({ kind }) => kind),
  marks: siteMarks(page),
  forms: pageForms(page)
    .filter(({ kind }) => kind === 'message')
    .map(({ name, action }) => ({ name, action })),
  searches: searchesSite(page, path),
  widgets: widgetsOn(page),
  services: servicesOn(page),
  embeds: embedsOn(page),
})
