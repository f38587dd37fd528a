import type { OwnerFailure } from '../../../core/shared/index.js'
import { EXIT } from './exit-codes.js'

/** Reports that a command could not do its work. */
export type Fail = (failure: OwnerFailure) => void

const EXIT_CODES: Readonly<Record<OwnerFailure['tag'], number>> = {
  'bad-input': EXIT.badInput,
  usage: EXIT.usage,
  'data-in-use': EXIT.dataInUse,
  'port-taken': EXIT.portTaken,
  'bad-address': EXIT.usage,
  failed: EXIT.failure,
}

/** The exit code for a failure. */
export const exitCodeOf = ({ tag }: OwnerFailure): number => EXIT_CODES[tag]
