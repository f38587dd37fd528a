import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteFile } from '../../site/files/index.js'
import type { createCompressedTexts } from './compressed-texts.js'
import type { SitemapReader } from './current-sitemap.js'
import { sendText } from './send-text.js'

/** Sends the present sitemap; false, with nothing sent, if the file is current. */
export async function sendSitemap(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  sitemap: SitemapReader | undefined,
  compressed: ReturnType<typeof createCompressedTexts>,
): Promise<boolean> {
  const current = file.name === 'sitemap.xml' ? await sitemap?.(file) : null
  if (!current) return false
  const { key, bytes } = current
  response.setHeader('Content-Type', file.type.mediaType)
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('Vary', 'Accept-Encoding')
  const load = async (): Promise<Buffer> => bytes
  return sendText(request, response, 200, { key, sizeBytes: bytes.length, load }, compressed)
}
