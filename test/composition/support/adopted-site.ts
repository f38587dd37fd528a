import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../../../composition/cli/program.js'
import type { Person } from '../../../adapters/server/terminal/questions.js'
import { exportFolder } from '../../adapters/site/export/support/export-folders.js'
import type { ExportFiles } from '../../adapters/site/export/support/export-folders.js'

/** The output of a command and its exit code (0 for success). */
export interface CommandResult {
  readonly code: number
  readonly said: string
}

/** Runs a command of `vitrine` in this process; `person` answers its questions. */
export async function runQuietly(words: readonly string[], person?: Person): Promise<CommandResult> {
  const said: string[] = []
  const code = await runCommand([...words], {
    out: (line) => said.push(line),
    err: (line) => said.push(line),
    ...(person && { person }),
  })
  return { code, said: said.join('\n') }
}

export interface AdoptedSite extends CommandResult {
  /** The site folder. */
  readonly out: string
  readonly read: (path: string) => string
  readonly remove: () => void
}

/** Adopts an export with these files, without any answers. */
export async function adoptFiles(files: ExportFiles, words: readonly string[] = []): Promise<AdoptedSite> {
  const { folder, remove } = exportFolder(files)
  const out = `${folder}-site`
  const result = await runQuietly(['adopt', folder, '--yes', ...words])
  return { ...result, out, read: (path) => readFileSync(join(out, path), 'utf8'), remove }
}
