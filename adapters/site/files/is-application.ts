import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseJson, toRecord } from '../../../core/shared/index.js'

/**
 * Whether a folder inside a site holds a program of its own, such as the sources of an application that sells
 * from the same server: its `package.json` says `"private": true`. That of a published package never does, so
 * libraries that were copied into a site stay a part of it.
 */
export function isApplication(folder: string): boolean {
  const path = join(folder, 'package.json')
  try {
    if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false
    return toRecord(parseJson(readFileSync(path, 'utf8')))['private'] === true
  } catch {
    // What cannot be read says nothing; a file below it is looked up by its own rights.
    return false
  }
}
