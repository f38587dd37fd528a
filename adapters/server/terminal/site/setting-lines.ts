import { badInput, err, firstLines, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import type { SettingsOutcome } from '../../../../core/use-cases/owner/settings/change-settings.js'
import { plainLine } from '../plain-words.js'
import type { PrintedResult } from '../print-result.js'

/** The value of a setting as JSON, or a text for no value. */
export const valueText = (value: unknown): string =>
  value === undefined ? 'left out' : JSON.stringify(value)

function changeLines({ changes, hasChanged }: SettingsOutcome, isDryRun: boolean): readonly string[] {
  const lines = changes.map(({ path, before, after }) =>
    plainLine(`${path}: ${valueText(before)} -> ${valueText(after)}`),
  )
  if (hasChanged) return [...lines, 'The site uses it from its next start on.']
  if (changes.length === 0) return ['Nothing was changed.']
  return isDryRun ? [...lines, 'Nothing was changed (--dry-run).'] : lines
}

/** The result of a change of settings, or its failure if the settings would have problems. */
export function settingsResult(
  outcome: SettingsOutcome,
  isDryRun: boolean,
): Result<PrintedResult, OwnerFailure> {
  if (outcome.problems.length === 0) return ok({ json: outcome, lines: changeLines(outcome, isDryRun) })
  const lines = outcome.problems.map(({ path, message }) => plainLine(`  ${path}: ${message}`))
  return err(badInput('Nothing was changed. The settings would be wrong:', ...firstLines(lines)))
}
