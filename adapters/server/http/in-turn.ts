import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** The requests that may wait behind others of their connection; browsers send none before they are answered. */
const MAX_WAITING = 200
/** The same of all connections together: each takes some kilobytes. */
const MAX_WAITING_IN_ALL = 1_000

/** A refusal of a request by a callback of Node's parser, which then reads no further. */
const PARSER_REFUSAL = -1

/**
 * Ends a connection, and the reading of what came with it: Node's parser would go on to the end of a piece, which
 * holds some thousand requests, and make an error for each that it finds open.
 */
function endUnread(socket: Duplex & { readonly parser?: { onIncoming?: unknown } | null }): void {
  const { parser } = socket
  if (parser) parser.onIncoming = () => PARSER_REFUSAL
  socket.destroy()
}

/**
 * Handles the requests of one connection one after the other. A sender of a thousand requests who reads no
 * answer would otherwise make the server build a thousand answers and keep each until it can be sent. Between
 * two of them other connections get their turn, since answers that are ready follow each other without a pause.
 * A connection with too many that wait is ended: what is read and not begun takes memory too.
 *
 * @param later Runs the next request after what other connections wait for.
 */
export function inTurn(listener: Listener, later: (next: () => void) => void = setImmediate): Listener {
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
  /** Answers that have had no connection do not say that theirs is gone. */
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
    // Only then is the connection this answer's: one that is there at once is written before it is ended.
    before.once('close', () => {
      end(socket)
      later(() => {
        // The answer before may have been the last one, or the client has left.
        if (socket.writable && response.socket !== null) listener(request, response)
      })
    })
  }
}
