import type { DatabaseOptions } from '../../adapters/server/sql/engine/index.js'
import type { DataLocation } from '../../adapters/server/site-folder/data-location.js'
import { findDataTemplate } from './built-files.js'

/** The options that open the database of a location. */
export function databaseOf(location: DataLocation): DatabaseOptions {
  if (location.tag === 'server') return { url: location.url }
  const templateFile = findDataTemplate()
  return templateFile === null ? { folder: location.folder } : { folder: location.folder, templateFile }
}
