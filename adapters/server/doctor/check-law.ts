import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { badInput, err, ok, someOf } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { findLawGaps, lawCountries, unruledCountries } from '../../../core/use-cases/law/find-law-gaps.js'
import type { LawGap } from '../../../core/use-cases/law/find-law-gaps.js'
import { createSiteFiles } from '../../site/files/index.js'
import { languageOf } from '../../site/pages/data/site-language.js'
import { createPassingPageStore } from '../../site/pages/index.js'
import { readFormSettings } from '../settings/environment/form-settings.js'
import type { Environment } from '../settings/environment/secrets-file.js'
import { readOwnMails } from '../site-folder/own-mail-files.js'
import { readSiteFolder } from '../site-folder/read-site-folder.js'
import { checkCatalogue } from '../site-folder/site-catalogue.js'
import { parseCatalogue } from '../sql/shop/index.js'
import { readLawFacts } from './read-law-facts.js'
import { siteFinding } from './site-finding.js'
import type { SiteFinding } from './site-finding.js'

/** The gaps of a site, with the checked countries. */
export interface LawDiagnosis {
  readonly folder: string
  readonly countries: readonly string[]
  /** The countries among them without stored rules. */
  readonly unruled: readonly string[]
  readonly gaps: readonly LawGap[]
}

function canSend(secrets: Result<Environment, readonly string[]>): boolean {
  const settings = secrets.ok ? readFormSettings(secrets.value) : secrets
  return settings.ok && settings.value.mail !== null
}

const noSettings = (folder: string): OwnerFailure =>
  badInput(
    `${folder} has no vitrine.json, which says where the business sits and where it ships to.`,
    'Run `vitrine init`, which asks for both.',
  )

/** The site to check, and the day and country of the check. */
export interface LawRequest {
  readonly folder: string
  readonly pages: readonly string[]
  /** Null: every country of the shop. */
  readonly country: string | null
  /** ISO date. */
  readonly today: string
}

/** Checks a site folder against the stored rules for the countries of its shop. */
export async function diagnoseLaw(
  { folder, pages, country, today }: LawRequest,
  secrets: Result<Environment, readonly string[]>,
): Promise<Result<LawDiagnosis, OwnerFailure>> {
  const site = readSiteFolder(folder)
  if (!site.ok) return site
  if (!existsSync(join(site.value.folder, 'vitrine.json'))) return err(noSettings(site.value.folder))
  const checked = await checkCatalogue(site.value)
  if (!checked.ok) return checked
  const { settings, catalogue } = site.value
  const products = catalogue === null ? null : await parseCatalogue(catalogue, settings)
  const files = createSiteFiles({ folder: site.value.folder })
  const store = createPassingPageStore()
  const own = readOwnMails(site.value.folder, settings.accounts.language ?? (await languageOf(files, store)))
  if (!own.ok) return own
  const { terms, withdrawal } = own.value
  const facts = await readLawFacts({
    settings,
    products: products?.ok ? products.value : [],
    mails: {
      sendsMail: canSend(secrets),
      mailsTerms: terms !== null,
      mailsWithdrawal: withdrawal !== null,
    },
    files,
    store,
    pages,
  })
  const countries = lawCountries(facts, country)
  return ok({
    folder: site.value.folder,
    countries,
    unruled: unruledCountries(countries),
    gaps: findLawGaps(facts, { today, only: country }),
  })
}

/** The maximum number of countries that a finding names. */
const MAX_NAMED = 4

/** The finding about countries without stored rules; none if there are no such countries. */
export const unruledFindings = ({ unruled }: LawDiagnosis): readonly SiteFinding[] =>
  unruled.length === 0
    ? []
    : [
        siteFinding(
          'note',
          'law',
          `Check: the laws of ${unruled.join(', ')}, for which this program has no rules.`,
          'Ask a chamber of commerce or a lawyer there, or ship to other countries (docs/law.md).',
        ),
      ]

/** A gap as a finding, with its countries and its source. */
export const gapFinding = ({ level, page, message, fix, countries, source }: LawGap): SiteFinding => ({
  level,
  check: 'law',
  page,
  message: `${message} [${someOf(countries, MAX_NAMED)}]`,
  fix: `${fix} (${source})`,
})
