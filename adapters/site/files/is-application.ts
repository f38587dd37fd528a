import { closeSync, fstatSync, readFileSync } from 'node:fs'
import { parseJson, toRecord } from '../../../core/shared/index.js'
import { maxBytesOf, openInside } from '../safe-files/index.js'

/**
 * True if a folder inside a site is a program of its own, such as the sources of an application that uses the
 * same server: its `package.json` says `"private": true`. Published packages never say so, so libraries that
 * were copied into a site are served.
 */
export function isApplication(folder: string): boolean {
  const opened = openInside(folder, 'package.json')
  if (!opened.ok) return false
  try {
    const facts = fstatSync(opened.value)
    if (!facts.isFile() || facts.size > maxBytesOf('package.json')) return false
    return toRecord(parseJson(readFileSync(opened.value, 'utf8')))['private'] === true
  } catch {
    // A file that cannot be read decides nothing; the permissions of files below it still count.
    return false
  } finally {
    closeSync(opened.value)
  }
}
