import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { answerProblems, VALID_ANSWERS } from '../../site/adoption/shop-answers.js'
import { settingsOf } from '../../site/adoption/settings-text.js'
import type { ShopAnswers } from '../../site/adoption/adopt-outcome.js'
import { parseCatalogue, parseSettings } from '../sql/shop/index.js'
import type { StoreSettings } from '../sql/shop/index.js'
import { readSiteFolder } from './read-site-folder.js'
import { describeCatalogueProblem } from '../csv/csv-table.js'
import { badInput, firstLines } from '../../../core/shared/index.js'
import type { OwnerFailure } from '../../../core/shared/index.js'

/** Settings for reading a catalogue before the owner has answered; an unknown currency counts as none. */
function readingSettings(currency: string | null): StoreSettings {
  const settings = (code: string) => parseSettings(settingsOf({ ...VALID_ANSWERS, currency: code }))
  const named = settings((currency ?? VALID_ANSWERS.currency).toUpperCase())
  const usable = named.ok ? named : settings(VALID_ANSWERS.currency)
  if (!usable.ok) throw new Error('The built-in settings are not valid.')
  return usable.value
}

/** The reasons why the content of a `vitrine.json` cannot be used, one line each. */
export function settingsProblems(settings: unknown): readonly string[] {
  const parsed = parseSettings(settings)
  return parsed.ok ? [] : parsed.failure.map(({ path, message }) => `${path} ${message}`)
}

/** Checks whether a shop can be opened with these answers; null: it can. */
export function answersFailure(answers: Partial<ShopAnswers>): OwnerFailure | null {
  const problems = answerProblems(answers, settingsProblems, (flag) => `--${flag}`)
  return problems.length === 0
    ? null
    : badInput('These settings cannot be used:', ...firstLines(problems.map((problem) => `  ${problem}`)))
}

/** The problems of a catalogue with the settings of the site in `out`, or with those it would get. */
export async function catalogueFaults(
  out: string,
  currency: string | null,
  text: string,
): Promise<readonly string[]> {
  const kept = existsSync(join(out, 'vitrine.json')) ? readSiteFolder(out) : null
  const parsed = await parseCatalogue(text, kept?.ok ? kept.value.settings : readingSettings(currency))
  return parsed.ok ? [] : parsed.failure.map(describeCatalogueProblem)
}
