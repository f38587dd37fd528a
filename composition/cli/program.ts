import { Command, CommanderError } from 'commander'
import { registerAdopt } from './adopt.js'
import { registerBuild } from './build.js'
import { registerDoctor } from './doctor.js'
import { EXIT } from './exit-codes.js'
import type { CommandFailure } from './failure.js'
import { registerForms } from './forms.js'
import { registerImport } from './import.js'
import { registerInit } from './init.js'
import { registerInspect } from './inspect.js'
import { registerMembers } from './members.js'
import { registerOrders } from './orders.js'
import { registerPayments } from './payments.js'
import { registerServe } from './serve.js'
import { registerSubscriptions } from './subscriptions.js'
import { guardedTerminal, sayError } from './terminal.js'
import type { Terminal } from './terminal.js'

declare const __VITRINE_VERSION__: string | undefined

/** Written in when the command is built; a test runs it unbuilt. */
const VERSION = typeof __VITRINE_VERSION__ === 'string' ? __VITRINE_VERSION__ : 'unbuilt'

/** Runs the `vitrine` command with the words after its name; answers what the process ends with (`EXIT`). */
export async function runCommand(words: readonly string[], given: Terminal): Promise<number> {
  const terminal = guardedTerminal(given)
  let exitCode: number = EXIT.ok
  const fail = (failure: CommandFailure): void => {
    const [first = '', ...rest] = failure.lines
    sayError(terminal, first)
    for (const line of rest) terminal.err(line)
    exitCode = failure.exitCode
  }
  const program = new Command('vitrine')
    .description('Serves sites designed in a visual site builder, with their shop, anywhere.')
    .version(VERSION, '-v, --version')
    .showHelpAfterError('(run with --help to see what is possible)')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.err(text.trimEnd()),
    })
  registerAdopt(program, terminal, fail)
  registerInit(program, terminal, fail)
  registerDoctor(program, terminal, fail)
  registerBuild(program, terminal, fail)
  registerServe(program, terminal, fail)
  registerImport(program, terminal, fail)
  registerOrders(program, terminal, fail)
  registerMembers(program, terminal, fail)
  registerSubscriptions(program, terminal, fail)
  registerPayments(program, terminal, fail)
  registerForms(program, terminal, fail)
  registerInspect(program, terminal, fail)
  try {
    await program.parseAsync([...words], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
    sayError(terminal, error instanceof Error ? error.message : String(error))
    return EXIT.failure
  }
  return exitCode
}
