import type { IncomingHttpHeaders } from 'node:http'

/**
 * True if the client's copy is still current (RFC 9110 13.1): by its tags, or by its time if it sends no
 * tags. `modifiedAtMs` is null if a time does not identify an answer.
 */
export function isStillSame(
  headers: IncomingHttpHeaders,
  etag: string,
  modifiedAtMs: number | null,
): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) {
    const bare = (tag: string): string => tag.trim().replace(/^W\//, '')
    return tags.trim() === '*' || tags.split(',').some((tag) => bare(tag) === bare(etag))
  }
  if (modifiedAtMs === null) return false
  const sinceMs = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(modifiedAtMs / 1000) * 1000 <= sinceMs
}

/** The range of a file that a request asks for. `end` is the last byte. */
export type AskedRange =
  | { readonly tag: 'whole' }
  | { readonly tag: 'part'; readonly start: number; readonly end: number }
  /** The range begins behind the end of the file. */
  | { readonly tag: 'unsatisfiable' }

const WHOLE: AskedRange = { tag: 'whole' }

/** Identifies one state of a file: an `etag` that is not weak, or the time of its last change. */
export type FileState = { readonly etag: string } | { readonly modifiedAtMs: number }

const isState = (condition: string, state: FileState): boolean =>
  'etag' in state
    ? condition === state.etag
    : Date.parse(condition) === Math.floor(state.modifiedAtMs / 1000) * 1000

/**
 * The one requested range of a file; the whole file if the request names none, several, an invalid one, or
 * one of another state of the file (RFC 9110 14.2).
 */
export function askedRange(headers: IncomingHttpHeaders, sizeBytes: number, state: FileState): AskedRange {
  const condition = headers['if-range']
  if (condition !== undefined && !isState(String(condition).trim(), state)) return WHOLE
  const [, first = '', last = ''] = /^\s*bytes=(\d*)-(\d*)\s*$/i.exec(headers.range ?? '') ?? []
  if (first === '' && last === '') return WHOLE
  const start = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1)
  if (first !== '' && last !== '' && Number(last) < start) return WHOLE
  return start >= sizeBytes ? { tag: 'unsatisfiable' } : { tag: 'part', start, end }
}
