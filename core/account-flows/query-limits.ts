/** How much of a query is read (reference/constants#queries). */
export const QUERY_LIMITS = { depth: 5, listLength: 20, parameters: 1000 } as const
