import { Option } from 'commander'
import type { Command } from 'commander'
import { inspectSite } from '../../../adapters/site/pages/index.js'
import { readServerSettings, startSite } from '../../server/index.js'
import type { RunningSite, ServerSettings, StartOptions } from '../../server/index.js'
import { readPublicUrls } from '../../../adapters/server/settings/environment/public-url.js'
import { serveUntil, untilStopped } from '../../../adapters/server/platform/until-stopped.js'
import { parseLimit, parsePort } from '../../../adapters/server/terminal/arguments/numbers.js'
import { addOrigin, parseSiteUrl } from '../../../adapters/server/terminal/arguments/origins.js'
import { addHost } from '../../../adapters/server/terminal/arguments/hosts.js'
import { printMessage, shownLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { paymentScriptNotice } from '../../../adapters/server/terminal/orders/payment-script-lines.js'
import { paymentScriptsOf } from '../orders/payment-scripts.js'
import { ownerNotice } from '../../../adapters/server/terminal/people/owner-notice.js'
import { productNotice } from '../../../core/use-cases/shop/catalogue/missing-products.js'
import { scriptNotice } from '../../../adapters/site/pages/script-notice.js'
import { LOG_FORMATS, siteLog } from '../../../adapters/server/terminal/site/site-log.js'
import type { LogFormat } from '../../../adapters/server/terminal/site/site-log.js'
import { standingNotice } from '../../../adapters/server/terminal/site/standing-notice.js'
import { badInput, withoutUndefined } from '../../../core/shared/index.js'
import { unusedFolderNotice } from '../../../adapters/server/site-folder/data-location.js'
import { MAIN_SITE, parseSiteId, SITE_WORDS } from '../../../adapters/server/terminal/arguments/site-id.js'

/** The options of `vitrine serve` (`vitrine serve --help`). */
interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly data?: string
  readonly site: string
  readonly url?: string
  readonly deskUrl?: string
  readonly csp: boolean
  readonly strictCsp?: boolean
  readonly allowScripts: readonly string[]
  readonly allowOrigin: readonly string[]
  readonly log?: LogFormat | true
  readonly trustProxy?: boolean
  readonly testPayments?: boolean
  readonly cartLimit?: number
  readonly paymentScripts?: string
}

/** Converts the options of the command to those of the server. */
function toStartOptions(
  options: ServeOptions,
  settings: ServerSettings,
  urls: Pick<StartOptions, 'siteUrl' | 'deskUrl'>,
  terminal: Terminal,
): StartOptions {
  const { port, host, data, site, cartLimit } = options
  const databaseUrl = process.env['DATABASE_URL']
  const log = siteLog(options.log === 'json' ? 'json' : 'text', terminal)
  return {
    port,
    host,
    siteId: site,
    ...settings,
    strictPolicy: options.csp,
    allowsNamedScripts: options.strictCsp !== true,
    scriptHosts: options.allowScripts,
    trustProxy: options.trustProxy === true,
    guests: options.allowOrigin,
    onNotice: log.onNotice,
    onError: log.onError,
    ...urls,
    ...withoutUndefined({ dataFolder: data, cartLimit, allowsTestPayments: options.testPayments }),
    ...(databaseUrl && { databaseUrl }),
    ...(options.log !== undefined && { onRequest: log.onRequest }),
  }
}

async function announce(running: RunningSite, options: ServeOptions, terminal: Terminal): Promise<void> {
  const { server, site, files, commerce, pageStore } = running
  terminal.out(shownLine(`${site.settings.name} is open at ${server.url}`))
  for (const line of [...standingNotice(running), ...ownerNotice(running)]) printMessage(terminal, line)
  for (const line of unusedFolderNotice(site.folder, running.location)) terminal.err(shownLine(line))
  const pages = await inspectSite(files, pageStore)
  const { paymentScripts } = options
  const notices = [
    ...scriptNotice(pages, options),
    ...(await productNotice(pages.products, commerce)),
    ...(paymentScripts === undefined
      ? []
      : await paymentScriptNotice(site.folder, paymentScripts, paymentScriptsOf)),
  ]
  for (const line of notices) printMessage(terminal, line)
  printMessage(terminal, 'Stop with Ctrl+C.')
}

/** `vitrine serve <folder>`: serves the site with its shop until the process is stopped. */
export function registerServe(program: Command, terminal: Terminal, fail: Fail, start = startSite): void {
  program
    .command('serve')
    .description('serve a site folder with its shop')
    .argument('<folder>', 'the folder with the pages, e.g. an export')
    .option('-p, --port <number>', 'port to listen on, 0 for a free one', parsePort, 4321)
    .option('--host <name>', 'address to listen on; 0.0.0.0 for all', 'localhost')
    .option('-d, --data <folder>', 'where orders are kept (default: .vitrine/<name> beside the site folder)')
    .option('--site <id>', SITE_WORDS, parseSiteId, MAIN_SITE)
    .option('--url <address>', 'the public address of the site, for links in mails', parseSiteUrl)
    .option(
      '--desk-url <address>',
      'the address of the owner’s desk, if it has a separate host',
      parseSiteUrl,
    )
    .option('--no-csp', 'send pages without a Content-Security-Policy')
    .addOption(
      new Option(
        '--allow-scripts <host>',
        'allow loaded scripts to load more scripts from this host; repeatable',
      )
        .argParser(addHost)
        .default([] as readonly string[], 'none'),
    )
    .addOption(
      new Option(
        '--allow-origin <origin>',
        'allow pages of another origin to use this server, such as a site made by `vitrine build --cross-origin`; ' +
          'repeatable',
      )
        .argParser(addOrigin)
        .default([] as readonly string[], 'none'),
    )
    .option('--strict-csp', 'allow only script files of the site, even on pages that contain other scripts')
    .addOption(
      new Option(
        '--log [format]',
        'log every request to standard error; json: write all log lines as JSON',
      ).choices(LOG_FORMATS),
    )
    .option(
      '--cart-limit <number>',
      'how many changes of one cart a minute are allowed, 0 for no limit (default: 120)',
      parseLimit,
    )
    .option(
      '--payment-scripts <file>',
      'print at the start which scripts of payment pages differ from this inventory',
    )
    .option(
      '--test-payments',
      'accept test payments although this shop has taken real money, as in a copy of a shop',
    )
    .option('--trust-proxy', 'trust X-Forwarded-For and X-Forwarded-Proto from a proxy in front')
    .action(async (folder: string, options: ServeOptions) => {
      const settings = readServerSettings(process.env, folder)
      if (!settings.ok) return fail(badInput(...settings.failure))
      const urls = readPublicUrls(process.env, options)
      if (!urls.ok) return fail(urls.failure)
      const started = await start(folder, toStartOptions(options, settings.value, urls.value, terminal))
      if (!started.ok) return fail(started.failure)
      await serveUntil(untilStopped(), started.value, () => announce(started.value, options, terminal))
    })
}
