import { resolve } from 'node:path'
import { defaultDataFolder } from './read-site-folder.js'

/** The location of a shop's data. `description` is for people and holds no password. */
export type DataLocation =
  | { readonly tag: 'folder'; readonly folder: string; readonly description: string }
  | { readonly tag: 'server'; readonly url: string; readonly description: string }

function describeServer(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `PostgreSQL ${host}${pathname}`
  } catch {
    return 'PostgreSQL'
  }
}

/** `--data` wins over `DATABASE_URL`, which wins over the folder beside the site's. */
export function dataLocationOf(
  siteFolder: string,
  data: string | undefined,
  databaseUrl: string | undefined,
): DataLocation {
  if (data === undefined && databaseUrl) {
    return { tag: 'server', url: databaseUrl, description: describeServer(databaseUrl) }
  }
  const folder = data === undefined ? defaultDataFolder(siteFolder) : resolve(data)
  return { tag: 'folder', folder, description: folder }
}
