import { Command, CommanderError } from 'commander'
import { EXIT } from '../../adapters/server/terminal/exit-codes.js'
import { exitCodeOf } from '../../adapters/server/terminal/failure.js'
import type { Fail } from '../../adapters/server/terminal/failure.js'
import { checkWords } from '../../adapters/server/terminal/arguments/check-words.js'
import { shownLine, shownLines } from '../../adapters/server/terminal/printable.js'
import type { SiteWords } from '../../adapters/server/terminal/printed-commands.js'
import { completed, guardedTerminal, printErrorMessage } from '../../adapters/server/terminal/terminal.js'
import type { Terminal } from '../../adapters/server/terminal/terminal.js'
import { VERSION } from '../version.js'
import { describeThrown } from '../../core/shared/index.js'
import type { OwnerFailure } from '../../core/shared/index.js'

type Register = (program: Command, terminal: Terminal, fail: Fail) => void

/** The commands as help lists them. Each is loaded on use, since some load a database or a server. */
const COMMANDS: Readonly<Record<string, () => Promise<Register>>> = {
  adopt: async () => (await import('./site/adopt.js')).registerAdopt,
  init: async () => (await import('./site/init.js')).registerInit,
  doctor: async () => (await import('./site/doctor.js')).registerDoctor,
  build: async () => (await import('./site/build.js')).registerBuild,
  serve: async () => (await import('./site/serve.js')).registerServe,
  move: async () => (await import('./site/move.js')).registerMove,
  backup: async () => (await import('./site/backup.js')).registerBackup,
  restore: async () => (await import('./site/restore.js')).registerRestore,
  import: async () => (await import('./catalogue/import.js')).registerImport,
  'demo-orders': async () => (await import('./orders/demo-orders.js')).registerDemoOrders,
  products: async () => (await import('./catalogue/products.js')).registerProducts,
  discounts: async () => (await import('./catalogue/discounts.js')).registerDiscounts,
  settings: async () => (await import('./site/settings.js')).registerSettings,
  stock: async () => (await import('./catalogue/stock.js')).registerStock,
  orders: async () => (await import('./orders/orders.js')).registerOrders,
  owners: async () => (await import('./people/owners.js')).registerOwners,
  invoices: async () => (await import('./orders/invoices.js')).registerInvoices,
  customers: async () => (await import('./orders/customers.js')).registerCustomers,
  stats: async () => (await import('./orders/stats.js')).registerStats,
  members: async () => (await import('./people/members.js')).registerMembers,
  privacy: async () => (await import('./people/privacy.js')).registerPrivacy,
  subscriptions: async () => (await import('./orders/subscriptions.js')).registerSubscriptions,
  payments: async () => (await import('./orders/payments.js')).registerPayments,
  forms: async () => (await import('./messages/forms-command.js')).registerForms,
  files: async () => (await import('./site/files.js')).registerFiles,
  events: async () => (await import('./messages/events.js')).registerEvents,
  audit: async () => (await import('./people/audit.js')).registerAudit,
  jobs: async () => (await import('./site/jobs.js')).registerJobs,
  mail: async () => (await import('./messages/mail.js')).registerMail,
  inspect: async () => (await import('./site/inspect.js')).registerInspect,
}

const VERSION_FLAGS = '-v, --version'

/** The command that these words begin with; all commands if help or a spelling suggestion needs them. */
function commandsOf([first = '', second = '']: readonly string[]): readonly (() => Promise<Register>)[] {
  if (VERSION_FLAGS.split(', ').includes(first)) return []
  const named = Object.entries(COMMANDS).filter(([name]) => name === (first === 'help' ? second : first))
  return (named.length > 0 ? named : Object.entries(COMMANDS)).map(([, load]) => load)
}

/** The words of a command that name its site. */
function siteWordsOf(action: Command): SiteWords {
  const place = action.registeredArguments.findIndex((argument) => argument.name() === 'folder')
  const folder: unknown = action.processedArgs[place]
  const { data, site } = action.opts<Pick<SiteWords, 'data' | 'site'>>()
  return { folder: typeof folder === 'string' ? folder : undefined, data, site }
}

/** Runs the `vitrine` command with the words after its name; returns the exit code (`EXIT`). */
export async function runCommand(words: readonly string[], given: Terminal): Promise<number> {
  let site: SiteWords = {}
  const terminal: Terminal = {
    ...guardedTerminal(given),
    get site() {
      return site
    },
  }
  let exitCode: number = EXIT.ok
  const fail = (failure: OwnerFailure): void => {
    const [first = '', ...rest] = failure.lines
    printErrorMessage(terminal, completed(terminal, first))
    for (const line of rest) terminal.err(shownLine(completed(terminal, line)))
    exitCode = exitCodeOf(failure)
  }
  const program = new Command('vitrine')
    .description('Serves sites designed in a visual site builder, with their shop, anywhere.')
    .version(VERSION, VERSION_FLAGS)
    .enablePositionalOptions()
    .showHelpAfterError('(run with --help to see what is possible)')
    .exitOverride()
    .hook('preAction', (_program, action) => {
      checkWords(action)
      site = siteWordsOf(action)
    })
    .configureOutput({
      writeOut: (text) => terminal.out(shownLines(text.trimEnd())),
      writeErr: (text) => terminal.err(shownLines(text.trimEnd())),
    })
  for (const load of commandsOf(words)) {
    const register = await load()
    register(program, terminal, fail)
  }
  try {
    await program.parseAsync([...words], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
    const { lostConnectionText } = await import('../../adapters/server/sql/engine/index.js')
    printErrorMessage(terminal, lostConnectionText(error) ?? describeThrown(error))
    return EXIT.failure
  }
  return exitCode
}
