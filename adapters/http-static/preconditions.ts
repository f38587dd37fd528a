import type { IncomingHttpHeaders } from 'node:http'

/** Whether what the asker has is still the same (RFC 9110 13.1): by its tags, or without any by its time. */
export function isStillSame(headers: IncomingHttpHeaders, etag: string, modifiedAtMs: number): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) {
    const bare = (tag: string): string => tag.trim().replace(/^W\//, '')
    return tags.trim() === '*' || tags.split(',').some((tag) => bare(tag) === bare(etag))
  }
  const sinceMs = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(modifiedAtMs / 1000) * 1000 <= sinceMs
}

/**
 * The one piece of a file that a request asks for, as `bytes=<first>-<last>`; null where the whole file is
 * the answer: no range, several, one that makes no sense, or one of another state of the file (RFC 9110
 * 14.2).
 */
export function askedRange(
  headers: IncomingHttpHeaders,
  sizeBytes: number,
  modifiedAtMs: number,
): string | null {
  const condition = headers['if-range']
  if (condition !== undefined && Date.parse(String(condition)) !== Math.floor(modifiedAtMs / 1000) * 1000)
    return null
  const [, first = '', last = ''] = /^\s*bytes=(\d*)-(\d*)\s*$/i.exec(headers.range ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') return `bytes=${Math.max(0, sizeBytes - Number(last))}-${sizeBytes - 1}`
  const end = last === '' ? sizeBytes - 1 : Number(last)
  return end < Number(first) && last !== '' ? null : `bytes=${first}-${end}`
}
