import { getOperationAST, GraphQLError, OperationTypeNode } from 'graphql'
import type { GraphQLSchema } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { isRecord } from '../../../../core/shared/index.js'
import type { AnswerBudget } from '../answers/answer-bytes.js'
import type { CountingContext } from './counted-lists.js'
import { LIMITS } from './limits.js'
import { weightOfOperation } from './query-cost.js'
import type { RequestScope } from '../request-scope.js'

/** The code for an operation that costs too much. */
const TOO_EXPENSIVE_CODE = 'QueryTooExpensive'

const tooExpensive = (): GraphQLError =>
  new GraphQLError('This operation asks for too much at once. Ask for less, or in several operations.', {
    extensions: { code: TOO_EXPENSIVE_CODE },
  })

/** The context that the operations of one HTTP request share. */
export interface SharedByOperations {
  readonly scope: RequestScope
  readonly answer: AnswerBudget
  /** Runs a query when it is its network's turn. */
  readonly runQuery: <T>(query: () => Promise<T>) => Promise<T>
}

/** The written part of a result: errors beyond the reported ones cost nothing. */
const reportedPartOf = (result: unknown): unknown =>
  isRecord(result) && Array.isArray(result['errors'])
    ? { ...result, errors: result['errors'].slice(0, LIMITS.errors) }
    : result

/**
 * Writes the texts of a batch's answers one at a time. A result with errors is written after they are
 * formatted.
 */
function written(result: unknown, answer: AnswerBudget): unknown {
  try {
    answer.take(reportedPartOf(result))
  } catch (thrown) {
    return { errors: [thrown] }
  }
  if (!isRecord(result) || result['errors'] !== undefined) return result
  const text = JSON.stringify(result)
  return { ...result, stringify: () => text }
}

/** The budget of one operation. */
export function createBudget(budget: number): CountingContext {
  let spent = 0
  return {
    spend: (cost) => {
      spent += cost
      if (spent > budget) throw tooExpensive()
    },
  }
}

/**
 * Counts the cost of each operation before it runs, so that aliases cannot multiply an expensive query. The
 * queries of a batch run one after the other, with other requests between them, so that even the most
 * expensive one blocks the process for only some milliseconds.
 */
export const queryCostPlugin = (schema: GraphQLSchema): Plugin<CountingContext & SharedByOperations> => ({
  onExecute: ({ args, executeFn, setExecuteFn, setResultAndStopExecution }) => {
    const { document, variableValues, contextValue } = args
    const variables = (variableValues ?? {}) as Readonly<Record<string, unknown>>
    try {
      const { values, nameBytes } = weightOfOperation(schema, document, variables)
      contextValue.spend(values)
      if (nameBytes > LIMITS.answerBytes) throw tooExpensive()
    } catch (thrown) {
      setResultAndStopExecution({ errors: [thrown as GraphQLError] })
      return
    }
    // Changes are sent to the back end together, in the order of the request; a query sees the changes before
    // it.
    const operation = getOperationAST(document, args.operationName)?.operation
    const { answer, runQuery, scope } = contextValue
    const { shared, exclusive } = scope.operations
    const change = async (again: Parameters<typeof executeFn>[0]): Promise<unknown> => {
      const result: unknown = await executeFn(again)
      answer.takeChange(reportedPartOf(result))
      return result
    }
    if (operation === OperationTypeNode.QUERY)
      setExecuteFn((again) => exclusive(() => runQuery(async () => written(await executeFn(again), answer))))
    else setExecuteFn((again) => shared(() => change(again)))
  },
})
