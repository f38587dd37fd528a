import { cpSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FORM_ENDPOINT, UPLOAD_ENDPOINT } from '../../adapters/forms/index.js'
import { createSiteFiles, walkFolder } from '../../adapters/site-files/index.js'
import type { SiteFile } from '../../adapters/site-files/index.js'
import { cleanAddress, isListedPage, sitemapText } from '../../adapters/site-export/index.js'
import { createServedPages, openCheckout, STRICT_POLICY } from '../../adapters/site-pages/index.js'
import { parseCatalogue } from '../../adapters/store/index.js'
import { toSlug } from '../../core/catalog/index.js'
import type { Product } from '../../core/catalog/index.js'
import { PUBLIC } from '../../core/site/index.js'
import type { Redirect } from '../../core/site/index.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { findRuntimeFolder } from './built-files.js'
import type { Catalogue } from './shop-pages.js'
import { checkCatalogue } from './site-catalogue.js'
import type { SiteFolder } from './site-folder.js'
import { createSitePages } from './site-pages.js'
import { badInput } from './start-failure.js'
import type { StartFailure } from './start-failure.js'

/** How a site is written for a host of files. */
export interface BuildOptions {
  readonly site: SiteFolder
  readonly out: string
  /** Where `vitrine serve` runs, without a slash at its end; null: the host passes its paths on by itself. */
  readonly backendUrl: string | null
  readonly onProgress?: (pages: number) => void
}

/** What was written. */
export interface BuiltSite {
  readonly pages: number
  readonly files: number
}

/** What the server answers and no file can. */
const SERVER_PATHS = ['/.wf_graphql/*', '/.vitrine/*', `${FORM_ENDPOINT}*`, UPLOAD_ENDPOINT]

/** Hosts allow about a hundred rules; pages beyond that get the policy of all pages. */
const MOST_POLICIES = 90

/** The goods of a catalogue file, as pages ask for them. */
function catalogueOf(products: readonly Product[]): Catalogue {
  const bySlug = new Map(products.map((product) => [product.slug as string, product]))
  const byId = new Map(products.map((product) => [product.id as string, product]))
  return {
    readProduct: async (which) => {
      const product = 'id' in which ? byId.get(which.id) : bySlug.get(which.slug)
      return product
        ? ok({ product, memberships: [] })
        : err({ tag: 'rejected', code: 'ItemNotFound', message: 'There is no such product.', problems: [] })
    },
    listProducts: async ({ category, limit }) =>
      ok(
        products
          .filter(({ categories }) => category === null || categories.includes(category))
          .slice(0, limit)
          .map((product) => ({ product, memberships: [] })),
      ),
  }
}

const isPage = ({ type }: SiteFile): boolean => type.mediaType.startsWith('text/html')

/** A page to be written: from which file, shown at which path, to which file. */
interface Planned {
  readonly source: string
  readonly path: string
  readonly target: string
}

function plan(
  name: string,
  products: readonly Product[],
  collections: ReturnType<ReturnType<typeof createSitePages>['collections']>['collections'],
): readonly Planned[] {
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
}

const redirectsText = (backendUrl: string | null, redirects: readonly Redirect[]): string =>
  [
    ...redirects.map(({ from, to }) => `${from}  ${to}  301`),
    '# What only the server answers is passed on to it, so that the browser sees one origin.',
    ...SERVER_PATHS.map((path) =>
      backendUrl === null
        ? `# ${path}  https://shop.example.com${path.replace('*', ':splat')}  200`
        : `${path}  ${backendUrl}${path.replace('*', ':splat')}  200`,
    ),
    '',
  ].join('\n')

const headersText = (policies: ReadonlyMap<string, string>): string =>
  [
    '/*',
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '/chunks/shared-*',
    '  Cache-Control: public, max-age=31536000, immutable',
    ...['/images/*', '/fonts/*', '/videos/*', '/remote/*'].flatMap((path) => [
      path,
      '  Cache-Control: public, max-age=86400',
    ]),
    ...[...policies]
      .slice(0, MOST_POLICIES)
      .flatMap(([path, policy]) => [path, `  Content-Security-Policy: ${policy}`]),
    '',
  ].join('\n')

async function put(out: string, target: string, content: string | Buffer): Promise<void> {
  const path = join(out, target)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

/**
 * Writes a site as files for any host: every page as `serve` sends it to a visitor nobody knows, one for each product,
 * category and item, with the page script. One page at a time: a large site takes no more memory than a small one.
 */
export async function buildSite(options: BuildOptions): Promise<Result<BuiltSite, StartFailure>> {
  const { site, out, backendUrl, onProgress } = options
  const runtimeFolder = findRuntimeFolder()
  if (runtimeFolder === null) return err(badInput('The page script is missing: run `npm run build` first.'))
  const checked = checkCatalogue(site)
  if (!checked.ok) return checked
  const parsed = site.catalogue === null ? ok([]) : parseCatalogue(site.catalogue, site.settings)
  const products: readonly Product[] = parsed.ok ? parsed.value : []
  const { baseUrl, name } = site.settings
  const catalogue = catalogueOf(products)
  const files = createSiteFiles({ folder: site.folder })
  const data = createSitePages({
    folder: site.folder,
    catalogue: () => catalogue,
    site: { name, baseUrl },
    // Nothing changes while a site is built.
    nowMs: () => 0,
  })
  const pages = createServedPages({
    files,
    policy: STRICT_POLICY,
    transforms: [openCheckout],
    fill: data.fill,
  })
  const policies = new Map<string, string>()
  const addresses: string[] = []
  let written = 0
  let copied = 0
  for (const name of walkFolder(site.folder)) {
    const file = files.find(name)
    if (file === null) continue
    if (!isPage(file)) {
      await mkdir(dirname(join(out, name)), { recursive: true })
      await copyFile(file.path, join(out, name))
      copied += 1
      continue
    }
    for (const { path, target } of plan(name, products, data.collections().collections)) {
      const isElsewhere = target !== name || name === '404.html'
      const made = await pages.read(file, { audience: PUBLIC, isElsewhere, path, query: '' })
      if (!made.ok) return err(badInput(`${name} cannot be read.`))
      await put(out, target, made.value.bytes)
      const rule = target === name ? path : path.replace(/[^/]+$/, '*')
      if (made.value.policy !== null) policies.set(rule, made.value.policy)
      if (isListedPage(name, made.value.bytes.toString('utf8'))) addresses.push(path)
      written += 1
      if (written % 1000 === 0) onProgress?.(written)
    }
  }
  // Hosts pack files themselves.
  cpSync(runtimeFolder, out, { recursive: true, filter: (path) => !path.endsWith('.gz') })
  await put(out, '_headers', headersText(policies))
  await put(out, '_redirects', redirectsText(backendUrl, site.settings.redirects))
  if (baseUrl !== null) await put(out, 'sitemap.xml', sitemapText(baseUrl, addresses))
  return ok({ pages: written, files: copied })
}
