import { mkdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { openSafeFolder, writeProblem } from './index.js'
import type { FormFile } from '../../../core/ports/forms/form-uploads.port.js'
import { err, ok, badInput } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'

const MAX_NAME_LENGTH = 120

/** A name that every file system accepts and that is not a path: a stranger chose it. */
export function fileNameOf({ id, name }: FormFile): string {
  const safe = name
    .replace(/[/\\:*?"<>|\p{Cc}\p{Cf}]+/gu, '_')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
    .slice(-MAX_NAME_LENGTH)
  return safe === '' ? id : safe
}

/**
 * Writes a file into a folder, created if missing; returns its path. A file of the same name is replaced, a
 * link is refused.
 */
export async function writeInto(
  folder: string,
  name: string,
  content: Uint8Array,
): Promise<Result<string, OwnerFailure>> {
  const path = join(folder, name)
  try {
    mkdirSync(folder, { recursive: true })
    await openSafeFolder(folder).replace(name, { content })
    return ok(path)
  } catch (thrown) {
    return err(badInput(`${path} cannot be written: ${writeProblem(thrown)}`))
  }
}

/** Writes a new file; returns its path. */
export async function writeNewFile(path: string, content: Uint8Array): Promise<Result<string, OwnerFailure>> {
  try {
    const file = resolve(path)
    await openSafeFolder(dirname(file)).create(basename(file), content)
    return ok(path)
  } catch (thrown) {
    return err(
      badInput(
        (thrown as NodeJS.ErrnoException).code === 'EEXIST'
          ? `${path} is there already. Name another place, or move it away.`
          : `${path} cannot be written: ${writeProblem(thrown)}`,
      ),
    )
  }
}
