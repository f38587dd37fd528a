import { stringify } from 'csv-stringify/sync'
import { emailKey, isEmailAddress, MEMBER_STATUSES } from '../../../core/accounts/index.js'
import type {
  AccountField,
  AccountValue,
  AccountValues,
  MemberStatus,
  MemberSummary,
} from '../../../core/accounts/index.js'
import { err, ok, toSpreadsheetText } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { checkRecords } from './csv-records.js'
import type { CatalogueProblem } from './csv-table.js'

/** A member in a file. */
export interface MemberLine extends Omit<MemberSummary, 'id'> {
  /** null: a new one is made. */
  readonly id: string | null
}

const COLUMNS = {
  id: ['id', 'user id'],
  email: ['email', 'e-mail', 'email address'],
  name: ['name', 'full name'],
  status: ['status'],
  groups: ['access groups', 'groups'],
  privacy: ['accept privacy', 'accept-privacy'],
  communications: ['accept communications', 'accept-communications'],
  created: ['created on', 'joined on', 'created'],
  invited: ['invited on'],
  lastLogIn: ['last login', 'last log-in'],
  banned: ['banned on'],
} as const

type Column = keyof typeof COLUMNS

const isoOf = (timeMs: number | null): string => (timeMs === null ? '' : new Date(timeMs).toISOString())

function textOf(value: AccountValue): string {
  switch (value?.tag) {
    case 'text':
      return value.text
    case 'flag':
      return String(value.isSet)
    case 'option':
      return value.slug
    default:
      return ''
  }
}

const HEADER = [
  'ID',
  'Email',
  'Name',
  'Status',
  'Access Groups',
  'Accept Privacy',
  'Accept Communications',
  'Created On',
  'Invited On',
  'Last Login',
  'Banned On',
] as const

/** Members as a file, with a column for each of the owner's fields. */
export const writeMembers = (members: readonly MemberSummary[], fields: readonly AccountField[]): string =>
  stringify([
    [...HEADER, ...fields.map(({ name }) => name)],
    ...members.map((member) =>
      [
        member.id,
        member.email,
        member.name,
        member.status,
        member.groups.join('; '),
        String(member.acceptPrivacy),
        String(member.acceptCommunications),
        isoOf(member.createdOnMs),
        isoOf(member.invitedOnMs),
        isoOf(member.lastLogInMs),
        isoOf(member.bannedOnMs),
        ...fields.map(({ id }) => textOf(member.fields[id] ?? null)),
      ].map(toSpreadsheetText),
    ),
  ])

function valueOf({ type }: AccountField, text: string): AccountValue {
  if (text === '' || type === 'FileRef') return null
  if (type === 'Bool') return { tag: 'flag', isSet: isYes(text) }
  return type === 'Option' ? { tag: 'option', slug: text } : { tag: 'text', text }
}

const isYes = (text: string): boolean => /^(?:true|yes|1)$/i.test(text)

interface Layout {
  readonly at: (column: Column) => number
  /** The name of a column in the file. */
  readonly nameAt: (column: Column) => string
  readonly fields: readonly { readonly field: AccountField; readonly index: number }[]
  readonly unknown: readonly string[]
}

function layoutOf(header: readonly string[], fields: readonly AccountField[]): Layout {
  const names = header.map((name) => name.trim().toLowerCase())
  const at = (column: Column): number =>
    names.findIndex((name) => (COLUMNS[column] as readonly string[]).includes(name))
  const known = new Set((Object.keys(COLUMNS) as Column[]).map(at))
  const own = fields.flatMap((field) => {
    const index = names.findIndex(
      (name) => name === field.name.toLowerCase() || name === field.slug || name === field.id,
    )
    return index < 0 || known.has(index) ? [] : [{ field, index }]
  })
  const read = new Set([...known, ...own.map(({ index }) => index)])
  const nameAt = (column: Column): string => header[at(column)]?.trim() ?? column
  return { at, nameAt, fields: own, unknown: header.filter((_, index) => !read.has(index)) }
}

const MAIL_HINT = 'write it as name@example.com.'
const TIME_HINT = 'write it as 2026-01-31 or 2026-01-31T12:00:00Z.'
const TIMES = ['created', 'invited', 'lastLogIn', 'banned'] as const satisfies readonly Column[]

/** A line, or all its problems. */
function readLine(
  cells: readonly string[],
  layout: Layout,
  nowMs: number,
): Result<MemberLine, readonly Omit<CatalogueProblem, 'line'>[]> {
  const problems: Omit<CatalogueProblem, 'line'>[] = []
  const cell = (column: Column): string => (cells[layout.at(column)] ?? '').trim()
  const refuse = (column: Column, message: string): void => {
    problems.push({ column: layout.nameAt(column), message })
  }
  const timeIn = (column: Column): number | null => {
    const text = cell(column)
    const timeMs = text === '' ? null : Date.parse(text)
    if (timeMs !== null && Number.isNaN(timeMs)) refuse(column, `"${text}" is not a date; ${TIME_HINT}`)
    return timeMs
  }
  const email = cell('email')
  if (email === '') refuse('email', `This line has no e-mail address; ${MAIL_HINT}`)
  else if (!isEmailAddress(email)) refuse('email', `"${email}" is not an e-mail address; ${MAIL_HINT}`)
  const word = cell('status').toLowerCase() || 'invited'
  const status: MemberStatus | undefined = MEMBER_STATUSES.find((one) => one === word)
  if (status === undefined)
    refuse('status', `"${cell('status')}" is not a status; write one of ${MEMBER_STATUSES.join(', ')}.`)
  const [created = null, invited = null, lastLogIn = null, banned = null] = TIMES.map(timeIn)
  if (status === undefined || problems.length > 0) return err(problems)
  const fields: AccountValues = Object.fromEntries(
    layout.fields.map(({ field, index }) => [field.id, valueOf(field, cells[index] ?? '')]),
  )
  return ok({
    id: cell('id') || null,
    email,
    name: cell('name'),
    status,
    groups: cell('groups')
      .split(/[;,]/)
      .map((group) => group.trim())
      .filter((group) => group !== ''),
    acceptPrivacy: isYes(cell('privacy')),
    acceptCommunications: isYes(cell('communications')),
    fields,
    createdOnMs: created ?? nowMs,
    invitedOnMs: invited,
    lastLogInMs: lastLogIn,
    bannedOnMs: banned,
  })
}

/** The content of a file of members. */
export interface MemberFile {
  readonly lines: readonly MemberLine[]
  /** The line in the file of each of `lines`. */
  readonly numbers: readonly number[]
  readonly problems: readonly CatalogueProblem[]
  /** Columns that the import does not know and leaves out. */
  readonly unknownColumns: readonly string[]
}

/**
 * Reads a file of members: the builder's own, or one that was exported here. Returns every problem with its
 * place; of two lines with one address the second is a problem.
 */
export async function readMembers(
  text: string,
  fields: readonly AccountField[],
  nowMs: number,
): Promise<Result<MemberFile, string>> {
  const { records, faults } = await checkRecords(text)
  const [header, ...body] = records
  if (header?.isBroken === true) return err(`Line ${header.line}: ${faults[0]?.message ?? ''}`)
  const layout = layoutOf(header?.cells ?? [], fields)
  if (layout.at('email') < 0) return err('The first line names no column "Email".')
  const seen = new Map<string, number>()
  const lines: MemberLine[] = []
  const numbers: number[] = []
  const problems = faults.map((fault): CatalogueProblem => ({ ...fault, column: null }))
  for (const { cells, line, isBroken } of body) {
    if (isBroken === true) continue
    const read = readLine(cells, layout, nowMs)
    if (!read.ok) {
      problems.push(...read.failure.map((problem) => ({ ...problem, line })))
      continue
    }
    const { email } = read.value
    const earlier = seen.get(emailKey(email))
    if (earlier === undefined) {
      seen.set(emailKey(email), line)
      lines.push(read.value)
      numbers.push(line)
      continue
    }
    const message = `${email} stands on line ${earlier} already; leave one of the two out.`
    problems.push({ line, column: layout.nameAt('email'), message })
  }
  problems.sort((left, right) => left.line - right.line)
  return ok({ lines, numbers, problems, unknownColumns: layout.unknown })
}
