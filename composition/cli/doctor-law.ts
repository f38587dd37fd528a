import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { readLawFacts } from '../../adapters/server/doctor/read-law-facts.js'
import { siteFinding } from '../../adapters/server/doctor/site-finding.js'
import type { SiteFinding } from '../../adapters/server/doctor/site-finding.js'
import { parseCatalogue } from '../../adapters/server/sql/shop/index.js'
import { createSiteFiles } from '../../adapters/site/files/index.js'
import { languageOf } from '../../adapters/site/pages/data/site-language.js'
import { createPageStore } from '../../adapters/site/pages/index.js'
import { countryCode } from '../../core/pricing/index.js'
import { err, groupBy, ok, plural, someOf, badInput } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import { findLawGaps, lawCountries, unruledCountries } from '../../core/use-cases/law/find-law-gaps.js'
import type { LawGap } from '../../core/use-cases/law/find-law-gaps.js'
import { readFormSettings, readSecrets } from '../server/index.js'
import { readOwnMails } from '../../adapters/server/site-folder/own-mail-files.js'
import type { Environment } from '../../adapters/server/settings/secrets-file.js'
import { checkCatalogue } from '../../adapters/server/site-folder/site-catalogue.js'
import { readSiteFolder } from '../../adapters/server/site-folder/read-site-folder.js'
import { findingLines } from './finding-lines.js'
import type { Colours } from './terminal.js'

/** Said with every answer: a table of rules is no lawyer. */
const NOTICE =
  'This is not legal advice: it lists what can be read from files. docs/law.md names the sources.'

/** The gaps of a site, with the countries whose laws were asked. */
export interface LawDiagnosis {
  readonly folder: string
  readonly countries: readonly string[]
  /** Those among them for which no rule is kept. */
  readonly unruled: readonly string[]
  readonly gaps: readonly LawGap[]
}

/** Reads a country for `--country`, as `DE`. */
export function parseCountry(text: string): string {
  const code = countryCode(text)
  if (code === null) throw new InvalidArgumentError('A country is written with two letters, such as DE.')
  return code
}

function canSend(folder: string, environment: Environment): boolean {
  const secrets = readSecrets(environment, folder)
  const settings = secrets.ok ? readFormSettings(secrets.value) : secrets
  return settings.ok && settings.value.mail !== null
}

const noSettings = (folder: string): OwnerFailure =>
  badInput(
    `${folder} has no vitrine.json, which says where the business sits and where it ships to.`,
    `Run \`vitrine init ${folder}\`, which asks for both.`,
  )

/** The site whose laws are asked about, and the day and country of the question. */
export interface LawRequest {
  readonly folder: string
  readonly pages: readonly string[]
  /** Null: each country of the shop. */
  readonly country: string | null
  /** ISO date. */
  readonly today: string
}

/** Checks a site folder against the rules that are kept for the countries of its shop. */
export async function diagnoseLaw(
  { folder, pages, country, today }: LawRequest,
  environment: Environment,
): Promise<Result<LawDiagnosis, OwnerFailure>> {
  const site = readSiteFolder(folder)
  if (!site.ok) return site
  if (!existsSync(join(site.value.folder, 'vitrine.json'))) return err(noSettings(site.value.folder))
  const checked = await checkCatalogue(site.value)
  if (!checked.ok) return checked
  const { settings, catalogue } = site.value
  const products = catalogue === null ? null : await parseCatalogue(catalogue, settings)
  const files = createSiteFiles({ folder: site.value.folder })
  const store = createPageStore()
  const own = readOwnMails(site.value.folder, settings.accounts.language ?? (await languageOf(files, store)))
  if (!own.ok) return own
  const { terms, withdrawal } = own.value
  const facts = await readLawFacts({
    settings,
    products: products?.ok ? products.value : [],
    mails: {
      sendsMail: canSend(site.value.folder, environment),
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

/** As many countries as are named beside a finding. */
const MAX_NAMED = 4

const unruledFindings = ({ unruled }: LawDiagnosis): readonly SiteFinding[] =>
  unruled.length === 0
    ? []
    : [
        siteFinding(
          'note',
          'law',
          `Check: the laws of ${unruled.join(', ')}, for which no rules are kept here.`,
          'Ask a chamber of commerce or a lawyer there, or ship to other countries (docs/law.md).',
        ),
      ]

const shownGap = ({ level, page, message, fix, countries, source }: LawGap): SiteFinding => ({
  level,
  check: 'law',
  page,
  message: `${message} [${someOf(countries, MAX_NAMED)}]`,
  fix: `${fix} (${source})`,
})

const count = (gaps: readonly LawGap[], level: LawGap['level']): number =>
  gaps.filter((gap) => gap.level === level).length

/** The figures of each country; those with the same figures share a line. */
function countryLines({ countries, unruled, gaps }: LawDiagnosis): readonly string[] {
  const figures = (country: string): string => {
    const own = gaps.filter((gap) => gap.countries.includes(country))
    return `${plural(count(own, 'problem'), 'problem')}, ${plural(count(own, 'note'), 'note')}.`
  }
  const ruled = countries.filter((country) => !unruled.includes(country))
  return [...groupBy(ruled, figures)].map(([said, alike]) => `${alike.join(', ')}: ${said}`)
}

/** The answer for people: findings, then the figures of each country. */
export const lawLines = (diagnosis: LawDiagnosis, colours: Colours): readonly string[] => [
  ...findingLines([...diagnosis.gaps.map(shownGap), ...unruledFindings(diagnosis)], colours),
  ...countryLines(diagnosis),
  NOTICE,
]

/** The answer for programs. */
export const lawJson = (diagnosis: LawDiagnosis) => ({
  findings: [
    ...diagnosis.gaps.map((gap) => ({ check: 'law', ...gap })),
    ...unruledFindings(diagnosis).map((finding) => ({
      ...finding,
      rule: 'unruled',
      countries: diagnosis.unruled,
      source: '',
    })),
  ],
  countries: diagnosis.countries,
  notice: NOTICE,
})

/** The number of things that are missing. */
export const lawProblems = ({ gaps }: LawDiagnosis): number => count(gaps, 'problem')
