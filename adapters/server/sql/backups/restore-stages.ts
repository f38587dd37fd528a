import { mkdir, rm, rmdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { badInput, err } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import { describeHolder, findLockHolder, lockDirectory } from '../engine/index.js'
import { stageOf } from './restore-targets.js'

/** Removes empty folders from `folder` up to `first`. */
async function removeEmpty(folder: string, first: string): Promise<void> {
  const isRemoved = await rmdir(folder).then(
    () => true,
    () => false,
  )
  if (isRemoved && folder !== first) await removeEmpty(dirname(folder), first)
}

/** Locks the stage of a folder; null: another restore holds it. On a disk without locks no lock is held. */
function lockStage(lock: string): (() => void) | null {
  const locked = lockDirectory(lock)
  if (locked.ok) return locked.value
  return locked.failure.tag === 'in-use' ? null : () => undefined
}

/**
 * Calls `work` with an empty stage for each folder, which no other restore fills meanwhile. At the end the stages that
 * did not take their places are removed, with the folders that were made for them.
 */
export async function withStages<T>(
  folders: readonly string[],
  work: () => Promise<Result<T, OwnerFailure>>,
): Promise<Result<T, OwnerFailure>> {
  const [folder, ...others] = folders
  if (folder === undefined) return work()
  const [stage, parent] = [stageOf(folder), dirname(folder)]
  const lock = `${stage}.lock`
  const first = await mkdir(parent, { recursive: true })
  const release = lockStage(lock)
  if (release === null) {
    const holder = describeHolder(findLockHolder(lock) ?? 'unknown')
    return err(badInput(`Another restore to ${folder} is at work: ${holder}. Run this again when it ended.`))
  }
  try {
    await rm(stage, { recursive: true, force: true })
    await mkdir(stage)
    return await withStages(others, work)
  } finally {
    await rm(stage, { recursive: true, force: true })
    release()
    await removeEmpty(lock, lock)
    if (first !== undefined) await removeEmpty(parent, first)
  }
}
