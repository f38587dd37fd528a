import { formFileKey } from '../../../ports/forms/form-uploads.port.js'
import type { KeptUploads } from '../../../ports/forms/form-uploads.port.js'
import type { FileDesk } from '../../../ports/owner/files/file-desk.port.js'
import { keptFileKey } from './kept-file.js'
import { findShopFile } from './remove-file.js'

/** A file of the file store, under the name that its sender gave. */
export interface KeptFile {
  readonly key: string
  readonly name: string
}

const FORM_FILE = /^[0-9a-f]{32}$/
const MEMBER_FILE = /^members\/[0-9a-f]{32}$/

/** A file of a form or of a member by its id at the desk; null: there is none in the file store. */
export async function findKeptFile(
  { uploads, desk }: { readonly uploads: Pick<KeptUploads, 'find'>; readonly desk: Pick<FileDesk, 'list'> },
  id: string,
): Promise<KeptFile | null> {
  if (FORM_FILE.test(id)) {
    const file = await uploads.find(id)
    return file.ok && file.value !== null ? { key: formFileKey(id), name: file.value.name } : null
  }
  const found = MEMBER_FILE.test(id) ? await findShopFile(desk, id) : null
  const file = found?.ok ? found.value : undefined
  const key = file === undefined ? null : keptFileKey(file)
  return file === undefined || key === null ? null : { key, name: file.name }
}
