/** A file of a member or of a form, in the file store of its site. */
export interface KeptFilePlace {
  readonly siteId: string
  /** Its key in the file store: `accounts/<id>` or `forms/<id>`. */
  readonly key: string
}

/** The folder of the archive for files that lie in no table; it comes after the tables. */
export const KEPT_FILES = 'files/'

const PATH = /^files\/([^/]+)\/((?:accounts|forms)\/[\w-]+)$/

/** The path in an archive of a file that lies in no table. */
export const keptFilePath = ({ siteId, key }: KeptFilePlace): string =>
  `${KEPT_FILES}${encodeURIComponent(siteId)}/${key}`

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The file that a path in an archive stands for; null: for none, also if it could lead to another place. */
export function parseKeptFilePath(path: string): KeptFilePlace | null {
  const [, site = '', key = ''] = PATH.exec(path) ?? []
  const siteId = decode(site)
  if (siteId === null || siteId === '' || siteId.split('/').some((name) => name === '.' || name === '..'))
    return null
  return keptFilePath({ siteId, key }) === path ? { siteId, key } : null
}
