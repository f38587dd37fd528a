import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormFile } from '../../core/ports/form-uploads.port.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { badInput } from './failure.js'
import type { CommandFailure } from './failure.js'

const LONGEST_NAME = 120

/** A name that every file system takes and that leads nowhere else: a stranger chose it. */
export function fileNameOf({ id, name }: FormFile): string {
  const safe = name
    .replace(/[/\\:*?"<>|\p{Cc}\p{Cf}]+/gu, '_')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
    .slice(-LONGEST_NAME)
  return safe === '' ? id : safe
}

/**
 * Writes a file into a folder, made where there is none; answers its path. What is there of the same name is
 * written over.
 */
export function writeInto(folder: string, name: string, content: Uint8Array): Result<string, CommandFailure> {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (thrown) {
    return err(badInput(`${folder} cannot be made: ${(thrown as Error).message}`))
  }
  return write(join(folder, name), content, 'w')
}

/** Writes a file that is not there yet; answers its path. */
export const writeNewFile = (path: string, content: Uint8Array): Result<string, CommandFailure> =>
  write(path, content, 'wx')

function write(path: string, content: Uint8Array, flag: 'w' | 'wx'): Result<string, CommandFailure> {
  try {
    writeFileSync(path, content, { flag })
    return ok(path)
  } catch (thrown) {
    const { code, message } = thrown as NodeJS.ErrnoException
    return err(
      badInput(
        code === 'EEXIST'
          ? `${path} is there already. Name another place, or move it away.`
          : `${path} cannot be written: ${message}`,
      ),
    )
  }
}
