import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpHandler } from './http-handler.js'

/** Answers a request, or leaves it to the next route by answering false without having written anything. */
export type Route = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

/** The path of a request without its query, as it came. */
export function pathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const end = url.search(/[?#]/)
  return end < 0 ? url : url.slice(0, end)
}

async function answered(work: void | Promise<void>): Promise<true> {
  await work
  return true
}

/** A route for every path that `matches`; the others are left without a promise, since requests pass many routes. */
export const where =
  (matches: (path: string) => boolean, handle: HttpHandler): Route =>
  (request, response) =>
    matches(pathOf(request)) && answered(handle(request, response))

/** A route for exactly one path. */
export const at = (path: string, handle: HttpHandler): Route => where((asked) => asked === path, handle)

/** Asks routes in their order; true once one has answered. */
export async function answerFirst(
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  for (const route of routes) {
    const answered = route(request, response)
    // Most routes leave most requests, at once: waiting for each would take a turn.
    if (answered !== false && (await answered)) return true
  }
  return false
}
