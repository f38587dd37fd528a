import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpHandler } from './http-handler.js'

/** Answers a request, or returns false without writing anything, which leaves it to the next route. */
export type Route = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

/** The path of a request without its query, as received. */
export function pathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}

async function answered(work: void | Promise<void>): Promise<true> {
  await work
  return true
}

/**
 * A route for every path that `matches`; others return without a promise, since requests pass many routes.
 */
export const where =
  (matches: (path: string) => boolean, handle: HttpHandler): Route =>
  (request, response) =>
    matches(pathOf(request)) && answered(handle(request, response))

/** A route for exactly one path. */
export const at = (path: string, handle: HttpHandler): Route => where((asked) => asked === path, handle)

/** Calls routes in order; true once one has answered. */
export async function answerFirst(
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  for (const route of routes) {
    const answered = route(request, response)
    // Only a promise is awaited: most routes leave most requests at once, and awaiting each would cost a
    // turn of the event loop.
    if (answered !== false && (await answered)) return true
  }
  return false
}
