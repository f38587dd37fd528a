import type { IncomingMessage, ServerResponse } from 'node:http'
import { formFileKey } from '../../../core/ports/forms/form-uploads.port.js'
import type { KeptUploads } from '../../../core/ports/forms/form-uploads.port.js'
import type { FileDesk } from '../../../core/ports/owner/file-desk.port.js'
import type { FileStore } from '../../../core/ports/platform/file-store.port.js'
import { keptFileKey } from '../../../core/use-cases/owner/files/kept-file.js'
import { findShopFile } from '../../../core/use-cases/owner/files/remove-file.js'
import { keptPieces, sendContent } from '../http/index.js'
import type { ContentToSend } from '../http/index.js'
import { sendDownload } from './downloads.js'

/** The records and contents of the files that the desk sends. */
export interface DeskFilesOptions {
  readonly siteFolder: string
  readonly uploads: Pick<KeptUploads, 'find'>
  readonly desk: Pick<FileDesk, 'list'>
  readonly files: Pick<FileStore, 'find'>
  readonly report: (error: unknown) => void
}

interface StoredFile {
  readonly key: string
  readonly name: string
}

const FILE_ID = /^[0-9a-f]{32}$/
const MEMBER_FILE = /^members\/[0-9a-f]{32}$/
const DOWNLOAD = /^downloads\/(.+)$/

/** A file of the file store by its id at the desk; null: there is none. */
async function findStored({ uploads, desk }: DeskFilesOptions, id: string): Promise<StoredFile | null> {
  if (FILE_ID.test(id)) {
    const file = await uploads.find(id)
    return file.ok && file.value !== null ? { key: formFileKey(id), name: file.value.name } : null
  }
  const found = MEMBER_FILE.test(id) ? await findShopFile(desk, id) : null
  const file = found?.ok ? found.value : undefined
  const key = file === undefined ? null : keptFileKey(file)
  return file === undefined || key === null ? null : { key, name: file.name }
}

/**
 * Sends a file as a download and never as a page, since a stranger may have chosen its content; false: there
 * is none. The caller has checked the person.
 */
export async function sendDeskFile(
  options: DeskFilesOptions,
  id: string,
  request: IncomingMessage,
  response: ServerResponse,
  reader: ContentToSend['reader'],
): Promise<boolean> {
  const [, path] = DOWNLOAD.exec(id) ?? []
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
  if (path !== undefined) return sendDownload(options.siteFolder, path, request, response, reader)
  const stored = await findStored(options, id)
  const kept = stored === null ? null : await options.files.find(stored.key)
  if (stored === null || kept?.ok !== true || kept.value === null) return false
  const { sizeBytes, read } = kept.value
  await sendContent(request, response, {
    sizeBytes,
    // A file is written once under its id.
    etag: `"${id}"`,
    read: (start, end) =>
      keptPieces(read(start, end), { what: 'A file at the desk', report: options.report }),
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(stored.name)}`,
    },
    reader,
  })
  return true
}
