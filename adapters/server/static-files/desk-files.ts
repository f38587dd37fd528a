import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createPolicy, renderPolicy } from '../../../core/site/index.js'
import { pathOf, respond } from '../http/index.js'
import type { Route } from '../http/index.js'
import { createSiteFiles } from '../../site/files/index.js'
import { createCompressedTexts } from './compressed-texts.js'
import { COMMON_HEADERS } from './response-headers.js'
import { createFileSender } from './send-file.js'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ASSETS = 'assets/'
const PAGE = 'index.html'

/**
 * The policy of the desk: no other hosts, no inline scripts or styles, no frame around the page, no markup
 * from texts.
 */
const POLICY = renderPolicy(
  createPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    // The preview of an unsaved mail is a form post into a sandboxed frame.
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }),
)

const HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}

/** The place of the built desk, and its address. */
export interface DeskFilesOptions {
  /** `dist/desk`; if it is missing, requests get an explanation. */
  readonly folder: string
  /** The path of the desk, without a slash at the end. */
  readonly path: string
}

/**
 * Serves the desk's page for every address below its path, and its hashed files, which never change. The page
 * itself is not cached, so that a new version applies at the next visit.
 */
export function createDeskFiles({ folder, path }: DeskFilesOptions): Route {
  const files = createSiteFiles({ folder })
  const sendFile = createFileSender({
    compressed: createCompressedTexts(),
    cacheControlOf: (name) => (name.endsWith('.html') ? 'no-store' : IMMUTABLE),
  })
  return async (request, response) => {
    const asked = pathOf(request)
    if (asked !== path && !asked.startsWith(`${path}/`)) return false
    for (const [header, value] of Object.entries(HEADERS)) response.setHeader(header, value)
    const refuse = (status: number, text: string): true => {
      respond.text(response, status, text)
      return true
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      respond.notAllowed(response, ['GET', 'HEAD'])
      return true
    }
    if (!existsSync(join(folder, PAGE))) return refuse(503, 'The desk is missing: run `npm run build`.')
    const rest = asked.slice(path.length + 1)
    const file = files.find(rest.startsWith(ASSETS) ? rest : PAGE)
    if (file === null) return refuse(404, 'The desk has no such file. Load the page again.')
    const sent = await sendFile(request, response, file)
    return sent.ok || refuse(503, 'This file of the desk cannot be read at the moment.')
  }
}
