import type { SpanContext } from '@opentelemetry/api'

/** Version, trace, span, flags, as W3C Trace Context writes them. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-.*)?$/

/** The span of a caller by its `traceparent`; null if that is not valid. */
export function readTraceparent(header: string): SpanContext | null {
  const found = TRACEPARENT.exec(header)
  if (found === null) return null
  const [, traceId = '', spanId = '', flags = ''] = found
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
}
