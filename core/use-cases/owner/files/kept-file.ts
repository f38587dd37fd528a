import { accountFileKey } from '../../../ports/accounts/member-files.port.js'
import { formFileKey } from '../../../ports/forms/form-uploads.port.js'
import { MEMBER_FILES } from '../../../ports/owner/files/file-desk.port.js'
import type { ShopFile } from '../../../ports/owner/files/file-desk.port.js'

type Named = Pick<ShopFile, 'id' | 'kind'>

/** The id of a file among those of its kind. */
export const idInKind = ({ id, kind }: Named): string =>
  kind === 'member' ? id.slice(MEMBER_FILES.length) : id

/** The key of a file in the file store; null: a file for buyers, which lies in the folder of the site. */
export function keptFileKey(file: Named): string | null {
  switch (file.kind) {
    case 'form':
      return formFileKey(idInKind(file))
    case 'member':
      return accountFileKey(idInKind(file))
    case 'download':
      return null
  }
}
