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

export const listenFailure = (failure: ListenFailure): CommandFailure => ({
  exitCode: failure.tag === 'port-taken' ? EXIT.portTaken : EXIT.usage,
  lines: [failure.message],
})
