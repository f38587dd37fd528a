import { mkdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { endOfName, openSafeFolder, writeProblem } from './index.js'
import type { FormFile } from '../../../core/ports/forms/form-uploads.port.js'
import { err, ok, badInput } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'

/**
 * The maximum length of a name, which leaves space for a prefix and for `.part`: file systems accept 255
 * bytes.
 */
const MAX_NAME_BYTES = 200

/** A name for a file that every file system accepts and that is no path, since a stranger chose the name. */
export function fileNameOf({ id, name }: FormFile): string {
  const safe = endOfName(name.replace(/[/\\:*?"<>|\p{Cc}\p{Cf}]+/gu, '_'), MAX_NAME_BYTES).replace(
    /^[.\s-]+|[.\s]+$/g,
    '',
  )
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
