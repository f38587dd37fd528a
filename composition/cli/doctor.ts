import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Command } from 'commander'
import { checkSite, openExport } from '../../adapters/site/export/index.js'
import type { PricedProduct } from '../../adapters/site/export/index.js'
import { createResolveTxt } from '../../adapters/server/mail/index.js'
import { createSiteFiles } from '../../adapters/site/files/index.js'
import { createPageStore, inspectSite } from '../../adapters/site/pages/index.js'
import { parseCatalogue } from '../../adapters/server/sql/shop/index.js'
import { unknownGroups } from '../../core/accounts/index.js'
import { err, ok, plural, badInput, failed } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import type { SiteFolder } from '../server/index.js'
import { checkCatalogue } from '../../adapters/server/site-folder/site-catalogue.js'
import { readSiteFolder } from '../../adapters/server/site-folder/read-site-folder.js'
import { parseBaseUrl } from './base-url.js'
import { fixSite } from '../../adapters/server/doctor/fix-site.js'
import { pageAccountFindings } from '../../adapters/server/doctor/check-accounts.js'
import { backupFindings } from './doctor-backups.js'
import { fileFindings } from './doctor-files.js'
import { diagnoseLaw, lawJson, lawLines, lawProblems, parseCountry } from './doctor-law.js'
import { senderFindings } from './doctor-mail.js'
import { memberPages, ownerFindings } from './doctor-owner.js'
import { paymentModeFindings } from './doctor-payments.js'
import { checkRunning } from '../../adapters/server/doctor/check-running-site.js'
import type { Fail } from './failure.js'
import { tableFindings } from '../../adapters/site/pages/data/table-findings.js'
import { siteFinding } from '../../adapters/server/doctor/site-finding.js'
import type { SiteFinding } from '../../adapters/server/doctor/site-finding.js'
import { findingLines } from './finding-lines.js'
import { jsonText } from './plain-words.js'
import { resultColours } from './terminal.js'
import type { Colours, Terminal } from './terminal.js'

/** The findings about a site, its settings included. */
interface Diagnosis {
  readonly folder: string
  /** Files that `--fix` has written. */
  readonly fixed: readonly string[]
  readonly findings: readonly SiteFinding[]
}

/** Reports gates for groups that do not exist: they open for admins only. */
const groupFindings = ({ settings }: SiteFolder): readonly SiteFinding[] =>
  unknownGroups(settings.accounts, settings.gates).map(({ group, gate }) =>
    siteFinding(
      'problem',
      'settings',
      gate === null
        ? `Whoever signs up would join the group "${group}", which the site does not have.`
        : `The gate before ${gate} is for the group "${group}", which the site does not have.`,
      'Define the group in "accounts": {"groups": [...]} of vitrine.json, or take its name out (docs/accounts.md).',
    ),
  )

async function readOwnerFiles(folder: string): Promise<{
  readonly findings: readonly SiteFinding[]
  readonly site: SiteFolder | null
}> {
  const site = readSiteFolder(folder)
  if (!site.ok)
    return {
      site: null,
      findings: [
        siteFinding(
          'problem',
          'settings',
          site.failure.lines.join(' '),
          'Put right what it names (docs/store.md).',
        ),
      ],
    }
  const checked = await checkCatalogue(site.value)
  if (!checked.ok)
    return {
      site: null,
      findings: [
        siteFinding(
          'problem',
          'catalogue',
          checked.failure.lines.join(' '),
          'Put right what it names (docs/store.md).',
        ),
      ],
    }
  return { site: site.value, findings: groupFindings(site.value) }
}

async function productsOf(site: SiteFolder | null): Promise<readonly PricedProduct[] | null> {
  if (site === null || site.catalogue === null) return null
  const parsed = await parseCatalogue(site.catalogue, site.settings)
  return parsed.ok ? parsed.value : null
}

/** The options of the command. */
interface DoctorOptions {
  readonly json?: boolean
  readonly fix?: boolean
  /** The address at which the site runs. */
  readonly url?: string
  /** Tells sites apart that share one database and one bucket. */
  readonly site?: string
  /** Asks what the laws of the shop's countries want, in place of all else. */
  readonly law?: boolean
  /** The one country that `law` asks about. */
  readonly country?: string
}

/** The pages that the server sends: those of an application inside the folder are its sources. */
async function pagesOf(folder: string): Promise<readonly string[]> {
  const source = await openExport(folder)
  if (!source.ok) return []
  const { folder: opened, pages, sourceOf } = source.value
  const files = createSiteFiles({ folder: opened })
  return pages.filter((path) => files.find(relative(opened, sourceOf(path))) !== null)
}

/** Checks a site folder with what stands beside its pages, and the running site if it has an address. */
async function diagnose(
  path: string,
  { fix = false, url, site: siteId = 'main' }: DoctorOptions,
  environment: NodeJS.ProcessEnv,
): Promise<Result<Diagnosis, OwnerFailure>> {
  const folder = resolve(path)
  const { site, findings } = await readOwnerFiles(folder)
  const products = await productsOf(site)
  const slugs = products === null ? null : new Set<string>(products.map(({ slug }) => slug))
  const files = await pagesOf(folder)
  const { fixed, findings: unfixed } =
    fix && existsSync(folder)
      ? await fixSite(folder, files, [...(slugs ?? [])], site?.settings.country ?? 'US')
      : { fixed: [], findings: [] }
  const pages = await checkSite(folder, slugs, site?.settings.redirects, products ?? []).catch(() => null)
  if (pages === null) return err(badInput(`${folder} is no folder that can be read.`))
  const inspected = await inspectSite(createSiteFiles({ folder }), createPageStore())
  const { accountPages } = inspected
  const running = url === undefined ? [] : await checkRunning({ url, pages: files, slugs, accountPages })
  return ok({
    folder,
    fixed,
    findings: [
      ...findings,
      ...unfixed,
      ...pages,
      ...ownerFindings(folder, site, files, environment),
      ...(await backupFindings(folder, environment, siteId, Date.now())),
      ...(await senderFindings(folder, environment, createResolveTxt())),
      ...pageAccountFindings(inspected, site === null ? [] : memberPages(site, files)),
      ...(await paymentModeFindings(folder, environment, siteId)),
      ...(await fileFindings(folder, environment, siteId)),
      ...(await tableFindings(folder)).map((found) =>
        siteFinding('problem', 'collections', found.message, found.fix),
      ),
      ...running,
    ],
  })
}

const toLines = ({ folder, fixed, findings }: Diagnosis, colours: Colours): readonly string[] => {
  const problems = findings.filter(({ level }) => level === 'problem').length
  return [
    ...(fixed.length === 0 ? [] : [`Put right: ${fixed.join(', ')}.`]),
    ...findingLines(findings, colours),
    problems === 0 ? `Nothing is wrong with ${folder}.` : `${plural(problems, 'problem')} in ${folder}.`,
  ]
}

/** Options that do not go together; null: these do. */
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
  const diagnosis = await diagnoseLaw(request, process.env)
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
      'check a site: links, files, forms, interactions, settings, catalogue, gates, mail, payments, files, the server',
    )
    .argument('<folder>', 'the folder that `vitrine serve` is given')
    .option('--fix', 'put right what is safe: the page script, pages that the shop lacks')
    .option('--url <address>', 'check the running site there as well', parseBaseUrl)
    .option('--site <id>', 'tells sites apart that share one database', 'main')
    .option('--law', 'list what the laws of its countries ask for and it does not show; not legal advice')
    .option('--country <code>', 'with --law: this country only, such as DE', parseCountry)
    .option('--json', 'print the findings as JSON')
    .action(async (folder: string, options: DoctorOptions) => {
      const wrong = misuse(options)
      if (wrong !== null) return fail(wrong)
      if (options.law) return runLaw(folder, options, terminal, fail)
      const diagnosis = await diagnose(folder, options, process.env)
      if (!diagnosis.ok) return fail(diagnosis.failure)
      const { findings, fixed } = diagnosis.value
      if (options.json) terminal.out(jsonText(options.fix ? { findings, fixed } : { findings }))
      else for (const line of toLines(diagnosis.value, resultColours(terminal))) terminal.out(line)
      sayProblems(findings.filter(({ level }) => level === 'problem').length, fail)
    })
}
