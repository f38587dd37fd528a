import { stringify } from 'csv-stringify/sync'
import { emailKey, isEmailAddress, MEMBER_STATUSES } from '../../../core/accounts/index.js'
import type {
  AccountField,
  AccountValue,
  AccountValues,
  MemberStatus,
  MemberSummary,
} from '../../../core/accounts/index.js'
import { err, fromSpreadsheetText, ok, toSpreadsheetText } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { readRecordsNow } from './csv-records.js'

/** A member as a file says it. */
export interface MemberLine extends Omit<MemberSummary, 'id'> {
  /** null: a new one is made. */
  readonly id: string | null
}

/** Something wrong in a file of members, with its line. */
export interface MemberCsvProblem {
  readonly line: number
  readonly message: string
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
  return { at, fields: own, unknown: header.filter((_, index) => !read.has(index)) }
}

function readLine(cells: readonly string[], layout: Layout, nowMs: number): Result<MemberLine, string> {
  const cell = (column: Column): string => fromSpreadsheetText((cells[layout.at(column)] ?? '').trim())
  const time = (column: Column): number | null => (cell(column) === '' ? null : Date.parse(cell(column)))
  const email = cell('email')
  if (!isEmailAddress(email)) return err(`"${email}" is no e-mail address.`)
  const status: MemberStatus | undefined = MEMBER_STATUSES.find(
    (one) => one === (cell('status').toLowerCase() || 'invited'),
  )
  if (status === undefined) return err(`"${cell('status')}" is no status: ${MEMBER_STATUSES.join(', ')}.`)
  const times = [time('created'), time('invited'), time('lastLogIn'), time('banned')]
  if (times.some((one) => one !== null && Number.isNaN(one))) return err('A date cannot be read.')
  const [created = null, invited = null, lastLogIn = null, banned = null] = times
  const fields: AccountValues = Object.fromEntries(
    layout.fields.map(({ field, index }) => [
      field.id,
      valueOf(field, fromSpreadsheetText(cells[index] ?? '')),
    ]),
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
  readonly problems: readonly MemberCsvProblem[]
  /** Columns that the import does not know; they are left out. */
  readonly unknownColumns: readonly string[]
}

/**
 * Reads a file of members: the builder's own, or one that was exported here. What is wrong is told by line;
 * of two lines with one address the second is wrong.
 */
export function readMembers(
  text: string,
  fields: readonly AccountField[],
  nowMs: number,
): Result<MemberFile, string> {
  const records = readRecordsNow(text)
  if (!records.ok) return err(`Line ${records.failure.line}: ${records.failure.message}`)
  const [header, ...body] = records.value
  const layout = layoutOf(header?.cells ?? [], fields)
  if (layout.at('email') < 0) return err('The first line names no column "Email".')
  const seen = new Set<string>()
  const lines: MemberLine[] = []
  const problems: MemberCsvProblem[] = []
  for (const { cells, line } of body) {
    const read = readLine(cells, layout, nowMs)
    const key = read.ok ? emailKey(read.value.email) : ''
    if (!read.ok) problems.push({ line, message: read.failure })
    else if (seen.has(key)) problems.push({ line, message: `${read.value.email} stands twice.` })
    else lines.push(read.value)
    seen.add(key)
  }
  return ok({ lines, problems, unknownColumns: layout.unknown })
}
