import { badInput, err, ok, plural } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import { decideErasure, isNothing } from '../../../../core/use-cases/privacy/decide-erasure.js'
import type { Erasure } from '../../../../core/use-cases/privacy/decide-erasure.js'
import type { KeptFormsWithFiles } from '../../forms/index.js'
import { eraseSubmissions, submissionsAbout } from '../../forms/submissions-about.js'
import { readHoldings, readPersonRows } from '../../sql/privacy/index.js'
import type { PersonQuery } from '../../sql/privacy/index.js'
import { plainLine } from '../plain-words.js'
import { printMessage } from '../terminal.js'
import type { Terminal } from '../terminal.js'
import { erasureLines } from './erasure-lines.js'
import { shownLine } from '../printable.js'

/** A person in the data of a site, which are its tables and the submissions of its forms. */
export interface PersonData extends PersonQuery {
  readonly forms: KeptFormsWithFiles
}

/** Reads all data about a person. */
export async function exportPerson({ forms, ...person }: PersonData): Promise<Result<object, OwnerFailure>> {
  const { email } = person
  const tables = await readPersonRows(person)
  const submissions = await submissionsAbout(forms, email)
  if (!submissions.ok) return submissions
  return ok({ email, madeOn: new Date().toISOString(), tables, formSubmissions: submissions.value })
}

/** An erasure as its owner requests it. */
export interface WantedErasure {
  /** False: the erasure is only described. */
  readonly isSure: boolean
  /** The number of years after that of an order for which the books must keep it. */
  readonly keepYears: number
  readonly nowMs: number
  /** Erases the rows, with an entry of the audit log. */
  readonly eraseRows: (erasure: Erasure) => Promise<void>
}

async function decide(
  { forms, ...person }: PersonData,
  rules: Pick<WantedErasure, 'keepYears' | 'nowMs'>,
): Promise<Result<Erasure, OwnerFailure>> {
  const submissions = await submissionsAbout(forms, person.email)
  if (!submissions.ok) return submissions
  const holdings = await readHoldings(person)
  const decided = decideErasure({ ...holdings, submissions: submissions.value.length }, rules)
  if (!('tag' in decided)) return ok(decided)
  return err(
    badInput(
      `${plural(decided.count, 'subscription')} of this person has not ended, and nothing is erased.`,
      'End it with `vitrine subscriptions cancel`, then run this again.',
    ),
  )
}

const NOT_HERE =
  'Not here: backups, the logs of proxies, payment providers and mail boxes keep copies of their own.'

/**
 * Describes an erasure and carries it out once the owner is sure, except for the account. Returns what was
 * erased; null: nothing was.
 */
export async function erasePersonData(
  person: PersonData,
  { isSure, eraseRows, ...rules }: WantedErasure,
  terminal: Terminal,
): Promise<Result<Erasure | null, OwnerFailure>> {
  const decided = await decide(person, rules)
  if (!decided.ok) return decided
  const erasure = decided.value
  const doesNothing = isNothing(erasure)
  const head = isSure ? 'What is erased:' : 'What would be erased:'
  terminal.out(shownLine(doesNothing ? `There is nothing to erase of ${plainLine(person.email)}.` : head))
  for (const line of erasureLines(erasure)) terminal.out(shownLine(line))
  if (!doesNothing && !isSure) {
    printMessage(terminal, 'Nothing was changed. Say --yes to do it; it cannot be undone.')
    return ok(null)
  }
  printMessage(terminal, NOT_HERE)
  if (doesNothing) return ok(null)
  // The rows first, since their transaction has the entry: no erasure may be without one.
  await eraseRows(erasure)
  const forms = await eraseSubmissions(person.forms, person.email)
  return forms.ok ? ok(erasure) : forms
}
