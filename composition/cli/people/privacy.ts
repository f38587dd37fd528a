import type { Command } from 'commander'
import { erasePerson, readAccountAddresses } from '../../../adapters/server/sql/privacy/index.js'
import { erasePersonData, exportPerson } from '../../../adapters/server/terminal/people/privacy-commands.js'
import { isEmailAddress } from '../../../core/accounts/index.js'
import { err, ok, badInput, dataFailure } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import type { Erasure } from '../../../core/use-cases/privacy/decide-erasure.js'
import { erasureWords } from '../../../core/use-cases/owner/audit-words.js'
import { parseCount } from '../../../adapters/server/terminal/arguments/count.js'
import { jsonText, plainLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { withMembers } from './member-data.js'
import { nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'
import { registerRecord } from './privacy-record.js'
import { withForms } from '../messages/form-data.js'

interface PrivacyOptions extends ShopOptions {
  readonly keepYears: number
  readonly yes?: boolean
}

type Folder = string | undefined

/** The longest legal retention of accounting records in most countries; the option sets a shorter one. */
const KEEP_YEARS = 10

async function erase(
  email: string,
  folder: Folder,
  options: PrivacyOptions,
  terminal: Terminal,
): Promise<Result<unknown, OwnerFailure>> {
  const { keepYears, yes: isSure = false } = options
  const erased = await withForms(folder, options, (forms, { sql, commit, siteId, nowMs, auditOf }) => {
    const person = { sql, siteId, email, forms }
    const eraseRows = (erasure: Erasure): Promise<void> =>
      erasePerson(person, commit, erasure, auditOf(erasureWords(erasure.anonymous.length)))
    return erasePersonData(person, { isSure, keepYears, nowMs, eraseRows }, terminal)
  })
  if (!erased.ok || !erased.value?.isMember) return erased
  return withMembers(folder, options, async ({ context, admin }) => {
    for (const address of await readAccountAddresses({ ...context, email })) {
      const removed = await admin.remove(address)
      if (!removed.ok) return err(dataFailure('The account could not be deleted: run the command again.'))
    }
    return ok(undefined)
  })
}

/** `vitrine privacy export|erase <e-mail>` and `record`: the personal data of a site. */
export function registerPrivacy(program: Command, terminal: Terminal, fail: Fail): void {
  const privacy = program
    .command('privacy')
    .description('export or erase personal data, write the record of processing')
  const add = (
    name: string,
    work: (email: string, folder: Folder, options: PrivacyOptions) => Promise<Result<unknown, OwnerFailure>>,
  ): Command =>
    nameData(privacy.command(name).argument('<e-mail>', 'the mail address of the person')).action(
      async (typed: string, folder: Folder, options: PrivacyOptions) => {
        const email = typed.trim()
        if (!isEmailAddress(email)) return fail(badInput(`${plainLine(typed)} is no mail address.`))
        const done = await work(email, folder, options)
        if (!done.ok) fail(done.failure)
      },
    )
  add('export', async (email, folder, options) => {
    const done = await withForms(folder, options, (forms, { sql, siteId }) =>
      exportPerson({ sql, siteId, email, forms }),
    )
    if (done.ok) terminal.out(jsonText(done.value))
    return done
  }).description('write all data about a person as JSON, without links and keys that give access')
  add('erase', (email, folder, options) => erase(email, folder, options, terminal))
    .description('erase a person; without --yes only print what would be erased')
    .option(
      '--keep-years <number>',
      'for how many years after the year of an order the books must keep it',
      parseCount,
      KEEP_YEARS,
    )
    .option('--yes', 'do it')
  registerRecord(privacy, terminal, fail)
}
