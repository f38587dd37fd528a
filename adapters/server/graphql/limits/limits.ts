/** The limits of one request. Real page queries stay far below (at most 8 levels, 233 tokens, 5 aliases). */
export const LIMITS = {
  bodyBytes: 256 * 1024,
  operationsPerRequest: 10,
  /** Fields at the top of one operation, each of which runs or is read separately. */
  rootFields: 15,
  /** As many as a query for an account with every field needs (`CUSTOM_FIELDS`), and a page's own aliases. */
  aliases: 42,
  depth: 12,
  tokens: 1000,
  submitsPerRequest: 1,
  secretsPerRequest: 1,
  /** The characters of one operation's text. */
  queryChars: 16 * 1024,
  /** The ids in one list. */
  ids: 100,
  /**
   * The maximum number of values in an operation's answer, as `weightOfOperation` counts them: one full list.
   */
  cost: 60_000,
  /** The bytes of the answer to one request, before compression. */
  answerBytes: 2 * 1024 * 1024,
  /** The maximum number of simultaneous queries of all visitors; more would only wait for the database. */
  queriesAtOnce: 16,
  /**
   * The maximum total length of the texts whose parsed form is cached; that form takes fifty times as much, at
   * worst 250 times.
   */
  documentChars: 256 * 1024,
  /** The maximum number of reported errors of an operation, and the maximum length of each. */
  errors: 10,
  errorChars: 500,
} as const
