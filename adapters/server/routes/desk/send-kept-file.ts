import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeptUploads } from '../../../../core/ports/forms/form-uploads.port.js'
import type { FileDesk } from '../../../../core/ports/owner/files/file-desk.port.js'
import type { FileStore } from '../../../../core/ports/platform/file-store.port.js'
import { findKeptFile } from '../../../../core/use-cases/owner/files/find-kept-file.js'
import { keptPieces, sendContent } from '../../http/index.js'
import { sendDownload } from '../orders/downloads.js'
import type { Recipient } from '../orders/downloads.js'

/** The records and contents of the files that the desk sends. */
export interface KeptFilesOptions {
  readonly siteFolder: string
  readonly uploads: Pick<KeptUploads, 'find'>
  readonly desk: Pick<FileDesk, 'list'>
  readonly files: Pick<FileStore, 'find'>
  readonly report: (error: unknown) => void
}

const DOWNLOAD = /^downloads\/(.+)$/

/**
 * Sends a file as a download and never as a page, since its content may come from a stranger; false: there is
 * no such file. The caller has checked the person.
 */
export async function sendKeptFile(
  options: KeptFilesOptions,
  id: string,
  request: IncomingMessage,
  response: ServerResponse,
  recipient: Recipient,
): Promise<boolean> {
  const [, path] = DOWNLOAD.exec(id) ?? []
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
  if (path !== undefined) return sendDownload(options.siteFolder, path, request, response, recipient)
  const stored = await findKeptFile(options, id)
  const kept = stored === null ? null : await options.files.find(stored.key)
  if (stored === null || kept?.ok !== true || kept.value === null) return false
  const { sizeBytes, read } = kept.value
  await sendContent(request, response, {
    sizeBytes,
    // The content of an id never changes.
    etag: `"${id}"`,
    read: (start, end) =>
      keptPieces(read(start, end), {
        reader: recipient.reader.name,
        label: 'A file at the desk',
        report: options.report,
      }),
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(stored.name)}`,
    },
    ...recipient,
  })
  return true
}
