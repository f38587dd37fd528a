import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** The maximum number of waiting requests on one connection; browsers send none before they are answered. */
const MAX_WAITING = 200
/** The same for all connections together, since each waiting request takes some kilobytes. */
const MAX_WAITING_IN_ALL = 1_000

/** A refusal of a request by a callback of Node's parser, which then stops reading. */
const PARSER_REFUSAL = -1

/**
 * Ends a connection without reading on: Node's parser would read to the end of a piece with some thousand
 * requests, and make an error for each open one.
 */
function endUnread(socket: Duplex & { readonly parser?: { onIncoming?: unknown } | null }): void {
  const { parser } = socket
  if (parser) parser.onIncoming = () => PARSER_REFUSAL
  socket.destroy()
}

/**
 * Handles the requests of one connection one after the other. Otherwise a sender of a thousand requests who
 * reads no answer would make the server build and store a thousand answers. Between two requests other
 * connections are served, since ready answers would follow each other without a pause. A connection with too
 * many waiting requests is ended, since they take memory too. @param later Runs the next request after the
 * work of other connections.
 */
export function serializeRequests(
  listener: Listener,
  later: (next: () => void) => void = setImmediate,
): Listener {
  const last = new WeakMap<Duplex, ServerResponse>()
  const waiting = new Map<Duplex, number>()
  let inAll = 0

  const begin = (socket: Duplex): void => {
    if (!waiting.has(socket)) socket.once('close', () => leave(socket))
    waiting.set(socket, (waiting.get(socket) ?? 0) + 1)
    inAll += 1
  }
  const end = (socket: Duplex): void => {
    const count = waiting.get(socket)
    if (count === undefined) return
    waiting.set(socket, count - 1)
    inAll -= 1
  }
  /** Answers without a connection do not report that it is gone. */
  const leave = (socket: Duplex): void => {
    inAll -= waiting.get(socket) ?? 0
    waiting.delete(socket)
  }

  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const before = last.get(socket)
    last.set(socket, response)
    response.once('close', () => {
      if (last.get(socket) === response) last.delete(socket)
    })
    if (before === undefined) return listener(request, response)
    if ((waiting.get(socket) ?? 0) >= MAX_WAITING || inAll >= MAX_WAITING_IN_ALL) {
      endUnread(socket)
      return
    }
    begin(socket)
    // The connection belongs to this answer only after the previous one has closed. An answer that is ready
    // at once is thus written before the connection ends.
    before.once('close', () => {
      end(socket)
      later(() => {
        // The previous answer may have been the last one, or the client has left.
        if (socket.writable && response.socket !== null) listener(request, response)
      })
    })
  }
}
