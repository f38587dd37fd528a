import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The connections of a server, each with what is asked on it. */
export interface OpenConnections {
  /** Ends those that have been answered and ask for nothing at the moment. */
  readonly endIdle: () => void
  /** Ends each as soon as nothing is asked on it, and says so in the answers that are still to come. */
  readonly endAll: () => void
}

interface Asked {
  readonly answers: Set<ServerResponse>
  /** Bytes read before the end of the last answer; any more belong to the next request. */
  readBytes: number
}

/** Grace period of a new connection: most clients ask at once, early browser connections may never. */
const SILENT_MS = 1000

/** The last answer of its connection, where nothing else is asked on it and no body comes any more. */
function announceEnd({ answers }: Asked): void {
  const [answer, ...others] = answers
  if (answer && others.length === 0 && answer.req.complete && !answer.headersSent)
    answer.shouldKeepAlive = false
}

/**
 * Tracks the requests of each connection and replaces `closeIdleConnections`, which `close` of Node calls
 * too: Node counts a connection as idle while its answer is still being sent, and so cuts off clients that
 * read slowly.
 */
export function followConnections(server: Server): OpenConnections {
  const open = new Map<Socket, Asked>()
  let isEnding = false
  const endWhere = (isOver: (asked: Asked, socket: Socket) => boolean): void => {
    for (const [socket, asked] of open)
      if (asked.answers.size === 0 && isOver(asked, socket)) socket.destroy()
  }
  const endIdle = (): void =>
    endWhere(({ readBytes }, socket) => readBytes > 0 && readBytes === socket.bytesRead)

  server.on('connection', (socket) => {
    open.set(socket, { answers: new Set(), readBytes: 0 })
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    const asked = open.get(socket)
    if (asked === undefined) return
    asked.answers.add(response)
    if (isEnding) announceEnd(asked)
    response.once('close', () => {
      asked.answers.delete(response)
      asked.readBytes = socket.bytesRead
      if (isEnding) endIdle()
    })
  })
  server.closeIdleConnections = endIdle
  return {
    endIdle,
    endAll: () => {
      isEnding = true
      for (const asked of open.values()) announceEnd(asked)
      endIdle()
      setTimeout(() => endWhere((_, socket) => socket.bytesRead === 0), SILENT_MS).unref()
    },
  }
}
