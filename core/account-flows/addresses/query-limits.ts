/** The limits on reading a query (reference/constants#queries). */
export const QUERY_LIMITS = { depth: 5, listLength: 20, parameters: 1000 } as const
