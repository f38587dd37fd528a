import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterBody } from './after-body.js'

/** The limits of what is still read of a body after its answer. */
interface RestLimits {
  readonly maxBytes: number
  readonly maxMs: number
}

/**
 * The limit for a body of an announced length, such as a refused file: browsers read the answer only after
 * they have sent the body.
 */
const MAX_ANNOUNCED_BYTES = 16_000_000
/** A body without an announced length, which may have no end; browsers send none. */
const UNANNOUNCED: RestLimits = { maxBytes: 1_000_000, maxMs: 2000 }
/**
 * The time between the end of reading and the end of the connection, in which a sender can read the answer.
 */
const LISTENING_MS = 1000
/** The interval in which the bytes are counted. */
const COUNTING_MS = 20
/** The least that a sender sends in `PACE_MS`; a slower one would hold the connection for nothing. */
const MIN_BYTES = 16_000
const PACE_MS = 2500

/**
 * Closes the connection of a last answer (`Connection: close`, as proxies with HTTP/1.0 request) after its
 * body was read. An earlier end would reset it, and the sender could lose the answer.
 */
function closeAfterBody(request: IncomingMessage): void {
  const { socket } = request
  const closeNow = socket.destroySoon.bind(socket)
  socket.destroySoon = () => {
    if (request.complete) return closeNow()
    socket.end()
    request.once('end', closeNow)
  }
}

/** Stops reading a connection. Otherwise its data keep the parser of requests busy without a pause. */
function stopReading(request: IncomingMessage): void {
  request.socket.on('data', () => undefined).pause()
  request.pause()
}

/** Reads what follows an answer, within limits; then the connection ends. */
function discardRest(request: IncomingMessage, { maxBytes, maxMs }: RestLimits): void {
  const { socket } = request
  const first = socket.bytesRead
  let late = setTimeout(() => socket.destroy(), maxMs)
  // Node drops the body of a request that no route reads, so only the connection counts its bytes.
  const counting = setInterval(() => {
    if (socket.bytesRead - first <= maxBytes) return
    clearInterval(counting)
    clearTimeout(late)
    stopReading(request)
    late = setTimeout(() => socket.destroy(), LISTENING_MS)
  }, COUNTING_MS)
  let counted = first
  const pace = setInterval(() => {
    if (socket.bytesRead - counted < MIN_BYTES) socket.destroy()
    counted = socket.bytesRead
  }, PACE_MS)
  afterBody(request, () => {
    clearInterval(counting)
    clearInterval(pace)
    clearTimeout(late)
  })
  request.resume()
}

/**
 * Limits the rest of a body whose request is already answered. The connection stays open for a number of
 * bytes, for a limited time, and only while its sender is quick enough.
 */
export function limitRestOfBody(request: IncomingMessage, response: ServerResponse, limitMs: number): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (length === undefined && encoding === undefined) return
  if (!response.shouldKeepAlive) closeAfterBody(request)
  const limits = length === undefined ? UNANNOUNCED : { maxBytes: MAX_ANNOUNCED_BYTES, maxMs: limitMs }
  response.once('finish', () => {
    if (!request.complete && !request.socket.destroyed) discardRest(request, limits)
  })
}
