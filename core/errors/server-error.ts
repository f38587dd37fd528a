import type { GatewayFailure } from '../ports/gateway-failure.port.js'
import { toList, toRecord, toText } from '../shared/index.js'

/** An error of a server or a payment provider, reduced to the fields that the catalogue uses. */
export interface ServerError {
  /** null: the error has no code, or there was no valid answer. */
  readonly code: string | null
  readonly message: string
  /** The provider's kind of error, e.g. `validation_error`. */
  readonly type: string | null
  readonly problems: readonly { readonly type: string }[]
  /** The faults that the server found in single fields (reference/accounts#errors). */
  readonly failedValidations: readonly FailedValidation[]
}

/** A field of a form and the name of the rule it broke. */
export interface FailedValidation {
  readonly fieldId: string
  readonly name: string
}

/**
 * Reads an unchecked error. The code is taken from `code`, else from `extensions.code`, since both
 * generations of servers are in use (reference/wire-protocol#errors). The same holds for `problems` and
 * `failedValidations`.
 */
export function parseServerError(input: unknown): ServerError {
  const error = toRecord(input)
  const extensions = toRecord(error['extensions'])
  const read = (name: string): unknown => error[name] ?? extensions[name]
  return {
    code: toText(read('code')),
    message: toText(error['message']) ?? (typeof input === 'string' ? input : ''),
    type: toText(error['type']),
    problems: toList(read('problems')).flatMap((problem) => {
      const type = toText(toRecord(problem)['type'])
      return type === null ? [] : [{ type }]
    }),
    failedValidations: toList(read('failedValidations')).flatMap((validation) => {
      const { fieldId, name } = toRecord(validation)
      return typeof fieldId === 'string' && typeof name === 'string' ? [{ fieldId, name }] : []
    }),
  }
}

/**
 * Turns a back end's failure into the same form; without an answer it has no code, which gives the general
 * category.
 */
export const toServerError = (failure: GatewayFailure): ServerError => ({
  code: failure.tag === 'rejected' ? failure.code : null,
  message: failure.message,
  type: null,
  problems: failure.tag === 'rejected' ? failure.problems : [],
  failedValidations: (failure.tag === 'rejected' && failure.failedValidations) || [],
})
