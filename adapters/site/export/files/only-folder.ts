import { isHostName } from './place-files.js'
import type { FolderContent } from './read-folder.js'
import { sourceText } from './read-source.js'

/** Files beside a site in an archive or a repository that do not belong to it. */
const NO_PART = /(?:^|\/)(?:[^./]+|[^/]+\.(?:md|txt|ya?ml|toml|lock|jsonc?|zip))$/i

/** The single folder that contains the site, as in some archives; null if the site has files beside it. */
function singleFolder({ files }: FolderContent): string | null {
  const folders = new Set(
    files.flatMap(({ path }) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])),
  )
  const [only] = [...folders].filter((name) => files.some(({ path }) => path === `${name}/index.html`))
  if (only === undefined) return null
  const beside = files.filter(({ path }) => !path.startsWith(`${only}/`))
  // Files beside a folder that is named after a host come from a mirror.
  if (beside.length > 0 && isHostName(only)) return null
  return beside.every(({ path }) => !path.includes('/') && NO_PART.test(path)) ? only : null
}

/**
 * True if the home page in a folder has addresses that begin with the name of that folder, which is then a
 * part of them.
 */
async function isPartOfAddresses(folder: string, inner: string): Promise<boolean> {
  const home = await sourceText({ folder, path: `${inner}/index.html` })
  return [...home.matchAll(/\bhref\s*=\s*["']\/([^"'/?#]+)/gi)].some(([, first]) => first === inner)
}

/** The folder in which a site lies alone, as in some archives; null if its files lie at the root. */
export async function onlyFolder(folder: string, content: FolderContent): Promise<string | null> {
  const inner = singleFolder(content)
  return inner === null || (await isPartOfAddresses(folder, inner)) ? null : inner
}
