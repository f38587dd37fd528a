/** The limits of one request. Real page queries stay far below (at most 8 levels, 233 tokens, 5 aliases). */
export const LIMITS = {
  bodyBytes: 256 * 1024,
  operationsPerRequest: 10,
  /** Fields at the top of one operation: what runs, or is read from the back end, by itself. */
  rootFields: 15,
  /** As many as the question for an account with every field has (`CUSTOM_FIELDS`), and those of a page's own. */
  aliases: 42,
  depth: 12,
  tokens: 1000,
  submitsPerRequest: 1,
  secretsPerRequest: 1,
  /** Of one operation's text. */
  queryChars: 16 * 1024,
  /** Ids in one list. */
  ids: 100,
  /** Values that an operation may be answered with, as `weightOfOperation` counts them: one full list. */
  cost: 60_000,
  /** Of the answer to one request, before it is compressed. */
  answerBytes: 2 * 1024 * 1024,
  /** Queries that run at the same time, of all visitors; more would only wait for the database. */
  queriesAtOnce: 16,
  /** Texts of the documents that are kept parsed; what is kept takes fifty times as much, and 250 times at worst. */
  documentChars: 256 * 1024,
  /** Errors of one operation that are told, and how much of each. */
  errors: 10,
  errorChars: 500,
} as const
