import { GraphQLError } from 'graphql'

/** The code for an answer that would be too long. */
const ANSWER_TOO_LARGE_CODE = 'AnswerTooLarge'

const tooLarge = (): GraphQLError =>
  new GraphQLError('The answer would be too long. Ask for less, or in several requests.', {
    extensions: { code: ANSWER_TOO_LARGE_CODE },
  })

/** Characters that JSON escapes. */
const ESCAPED = /["\\\u0000-\u001f\ud800-\udfff]/

const textBytes = (text: string): number =>
  Buffer.byteLength(ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`)

/** `null`, a comma or a pair of brackets. */
const NULL_BYTES = 4

/**
 * The size of a value as JSON, in bytes; above `limit`, some larger number. Counting writes no JSON: the
 * texts of a result are shared with the catalogue, and only the written answer repeats them.
 */
export function jsonBytes(value: unknown, limit: number): number {
  switch (typeof value) {
    case 'string':
      return value.length > limit ? value.length : textBytes(value)
    case 'number':
    case 'boolean':
    case 'bigint':
      return String(value).length
    case 'object':
      return value === null ? NULL_BYTES : objectBytes(value, limit)
    default:
      return NULL_BYTES
  }
}

function objectBytes(value: object, limit: number): number {
  if ('toJSON' in value && typeof value.toJSON === 'function') return jsonBytes(value.toJSON(), limit)
  let bytes = 2
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [key, entry] of entries) {
    if (typeof key === 'string' && entry === undefined) continue
    bytes += (typeof key === 'string' ? textBytes(key) + 1 : 0) + 1 + jsonBytes(entry, limit - bytes)
    if (bytes > limit) return bytes
  }
  return bytes
}

/** The bytes that the answers of all operations of one HTTP request may take together. */
export interface AnswerBudget {
  /** Takes the bytes of one result; throws if not enough are left. */
  readonly take: (result: unknown) => void
  /**
   * Takes the bytes of a change, even if too few are left: the change was made already and must be reported.
   */
  readonly takeChange: (result: unknown) => void
}

/** Counts the bytes of an answer while it is made; `onTaken` is called with the present total. */
export function createAnswerBudget(maxBytes: number, onTaken: (bytes: number) => void): AnswerBudget {
  let taken = 0
  const add = (bytes: number): void => {
    taken += bytes
    onTaken(taken)
  }
  return {
    take: (result) => {
      const bytes = jsonBytes(result, maxBytes - taken)
      if (taken + bytes > maxBytes) throw tooLarge()
      add(bytes)
    },
    takeChange: (result) => add(jsonBytes(result, maxBytes)),
  }
}
