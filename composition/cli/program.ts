import { Command, CommanderError } from 'commander'
import { EXIT } from '../../adapters/server/terminal/exit-codes.js'
import { exitCodeOf } from '../../adapters/server/terminal/failure.js'
import type { Fail } from '../../adapters/server/terminal/failure.js'
import { guardedTerminal, sayError } from '../../adapters/server/terminal/terminal.js'
import type { Terminal } from '../../adapters/server/terminal/terminal.js'
import { VERSION } from '../version.js'
import { describeThrown } from '../../core/shared/index.js'
import type { OwnerFailure } from '../../core/shared/index.js'

type Register = (program: Command, terminal: Terminal, fail: Fail) => void

/** The commands as help lists them. Each is loaded on use, since some load a database or a server. */
const COMMANDS: Readonly<Record<string, () => Promise<Register>>> = {
  adopt: async () => (await import('./adopt.js')).registerAdopt,
  init: async () => (await import('./init.js')).registerInit,
  doctor: async () => (await import('./doctor.js')).registerDoctor,
  build: async () => (await import('./build.js')).registerBuild,
  serve: async () => (await import('./serve.js')).registerServe,
  move: async () => (await import('./move.js')).registerMove,
  backup: async () => (await import('./backup.js')).registerBackup,
  restore: async () => (await import('./restore.js')).registerRestore,
  import: async () => (await import('./import.js')).registerImport,
  'demo-orders': async () => (await import('./demo-orders.js')).registerDemoOrders,
  products: async () => (await import('./products.js')).registerProducts,
  discounts: async () => (await import('./discounts.js')).registerDiscounts,
  settings: async () => (await import('./settings.js')).registerSettings,
  stock: async () => (await import('./stock.js')).registerStock,
  orders: async () => (await import('./orders.js')).registerOrders,
  owners: async () => (await import('./owners.js')).registerOwners,
  invoices: async () => (await import('./invoices.js')).registerInvoices,
  customers: async () => (await import('./customers.js')).registerCustomers,
  stats: async () => (await import('./stats.js')).registerStats,
  members: async () => (await import('./members.js')).registerMembers,
  privacy: async () => (await import('./privacy.js')).registerPrivacy,
  subscriptions: async () => (await import('./subscriptions.js')).registerSubscriptions,
  payments: async () => (await import('./payments.js')).registerPayments,
  forms: async () => (await import('./forms-command.js')).registerForms,
  events: async () => (await import('./events.js')).registerEvents,
  audit: async () => (await import('./audit.js')).registerAudit,
  jobs: async () => (await import('./jobs.js')).registerJobs,
  mail: async () => (await import('./mail.js')).registerMail,
  inspect: async () => (await import('./inspect.js')).registerInspect,
}

const VERSION_FLAGS = '-v, --version'

/** The command that these words begin with; all commands if help or a spelling suggestion needs them. */
function commandsOf([first = '', second = '']: readonly string[]): readonly (() => Promise<Register>)[] {
  if (VERSION_FLAGS.split(', ').includes(first)) return []
  const named = Object.entries(COMMANDS).filter(([name]) => name === (first === 'help' ? second : first))
  return (named.length > 0 ? named : Object.entries(COMMANDS)).map(([, load]) => load)
}

/** Runs the `vitrine` command with the words after its name; answers the exit code (`EXIT`). */
export async function runCommand(words: readonly string[], given: Terminal): Promise<number> {
  const terminal = guardedTerminal(given)
  let exitCode: number = EXIT.ok
  const fail = (failure: OwnerFailure): void => {
    const [first = '', ...rest] = failure.lines
    sayError(terminal, first)
    for (const line of rest) terminal.err(line)
    exitCode = exitCodeOf(failure)
  }
  const program = new Command('vitrine')
    .description('Serves sites designed in a visual site builder, with their shop, anywhere.')
    .version(VERSION, VERSION_FLAGS)
    .enablePositionalOptions()
    .showHelpAfterError('(run with --help to see what is possible)')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.err(text.trimEnd()),
    })
  for (const load of commandsOf(words)) {
    const register = await load()
    register(program, terminal, fail)
  }
  try {
    await program.parseAsync([...words], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
    sayError(terminal, describeThrown(error))
    return EXIT.failure
  }
  return exitCode
}
