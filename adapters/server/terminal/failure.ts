import type { OwnerProblem } from '../../../core/owners/index.js'
import { badInput } from '../../../core/shared/index.js'
import type { OwnerFailure } from '../../../core/shared/index.js'
import { EXIT } from './exit-codes.js'

/** Reports that a command could not do its work. */
export type Fail = (failure: OwnerFailure) => void

const EXIT_CODES: Readonly<Record<OwnerFailure['tag'], number>> = {
  'bad-input': EXIT.badInput,
  usage: EXIT.usage,
  'data-in-use': EXIT.dataInUse,
  'older-data': EXIT.badInput,
  'no-data': EXIT.badInput,
  'port-taken': EXIT.portTaken,
  'bad-address': EXIT.usage,
  failed: EXIT.failure,
}

/** The exit code for a failure. */
export const exitCodeOf = ({ tag }: OwnerFailure): number => EXIT_CODES[tag]

/** The refusal of a change, as a failure of the command. */
export const toFailure = ({ message }: OwnerProblem): OwnerFailure => badInput(message)
