import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import { COMMON_HEADERS, runtimeCacheControlOf } from './response-headers.js'
import type { RequestHandler } from './static-site.js'

/** Whether a path belongs to the runtime: the page script and its chunks. */
export const isRuntimePath = (pathname: string): boolean =>
  pathname === '/vitrine.js' || pathname.startsWith('/chunks/')

/**
 * Serves the built page script and its chunks, compressed at build time, from `folder` (`dist/page`). Files are looked up for every
 * request, so a new build needs no restart. Throws where there is no build.
 */
export function createRuntimeFiles(folder: string): RequestHandler {
  if (!existsSync(join(folder, 'vitrine.js'))) throw new Error(`[vitrine] no page script in ${folder}`)
  const files = sirv(folder, {
    dev: true,
    etag: true,
    gzip: true,
    setHeaders: (response, name) => {
      for (const [header, value] of Object.entries(COMMON_HEADERS)) response.setHeader(header, value)
      response.setHeader('Cache-Control', runtimeCacheControlOf(name))
    },
  })
  return async (request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
      response.end('The runtime has no such file.\n')
    })
  }
}
