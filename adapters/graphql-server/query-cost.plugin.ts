import { GraphQLError } from 'graphql'
import type { GraphQLSchema } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { costOfOperation } from './query-cost.js'
import type { RequestScope } from './request-scope.js'

/** The code of an operation that is too much for one request. */
export const TOO_EXPENSIVE_CODE = 'QueryTooExpensive'

/**
 * Counts what each operation may cost before it runs. All operations of a request share one budget, so that
 * neither a batch nor aliases make many expensive questions of one.
 */
export const queryCostPlugin = (
  schema: GraphQLSchema,
  budget: number,
): Plugin<{ readonly scope: RequestScope }> => ({
  onExecute: ({ args, setResultAndStopExecution }) => {
    const { document, variableValues, contextValue } = args
    const cost = costOfOperation(
      schema,
      document,
      (variableValues ?? {}) as Readonly<Record<string, unknown>>,
    )
    if (contextValue.scope.spend(cost) <= budget) return
    setResultAndStopExecution({
      errors: [
        new GraphQLError('This request asks for too much at once. Ask for less, or in several requests.', {
          extensions: { code: TOO_EXPENSIVE_CODE },
        }),
      ],
    })
  },
})
