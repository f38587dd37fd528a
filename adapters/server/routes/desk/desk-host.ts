import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerFirst, hostOf, pathOf, respond } from '../../http/index.js'
import type { Route } from '../../http/index.js'
import { badInput } from '../../../../core/shared/index.js'
import type { OwnerFailure } from '../../../../core/shared/index.js'

/** The owner's pages and API on a host of their own. */
export interface DeskHostOptions {
  /** The origin of the desk: `https://desk.example.org`. */
  readonly deskUrl: string
  /** The path of the desk on it. */
  readonly path: string
  /** Routes for the owner, which no other host answers. */
  readonly routes: readonly Route[]
  readonly trustProxy: boolean
}

async function answer(
  { path, routes }: DeskHostOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<true> {
  if (await answerFirst(routes, request, response)) return true
  if (pathOf(request) === '/') respond.redirect(response, 302, path)
  else respond.text(response, 404, 'Not found')
  return true
}

/**
 * The desk on its own host: pages of the site, and their scripts, are then another origin and reach neither
 * the desk nor its API with an owner's session. That host serves nothing of the site.
 */
export function createDeskHost(options: DeskHostOptions): Route {
  const { host } = new URL(options.deskUrl)
  return (request, response) =>
    hostOf(request, options.trustProxy) === host && answer(options, request, response)
}

/** The failure if the desk's host is the site's host, whose pages could then not be reached; null: it is not. */
export const deskHostFailure = (deskUrl: string | undefined, siteUrl: string | null): OwnerFailure | null =>
  deskUrl !== undefined && siteUrl !== null && new URL(deskUrl).host === new URL(siteUrl).host
    ? badInput(`The desk needs a host of its own: visitors find the site at ${siteUrl} (docs/desk.md).`)
    : null
