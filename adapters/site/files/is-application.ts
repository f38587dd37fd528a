import { closeSync, fstatSync, readFileSync } from 'node:fs'
import { parseJson, toRecord } from '../../../core/shared/index.js'
import { openInside } from '../safe-files/index.js'

/**
 * True if a folder inside a site holds a program of its own, such as the sources of an application that sells
 * from the same server: its `package.json` says `"private": true`. That of a published package never does, so
 * libraries that were copied into a site stay a part of it.
 */
export function isApplication(folder: string): boolean {
  const opened = openInside(folder, 'package.json')
  if (!opened.ok) return false
  try {
    if (!fstatSync(opened.value).isFile()) return false
    return toRecord(parseJson(readFileSync(opened.value, 'utf8')))['private'] === true
  } catch {
    // A file that cannot be read decides nothing; a file below it is looked up by its own rights.
    return false
  } finally {
    closeSync(opened.value)
  }
}
