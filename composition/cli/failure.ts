import type { OpenFailure } from '../../adapters/sql/index.js'
import type { ListenFailure } from '../server/index.js'
import { EXIT } from './exit-codes.js'

/** Why a command ends without having done its work: lines for the person at the terminal, and what the process ends with. */
export interface CommandFailure {
  readonly exitCode: number
  readonly lines: readonly string[]
}

export const badInput = (...lines: readonly string[]): CommandFailure => ({ exitCode: EXIT.badInput, lines })

export const databaseFailure = (failure: OpenFailure): CommandFailure => ({
  exitCode: failure.tag === 'in-use' ? EXIT.dataInUse : EXIT.badInput,
  lines: [failure.message],
})

/** The database was open and then did not answer. */
export const dataFailure = (thrown: unknown): CommandFailure => ({
  exitCode: EXIT.failure,
  lines: [thrown instanceof Error ? thrown.message : String(thrown)],
})

export const listenFailure = (failure: ListenFailure): CommandFailure => ({
  exitCode: failure.tag === 'port-taken' ? EXIT.portTaken : EXIT.usage,
  lines: [failure.message],
})
