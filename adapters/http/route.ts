import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpHandler } from './http-handler.js'

/** Answers a request, or leaves it to the next route by answering false without having written anything. */
export type Route = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

/** The path of a request without its query, as it came. */
export const pathOf = (request: IncomingMessage): string => (request.url ?? '/').replace(/[?#].*$/s, '')

/** A route for every path that `matches`. */
export const where =
  (matches: (path: string) => boolean, handle: HttpHandler): Route =>
  async (request, response) => {
    if (!matches(pathOf(request))) return false
    await handle(request, response)
    return true
  }

/** A route for exactly one path. */
export const at = (path: string, handle: HttpHandler): Route => where((asked) => asked === path, handle)
