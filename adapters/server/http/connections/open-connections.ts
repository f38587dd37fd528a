import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The connections of a server with their running requests. */
export interface OpenConnections {
  /** Ends connections without a running request. */
  readonly endIdle: () => void
  /** Ends each connection after its running requests, and announces that in their answers. */
  readonly endAll: () => void
}

interface Asked {
  readonly answers: Set<ServerResponse>
  /** The bytes read before the end of the last answer; further ones belong to the next request. */
  readBytes: number
}

/**
 * The grace period of a new connection: most clients send a request at once, while browsers that connect
 * early may never send one.
 */
const SILENT_MS = 1000

/** Announces the end in the last answer of a connection, if nothing else is requested and no body follows. */
function announceEnd({ answers }: Asked): void {
  const [answer, ...others] = answers
  if (answer && others.length === 0 && answer.req.complete && !answer.headersSent)
    answer.shouldKeepAlive = false
}

/**
 * Tracks the requests of each connection and replaces `closeIdleConnections`, which Node's `close` calls too. Node
 * treats a connection as idle while its answer is still being sent, and so cuts off slow readers.
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
