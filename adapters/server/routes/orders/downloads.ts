import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { openHandleInside } from '../../../site/safe-files/index.js'
import {
  addressTiers,
  createReaderLimit,
  pathOf,
  sendContent,
  visitorAddress,
  where,
  respond,
} from '../../http/index.js'
import type { ContentToSend, Route } from '../../http/index.js'
import { DOWNLOADS_FOLDER } from '../../site-folder/sold-files.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { DownloadLinks } from '../../../../core/ports/shop/download-links.port.js'

const PREFIX = '/.vitrine/downloads/'
/** The confirmation page makes new links whenever it is opened. */
const VALID_MS = 24 * 60 * 60_000

/** The folder, the key and the clock for download links. */
export interface DownloadsOptions {
  readonly siteFolder: string
  /** The same in every process of the site, and unknown elsewhere. */
  readonly siteKey: string
  readonly clock: Pick<Clock, 'wallTime'>
  /** True if a file of an order still belongs to its buyer. */
  readonly mayDownload: (orderId: string, path: string) => Promise<boolean>
  /** True if a proxy in front reports the visitor's address. */
  readonly trustProxy: boolean
  /** Called for files that the catalogue names and the folder lacks. */
  readonly report: (error: unknown) => void
}

/** The decoded text of an address; null: it is damaged. */
export const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The bytes of an open file, a piece at a time; the descriptor stays open. */
const readerOf = (handle: FileHandle) => (start: number, end: number) =>
  handle.createReadStream({ autoClose: false, start, end: end - 1 }) as AsyncIterable<Uint8Array>

/** The reader of a download, and their right to it. */
export type Recipient = Pick<ContentToSend, 'isAllowed' | 'reader'>

async function send(
  handle: FileHandle,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  recipient: Recipient,
): Promise<void> {
  const { size, mtimeMs } = await handle.stat()
  const name = path.split('/').pop() ?? path
  response.setHeader('Cache-Control', 'private, no-store')
  await sendContent(request, response, {
    sizeBytes: size,
    etag: `"${size.toString(36)}-${Math.floor(mtimeMs * 1000).toString(36)}"`,
    read: readerOf(handle),
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'X-Robots-Tag': 'noindex',
    },
    ...recipient,
  })
}

/** Sends a file of the folder, also an unsold one; false: there is none. The caller has checked the reader. */
export async function sendDownload(
  siteFolder: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  recipient: Recipient,
): Promise<boolean> {
  const handle = await openHandleInside(siteFolder, path, DOWNLOADS_FOLDER)
  if (handle === null) return false
  try {
    await send(handle, path, request, response, recipient)
    return true
  } finally {
    await handle.close()
  }
}

/** The limits on simultaneously sent files: to one address, and to all. */
const READERS = { perReader: 12, all: 256 } as const

/** The file of an order in a link, with the end of the link in ms. */
interface Download {
  readonly endsOn: number
  readonly order: string
  readonly path: string
}

const signatureOf = (siteKey: string, { endsOn, order, path }: Download): Buffer =>
  createHmac('sha256', siteKey).update(`download ${endsOn} ${order} ${path}`).digest()

/** Links that are signed and end after a day; nothing about them is stored. */
export const createDownloadLinks = ({
  siteKey,
  clock,
}: Pick<DownloadsOptions, 'siteKey' | 'clock'>): DownloadLinks => ({
  urlOf: (order, path) => {
    const endsOn = clock.wallTime() + VALID_MS
    const name = path.split('/').map(encodeURIComponent).join('/')
    const key = signatureOf(siteKey, { endsOn, order, path }).toString('hex')
    // The key is in the query, so that logs of request paths do not contain it.
    return `${PREFIX}${name}?${new URLSearchParams({ order, until: `${endsOn}`, key })}`
  },
})

/** Answers such links, but not after their order was cancelled or its money refunded. */
export function createDownloadsRoute(options: DownloadsOptions): Route {
  const { siteFolder, siteKey, clock, mayDownload, trustProxy, report } = options
  const readers = createReaderLimit(READERS)
  const folder = join(siteFolder, DOWNLOADS_FOLDER)
  return where(
    (path) => path.startsWith(PREFIX),
    async (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return respond.notAllowed(response, ['GET', 'HEAD'])
      }
      const { searchParams } = new URL(request.url ?? '', 'http://site')
      const path = decoded(pathOf(request).slice(PREFIX.length))
      const endsOn = Number(searchParams.get('until'))
      const order = searchParams.get('order') ?? ''
      const key = searchParams.get('key') ?? ''
      const isOurs =
        path !== null &&
        /^[0-9a-f]{64}$/.test(key) &&
        timingSafeEqual(Buffer.from(key, 'hex'), signatureOf(siteKey, { endsOn, order, path }))
      if (!isOurs) return respond.text(response, 404, 'There is no such download.')
      if (endsOn <= clock.wallTime())
        return respond.text(
          response,
          410,
          'This link has expired. Open the confirmation of your order for a new one.',
        )
      if (!(await mayDownload(order, path)))
        return respond.text(
          response,
          403,
          'This order was cancelled or refunded, or its payment is disputed: ask the shop.',
        )
      const [{ name } = { name: '' }] = addressTiers(visitorAddress(request, trustProxy))
      const recipient = { isAllowed: () => mayDownload(order, path), reader: { name, limit: readers } }
      if (await sendDownload(siteFolder, path, request, response, recipient)) return
      report(new Error(`The catalogue names ${path}, and ${folder} does not have it.`))
      return respond.text(response, 404, 'This file is not there yet. Please ask the shop for it.')
    },
  )
}
