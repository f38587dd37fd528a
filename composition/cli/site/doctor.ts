import { resolve } from 'node:path'
import type { Command } from 'commander'
import { checkFolder, pagesOf } from '../../../adapters/server/doctor/check-folder.js'
import type { Diagnosis } from '../../../adapters/server/doctor/check-folder.js'
import { diagnoseLaw } from '../../../adapters/server/doctor/check-law.js'
import { createResolveTxt } from '../../../adapters/server/mail/index.js'
import { dataLocationOf } from '../../../adapters/server/site-folder/data-location.js'
import { readSharedMailboxes } from '../../../adapters/server/sql/accounts/index.js'
import { readLastBackup } from '../../../adapters/server/sql/backups/index.js'
import { hasTakenMoney, readPrintedTexts } from '../../../adapters/server/sql/shop/index.js'
import type { LastBackup } from '../../../core/use-cases/backups/index.js'
import { failed, plural, shortText } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { readSecrets } from '../../server/index.js'
import { paymentProviders } from '../../server/payments/payment-settings.js'
import { parseCountry } from '../../../adapters/server/terminal/arguments/places.js'
import { parseSiteUrl } from '../../../adapters/server/terminal/arguments/origins.js'
import { completed, jsonText, resultColours, shownLine } from '../../../adapters/server/terminal/index.js'
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

/** Facts of a site's data for the checks; `NO_FACTS` if there are no data, or they do not answer. */
interface DataFacts {
  /** The failure of tables that are of an older version, or of a site that is not in the data; null: neither. */
  readonly problem: OwnerFailure | null
  readonly lastBackup: LastBackup | null
  readonly hasTakenMoney: boolean
  readonly sharedMailboxes: readonly (readonly string[])[]
  readonly printedTexts: readonly string[]
}

const NO_FACTS: DataFacts = {
  problem: null,
  lastBackup: null,
  hasTakenMoney: false,
  sharedMailboxes: [],
  printedTexts: [],
}

const orIfUnanswered = <T>(asked: Promise<T>, fallback: T): Promise<T> => asked.catch(() => fallback)

/** Opens the data of a site once for all that is read from them. */
async function readDataFacts({ folder, data }: Place, { site = 'main' }: DoctorOptions): Promise<DataFacts> {
  const opened = await openData(folder, { data })
  if (!opened.ok)
    return opened.failure.tag === 'older-data' ? { ...NO_FACTS, problem: opened.failure } : NO_FACTS
  const { sql, close } = opened.value
  try {
    return {
      problem: await orIfUnanswered(unknownSite(sql, site), NO_FACTS.problem),
      lastBackup: await orIfUnanswered(readLastBackup(sql, site), NO_FACTS.lastBackup),
      hasTakenMoney: await orIfUnanswered(hasTakenMoney(sql, site), NO_FACTS.hasTakenMoney),
      sharedMailboxes: await orIfUnanswered(readSharedMailboxes(sql, site), NO_FACTS.sharedMailboxes),
      printedTexts: await orIfUnanswered(readPrintedTexts(sql, site), NO_FACTS.printedTexts),
    }
  } finally {
    await close()
  }
}

const diagnose = (
  place: Place,
  { fix = false, url, site: siteId = 'main' }: DoctorOptions,
  { problem, ...facts }: DataFacts,
): Promise<Result<Diagnosis, OwnerFailure>> =>
  checkFolder(
    { folder: place.folder, fix, url, siteId, nowMs: Date.now() },
    {
      secrets: readSecrets(process.env, place.folder),
      providers: paymentProviders,
      location: dataLocationOf(place.folder, place.data, process.env['DATABASE_URL']),
      older: problem,
      ...facts,
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
  else for (const line of lawLines(diagnosis.value, resultColours(terminal))) terminal.out(shownLine(line))
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
      const facts = await readDataFacts(place, options)
      if (facts.problem !== null && facts.problem.tag !== 'older-data') return fail(facts.problem)
      const diagnosis = await diagnose(place, options, facts)
      if (!diagnosis.ok) return fail(diagnosis.failure)
      const { fixed } = diagnosis.value
      const findings = diagnosis.value.findings.map((each) => ({
        ...each,
        page: each.page && shortText(each.page),
        message: shortText(completed(terminal, each.message)),
        fix: shortText(completed(terminal, each.fix)),
        ...(each.target !== undefined && { target: shortText(each.target) }),
      }))
      if (options.json) terminal.out(jsonText(options.fix ? { findings, fixed } : { findings }))
      else
        for (const line of diagnosisLines({ ...diagnosis.value, findings }, resultColours(terminal)))
          terminal.out(shownLine(line))
      sayProblems(countProblems(findings), fail)
    })
}
