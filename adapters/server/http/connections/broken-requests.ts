import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** The time for a sender to read the refusal; an immediate end would lose it. */
const LISTENING_MS = 1000

/** The answers to invalid HTTP requests, by the parser's error code. */
const ANSWERS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/**
 * Ends connections with invalid requests so that their sender can read the reason. Complete requests before
 * that are answered first; nothing is sent if a part of an answer, or an answer already, has gone out.
 */
export function answerBrokenRequests(server: Server): void {
  const last = new WeakMap<Duplex, Exchange>()
  const ending = new WeakSet<Duplex>()
  server.on('request', (request, response) => last.set(request.socket, { request, response }))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The parser repeats its error for all data that still arrive.
    if (ending.has(socket)) return
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    ending.add(socket)
    const exchange = last.get(socket)
    const end = (text?: string): void => {
      socket.end(text)
      const late = setTimeout(() => socket.destroy(), LISTENING_MS)
      socket.once('close', () => clearTimeout(late))
    }
    const refusal = `HTTP/1.1 ${ANSWERS[error.code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`
    if (exchange === undefined) return end(refusal)
    const { request, response } = exchange
    if (!request.complete) return end(response.headersSent ? undefined : refusal)
    if (response.writableFinished) return end(refusal)
    response.once('close', () => end())
  })
}
