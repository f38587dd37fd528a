import { isRecord } from '../../core/shared/index.js'

const isOperation = (entry: unknown): boolean =>
  isRecord(entry) && (entry['query'] === undefined || typeof entry['query'] === 'string')

/**
 * Whether a body is an operation or a list of them, each an object whose `query`, where it has one, is a
 * text.
 */
export const isOperationsBody = (body: unknown): boolean =>
  Array.isArray(body) ? body.every(isOperation) : isOperation(body)
