import type { OpenFailure } from '../../adapters/sql/index.js'
import type { ListenFailure } from '../server/index.js'
import { EXIT } from './exit-codes.js'

/**
 * Why a command ends without having done its work: lines for the person at the terminal, and what the process
 * ends with.
 */
export interface CommandFailure {
  readonly exitCode: number
  readonly lines: readonly string[]
}

/** The end of a command that was given something it cannot use; the lines name the place and the fix. */
export const badInput = (...lines: readonly string[]): CommandFailure => ({ exitCode: EXIT.badInput, lines })

/** What a database that does not open means to the person at the terminal. */
export const databaseFailure = (failure: OpenFailure): CommandFailure => ({
  exitCode: failure.tag === 'in-use' ? EXIT.dataInUse : EXIT.badInput,
  lines: [failure.message],
})

/** The database was open and then did not answer. */
export const dataFailure = (thrown: unknown): CommandFailure => ({
  exitCode: EXIT.failure,
  lines: [thrown instanceof Error ? thrown.message : String(thrown)],
})

/** What an address that cannot be listened on means to the person at the terminal. */
export const listenFailure = (failure: ListenFailure): CommandFailure => ({
  exitCode: failure.tag === 'port-taken' ? EXIT.portTaken : EXIT.usage,
  lines: [failure.message],
})
