import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { badInput, ok, plural } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import type { OwnedProduct } from '../../../core/catalog/index.js'
import { readAllProducts } from '../../../core/use-cases/owner/catalogue/read-all-products.js'
import { dataLocationOf } from '../../../adapters/server/site-folder/data-location.js'
import { overlapFailure } from '../../../adapters/site/safe-files/index.js'
import { inspectFolder } from '../../../adapters/site/pages/index.js'
import { buildNotices } from '../../../adapters/server/built-site/build-notices.js'
import { buildSite } from '../../../adapters/server/built-site/build-site.js'
import type { BuildServer } from '../../../adapters/server/built-site/host-rules.js'
import { readServerSettings } from '../../server/index.js'
import { settingsSources } from '../../server/payments/policy-sources.js'
import { readSiteFolder } from '../../../adapters/server/site-folder/read-site-folder.js'
import { printMessage, shownLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { atShop } from '../at-shop.js'
import { parseSiteUrl } from '../../../adapters/server/terminal/arguments/origins.js'
import { addHost } from '../../../adapters/server/terminal/arguments/hosts.js'
import { findRuntimeFolder } from '../../server/built-files.js'
import { SERVER_PATHS } from '../../../adapters/server/routes/server-paths.js'
import { MAIN_SITE, parseSiteId, SITE_WORDS } from '../../../adapters/server/terminal/arguments/site-id.js'

/** The options of `vitrine build` (`vitrine build --help`). */
interface BuildWords {
  readonly out: string
  readonly backend?: string
  readonly crossOrigin?: boolean
  readonly allowScripts: readonly string[]
  readonly data?: string
  readonly site: string
  readonly force?: boolean
  readonly dryRun?: boolean
}

const serverOf = ({ backend, crossOrigin }: BuildWords): BuildServer =>
  backend === undefined
    ? { tag: 'none' }
    : { tag: crossOrigin === true ? 'apart' : 'passed-on', origin: backend }

/** The products as they were edited in the shop; none if the site has no data here. */
async function readOwned(
  folder: string,
  options: BuildWords,
): Promise<Result<readonly OwnedProduct[], OwnerFailure>> {
  const { data } = options
  const location = dataLocationOf(folder, data, process.env['DATABASE_URL'])
  const isHere = location.tag === 'server' || existsSync(join(location.folder, 'database'))
  if (data === undefined && !isHere) return ok([])
  return atShop(folder, options, async (shop) => ok(await readAllProducts(shop.desks.products)))
}

const EXAMPLES = `
Examples:
  vitrine build ./site --out ./public --dry-run
  vitrine build ./site --out ./public --backend https://shop.example.com
  vitrine build ./site --out ./public --backend https://shop.example.com --cross-origin`

/** `vitrine build <site>`: the site as files for any host. */
export function registerBuild(program: Command, terminal: Terminal, fail: Fail): void {
  program
    .command('build')
    .description('write a site as files for any web host, with a page for each product and item')
    .argument('<folder>', 'the site folder, as for `vitrine serve`')
    .requiredOption('-o, --out <folder>', 'where the files are written')
    .option(
      '--backend <address>',
      'the address of `vitrine serve`, for carts, orders and forms',
      parseSiteUrl,
    )
    .option('--cross-origin', 'pages call --backend directly, for web hosts that cannot forward requests')
    .option('--allow-scripts <host>', 'as for `serve`; repeatable', addHost, [])
    .option('-d, --data <folder>', 'where the site’s data are kept, for what was edited in the shop')
    .option('--site <id>', SITE_WORDS, parseSiteId, MAIN_SITE)
    .option('--force', 'write also into a folder that contains other files')
    .option('--dry-run', 'print what would be written and write nothing')
    .addHelpText('after', EXAMPLES)
    .action(async (folder: string, words: BuildWords) => {
      const server = serverOf(words)
      if (words.crossOrigin === true && server.tag !== 'apart')
        return fail(badInput('--cross-origin needs --backend, the address of the server.'))
      const site = readSiteFolder(folder)
      if (!site.ok) return fail(site.failure)
      const target = resolve(words.out)
      const overlap = overlapFailure(target, site.value.folder, '--out')
      if (overlap !== null) return fail(overlap)
      const settings = readServerSettings(process.env, folder)
      if (!settings.ok) return fail(badInput(...settings.failure))
      const { forms, payments } = settings.value
      const runtimeFolder = findRuntimeFolder()
      if (runtimeFolder === null)
        return fail(badInput('The page script is missing: run `npm run build` first.'))
      const owned = await readOwned(folder, words)
      if (!owned.ok) return fail(owned.failure)
      const isDryRun = words.dryRun === true
      const built = await buildSite({
        site: site.value,
        out: target,
        server,
        serverPaths: SERVER_PATHS,
        owned: owned.value,
        runtimeFolder,
        policySources: settingsSources(forms, payments, words.allowScripts),
        isForced: words.force === true,
        isDryRun,
        onProgress: (done, all) => printMessage(terminal, `${done} of ${all} pages`),
      })
      if (!built.ok) return fail(built.failure)
      const { pages, files, removed } = built.value
      const what = `${plural(pages, 'page')} and ${plural(files, 'file')}`
      terminal.out(
        shownLine(isDryRun ? `${what} would be written to ${target}.` : `${what} are in ${target}.`),
      )
      if (removed > 0) printMessage(terminal, `Removed ${plural(removed, 'file')} of the previous build.`)
      const { accountPages } = await inspectFolder(site.value.folder)
      const { gated, unsold } = built.value
      const facts = { server, settings: site.value.settings, gated, unsold, accountPages }
      for (const line of buildNotices(facts)) printMessage(terminal, line)
    })
}
