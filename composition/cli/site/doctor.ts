import { resolve } from 'node:path'
import type { Command } from 'commander'
import { checkFolder, pagesOf } from '../../../adapters/server/doctor/check-folder.js'
import type { Diagnosis } from '../../../adapters/server/doctor/check-folder.js'
import { diagnoseLaw } from '../../../adapters/server/doctor/check-law.js'
import { createResolveTxt } from '../../../adapters/server/mail/index.js'
import { dataLocationOf } from '../../../adapters/server/site-folder/data-location.js'
import { readLastBackup } from '../../../adapters/server/sql/backups/index.js'
import type { Querier } from '../../../adapters/server/sql/engine/index.js'
import { hasTakenMoney } from '../../../adapters/server/sql/shop/index.js'
import { failed, plural } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { readSecrets } from '../../server/index.js'
import { paymentProviders } from '../../server/payments/payment-settings.js'
import { parseCountry } from '../../../adapters/server/terminal/arguments/places.js'
import { parseSiteUrl } from '../../../adapters/server/terminal/arguments/origins.js'
import { completed, jsonText, resultColours } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { countProblems, diagnosisLines } from '../../../adapters/server/doctor/finding-lines.js'
import { lawJson, lawLines, lawProblems } from '../../../adapters/server/doctor/law-lines.js'
import { openData } from '../at-shop.js'
import { MAIN_SITE, parseSiteId, SITE_WORDS } from '../../../adapters/server/terminal/arguments/site-id.js'
import { unknownSite } from '../../../adapters/server/terminal/site/unknown-site.js'

/** The options of the command. */
interface DoctorOptions {
  readonly json?: boolean
  readonly fix?: boolean
  /** The address at which the site runs. */
  readonly url?: string
  readonly data?: string
  /** Distinguishes sites that share one database and one bucket. */
  readonly site?: string
  /** Checks the legal duties of the shop's countries instead of the site. */
  readonly law?: boolean
  /** The only country for `law`. */
  readonly country?: string
}

/** Where the files and the data of the checked site are. */
interface Place {
  readonly folder: string
  readonly data: string | undefined
}

/** Reads from the data of a site; returns the fallback if there are no data, or they do not answer. */
async function askData<T>(
  { folder, data }: Place,
  fallback: T,
  ask: (sql: Querier) => Promise<T>,
  ifOlder: (failure: OwnerFailure) => T = () => fallback,
): Promise<T> {
  const opened = await openData(folder, { data })
  if (!opened.ok) return opened.failure.tag === 'older-data' ? ifOlder(opened.failure) : fallback
  try {
    return await ask(opened.value.sql)
  } catch {
    return fallback
  } finally {
    await opened.value.close()
  }
}

/** The failure of tables that are of an older version, or of a site that is not in the data; null: neither. */
const dataProblem = (place: Place, site: string | undefined): Promise<OwnerFailure | null> =>
  askData(
    place,
    null,
    (sql) => unknownSite(sql, site),
    (older) => older,
  )

const diagnose = (
  place: Place,
  { fix = false, url, site: siteId = 'main' }: DoctorOptions,
  older: OwnerFailure | null,
): Promise<Result<Diagnosis, OwnerFailure>> =>
  checkFolder(
    { folder: place.folder, fix, url, siteId, nowMs: Date.now() },
    {
      secrets: readSecrets(process.env, place.folder),
      providers: paymentProviders,
      location: dataLocationOf(place.folder, place.data, process.env['DATABASE_URL']),
      older,
      lastBackup: () => askData(place, null, (sql) => readLastBackup(sql, siteId)),
      hasTakenMoney: () => askData(place, false, (sql) => hasTakenMoney(sql, siteId)),
      resolveTxt: createResolveTxt(),
    },
  )

/** Checks for options that exclude each other; null if there are none. */
function misuse({ law = false, country, fix = false, url }: DoctorOptions): OwnerFailure | null {
  if (!law && country !== undefined)
    return { tag: 'usage', lines: ['--country asks about the laws of a country: add --law.'] }
  return law && (fix || url !== undefined)
    ? { tag: 'usage', lines: ['--law reads the files only: leave out --fix and --url.'] }
    : null
}

const sayProblems = (problems: number, fail: Fail): void => {
  if (problems > 0) fail(failed(`${plural(problems, 'problem')} found.`))
}

async function runLaw(
  path: string,
  { country, json }: DoctorOptions,
  terminal: Terminal,
  fail: Fail,
): Promise<void> {
  const folder = resolve(path)
  const request = {
    folder,
    pages: await pagesOf(folder),
    country: country ?? null,
    today: new Date().toISOString().slice(0, 10),
  }
  const diagnosis = await diagnoseLaw(request, readSecrets(process.env, folder))
  if (!diagnosis.ok) return fail(diagnosis.failure)
  if (json) terminal.out(jsonText(lawJson(diagnosis.value)))
  else for (const line of lawLines(diagnosis.value, resultColours(terminal))) terminal.out(line)
  sayProblems(lawProblems(diagnosis.value), fail)
}

/** `vitrine doctor <site>`: what is wrong with a site folder, and what to do about it. */
export function registerDoctor(program: Command, terminal: Terminal, fail: Fail): void {
  program
    .command('doctor')
    .description(
      'check a site: links, files, forms, interactions, settings, catalogue, access rules, mail, payments, server',
    )
    .argument('<folder>', 'the site folder, as for `vitrine serve`')
    .option('--fix', 'fix what can be fixed safely: the page script, missing pages of the shop')
    .option('--url <address>', 'also check the running site at this address', parseSiteUrl)
    .option('-d, --data <folder>', 'where the site’s data are kept')
    .option('--site <id>', SITE_WORDS, parseSiteId, MAIN_SITE)
    .option(
      '--law',
      'list what the laws of its countries require and the site does not show; no legal advice',
    )
    .option('--country <code>', 'with --law: only this country, e.g. DE', parseCountry)
    .option('--json', 'print the findings as JSON')
    .action(async (folder: string, options: DoctorOptions) => {
      const wrong = misuse(options)
      if (wrong !== null) return fail(wrong)
      if (options.law) return runLaw(folder, options, terminal, fail)
      const place = { folder: resolve(folder), data: options.data }
      const problem = await dataProblem(place, options.site)
      const older = problem?.tag === 'older-data' ? problem : null
      if (problem !== null && older === null) return fail(problem)
      const diagnosis = await diagnose(place, options, older)
      if (!diagnosis.ok) return fail(diagnosis.failure)
      const { fixed } = diagnosis.value
      const findings = diagnosis.value.findings.map((each) => ({
        ...each,
        message: completed(terminal, each.message),
        fix: completed(terminal, each.fix),
      }))
      if (options.json) terminal.out(jsonText(options.fix ? { findings, fixed } : { findings }))
      else
        for (const line of diagnosisLines({ ...diagnosis.value, findings }, resultColours(terminal)))
          terminal.out(line)
      sayProblems(countProblems(findings), fail)
    })
}
