import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defaultDataFolder } from './read-site-folder.js'

/** The location of a shop's data. `description` is for people and contains no password. */
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

/**
 * Finds the location: `--data` takes precedence over `DATABASE_URL`, which takes precedence over the folder
 * beside the site's.
 */
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

/**
 * The notice about a database server that is used although a data folder contains a database with orders too.
 */
export function unusedFolderNotice(siteFolder: string, location: DataLocation): readonly string[] {
  const folder = defaultDataFolder(siteFolder)
  if (location.tag !== 'server' || !existsSync(join(folder, 'database'))) return []
  return [
    `The data folder ${folder} has orders, members and messages of its own, and DATABASE_URL is used instead: ` +
      `${location.description}. \`vitrine move\` takes them along into an empty database; ` +
      'without DATABASE_URL the folder is used.',
  ]
}
