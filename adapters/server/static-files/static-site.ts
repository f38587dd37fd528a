import type { IncomingMessage, ServerResponse } from 'node:http'
import { OPEN_TO_ALL, PUBLIC, createRedirects } from '../../../core/site/index.js'
import type { RequestedPage, ReadDecision, Redirect } from '../../../core/site/index.js'
import { locationText, respond } from '../http/index.js'
import type { HttpHandler } from '../http/index.js'
import { isPrivate } from '../../site/files/index.js'
import type { SiteFile, SiteFiles } from '../../site/files/index.js'
import { canonicalItemPath, canonicalPath } from './canonical-path.js'
import { createCompressedTexts } from './compressed-texts.js'
import { answerNotFound } from './not-found.js'
import { cacheControlOf, COMMON_HEADERS } from './response-headers.js'
import type { SitemapReader } from './current-sitemap.js'
import { createDelivery } from './deliver-file.js'
import { createFileSender } from './send-file.js'
import { sendPage } from './send-page.js'
import type { PageReader } from './send-page.js'
import { fileOfTemplate, detailPageOf, isTemplate, parseSitePath, pathAndQuery } from './site-path.js'
import type { DetailPage } from './site-path.js'
import { sendSitemap } from './send-sitemap.js'
import { normalizeText } from '../../../core/shared/index.js'

/** The files of a static site, and the rules for serving them. */
export interface StaticSiteOptions {
  readonly files: SiteFiles
  /** Prepares pages for sending. */
  readonly readPage: PageReader
  /** Headers of every answer; a page has its own policy instead of this one. */
  readonly headers?: Readonly<Record<string, string>>
  /** True if an item exists; an unknown one is answered with 404. @default every item exists */
  readonly hasItem?: (page: DetailPage) => Promise<boolean>
  /** The access rules of files, with the visitor's audience. @default every visitor may read every file */
  readonly mayRead?: MayRead
  /** The new targets of former addresses; they take precedence over files. */
  readonly redirects?: readonly Redirect[]
  /** True if a page has only one address: `/a.html` redirects to `/a`. @default both answer */
  readonly hasOneAddress?: boolean
  /** Brings `sitemap.xml` up to date. @default it is sent as it is */
  readonly sitemap?: SitemapReader
  /** The site's language, for answers that are not its pages. @default English */
  readonly language?: () => Promise<string>
  /** The network of a request, for the fair order of waiting requests. @default one for all */
  readonly sourceOf?: (request: IncomingMessage) => string
}

/** Decides about each request for a page or a file before anything is sent. */
export type MayRead = (request: IncomingMessage, page: RequestedPage) => ReadDecision | Promise<ReadDecision>

/** A file and the name under which it was found, which a link may change. */
interface Found {
  readonly asked: string
  readonly file: SiteFile
  /** The address to redirect to, if it was requested under another one. */
  readonly moved?: string
}

/**
 * A found file with the way it was found: by its name, by a relative address of a template's page, or as an
 * item's page.
 */
interface Located extends Found {
  readonly by: 'name' | 'reference' | 'item'
}

/**
 * The canonical address of a page that was requested under another one; null: the request is canonical. The
 * page of a folder has a slash at its end, for its relative addresses.
 */
function onlyAddress(asked: string, path: string, hasOneAddress: boolean): string | null {
  const [, folder] = /^(.+)\/index\.html$/.exec(asked) ?? []
  if (folder !== undefined && !path.endsWith('/') && !path.endsWith('.html'))
    return `${addressOf(folder.split('/'))}/`
  if (!hasOneAddress || !/\.html$/i.test(path) || !/\.html$/i.test(asked)) return null
  return /(^|\/)index\.html$/.test(asked)
    ? addressOf(asked.split('/').slice(0, -1)).replace(/([^/])$/, '$1/')
    : addressOf(asked.replace(/\.html$/, '').split('/'))
}

/** An address as it was requested. */
interface Requested {
  readonly segments: readonly string[]
  readonly path: string
  /** True if pages have only one address each. */
  readonly hasOneAddress: boolean
}

/** The address to which a request is redirected; null: it is answered at the requested one. */
function otherAddress({ asked, moved }: Found, { segments, path, hasOneAddress }: Requested): string | null {
  // True if a page is requested with a slash at its end: below `/log-in/` the relative addresses of
  // `log-in.html` would be wrong.
  const isAside = segments.length > 0 && path.endsWith('/') && !/(^|\/)index\.html$/.test(asked)
  return moved ?? onlyAddress(asked, path, hasOneAddress) ?? (isAside ? addressOf(segments) : null)
}

/** Browsers request this address if a page names no icon. */
const ICON_ADDRESS = '/favicon.ico'
const ICON_FILES = ['images/favicon.ico', 'images/favicon.png', 'images/favicon.svg', 'favicon.svg']

const addressOf = (segments: readonly string[]): string => `/${segments.map(encodeURIComponent).join('/')}`

const isAsset = ({ type: { mediaType } }: SiteFile): boolean =>
  /^(?:text\/(?:css|javascript)|application\/javascript|font\/|image\/)/.test(mediaType)

function redirect(response: ServerResponse, status: 302 | 308, to: string): void {
  const isShared = status === 308 && !response.hasHeader('Cache-Control')
  response.writeHead(status, { Location: to, ...(isShared && { 'Cache-Control': 'no-cache' }) })
  response.end()
}

/** For files with access rules: not in shared caches, and revalidated by browsers. */
const GATED_FILE = 'private, no-cache'

/** Forbids caches to store an answer for one visitor. */
function setPersonal(response: ServerResponse): void {
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('Vary', 'Cookie')
}

/** Answers briefly, since no person reads it. */
function noIcon(response: ServerResponse): void {
  response.writeHead(404, { 'Cache-Control': 'public, max-age=86400' }).end()
}

/** Resolves addresses to the files of a site. */
function createAddresses(files: SiteFiles, hasItem: (page: DetailPage) => Promise<boolean>) {
  const find = (asked: string): Found | null => {
    const file = files.find(asked)
    return file && { asked, file }
  }

  const fileOf = (segments: readonly string[]): Found | null => {
    const path = segments.join('/')
    if (path === '') return find('index.html')
    // An address without an extension nearly always means a page.
    return path.includes('.')
      ? (find(path) ?? find(`${path}.html`) ?? find(`${path}/index.html`))
      : (find(`${path}.html`) ?? find(path) ?? find(`${path}/index.html`))
  }

  /** The file of the site that a page made from a template refers to by a relative address; null: none. */
  function referredFile(segments: readonly string[]): Found | null {
    const behind = fileOfTemplate(segments)
    return behind !== null && files.find(behind.template) !== null ? find(behind.rest.join('/')) : null
  }

  async function templateOf(segments: readonly string[]): Promise<Found | null> {
    // The name of a file is never an item's address.
    const detail = /\.html$/i.test(segments.at(-1) ?? '') ? null : detailPageOf(segments)
    const template = detail && find(detail.template)
    return template !== null && detail !== null && (await hasItem(detail)) ? template : null
  }

  /**
   * Finds the template page of an address that differs from the item's own in its Unicode form or by `.html`,
   * as links of saved pages do.
   */
  async function otherForm(segments: readonly string[]): Promise<Found | null> {
    const bare = [...segments.slice(0, -1), (segments.at(-1) ?? '').replace(/\.html$/i, '')]
    for (const form of ['NFC', 'NFD'] as const) {
      const other = bare.map((segment) => normalizeText(segment, form))
      const template = other.join('/') === segments.join('/') ? null : await templateOf(other)
      if (template !== null) return { ...template, moved: addressOf(other) }
    }
    return null
  }

  /** Finds the file or the page of an item for an address; null: there is none. */
  async function locate(segments: readonly string[]): Promise<Located | null> {
    const own = fileOf(segments)
    if (own !== null) return { ...own, by: 'name' }
    const referred = referredFile(segments)
    if (referred !== null) return { ...referred, by: 'reference' }
    const item = (await templateOf(segments)) ?? (await otherForm(segments))
    return item && { ...item, by: 'item' }
  }

  return { locate }
}

/** The answers to addresses without a page for their visitor. */
function createMissingAnswers(
  { files, sourceOf = () => '', language = async () => 'en' }: StaticSiteOptions,
  sendFile: ReturnType<typeof createFileSender>,
  pageTools: Parameters<typeof sendPage>[4],
) {
  async function notFound(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = files.find('404.html')
    if (page === null) return answerNotFound(response, await language())
    const isElsewhere = /^\/[^/?#]+\/[^?#]/.test(request.url ?? '')
    const delivery = {
      status: 404,
      audience: PUBLIC,
      isGated: false,
      isElsewhere,
      path: '',
      query: '',
      source: sourceOf(request),
    } as const
    const sent = await sendPage(request, response, page, delivery, pageTools)
    if (!sent.ok) answerNotFound(response, await language())
  }

  async function icon(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [file] = ICON_FILES.flatMap((name) => files.find(name) ?? [])
    if (file === undefined || !(await sendFile(request, response, file)).ok) noIcon(response)
  }

  async function closed(response: ServerResponse, to: string | null): Promise<void> {
    setPersonal(response)
    if (to !== null) redirect(response, 302, to)
    else answerNotFound(response, await language())
  }

  return { notFound, icon, closed }
}

/**
 * Serves the pages of a site under clean URLs (`/log-in` is `log-in.html`), and the site's `404.html` for
 * everything else. Item pages are served from their template, together with the files that the template names
 * by relative addresses.
 */
export function createStaticSite(options: StaticSiteOptions): HttpHandler {
  const { files, readPage, mayRead = () => OPEN_TO_ALL, redirects = [], hasOneAddress = false } = options
  const { sourceOf = () => '', sitemap } = options
  const redirectOf = createRedirects(redirects)
  const addresses = createAddresses(files, options.hasItem ?? (async () => true))
  const compressed = createCompressedTexts()
  const sendFile = createFileSender({ compressed, cacheControlOf })
  const sendGatedFile = createFileSender({ compressed, cacheControlOf: () => GATED_FILE, isPersonal: true })
  const headers = Object.entries({ ...COMMON_HEADERS, ...options.headers })
  const pageTools = { read: readPage, compressed }
  const { notFound, icon, closed } = createMissingAnswers(options, sendFile, pageTools)

  const deliver = createDelivery({ sendFile, sendGatedFile, pageTools, notFound })

  /** Sends the located file or page to a visitor who may read it. */
  async function sendLocated(
    request: IncomingMessage,
    response: ServerResponse,
    located: Located,
    segments: readonly string[],
  ): Promise<void> {
    const { file, asked, by } = located
    const { path, query } = pathAndQuery(request)
    const { url = '/' } = request
    // A visitor without access must not learn the page's other address either.
    const decide = async () =>
      mayRead(request, { file: file.name, path, address: url, isAsset: isAsset(file) })
    const decision = await decide()
    if (decision.tag === 'closed') return closed(response, decision.to)
    const address = otherAddress(located, { segments, path, hasOneAddress })
    if (address !== null && decision.isGated) setPersonal(response)
    if (address !== null) return redirect(response, 308, address + query)
    if (by === 'name' && isTemplate(asked)) response.setHeader('X-Robots-Tag', 'noindex')
    const { audience, isGated } = decision
    if (!isGated && (await sendSitemap(request, response, file, sitemap, compressed))) return
    const delivery = {
      audience,
      isGated,
      path: by === 'item' ? canonicalItemPath(segments) : canonicalPath(asked),
      query,
      source: sourceOf(request),
    }
    await deliver(request, response, file, delivery, async () => (await decide()).tag === 'open')
  }

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return respond.notAllowed(response, ['GET', 'HEAD'])
    }
    for (const [name, value] of headers) response.setHeader(name, value)
    const { path, query } = pathAndQuery(request)
    const segments = parseSitePath(path)
    if (segments === null || isPrivate(segments)) return notFound(request, response)
    const moved = redirectOf(`/${segments.join('/')}`)
    if (moved !== null) return redirect(response, 308, locationText(moved) + query)
    const located = await addresses.locate(segments)
    if (located === null) return path === ICON_ADDRESS ? icon(request, response) : notFound(request, response)
    // A page has one address; styles, scripts and pictures are answered at the requested one.
    if (located.by === 'reference' && located.asked.endsWith('.html'))
      return redirect(response, 308, addressOf(located.asked.split('/')) + query)
    return sendLocated(request, response, located, segments)
  }
}
