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

/** Calls `work` while no other restore works on these folders. */
export async function withStageLocks<T>(
  folders: readonly string[],
  work: () => Promise<Result<T, OwnerFailure>>,
): Promise<Result<T, OwnerFailure>> {
  const [folder, ...others] = folders
  if (folder === undefined) return work()
  const lock = `${stageOf(folder)}.lock`
  const parent = dirname(folder)
  const first = await mkdir(parent, { recursive: true })
  const release = lockStage(lock)
  if (release === null) {
    const holder = describeHolder(findLockHolder(lock) ?? 'unknown')
    return err(
      badInput(`Another restore to ${folder} is running: ${holder}. Run this again after it has ended.`),
    )
  }
  try {
    return await withStageLocks(others, work)
  } finally {
    release()
    await removeEmpty(lock, lock)
    if (first !== undefined) await removeEmpty(parent, first)
  }
}

/**
 * Calls `work` with an empty stage for each folder, which no other restore fills meanwhile. Afterwards it
 * removes the stages that were not moved into place, with the folders made for them, unless `isPlacing` says
 * that the next start needs them.
 */
export const withStages = <T>(
  folders: readonly string[],
  work: () => Promise<Result<T, OwnerFailure>>,
  isPlacing: () => boolean,
): Promise<Result<T, OwnerFailure>> =>
  withStageLocks(folders, async () => {
    const stages = folders.map(stageOf)
    const clear = () => Promise.all(stages.map((stage) => rm(stage, { recursive: true, force: true })))
    try {
      await clear()
      for (const stage of stages) await mkdir(stage)
      return await work()
    } finally {
      if (!isPlacing()) await clear()
    }
  })
