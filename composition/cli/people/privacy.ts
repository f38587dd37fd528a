import type { Command } from 'commander'
import { createMemberAdmin } from '../../../adapters/server/sql/accounts/index.js'
import { auditChanges } from '../../../adapters/server/sql/owner/index.js'
import { erasePerson, readHoldings, readPersonRows } from '../../../adapters/server/sql/privacy/index.js'
import { erasureLines } from '../../../adapters/server/terminal/people/erasure-lines.js'
import { isEmailAddress } from '../../../core/accounts/index.js'
import { err, ok, plural, badInput, dataFailure } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { decideErasure, isNothing } from '../../../core/use-cases/privacy/decide-erasure.js'
import type { Erasure } from '../../../core/use-cases/privacy/decide-erasure.js'
import { erasureWords } from '../../../core/use-cases/owner/audit-words.js'
import { atShop } from '../catalogue/at-shop.js'
import { parseCount } from '../../../adapters/server/terminal/arguments/count.js'
import { jsonText, plainLine, sayAside } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { withMembers } from './member-data.js'
import { nameData, withOwnersData } from './owner-data.js'
import type { DataOptions } from './owner-data.js'
import { eraseSubmissions, submissionsAbout } from '../../../adapters/server/forms/submissions-about.js'
import { registerRecord } from './privacy-record.js'
import type { OwnersData } from '../../../adapters/server/sql/engine/index.js'
import { withForms } from '../messages/form-data.js'

interface PrivacyOptions extends DataOptions {
  readonly site: string
  readonly keepYears: number
  readonly yes?: boolean
}

type Folder = string | undefined

/** The longest legal retention of accounting records in most countries; the option sets a shorter one. */
const KEEP_YEARS = 10

const NOT_HERE =
  'Not here: backups, the logs of proxies, payment providers and mail boxes keep copies of their own.'

const withData = <T>(
  folder: Folder,
  options: PrivacyOptions,
  work: (data: OwnersData) => Promise<T>,
): Promise<Result<T, OwnerFailure>> => withOwnersData(folder, options, async (data) => ok(await work(data)))

const addressProblem = (email: string): OwnerFailure | null =>
  isEmailAddress(email.trim()) ? null : badInput(`${plainLine(email)} is no mail address.`)

async function exportPerson(
  email: string,
  folder: Folder,
  options: PrivacyOptions,
): Promise<Result<string, OwnerFailure>> {
  const rows = await withData(folder, options, ({ sql }) =>
    readPersonRows({ sql, siteId: options.site, email }),
  )
  if (!rows.ok) return rows
  const submissions = await withForms(folder, options, (forms) => submissionsAbout(forms, email))
  if (!submissions.ok) return submissions
  const madeOn = new Date().toISOString()
  return ok(jsonText({ email, madeOn, tables: rows.value, formSubmissions: submissions.value }))
}

async function decide(
  email: string,
  folder: Folder,
  options: PrivacyOptions,
): Promise<Result<Erasure, OwnerFailure>> {
  const submissions = await withForms(folder, options, (forms) => submissionsAbout(forms, email))
  if (!submissions.ok) return submissions
  const holdings = await withData(folder, options, ({ sql }) =>
    readHoldings({ sql, siteId: options.site, email }),
  )
  if (!holdings.ok) return holdings
  const decided = decideErasure(
    { ...holdings.value, submissions: submissions.value.length },
    { nowMs: Date.now(), keepYears: options.keepYears },
  )
  if (!('tag' in decided)) return ok(decided)
  return err(
    badInput(
      `${plural(decided.count, 'subscription')} of this person has not ended, and nothing is erased.`,
      'End it with `vitrine subscriptions cancel`, then run this again.',
    ),
  )
}

async function erase(
  email: string,
  folder: Folder,
  options: PrivacyOptions,
  terminal: Terminal,
): Promise<Result<void, OwnerFailure>> {
  const decided = await decide(email, folder, options)
  if (!decided.ok) return decided
  const erasure = decided.value
  const doesNothing = isNothing(erasure)
  const head = options.yes === true ? 'What is erased:' : 'What would be erased:'
  terminal.out(doesNothing ? `There is nothing to erase of ${plainLine(email)}.` : head)
  for (const line of erasureLines(erasure)) terminal.out(line)
  if (!doesNothing && options.yes !== true) {
    sayAside(terminal, 'Nothing was changed. Say --yes to do it; it cannot be undone.')
    return ok(undefined)
  }
  sayAside(terminal, NOT_HERE)
  if (doesNothing) return ok(undefined)
  const forms = await withForms(folder, options, (data) => eraseSubmissions(data, email))
  if (!forms.ok) return forms
  const erased = await atShop(folder, options, async ({ sql, commit, siteId, entryOf }) => {
    const entry = auditChanges(siteId, entryOf(erasureWords(erasure.anonymous.length)))
    return ok(await erasePerson({ sql, siteId, email }, commit, erasure, entry))
  })
  if (!erased.ok || !erasure.isMember) return erased
  return withMembers(folder, options, async ({ context }) => {
    const removed = await createMemberAdmin(context).remove(email)
    return removed.ok ? removed : err(dataFailure('The account could not be deleted: run the command again.'))
  })
}

/** `vitrine privacy export|erase <e-mail>` and `record`: the personal data of a site. */
export function registerPrivacy(program: Command, terminal: Terminal, fail: Fail): void {
  const privacy = program
    .command('privacy')
    .description('export or erase personal data, write the record of processing')
  const add = (name: string): Command =>
    nameData(privacy.command(name).argument('<e-mail>', 'the mail address of the person'))
  add('export')
    .description('write all data about a person as JSON, without links and keys that give access')
    .action(async (email: string, folder: Folder, options: PrivacyOptions) => {
      const problem = addressProblem(email)
      if (problem !== null) return fail(problem)
      const done = await exportPerson(email.trim(), folder, options)
      if (done.ok) terminal.out(done.value)
      else fail(done.failure)
    })
  add('erase')
    .description('erase a person; without --yes only print what would be erased')
    .option(
      '--keep-years <number>',
      'for how many years after the year of an order the books must keep it',
      parseCount,
      KEEP_YEARS,
    )
    .option('--yes', 'do it')
    .action(async (email: string, folder: Folder, options: PrivacyOptions) => {
      const problem = addressProblem(email)
      if (problem !== null) return fail(problem)
      const done = await erase(email.trim(), folder, options, terminal)
      if (!done.ok) fail(done.failure)
    })
  registerRecord(privacy, terminal, fail)
}
