import type { APIResponse, Route } from 'playwright-core'

/**
 * The server's answer to the request of a page. Like a browser, it sends a request again if the server has closed
 * the kept connection in the meantime.
 */
export const serverAnswer = (
  route: Route,
  options: NonNullable<Parameters<Route['fetch']>[0]> = {},
): Promise<APIResponse> => route.fetch({ maxRetries: 3, ...options })
