import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers a request, or leaves it to the next route by answering false without having written anything. */
export type Route = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

/** The path of a request without its query, as it came. */
export const pathOf = (request: IncomingMessage): string => (request.url ?? '/').replace(/[?#].*$/s, '')

/** A route for exactly one path. */
export const at =
  (path: string, handle: (request: IncomingMessage, response: ServerResponse) => unknown): Route =>
  async (request, response) => {
    if (pathOf(request) !== path) return false
    await handle(request, response)
    return true
  }
