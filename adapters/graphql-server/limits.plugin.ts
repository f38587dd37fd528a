import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth'
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens'
import { GraphQLError } from 'graphql'
import type { GraphQLParams, Plugin } from 'graphql-yoga'

/** What one request may cost. Real page queries stay far below (at most 8 levels, 233 tokens, 5 aliases). */
export const LIMITS = {
  bodyBytes: 256 * 1024,
  operationsPerRequest: 10,
  aliases: 15,
  depth: 12,
  tokens: 1000,
  submitsPerRequest: 1,
  /** Of one operation's text. */
  queryChars: 16 * 1024,
  /** Ids in one list. */
  ids: 100,
  /** Values that all operations of a request may be answered with, as `costOfOperation` counts them. */
  cost: 200_000,
  /** Texts of the documents that are kept parsed; what is kept takes some fifty times as much. */
  documentChars: 512 * 1024,
  /** Errors of one operation that are told, and how much of each. */
  errors: 10,
  errorChars: 500,
} as const

const countSubmits = (params: readonly GraphQLParams[]): number =>
  params.reduce(
    (count, { query }) => count + (query?.split('ecommerceAttemptSubmitOrder').length ?? 1) - 1,
    0,
  )

/**
 * At most one order can be placed by one request, however it is written: neither a batch nor aliases let
 * somebody try many cards at once. The name is counted in the text, which can only count too many.
 */
const oneSubmit: Plugin = {
  onRequestParse: () => ({
    onRequestParseDone: ({ requestParserResult }) => {
      const params = Array.isArray(requestParserResult) ? requestParserResult : [requestParserResult]
      if (countSubmits(params) <= LIMITS.submitsPerRequest) return
      throw new GraphQLError('A request can place at most one order.', {
        extensions: { code: 'TooManySubmits', http: { status: 400 } },
      })
    },
  }),
}

/** Every limit as plugins, to stand before any other work. */
export const limitPlugins = (): Plugin[] => [
  oneSubmit,
  maxTokensPlugin({ n: LIMITS.tokens }) as Plugin,
  maxAliasesPlugin({ n: LIMITS.aliases }) as Plugin,
  maxDepthPlugin({ n: LIMITS.depth }) as Plugin,
]
