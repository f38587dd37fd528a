import type { AccountFile } from '../../../accounts/index.js'

/** The path for uploads and downloads of members' files. */
export const ACCOUNT_FILES_PATH = '/.vitrine/account-files'

/** A file as its member sees it. */
export const fileOf = (id: string): AccountFile => ({ id, url: `${ACCOUNT_FILES_PATH}/${id}` })
