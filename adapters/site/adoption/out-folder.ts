import { lstatSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { overlapFailure, writeProblem } from '../safe-files/index.js'
import { err, ok, badInput } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'

/** The folder that a site is written into: beside the export, or the one that its owner names. */
export function outFolder(folder: string, named: string | undefined): Result<string, OwnerFailure> {
  const out = resolve(named ?? join(dirname(folder), `${basename(folder)}-site`))
  const overlap = overlapFailure(out, folder, '--out')
  if (overlap !== null) return err(overlap)
  // A packed export may contain a link at this path; `--out` is the owner's own choice.
  if (named === undefined && lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink())
    return err(badInput(`${out} is a link. Name the folder to write with --out.`))
  return ok(out)
}

/** The failure for a folder that cannot be written. */
export const unwritable = (folder: string, reason: string): OwnerFailure =>
  badInput(`${folder} cannot be written: ${reason}. Name another folder with --out.`)

/** Makes the folder that a site is written into. */
export async function makeFolder(folder: string): Promise<Result<void, OwnerFailure>> {
  try {
    await mkdir(folder, { recursive: true })
    return ok(undefined)
  } catch (thrown) {
    return err(unwritable(folder, writeProblem(thrown)))
  }
}
