import type { Operation } from '../../protocol/index.js'
import { err, ok, toRecord } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import type { SendBatch, WireOperation } from './transport.js'
import type { WireAnswer } from './wire-answer.js'

/** The code for a mutation with `ok: false` and no error, so that the shopper sees the failure. */
const NOT_ACCEPTED_CODE = 'NotAccepted'

/** The failure of an unreadable answer. */
export const malformed = (message: string): GatewayFailure => ({
  tag: 'unreachable',
  reason: 'malformed',
  status: 200,
  message,
})

/** An operation with its variables in the form of a request. */
export const toWire = <Answer, Variables>(
  operation: Operation<Answer, Variables>,
  variables: Variables,
): WireOperation => ({
  operationName: operation.name,
  variables: variables as Readonly<Record<string, unknown>>,
  query: operation.text,
})

const notAccepted: GatewayFailure = {
  tag: 'rejected',
  code: NOT_ACCEPTED_CODE,
  message: 'The server did not accept the change.',
  problems: [],
}

/** The code for errors without one; the catalogue gives them its general category. */
const UNKNOWN_CODE = 'Unknown'

/** The first error of an answer as a refusal; null: none. */
export function refusalOf(answer: WireAnswer): GatewayFailure | null {
  const [error] = answer.errors
  if (error === undefined) return null
  const { code, message, problems, failedValidations } = error
  const refusal = { tag: 'rejected', code: code ?? UNKNOWN_CODE, message, problems } as const
  return failedValidations.length === 0 ? refusal : { ...refusal, failedValidations }
}

/**
 * Sends one operation and reads the named field of its answer with `parse`, which returns null for an
 * unreadable field.
 */
export async function ask<Answer, Variables, T>(
  send: SendBatch,
  operation: Operation<Answer, Variables>,
  variables: Variables,
  field: keyof Answer & string,
  parse: (input: unknown) => T | null,
): Promise<Result<T, GatewayFailure>> {
  const sent = await send([toWire(operation, variables)])
  if (!sent.ok) return sent
  const answer = sent.value[0] as WireAnswer
  const refusal = refusalOf(answer)
  if (refusal !== null) return err(refusal)
  const value = toRecord(answer.data)[field]
  const parsed = parse(value)
  if (parsed !== null) return ok(parsed)
  return err(
    toRecord(value)['ok'] === false
      ? notAccepted
      : malformed(`The answer to ${operation.name} cannot be read.`),
  )
}

/** Reads the answer of a change that only reports success; null: it failed. */
export const isDone = (input: unknown): true | null => (toRecord(input)['ok'] === true ? true : null)
