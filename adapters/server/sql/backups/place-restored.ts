import { closeSync, existsSync, fstatSync, readFileSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { badInput, err, isRecord, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import { openInside } from '../../../site/safe-files/index.js'
import { withStageLocks } from './restore-stages.js'
import { stageOf, moveIntoPlace } from './restore-targets.js'

/**
 * A step of an unfinished restore. `rows`: rows are being written to a server, and the folders are still the
 * old ones. `placing`: everything is verified, and the new folders are moved into place.
 */
type RestoreStep = 'rows' | 'placing'

interface RestoreNote {
  readonly step: RestoreStep
  /** The data folder. */
  readonly data: string
}

/**
 * The file that records an unfinished restore. It lies beside the site folder, since site and data are moved
 * into place one after the other.
 */
export const noteOf = (site: string): string => join(dirname(site), `.${basename(site)}.restore.json`)

/** Much more than the path of a folder needs. */
const MAX_NOTE_BYTES = 100_000

/** Reads a plain file only: reading a pipe of that name, which a stranger may have made, would never end. */
function readNote(site: string): RestoreNote | null {
  const path = noteOf(site)
  const opened = openInside(dirname(path), basename(path))
  if (!opened.ok) return null
  try {
    const facts = fstatSync(opened.value)
    if (!facts.isFile() || facts.size > MAX_NOTE_BYTES) return null
    const note: unknown = JSON.parse(readFileSync(opened.value, 'utf8'))
    if (!isRecord(note) || typeof note['data'] !== 'string') return null
    return { step: note['step'] === 'rows' ? 'rows' : 'placing', data: note['data'] }
  } catch {
    return null
  } finally {
    closeSync(opened.value)
  }
}

/** True while the stages of a restore are needed, also after it was cut off. */
export const isPlacing = (site: string): boolean => readNote(site)?.step === 'placing'

/** Writes a step to the disk; an incompletely written note counts as none. */
export async function noteStep(site: string, note: RestoreNote): Promise<void> {
  const draft = `${noteOf(site)}.draft`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(JSON.stringify(note))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, noteOf(site))
}

/** Removes the note: the restore is finished, or nothing of it is left. */
export const dropNote = (site: string): Promise<void> => rm(noteOf(site), { force: true })

/** Moves the filled stages into place; after an interruption, those that are still there. */
async function moveStagesIntoPlace(site: string, data: string): Promise<readonly string[]> {
  const aside: string[] = []
  for (const folder of [data, site]) {
    const moved = existsSync(stageOf(folder)) ? await moveIntoPlace(folder) : null
    if (moved !== null) aside.push(moved)
  }
  await dropNote(site)
  return aside
}

/**
 * Moves a verified restore into place. The written note makes the restore final: if it is interrupted, the
 * next start finishes it (`finishPlacing`), so that new data never lie beside an old site.
 */
export async function placeRestored(site: string, data: string): Promise<readonly string[]> {
  await noteStep(site, { step: 'placing', data })
  return moveStagesIntoPlace(site, data)
}

/** Finishes an interrupted restore; returns a notice about it, null: there was none. */
export async function finishPlacing(site: string): Promise<Result<string | null, OwnerFailure>> {
  const note = readNote(site)
  if (note?.step !== 'placing') return ok(null)
  const { data } = note
  return withStageLocks([site, data], async () => {
    await moveStagesIntoPlace(site, data)
    return ok(
      `A restore was interrupted while its folders were moved into place, and is finished now: ${site} and ` +
        `${data} are those of the backup. The previous content is beside them, as <name>.before-restore.`,
    )
  })
}

/** The failure of a start over a server that has only a part of a restore's rows; null: there is none. */
export async function cutOffRows(site: string): Promise<OwnerFailure | null> {
  const note = readNote(site)
  if (note?.step !== 'rows') return null
  const found = await withStageLocks<null>([site, note.data], async () =>
    err(
      badInput(
        `A restore of ${site} into PostgreSQL was interrupted: its rows there may be incomplete.`,
        'Make an empty database, name it in DATABASE_URL, and run the restore again. To start the existing ' +
          `site without it, remove ${noteOf(site)}.`,
      ),
    ),
  )
  return found.ok ? null : found.failure
}
