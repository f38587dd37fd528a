import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Audience } from '../../../core/site/index.js'
import { ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import type { SiteFile } from '../../site/files/index.js'
import type { PageReadFailure } from '../../site/pages/index.js'
import type { CompressedTexts } from './compressed-texts.js'
import { isStillSame } from '../http/index.js'
import { sendText } from './send-text.js'

/** A page in the form for one audience. */
export interface PageAnswer {
  readonly bytes: Buffer
  /** Identifies this answer among all answers of its address, for all audiences. */
  readonly tag: string
  /** True if other audiences get another answer. */
  readonly isForAudience: boolean
  /** True if it is the unchanged file, so that the file's time shows changes. */
  readonly isOriginal: boolean
  /** Value of `Content-Security-Policy`; null: none. */
  readonly policy: string | null
}

/**
 * Prepares a page for an audience, shown at `path`; `isElsewhere`: neither the page's own address nor one of
 * its items.
 */
export type PageReader = (
  file: SiteFile,
  view: Pick<PageDelivery, 'audience' | 'isElsewhere' | 'path' | 'query' | 'source'>,
) => Promise<Result<PageAnswer, PageReadFailure>>

/** The request for a page. */
export interface PageDelivery {
  readonly status: 200 | 404
  readonly audience: Audience
  /** True if other visitors may be refused this page. */
  readonly isGated: boolean
  readonly isElsewhere: boolean
  /** The canonical path of the page. */
  readonly path: string
  /** The query with its question mark, or empty. */
  readonly query: string
  /** The network of the request. */
  readonly source: string
}

/**
 * Sends a page. If it depends on the visitor, the headers forbid shared caching and name the cookies; then
 * only its tag, not its time, shows if it has changed.
 */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  delivery: PageDelivery,
  { read, compressed }: { readonly read: PageReader; readonly compressed: CompressedTexts },
): Promise<Result<void, PageReadFailure>> {
  const answer = await read(file, delivery)
  if (!answer.ok) return answer
  const { bytes, tag, policy, isOriginal } = answer.value
  const isPersonal = delivery.isGated || answer.value.isForAudience
  response.setHeader('Content-Type', 'text/html;charset=utf-8')
  response.setHeader('Vary', isPersonal ? 'Accept-Encoding, Cookie' : 'Accept-Encoding')
  response.setHeader('Cache-Control', isPersonal ? 'private, no-cache' : 'no-cache')
  if (policy !== null) response.setHeader('Content-Security-Policy', policy)
  if (delivery.status === 200) {
    const etag = `W/"${tag}"`
    const modifiedAtMs = isOriginal && !isPersonal ? file.modifiedAtMs : null
    response.setHeader('ETag', etag)
    if (modifiedAtMs !== null) response.setHeader('Last-Modified', new Date(modifiedAtMs).toUTCString())
    if (isStillSame(request.headers, etag, modifiedAtMs)) {
      response.writeHead(304).end()
      return ok(undefined)
    }
  }
  const text = { key: `page ${tag}`, sizeBytes: bytes.length, load: async () => bytes }
  await sendText(request, response, delivery.status, text, compressed)
  return ok(undefined)
}
