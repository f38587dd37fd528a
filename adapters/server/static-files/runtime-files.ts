import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpHandler } from '../http/index.js'
import { createSiteFiles } from '../../site/files/index.js'
import { createCompressedTexts } from './compressed-texts.js'
import { COMMON_HEADERS, runtimeCacheControlOf } from './response-headers.js'
import { createFileSender } from './send-file.js'
import { parseSitePath, pathAndQuery } from './site-path.js'
import { respond } from '../http/index.js'

/** True if a path belongs to the runtime: the page script and its chunks. */
export const isRuntimePath = (pathname: string): boolean =>
  pathname === '/vitrine.js' || pathname.startsWith('/chunks/')

/**
 * Serves the built page script and its chunks from `folder` (`dist/page`). Files are looked up for every
 * request, so a new build needs no restart. Throws if there is no build.
 */
export function createRuntimeFiles(folder: string): HttpHandler {
  if (!existsSync(join(folder, 'vitrine.js'))) throw new Error(`[vitrine] no page script in ${folder}`)
  const files = createSiteFiles({ folder })
  const sendFile = createFileSender({
    compressed: createCompressedTexts(),
    cacheControlOf: runtimeCacheControlOf,
  })
  return async (request, response) => {
    for (const [header, value] of Object.entries(COMMON_HEADERS)) response.setHeader(header, value)
    const segments = parseSitePath(pathAndQuery(request).path)
    const file = segments === null ? null : files.find(segments.join('/'))
    const sent = file === null ? null : await sendFile(request, response, file)
    if (sent?.ok) return
    const [status, text] =
      sent?.failure.tag === 'busy'
        ? [503, 'This file of the runtime cannot be read at the moment.']
        : [404, 'The runtime has no such file.']
    respond.text(response, status, text, { 'Cache-Control': 'no-cache' })
  }
}
