import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { HttpHandler } from '../http/index.js'
import { fileStats } from './file-stats.js'
import { answerNotFound, fromRoot } from './not-found.js'
import { createPagePolicies } from './page-policy.js'
import { realSegments } from './real-segments.js'
import { COMMON_HEADERS, STRICT_POLICY, cacheControlOf } from './response-headers.js'
import { createFileSender } from './send-file.js'
import { behindTemplate, detailPageOf, isPrivate, parseSitePath } from './site-path.js'
import type { DetailPage } from './site-path.js'

/** Which folder is served, and how. */
export interface StaticSiteOptions {
  /** The folder with the pages. */
  readonly folder: string
  /** Value of the Content-Security-Policy of every page; null: none. @default STRICT_POLICY */
  readonly contentSecurityPolicy?: string | null
  /** Whether a page may run and load what its own markup names besides (docs/server.md). @default true */
  readonly allowsNamedScripts?: boolean
  /** Folders inside `folder` that are not served, e.g. where data are kept. */
  readonly privateFolders?: readonly string[]
  /** Whether an item exists, so that an unknown one is answered with 404. @default every one does */
  readonly hasItem?: (page: DetailPage) => Promise<boolean>
}

/** Browsers ask for this where a page names no icon. */
const ICON_ADDRESS = '/favicon.ico'
const ICON_FILES = ['images/favicon.ico', 'images/favicon.png', 'images/favicon.svg', 'favicon.svg']

const addressOf = (segments: readonly string[]): string => `/${segments.map(encodeURIComponent).join('/')}`

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(308, { Location: to, 'Cache-Control': 'no-cache' })
  response.end()
}

/** A page would be a large answer to a question no person asked. */
function noIcon(response: ServerResponse): void {
  response.writeHead(404, { 'Cache-Control': 'public, max-age=86400' }).end()
}

/**
 * Serves the pages of a site folder under clean URLs (`/log-in` is `log-in.html`, spec 2), item pages from
 * their template together with what the template names by relative addresses, and the folder's `404.html` for
 * everything else. Files are read anew for every request, so a change shows at once; a link that leads out of
 * the folder, or to what is private, counts as no file.
 */
export function createStaticSite(options: StaticSiteOptions): HttpHandler {
  const folder = resolve(options.folder)
  const policy = options.contentSecurityPolicy === undefined ? STRICT_POLICY : options.contentSecurityPolicy
  const privateFolders = (options.privateFolders ?? []).map((path) => resolve(path))
  const hasItem = options.hasItem ?? (async () => true)

  const policies =
    policy !== null && options.allowsNamedScripts !== false ? createPagePolicies(folder, policy) : null

  function setPolicyOf(response: ServerResponse, name: string): void {
    if (policies !== null && /\.html?$/i.test(name))
      response.setHeader('Content-Security-Policy', policies.of(name))
  }

  const setPageHeaders = (response: ServerResponse): void => {
    for (const [name, value] of Object.entries(COMMON_HEADERS)) response.setHeader(name, value)
    if (policy !== null) response.setHeader('Content-Security-Policy', policy)
  }
  const sendFile = createFileSender({ folder, cacheControlOf })

  const isHidden = (segments: readonly string[]): boolean => {
    const path = join(folder, ...segments)
    return (
      isPrivate(segments) ||
      privateFolders.some((hidden) => path === hidden || path.startsWith(join(hidden, '/')))
    )
  }

  /**
   * Whether the site has this file and may show it: what a link leads to counts, not what the link is called.
   */
  const isFile = (name: string): boolean => {
    if (fileStats(join(folder, name)) === null) return false
    const segments = realSegments(folder, name)
    return segments !== null && !isHidden(segments)
  }

  async function notFound(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isDeep = /^\/[^/?#]+\/[^?#]/.test(request.url ?? '')
    if (!isFile('404.html')) return answerNotFound(request, response)
    setPolicyOf(response, '404.html')
    if (isDeep)
      return answerNotFound(request, response, fromRoot(await readFile(join(folder, '404.html'), 'utf8')))
    if (!(await sendFile(request, response, '404.html', 404))) answerNotFound(request, response)
  }

  async function icon(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = ICON_FILES.find(isFile)
    if (name === undefined || !(await sendFile(request, response, name))) noIcon(response)
  }

  const fileOf = (segments: readonly string[]): string | null => {
    const path = segments.join('/')
    return [path, `${path}.html`, `${path}/index.html`].find(isFile) ?? null
  }

  /** The file of the site that a page made from a template refers to by a relative address; null: none. */
  function referredFile(segments: readonly string[]): string | null {
    const behind = fileOf(segments) === null ? behindTemplate(segments) : null
    if (behind === null || !isFile(behind.template) || isHidden(behind.rest)) return null
    const name = behind.rest.join('/')
    return isFile(name) ? name : null
  }

  async function templateOf(segments: readonly string[]): Promise<string | null> {
    const detail = detailPageOf(segments)
    if (detail === null || !isFile(detail.template)) return null
    return (await hasItem(detail)) ? detail.template : null
  }

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' })
      response.end('This address only answers GET.\n')
      return
    }
    setPageHeaders(response)
    const [, path = '', query = ''] = /^([^?#]*)(\??[^#]*)/.exec(request.url ?? '/') ?? []
    const segments = parseSitePath(path)
    if (segments === null || isHidden(segments)) return notFound(request, response)
    const referred = referredFile(segments)
    // A page keeps one address; styles, scripts and pictures are answered where they were asked for.
    if (referred?.endsWith('.html')) return redirect(response, addressOf(referred.split('/')) + query)
    const name = fileOf(segments) ?? referred ?? (await templateOf(segments))
    if (name === null && path === ICON_ADDRESS) return icon(request, response)
    if (name === null) return notFound(request, response)
    // Below `/log-in/` the relative addresses of `log-in.html` would mean other files.
    const isAside = segments.length > 0 && path.endsWith('/') && !/(^|\/)index\.html$/.test(name)
    if (isAside) return redirect(response, addressOf(segments) + query)
    const file = name.replace(/^\//, '')
    setPolicyOf(response, file)
    if (!(await sendFile(request, response, file))) await notFound(request, response)
  }
}
