import { createHmac, timingSafeEqual } from 'node:crypto'
import { open, realpath } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pathOf, where } from '../../adapters/http/index.js'
import type { Route } from '../../adapters/http/index.js'
import type { Clock } from '../../core/ports/clock.port.js'
import type { DownloadLinks } from '../../core/ports/download-links.port.js'

/** Where files for buyers lie in the site folder: beside the pages, and served by these links only. */
export const DOWNLOADS_FOLDER = '.downloads'

const PREFIX = '/.vitrine/downloads/'
/** The confirmation page makes new ones whenever it is opened. */
const VALID_MS = 24 * 60 * 60_000

/** What links are made with. */
export interface DownloadsOptions {
  readonly siteFolder: string
  /** The same in every process of the site, and known to nobody else. */
  readonly siteKey: string
  readonly clock: Pick<Clock, 'wallTime'>
  /** Told of files that the catalogue names and the folder does not have. */
  readonly report: (error: unknown) => void
}

/** The links to what buyers may fetch, and the address that answers them. */
export interface Downloads extends DownloadLinks {
  readonly route: Route
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Opens a file of the folder; null: there is none, or it lies elsewhere. */
async function openInside(folder: string, path: string): Promise<FileHandle | null> {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))])
    return file.startsWith(root + sep) ? await open(file, 'r') : null
  } catch {
    return null
  }
}

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(`${text}\n`)
}

async function send(
  handle: FileHandle,
  path: string,
  response: ServerResponse,
  isHead: boolean,
): Promise<void> {
  const { size } = await handle.stat()
  const name = path.split('/').pop() ?? path
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': size,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  })
  if (isHead) response.end()
  else await pipeline(handle.createReadStream({ autoClose: false }), response).catch(() => undefined)
}

/** Links that are signed and end after a day; nothing is kept about them. */
export function createDownloads({ siteFolder, siteKey, clock, report }: DownloadsOptions): Downloads {
  const folder = join(siteFolder, DOWNLOADS_FOLDER)
  const signatureOf = (endsOn: number, path: string): Buffer =>
    createHmac('sha256', siteKey).update(`download ${endsOn} ${path}`).digest()
  return {
    urlOf: (path) => {
      const endsOn = clock.wallTime() + VALID_MS
      const name = path.split('/').map(encodeURIComponent).join('/')
      // Whatever keeps the paths of requests keeps no key with them.
      return `${PREFIX}${name}?until=${endsOn}&key=${signatureOf(endsOn, path).toString('hex')}`
    },
    route: where(
      (path) => path.startsWith(PREFIX),
      async (request, response) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          response.setHeader('Allow', 'GET, HEAD')
          return say(response, 405, 'This address only answers GET and HEAD.')
        }
        const { searchParams } = new URL(request.url ?? '', 'http://site')
        const path = decoded(pathOf(request).slice(PREFIX.length))
        const endsOn = Number(searchParams.get('until'))
        const key = searchParams.get('key') ?? ''
        const isOurs =
          path !== null &&
          /^[0-9a-f]{64}$/.test(key) &&
          timingSafeEqual(Buffer.from(key, 'hex'), signatureOf(endsOn, path))
        if (!isOurs) return say(response, 404, 'There is no such download.')
        if (endsOn <= clock.wallTime())
          return say(response, 410, 'This link has ended. Open the confirmation of your order for a new one.')
        const handle = await openInside(folder, path)
        if (handle === null) {
          report(new Error(`The catalogue names ${path}, and ${folder} does not have it.`))
          return say(response, 404, 'This file is not there yet. Please ask the shop for it.')
        }
        try {
          await send(handle, path, response, request.method === 'HEAD')
        } finally {
          await handle.close()
        }
      },
    ),
  }
}
