import { isRecord } from '../../core/shared/index.js'

const entriesOf = (body: unknown): readonly unknown[] => (Array.isArray(body) ? body : [body])

const isOperation = (entry: unknown): boolean =>
  isRecord(entry) && (entry['query'] === undefined || typeof entry['query'] === 'string')

/**
 * Whether a body is an operation or a list of them, each an object whose `query`, where it has one, is a
 * text.
 */
export const isOperationsBody = (body: unknown): boolean => entriesOf(body).every(isOperation)

/** The length of the longest query text in a body of operations. */
export const longestQuery = (body: unknown): number =>
  Math.max(0, ...entriesOf(body).map((entry) => (isRecord(entry) ? String(entry['query'] ?? '').length : 0)))
