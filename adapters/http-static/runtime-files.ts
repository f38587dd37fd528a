import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpHandler } from '../http/index.js'
import { COMMON_HEADERS, runtimeCacheControlOf } from './response-headers.js'
import { createFileSender } from './send-file.js'
import { parseSitePath } from './site-path.js'

/** Whether a path belongs to the runtime: the page script and its chunks. */
export const isRuntimePath = (pathname: string): boolean =>
  pathname === '/vitrine.js' || pathname.startsWith('/chunks/')

/**
 * Serves the built page script and its chunks from `folder` (`dist/page`). Files are looked up for every
 * request, so a new build needs no restart. Throws where there is no build.
 */
export function createRuntimeFiles(folder: string): HttpHandler {
  if (!existsSync(join(folder, 'vitrine.js'))) throw new Error(`[vitrine] no page script in ${folder}`)
  const sendFile = createFileSender({ folder, cacheControlOf: runtimeCacheControlOf })
  return async (request, response) => {
    for (const [header, value] of Object.entries(COMMON_HEADERS)) response.setHeader(header, value)
    const [path = ''] = /^[^?#]*/.exec(request.url ?? '/') ?? []
    const segments = parseSitePath(path)
    if (segments !== null && (await sendFile(request, response, segments.join('/')))) return
    response.writeHead(404, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-cache' })
    response.end('The runtime has no such file.\n')
  }
}
