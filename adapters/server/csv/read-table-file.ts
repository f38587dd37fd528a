import { readFile } from 'node:fs/promises'
import { badInput, err, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { tableText } from './table-text.js'

/**
 * Reads the text of a table from a file or a pipe, so that the output of another program need not be a file.
 */
export async function readTableFile(file: string): Promise<Result<string, OwnerFailure>> {
  try {
    return ok(tableText(await readFile(file)))
  } catch (thrown) {
    const reason = (thrown as NodeJS.ErrnoException).code === 'ENOENT' ? 'does not exist' : 'cannot be read'
    return err(badInput(`${file} ${reason}.`))
  }
}
