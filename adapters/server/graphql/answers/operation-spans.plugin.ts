import { GraphQLError, getOperationAST, Kind } from 'graphql'
import type { ExecutionArgs, ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Telemetry } from '../../../../core/ports/platform/telemetry.port.js'
import { isRecord, someOf } from '../../../../core/shared/index.js'

const MAX_FIELDS = 3

/**
 * Names an operation by the fields of the schema that it requests, since the name in its text comes from the
 * client.
 */
function operationName({ document, operationName: chosen }: ExecutionArgs): string {
  const operation = getOperationAST(document, chosen)
  const fields = (operation?.selectionSet.selections ?? []).flatMap((one) =>
    one.kind === Kind.FIELD ? [one.name.value] : [],
  )
  return `${operation?.operation ?? 'operation'} ${someOf(fields, MAX_FIELDS, ' ')}`
}

const codeOf = ({ errors = [] }: ExecutionResult): string | null => {
  const [first] = errors
  if (first === undefined) return null
  const code = first instanceof GraphQLError ? first.extensions['code'] : null
  return typeof code === 'string' ? code : 'error'
}

/** Records each operation as a part of its request, without variables and answers. */
export const operationSpansPlugin = (telemetry: Telemetry): Plugin => ({
  onExecute: ({ executeFn, setExecuteFn }) => {
    setExecuteFn((args: ExecutionArgs) =>
      telemetry.span(operationName(args), {}, (span) => {
        const recordFailure = (result: unknown): unknown => {
          const code = isRecord(result) ? codeOf(result as ExecutionResult) : null
          if (code !== null) span.fail(code)
          return result
        }
        return Promise.resolve(executeFn(args)).then(recordFailure)
      }),
    )
  },
})
