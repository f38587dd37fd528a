import { InvalidArgumentError, Option } from 'commander'
import type { Command } from 'commander'
import { createSiteFiles } from '../../adapters/site-files/index.js'
import { inspectSite } from '../../adapters/site-pages/index.js'
import type { CommandFailure } from './failure.js'
import { productNotice } from './product-notice.js'
import { scriptNotice } from './script-notice.js'
import { startSite } from './start-site.js'
import type { RunningSite, ServeOptions } from './start-site.js'
import { sayHint } from './terminal.js'
import type { Terminal } from './terminal.js'

const parsePort = (text: string): number => {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new InvalidArgumentError('A port is a whole number from 0 (a free one) to 65535.')
}

const parseLimit = (text: string): number => {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('A limit is a whole number; 0 means no limit.')
}

/** Collects hosts as a Content-Security-Policy names them. */
const addHost = (text: string, known: readonly string[]): readonly string[] => {
  if (/^(?:https?:\/\/)?(?:\*\.)?[\w.-]+(?::\d+)?$/.test(text)) return [...known, text]
  throw new InvalidArgumentError(
    'A host is written as cdn.example.com, *.example.com or https://cdn.example.com.',
  )
}

/** Resolves when the process is told to stop; a second signal ends it at once. */
const untilStopped = (): Promise<void> =>
  new Promise((stopped) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        stopped()
        process.once(signal, () => process.exit(130))
      })
    }
  })

async function announce(
  { server, place, site, commerce, pageStore, isTestShop }: RunningSite,
  options: ServeOptions,
  terminal: Terminal,
): Promise<void> {
  terminal.out(`${site.settings.name} is open at ${server.url}`)
  sayHint(terminal, `Data: ${place.description}`)
  if (isTestShop) sayHint(terminal, 'This is a test shop with sandbox payments: no money moves.')
  const pages = await inspectSite(createSiteFiles({ folder: site.folder }), pageStore)
  const notices = [...scriptNotice(pages, options), ...(await productNotice(pages.products, commerce))]
  for (const line of notices) sayHint(terminal, line)
  sayHint(terminal, 'Stop with Ctrl+C.')
}

/** `vitrine serve <folder>`: the site with its shop until the process is told to stop. */
export function registerServe(
  program: Command,
  terminal: Terminal,
  fail: (failure: CommandFailure) => void,
): void {
  program
    .command('serve')
    .description('serve a site folder with its shop')
    .argument('<folder>', 'the folder with the pages, e.g. an export')
    .option('-p, --port <number>', 'port to listen on, 0 for a free one', parsePort, 4321)
    .option('--host <name>', 'address to listen on; 0.0.0.0 for every one', 'localhost')
    .option('-d, --data <folder>', 'where orders are kept (default: .vitrine/<name> beside the site folder)')
    .option('--site <id>', 'tells sites apart that share one database', 'main')
    .option('--no-csp', 'send pages without a Content-Security-Policy')
    .addOption(
      new Option(
        '--allow-scripts <host>',
        'let scripts of a host run that other scripts load; may be repeated',
      )
        .argParser(addHost)
        .default([] as readonly string[], 'none'),
    )
    .option('--strict-csp', 'let pages run files of the site only, whatever scripts they name or hold')
    .option('--log', 'write a line for every request to standard error')
    .option(
      '--cart-limit <number>',
      'changes of one cart in a minute, 0 for no limit (default: 120)',
      parseLimit,
    )
    .option(
      '--order-limit <number>',
      'attempts to place one order in ten minutes, 0 for no limit (default: 20)',
      parseLimit,
    )
    .option('--trust-proxy', 'believe X-Forwarded-For and X-Forwarded-Proto of a proxy in front')
    .action(async (folder: string, options: ServeOptions) => {
      const started = await startSite(folder, options, terminal)
      if (!started.ok) return fail(started.failure)
      const stopped = untilStopped()
      await announce(started.value, options, terminal)
      await stopped
      await started.value.close()
    })
}
