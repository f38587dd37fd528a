import { PROVIDER_PATH } from '../../../core/accounts/index.js'
import { createSiteFiles, walkFolder } from '../../site/files/index.js'
import { writeProblem } from '../../site/safe-files/index.js'
import { isListedPage, sitemapText } from '../../site/export/index.js'
import { createServedPages, STRICT_POLICY, toServer, siteTransforms } from '../../site/pages/index.js'
import type { ServedPages } from '../../site/pages/index.js'
import { productPath, slugOfPath } from '../../../core/catalog/index.js'
import type { OwnedProduct } from '../../../core/catalog/index.js'
import { addressCountries } from '../../../core/pricing/index.js'
import { PUBLIC, withSources, ENGINE_SOURCES, hostSources } from '../../../core/site/index.js'
import type { ContentSecurityPolicy, PolicySources } from '../../../core/site/index.js'
import { err, ok, badInput } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { withEdits } from '../../../core/use-cases/shop/catalogue/apply-edits.js'
import { folderProblem, openBuildFolder } from '../../site/build/build-folder.js'
import type { BuildFolder } from '../../site/build/build-folder.js'
import { planBuild } from '../../site/build/build-plan.js'
import type { BuildPlan, PlannedPage } from '../../site/build/build-plan.js'
import { createFileCatalogue } from '../../site/build/file-catalogue.js'
import { headersText, linkPage, redirectsText } from './host-rules.js'
import type { BuildServer } from './host-rules.js'
import { orderPagesOf } from '../site-folder/order-pages.js'
import { readCatalogue } from '../site-folder/site-catalogue.js'
import type { SiteFolder } from '../site-folder/read-site-folder.js'
import { createDataHosts } from '../../site/pages/data-hosts.js'
import { createFilledPages } from '../../site/pages/data/filled-pages.js'
import type { FilledPages } from '../../site/pages/data/filled-pages.js'

/** The options for writing a site for a static host. */
export interface BuildOptions {
  readonly site: SiteFolder
  readonly out: string
  readonly server: BuildServer
  /** The paths that only the server can answer. */
  readonly serverPaths: readonly string[]
  /** The products as their owner edited them in the shop. @default none was edited */
  readonly owned?: readonly OwnedProduct[]
  /** The folder of the built page script. */
  readonly runtimeFolder: string
  /** The sources that providers (challenges, payments) need in the policy of pages. @default none */
  readonly policySources?: readonly PolicySources[]
  /** Writes into a folder that holds other files as well. @default false */
  readonly isForced?: boolean
  /** Writes nothing and lists the changes. @default false */
  readonly isDryRun?: boolean
  readonly onProgress?: (done: number, all: number) => void
}

/** The result of a build. */
export interface BuiltSite {
  readonly pages: number
  readonly files: number
  /** The number of files that an earlier build wrote and this one did not. */
  readonly removed: number
  /** Addresses of pages behind gates, which are left to the server. */
  readonly gated: readonly string[]
  /** Addresses of product pages that were left out, since their products are not for sale. */
  readonly unsold: readonly string[]
}

/** The number of pages between two progress messages. */
const PROGRESS_PAGES = 500

/** A page with a server of another origin sends its visitor's requests and forms there. */
const policyOf = ({ site, server, policySources = [] }: BuildOptions): ContentSecurityPolicy =>
  [
    hostSources(site.settings.scriptHosts),
    ...(site.settings.backend === 'store' ? [] : [ENGINE_SOURCES]),
    ...policySources,
    ...(server.tag === 'apart' ? [{ 'connect-src': [server.origin], 'form-action': [server.origin] }] : []),
  ].reduce(withSources, STRICT_POLICY)

/** A plan, and the addresses of product pages that it leaves out. */
interface SoldPlan extends BuildPlan {
  readonly unsold: readonly string[]
}

interface Work {
  readonly options: BuildOptions
  readonly plan: SoldPlan
  readonly pages: ServedPages
}

/**
 * Leaves out pages that were saved with products which are not for sale; `hidden`: products of the catalogue
 * that were hidden in the shop.
 */
async function withoutUnsold(
  plan: BuildPlan,
  { products, hidden }: ReturnType<typeof withEdits>,
  files: ReturnType<typeof createSiteFiles>,
  served: ServedPages,
): Promise<SoldPlan> {
  const unsold = new Set(hidden.map(({ slug }) => productPath('', slug)))
  const sold = new Set<string>(products.map(({ slug }) => slug))
  const pages: PlannedPage[] = []
  for (const page of plan.pages) {
    const slug = slugOfPath(page.path)
    const file = slug === null || sold.has(slug) ? null : files.find(page.source)
    const view = { audience: PUBLIC, isElsewhere: false, path: page.path, query: '' }
    const read = file && (await served.read(file, view))
    if (read?.ok === false && read.failure.tag === 'absent') unsold.add(page.path)
    else pages.push(page)
  }
  const written = new Set(pages.map(({ path }) => path))
  return { ...plan, pages, unsold: [...unsold].filter((path) => !written.has(path)) }
}

/** Writes everything into the unfinished folder; a page that cannot be read stops the build. */
async function writeAll(
  { options, plan, pages }: Work,
  files: ReturnType<typeof createSiteFiles>,
  into: BuildFolder,
): Promise<Result<void, OwnerFailure>> {
  const { site, server, serverPaths, runtimeFolder, onProgress } = options
  const { baseUrl, redirects, gates, withdrawal } = site.settings
  const policies = new Map<string, string>()
  const addresses: string[] = []
  for (const [index, { source, path, target }] of plan.pages.entries()) {
    const file = files.find(source)
    const isElsewhere = target !== source || source === '404.html'
    const made = file && (await pages.read(file, { audience: PUBLIC, isElsewhere, path, query: '' }))
    if (!made?.ok) return err(badInput(`${source} cannot be read.`))
    const { bytes, policy } = made.value
    await into.write(target, bytes)
    if (policy !== null) policies.set(target === source ? path : path.replace(/[^/]+$/, '*'), policy)
    if (isListedPage(source, bytes.toString('utf8'))) addresses.push(path)
    if ((index + 1) % PROGRESS_PAGES === 0) onProgress?.(index + 1, plan.pages.length)
  }
  if (server.tag === 'apart')
    for (const { path, target } of plan.gated) await into.write(target, linkPage(server.origin + path))
  for (const name of plan.files) await into.copy(name, { folder: site.folder, path: name })
  // Static hosts compress files themselves.
  for (const name of walkFolder(runtimeFolder))
    if (!name.endsWith('.gz')) await into.copy(name, { folder: runtimeFolder, path: name })
  await into.write('_headers', headersText(policies))
  const drawn = [...gates.map(({ path }) => path), ...(withdrawal === null ? [] : [withdrawal.path])]
  await into.write('_redirects', redirectsText(redirects, server, serverPaths, drawn))
  if (baseUrl !== null) await into.write('sitemap.xml', sitemapText(baseUrl, addresses))
  return ok(undefined)
}

const resultOf = ({ pages, files, gated, unsold }: SoldPlan, removed: number): BuiltSite => ({
  pages: pages.length,
  files: files.length,
  removed,
  gated: gated.map(({ path }) => path),
  unsold,
})

async function writeInto(
  work: Work,
  files: ReturnType<typeof createSiteFiles>,
): Promise<Result<BuiltSite, OwnerFailure>> {
  const { out } = work.options
  const opened = await openBuildFolder(out)
  if (!opened.ok) return opened
  const folder = opened.value
  try {
    const written = await writeAll(work, files, folder)
    if (written.ok) return ok(resultOf(work.plan, (await folder.finish()).removed))
    await folder.discard()
    return written
  } catch (thrown) {
    await folder.discard().catch(() => undefined)
    return err(badInput(`${out} was not written: ${writeProblem(thrown)}. It is as it was before.`))
  }
}

/** True if all pages are left to a server that does not exist. */
const isAllGated = ({ pages, gated }: BuildPlan): boolean => pages.length === 0 && gated.length > 0

/**
 * The address of links to log-in providers: through the static host to the server, which has their secrets.
 * Cookies of a server with its own origin would not reach the pages of the site.
 */
const providerHref =
  ({ settings }: SiteFolder) =>
  (provider: string): string | null =>
    settings.accounts.providers.some(({ id }) => id === provider) ? `${PROVIDER_PATH}/${provider}` : null

function servedPages(
  options: BuildOptions,
  files: ReturnType<typeof createSiteFiles>,
  data: FilledPages,
): ServedPages {
  const { server } = options
  const { settings } = options.site
  return createServedPages({
    files,
    policy: policyOf(options),
    transforms: [
      ...siteTransforms({
        countries: { countries: addressCountries(settings.shipping), first: settings.country },
        providerHref: server.tag === 'passed-on' ? providerHref(options.site) : () => null,
        orderPages: orderPagesOf(settings),
        reminderConsent: settings.abandonedCarts?.consent ?? null,
        priceLocale: settings.priceLocale,
        consent: settings.consent,
      }),
      ...(server.tag === 'apart' ? [toServer(server.origin)] : []),
    ],
    filler: data,
    dataHosts: createDataHosts(options.site.folder, () => 0),
  })
}

/**
 * Writes a site as files for any host: every page as `serve` sends it to an unknown visitor, one for each
 * product, category and item, with the page script. It handles one page at a time, so that a large site takes
 * little more memory than a small one. The files in the folder are replaced together at the end; a failed
 * build leaves the folder unchanged.
 */
export async function buildSite(options: BuildOptions): Promise<Result<BuiltSite, OwnerFailure>> {
  const { site, out } = options
  const read = await readCatalogue(site)
  if (!read.ok) return read
  const shop = withEdits(read.value, options.owned ?? [])
  const { products } = shop
  const problem = options.isForced === true ? null : folderProblem(out)
  if (problem !== null) return err(problem)
  const { baseUrl, name, gates, priceLocale } = site.settings
  const files = createSiteFiles({ folder: site.folder })
  const catalogue = createFileCatalogue(products)
  const data = createFilledPages({
    folder: site.folder,
    catalogue: () => catalogue,
    site: { name, baseUrl, priceLocale },
    // The clock stands still, since nothing expires during a build.
    nowMs: () => 0,
    answersQueries: false,
  })
  const { collections } = await data.collections()
  const planned = planBuild({ folder: site.folder, files, products, collections, gates })
  const pages = servedPages(options, files, data)
  const plan = await withoutUnsold(planned, shop, files, pages)
  if (isAllGated(plan))
    return err(badInput('Every page is behind a gate, and only `vitrine serve` can ask who may read it.'))
  if (options.isDryRun === true) return ok(resultOf(plan, 0))
  return writeInto({ options, plan, pages }, files)
}
