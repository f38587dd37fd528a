import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TLSSocket } from 'node:tls'

/** Answers with JSON that no cache keeps. */
export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(JSON.stringify(body))
}

const firstOf = (header: string | readonly string[] | undefined): string =>
  String(header ?? '')
    .split(',')[0]
    ?.trim() ?? ''

/**
 * Whether the visitor's own connection is encrypted; a proxy's word is taken only where the owner runs one.
 */
export const isSecureRequest = (request: IncomingMessage, trustProxy: boolean): boolean =>
  (request.socket as TLSSocket).encrypted === true ||
  (trustProxy && firstOf(request.headers['x-forwarded-proto']) === 'https')

/**
 * The visitor's network address, for limits only. A proxy adds what it saw at the end; what stands before
 * that the visitor may have written.
 */
export const addressOf = (request: IncomingMessage, trustProxy: boolean): string | undefined => {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .pop()
        ?.trim()
    : ''
  return forwarded || request.socket.remoteAddress
}
