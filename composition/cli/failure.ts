import type { StartFailure } from '../server/index.js'
import { EXIT } from './exit-codes.js'
import { describeThrown } from '../../core/shared/index.js'

/**
 * The reason why a command ends without having done its work: lines for the person at the terminal, and the
 * exit code of the process.
 */
export interface CommandFailure {
  readonly exitCode: number
  readonly lines: readonly string[]
}

/** Reports that a command could not do its work. */
export type Fail = (failure: CommandFailure) => void

/** The end of a command that was given something it cannot use; the lines name the place and the fix. */
export const badInput = (...lines: readonly string[]): CommandFailure => ({ exitCode: EXIT.badInput, lines })

/** The end of a command that did its work and found something wrong. */
export const failed = (...lines: readonly string[]): CommandFailure => ({ exitCode: EXIT.failure, lines })

const EXIT_CODES: Readonly<Record<StartFailure['tag'], number>> = {
  'bad-input': EXIT.badInput,
  'data-in-use': EXIT.dataInUse,
  'port-taken': EXIT.portTaken,
  'bad-address': EXIT.usage,
  failed: EXIT.failure,
}

/** The failure of a command whose site or data do not open, with the exit code. */
export const commandFailure = ({ tag, lines }: StartFailure): CommandFailure => ({
  exitCode: EXIT_CODES[tag],
  lines,
})

/** The database was open and then did not answer. */
export const dataFailure = (thrown: unknown): CommandFailure => failed(describeThrown(thrown))
