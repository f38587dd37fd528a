import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Refuses an upload in the form of an object store, which pages can read (reference/forms#file-upload). The
 * rest of the body is discarded, so that its sender reads the answer.
 */
export function refuseUpload(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  code: string,
): void {
  request.resume()
  if (response.destroyed) return
  response.writeHead(status, { 'Content-Type': 'application/xml', 'Cache-Control': 'no-store' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`)
}
