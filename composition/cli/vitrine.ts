import { runCommand } from './program.js'
import { processTerminal } from './terminal.js'

// Whoever reads only the beginning of a list, as `head` does, closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

process.exitCode = await runCommand(process.argv.slice(2), processTerminal)
