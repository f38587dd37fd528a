import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Handles the requests of one connection one after the other. A sender of a thousand requests who reads no
 * answer would otherwise make the server build a thousand answers and keep each until it can be sent. Between
 * two of them other connections get their turn, since answers that are ready follow each other without a pause.
 *
 * @param later Runs the next request after what other connections wait for.
 */
export function inTurn(listener: Listener, later: (next: () => void) => void = setImmediate): Listener {
  const last = new WeakMap<Duplex, ServerResponse>()
  return (request, response) => {
    const { socket } = request
    const before = last.get(socket)
    last.set(socket, response)
    response.once('close', () => {
      if (last.get(socket) === response) last.delete(socket)
    })
    if (before === undefined) return listener(request, response)
    // Only then is the connection this answer's: one that is there at once is written before it is ended.
    before.once('close', () =>
      later(() => {
        // The answer before may have been the last one, or the client has left.
        if (socket.writable && response.socket !== null) listener(request, response)
      }),
    )
  }
}
