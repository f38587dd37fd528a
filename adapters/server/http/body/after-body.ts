import type { IncomingMessage } from 'node:http'

/**
 * Calls `then` once, when the body of a request has arrived or can no longer arrive. Node does not report a
 * sender that leaves if the request was answered before its body had arrived.
 */
export function afterBody(request: IncomingMessage, then: () => void): void {
  const { socket } = request
  const over = (): void => {
    request.off('end', over).off('close', over)
    socket.off('close', left)
    then()
  }
  // A body that has arrived is still read to its end.
  const left = (): void => {
    if (!request.complete) over()
  }
  request.once('end', over).once('close', over)
  socket.once('close', left)
}
