import { EXIT } from '../../adapters/server/terminal/exit-codes.js'
import { openFilesProblem } from '../../adapters/server/http/connections/check-open-files.js'
import { processTerminal, printErrorMessage } from '../../adapters/server/terminal/terminal.js'

// A program that reads only the beginning of a list, such as `head`, closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

// Checked before the rest is loaded: with too few file descriptors Node would fail later, with a stack trace.
const problem = openFilesProblem()
if (problem !== null) {
  printErrorMessage(processTerminal, problem)
  process.exitCode = EXIT.failure
} else {
  const { runCommand } = await import('./program.js')
  process.exitCode = await runCommand(process.argv.slice(2), processTerminal)
}
