import { resolve } from 'node:path'
import { openDatabase } from '../../adapters/sql/index.js'
import type { DatabaseOptions, Sql } from '../../adapters/sql/index.js'
import { err } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { findDataTemplate } from './built-files.js'
import { databaseFailure } from './failure.js'
import type { CommandFailure } from './failure.js'
import { defaultDataFolder } from './site-folder.js'

/** Where the data of a shop are kept. `description` is for people and holds no password. */
export type DataPlace =
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
export function dataPlaceOf(
  siteFolder: string,
  data: string | undefined,
  databaseUrl: string | undefined,
): DataPlace {
  if (data === undefined && databaseUrl) {
    return { tag: 'server', url: databaseUrl, description: describeServer(databaseUrl) }
  }
  const folder = data === undefined ? defaultDataFolder(siteFolder) : resolve(data)
  return { tag: 'folder', folder, description: folder }
}

/** How the database of a place is opened. */
export function databaseOf(place: DataPlace): DatabaseOptions {
  if (place.tag === 'server') return { url: place.url }
  const templateFile = findDataTemplate()
  return templateFile === null ? { folder: place.folder } : { folder: place.folder, templateFile }
}

/** Opens the database with its tables up to date. */
export async function openPlace(place: DataPlace): Promise<Result<Sql, CommandFailure>> {
  const opened = await openDatabase(databaseOf(place))
  return opened.ok ? opened : err(databaseFailure(opened.failure))
}
