import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { createRuntime } from '../headless/create-runtime.js'
import type { Runtime } from '../headless/create-runtime.js'
import { createRequestHandler, createSandboxRoute, createSiteRoutes, listen } from '../server/index.js'
import type { HttpServer, RequestRecord } from '../server/index.js'
import { importInto } from './catalogue.js'
import { badInput, databaseFailure, listenFailure } from './failure.js'
import type { CommandFailure } from './failure.js'
import { dataPlaceOf, databaseOf } from './place.js'
import type { DataPlace } from './place.js'
import { findRuntimeFolder } from './built-files.js'
import { readSiteFolder } from './site-folder.js'
import type { SiteFolder } from './site-folder.js'
import { sayError, sayHint } from './terminal.js'
import type { Terminal } from './terminal.js'

interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly data?: string
  readonly site: string
  readonly csp: boolean
  readonly log?: boolean
  readonly trustProxy?: boolean
}

export interface RunningSite {
  readonly server: HttpServer
  readonly place: DataPlace
  readonly site: SiteFolder
  /** Payments go to the sandbox. */
  readonly isTestShop: boolean
  readonly close: () => Promise<void>
}

const SWEEP_INTERVAL_MS = 60_000

const parsePort = (text: string): number => {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new InvalidArgumentError('A port is a whole number from 0 (a free one) to 65535.')
}

/** Finishes what a crash left half done, now and every minute; answers the function that stops it. */
async function keepSweeping({ backend }: Runtime, report: (error: unknown) => void): Promise<() => void> {
  await backend.sweep().catch(report)
  const timer = setInterval(() => void backend.sweep().catch(report), SWEEP_INTERVAL_MS)
  return () => clearInterval(timer)
}

const describe = ({ method, path, status, durationMs }: RequestRecord): string =>
  `${new Date().toISOString()} ${method} ${path} ${status} ${durationMs} ms`

/** Starts a site: catalogue imported, back end swept, listening. Nothing stays open on failure. */
export async function startSite(
  folder: string,
  options: ServeOptions,
  terminal: Terminal,
): Promise<Result<RunningSite, CommandFailure>> {
  const site = readSiteFolder(folder)
  if (!site.ok) return site
  const pages = findRuntimeFolder()
  if (pages === null) return err(badInput('The page script is missing: run `npm run build` first.'))
  const place = dataPlaceOf(folder, options.data, process.env['DATABASE_URL'])
  const report = (error: unknown): void =>
    sayError(terminal, error instanceof Error ? error.message : String(error))
  const runtime = await createRuntime({
    settings: site.value.settings,
    database: databaseOf(place),
    siteId: options.site,
    onError: report,
  })
  if (!runtime.ok) return err(databaseFailure(runtime.failure))

  const imported = await importInto(runtime.value, site.value)
  if (!imported.ok) {
    await runtime.value.close()
    return imported
  }
  const stopSweeping = await keepSweeping(runtime.value, report)
  const { backend, random, sandbox } = runtime.value
  const routes = createSiteRoutes({
    folder: site.value.folder,
    backend,
    random,
    runtimeFolder: pages,
    routes: sandbox === null ? [] : [createSandboxRoute(sandbox)],
    privateFolders: place.tag === 'folder' ? [place.folder] : [],
    strictPolicy: options.csp,
    trustProxy: options.trustProxy ?? false,
    onUnexpected: report,
  })
  const listener = createRequestHandler({
    routes,
    onUnexpected: report,
    ...(options.log ? { onRequest: (record) => terminal.err(describe(record)) } : {}),
  })
  const server = await listen(listener, { port: options.port, host: options.host })
  const close = async (): Promise<void> => {
    if (server.ok) await server.value.close()
    stopSweeping()
    await runtime.value.close()
  }
  if (server.ok)
    return ok({ server: server.value, place, site: site.value, isTestShop: sandbox !== null, close })
  await close()
  return err(listenFailure(server.failure))
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

function announce({ server, place, site, isTestShop }: RunningSite, terminal: Terminal): void {
  terminal.out(`${site.settings.name} is open at ${server.url}`)
  sayHint(terminal, `Data: ${place.description}`)
  if (isTestShop) sayHint(terminal, 'This is a test shop with sandbox payments: no money moves.')
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
    .option('--no-csp', 'send pages without the strict Content-Security-Policy')
    .option('--log', 'write a line for every request to standard error')
    .option('--trust-proxy', 'believe X-Forwarded-For and X-Forwarded-Proto of a proxy in front')
    .action(async (folder: string, options: ServeOptions) => {
      const started = await startSite(folder, options, terminal)
      if (!started.ok) return fail(started.failure)
      const stopped = untilStopped()
      announce(started.value, terminal)
      await stopped
      await started.value.close()
    })
}
