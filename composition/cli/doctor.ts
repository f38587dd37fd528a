import { resolve } from 'node:path'
import type { Command } from 'commander'
import pc from 'picocolors'
import { checkSite } from '../../adapters/site-export/index.js'
import type { Finding } from '../../adapters/site-export/index.js'
import { parseCatalogue } from '../../adapters/store/index.js'
import { unknownGroups } from '../../core/accounts/index.js'
import { err, groupBy, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { readFormSettings } from '../server/index.js'
import type { SiteFolder } from '../server/index.js'
import { checkCatalogue, plural } from '../server/site-catalogue.js'
import { readSiteFolder } from '../server/site-folder.js'
import { badInput, failed } from './failure.js'
import type { CommandFailure, Fail } from './failure.js'
import { plainText } from './terminal.js'
import type { Terminal } from './terminal.js'

/** What was found out about a site, its settings included. */
interface Diagnosis {
  readonly folder: string
  readonly findings: readonly SiteFinding[]
}

/** A finding about pages, or about what the owner wrote beside them. */
type SiteFinding = Omit<Finding, 'check'> & {
  readonly check: Finding['check'] | 'settings' | 'catalogue' | 'mail'
}

const siteFinding = (
  level: Finding['level'],
  check: SiteFinding['check'],
  message: string,
  fix: string,
): SiteFinding => ({ level, check, page: null, message, fix })

/** A gate for a group that does not exist opens for nobody but admins. */
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

function ownerFindings(folder: string): {
  readonly findings: readonly SiteFinding[]
  readonly site: SiteFolder | null
} {
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
  const checked = checkCatalogue(site.value)
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

function slugsOf(site: SiteFolder | null): ReadonlySet<string> | null {
  if (site === null || site.catalogue === null) return null
  const parsed = parseCatalogue(site.catalogue, site.settings)
  return parsed.ok ? new Set(parsed.value.map(({ slug }) => slug)) : null
}

function mailFindings(environment: NodeJS.ProcessEnv): readonly SiteFinding[] {
  const forms = readFormSettings(environment)
  if (!forms.ok)
    return forms.failure.map((line) => siteFinding('problem', 'mail', line, 'Set it as docs/forms.md says.'))
  return forms.value.mail === null
    ? [
        siteFinding(
          'note',
          'mail',
          'No mail is configured: submissions of forms are kept and nobody is told.',
          'Set VITRINE_SMTP_URL, VITRINE_MAIL_FROM and VITRINE_FORMS_TO (docs/forms.md).',
        ),
      ]
    : []
}

/** Checks a site folder with what stands beside its pages. */
async function diagnose(
  path: string,
  environment: NodeJS.ProcessEnv,
): Promise<Result<Diagnosis, CommandFailure>> {
  const folder = resolve(path)
  const { site, findings } = ownerFindings(folder)
  const pages = await checkSite(folder, slugsOf(site)).catch(() => null)
  if (pages === null) return err(badInput(`${folder} is no folder that can be read.`))
  return ok({ folder, findings: [...findings, ...pages, ...mailFindings(environment)] })
}

/** As many pages as are named where many have the same finding, such as a link of their footer. */
const MOST_NAMED = 3

function placed(pages: readonly string[], message: string): string {
  const [first] = pages
  if (first === undefined) return message
  if (pages.length === 1) return `${first}: ${message}`
  const rest = pages.length - MOST_NAMED
  const names = pages.slice(0, MOST_NAMED).join(', ')
  return `${message} (On ${pages.length} pages: ${names}${rest > 0 ? ` and ${rest} more` : ''}.)`
}

const linesOf = ({ level, message, fix }: SiteFinding, same: readonly SiteFinding[]): readonly string[] => [
  `${level === 'problem' ? pc.red('problem') : pc.yellow('note')}  ${plainText(
    placed(
      same.flatMap(({ page }) => page ?? []),
      message,
    ),
  )}`,
  pc.dim(`         ${fix}`),
]

const toLines = ({ folder, findings }: Diagnosis): readonly string[] => {
  const problems = findings.filter(({ level }) => level === 'problem').length
  return [
    ...[...groupBy(findings, ({ level, message, fix }) => [level, message, fix].join('\n')).values()].flatMap(
      (same) => same.slice(0, 1).flatMap((finding) => linesOf(finding, same)),
    ),
    problems === 0 ? `Nothing is wrong with ${folder}.` : `${plural(problems, 'problem')} in ${folder}.`,
  ]
}

/** `vitrine doctor <site>`: what is wrong with a site folder, and what to do about it. */
export function registerDoctor(program: Command, terminal: Terminal, fail: Fail): void {
  program
    .command('doctor')
    .description('check a site folder: links, files, forms, interactions, settings, catalogue, mail')
    .argument('<folder>', 'the folder that `vitrine serve` is given')
    .option('--json', 'print the findings as JSON')
    .action(async (folder: string, { json = false }: { readonly json?: boolean }) => {
      const diagnosis = await diagnose(folder, process.env)
      if (!diagnosis.ok) return fail(diagnosis.failure)
      const { findings } = diagnosis.value
      if (json) terminal.out(JSON.stringify({ findings }, null, 2))
      else for (const line of toLines(diagnosis.value)) terminal.out(line)
      const problems = findings.filter(({ level }) => level === 'problem').length
      if (problems > 0) fail(failed(`${plural(problems, 'problem')} found.`))
    })
}
