import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { badInput, err, ok } from '../../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../../core/shared/index.js'
import { commitChanges } from '../commit-changes.js'
import type { CommitChanges } from '../commit-changes.js'
import { openDatabase } from '../open-database.js'
import type { DatabaseOptions } from '../open-database.js'
import { openUnchanged } from '../tables/restore-tables.js'
import { NEVER_SERVED, openFailure } from '../open-failure.js'
import { movedFailure } from '../pglite/data-folder.js'
import { findLockHolder } from '../pglite/directory-lock.js'
import type { Querier } from '../sql.js'
import { openSharedDatabase } from './open-shared-database.js'

/** The data of a site for its owner's commands, also while the site runs. */
export interface OwnersData {
  /** Single statements. */
  readonly sql: Querier
  /** Changes that are made in one transaction. */
  readonly commit: CommitChanges
  readonly close: () => Promise<void>
}

/** The message for a running site that does not answer. */
export const SITE_CANNOT_BE_ASKED =
  'The site that runs there does not answer: start it again with this version of the program, ' +
  'or stop it while this command runs.'

const NEVER_SERVED_HERE = [NEVER_SERVED, 'If the site was served with --data, name the same folder here.']

/** Connects to the process that has the folder open; null: no process has it open, or it does not answer. */
async function askRunningSite(folder: string): Promise<OwnersData | null> {
  if (findLockHolder(folder) === null) return null
  const shared = await openSharedDatabase(folder)
  if (!shared.ok) return null
  return { sql: shared.value, commit: shared.value.commit, close: () => Promise.resolve() }
}

/**
 * Opens the data of a site: the database itself, or, while `vitrine serve` has the folder open, a connection
 * to the running site. Missing data are not created; `isNamed`: the owner named their folder. Tables of an older
 * version are refused, or with `keepsOlder` opened as they are.
 */
export async function openOwnersData(
  database: DatabaseOptions,
  isNamed: boolean,
  keepsOlder = false,
): Promise<Result<OwnersData, OwnerFailure>> {
  const folder = 'folder' in database ? database.folder : null
  if (folder !== null && !existsSync(join(folder, 'database'))) {
    const moved = movedFailure(folder)
    if (moved !== null) return err(openFailure(moved))
    const hint = isNamed ? [] : NEVER_SERVED_HERE
    return err(badInput(`There are no data in ${folder}.`, ...hint))
  }
  // The running site is tried first: opening a folder that another process has open waits for that
  // process to end.
  const running = folder === null ? null : await askRunningSite(folder)
  if (running !== null) return ok(running)
  const opened = await (keepsOlder
    ? openUnchanged(database)
    : openDatabase(database, folder === null ? 'need' : 'refuse'))
  if (opened.ok)
    return ok({ sql: opened.value, commit: commitChanges(opened.value), close: opened.value.close })
  const failure = openFailure(opened.failure)
  if (folder === null || opened.failure.tag !== 'in-use') return err(failure)
  // The site may have been starting at the first attempt.
  const started = await askRunningSite(folder)
  return started === null ? err({ ...failure, lines: [...failure.lines, SITE_CANNOT_BE_ASKED] }) : ok(started)
}
