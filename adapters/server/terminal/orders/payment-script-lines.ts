import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { PaymentScript } from '../../../site/pages/index.js'
import { readSavedScripts, scriptChanges } from '../../../site/pages/saved-payment-scripts.js'
import { openSafeFolder, writeProblem } from '../../../site/safe-files/index.js'
import { badInput, failed } from '../../../../core/shared/index.js'
import type { OwnerFailure } from '../../../../core/shared/index.js'
import { jsonText, plainText, shellArgument } from '../plain-words.js'
import type { Terminal } from '../terminal.js'
import { shownLine } from '../printable.js'

/** A payment script on one line. */
export const scriptLine = ({ page, source, integrity, why }: PaymentScript): string =>
  plainText(`${page}  ${source}  ${integrity ?? 'no integrity: its owner changes it'}  (${why})`)

/** The notice at a server's start if payment pages run scripts that the inventory in `file` does not have. */
export async function paymentScriptNotice(
  folder: string,
  file: string,
  scriptsOf: (folder: string) => Promise<readonly PaymentScript[]>,
): Promise<readonly string[]> {
  const command = `vitrine payments scripts --save${shellArgument(file)}`
  if (!existsSync(file))
    return [`There is no inventory of payment scripts in ${file}: \`${command}\` writes it.`]
  const saved = readSavedScripts(file)
  if (saved === null) return [`${file} is not an inventory written by \`vitrine payments scripts\`.`]
  const changes = scriptChanges(saved, await scriptsOf(folder))
  if (changes.length === 0) return []
  return [
    `The scripts of payment pages are not those of ${file}:`,
    ...changes.map(plainText),
    `Check each of them; once they are correct: \`${command} --accept\`.`,
  ]
}

/**
 * Compares scripts with the inventory in `file`, and writes the inventory if it is missing or the change is
 * accepted; null: no differences.
 */
export async function keepInventory(
  file: string,
  scripts: readonly PaymentScript[],
  isAccepted: boolean,
  terminal: Terminal,
): Promise<OwnerFailure | null> {
  if (!existsSync(file) || isAccepted) {
    try {
      const path = resolve(file)
      await openSafeFolder(dirname(path)).replace(basename(path), { content: `${jsonText({ scripts })}\n` })
    } catch (thrown) {
      return badInput(`${file} cannot be written: ${writeProblem(thrown)}.`)
    }
    terminal.err(shownLine(`Written to ${file}.`))
    return null
  }
  const saved = readSavedScripts(file)
  if (saved === null) return badInput(`${file} is not an inventory written by this command.`)
  const changes = scriptChanges(saved, scripts)
  if (changes.length === 0) return null
  return failed(
    `The scripts of payment pages are not those of ${file}:`,
    ...changes.map(plainText),
    'Check each of them; once they are correct, run the command again with --accept.',
  )
}
