import { stringify } from 'csv-stringify/sync'
import { emailKey, isEmailAddress, MEMBER_CAPS, MEMBER_STATUSES } from '../../../core/accounts/index.js'
import type {
  AccountField,
  AccountValue,
  AccountValues,
  MemberStatus,
  MemberSummary,
} from '../../../core/accounts/index.js'
import type { MemberLine, ReadMemberFile } from '../../../core/ports/accounts/member-file.port.js'
import { err, nearestHint, nearestName, ok, toSpreadsheetText } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { inParts } from '../platform/in-parts.js'
import { checkRecords } from './csv-records.js'
import { headerProblem, MAX_PROBLEMS_FOUND, shortProblem } from './csv-table.js'
import type { CatalogueProblem } from './csv-table.js'

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
    [...HEADER, ...fields.map(({ name }) => toSpreadsheetText(name))],
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
  const missing = [
    ...HEADER.filter((name) => !names.includes(name.toLowerCase())),
    ...fields.filter((field) => !own.some((each) => each.field === field)).map(({ name }) => name),
  ]
  const unknown = header.flatMap((name, index) => {
    if (read.has(index) || name.trim() === '') return []
    const meant = nearestName(name, missing)
    return [meant === null ? name : `${name} ("${meant}" may be meant)`]
  })
  return { at, nameAt, fields: own, unknown }
}

const MAIL_HINT = 'write it as name@example.com.'
const TIME_HINT = 'write it as 2026-01-31 or 2026-01-31T12:00:00Z.'
const TIMES = ['created', 'invited', 'lastLogIn', 'banned'] as const satisfies readonly Column[]

/**
 * The maximum length of an id that a database index holds, and the groups that one statement takes for a
 * batch of members.
 */
const MAX_ID_CHARS = 200
const MAX_GROUPS = 100
const UNSTORABLE = /\p{Cc}/u
const isId = (text: string): boolean => text.length <= MAX_ID_CHARS && !UNSTORABLE.test(text)

const groupsIn = (text: string): readonly string[] =>
  text
    .split(/[;,]/)
    .map((group) => group.trim())
    .filter((group) => group !== '')

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
  const groups = groupsIn(cell('groups'))
  if (!isId(cell('id'))) refuse('id', `An id has at most ${MAX_ID_CHARS} characters, all of them visible.`)
  if (groups.length > MAX_GROUPS) refuse('groups', `A member is in at most ${MAX_GROUPS} groups.`)
  if (!groups.every(isId))
    refuse('groups', `A group has at most ${MAX_ID_CHARS} characters, all of them visible.`)
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
    groups,
    acceptPrivacy: isYes(cell('privacy')),
    acceptCommunications: isYes(cell('communications')),
    fields,
    createdOnMs: created ?? nowMs,
    invitedOnMs: invited,
    lastLogInMs: lastLogIn,
    bannedOnMs: banned,
  })
}

/** The maximum number of lines: no site may have more members. */
const MAX_LINES = MEMBER_CAPS.unlimited

/**
 * Makes the check for repeated addresses and ids of a file: two lines with one of them would be one member.
 */
function createRepeats(layout: Layout): (line: MemberLine, number: number) => CatalogueProblem | null {
  const emails = new Map<string, number>()
  const ids = new Map<string, number>()
  return ({ email, id }, line) => {
    const before = [emails.get(emailKey(email)), id === null ? undefined : ids.get(id)]
    const at = before.findIndex((earlier) => earlier !== undefined)
    if (at < 0) {
      emails.set(emailKey(email), line)
      if (id !== null) ids.set(id, line)
      return null
    }
    const [column, text] = at === 0 ? (['email', email] as const) : (['id', id] as const)
    const message = `${text} is on line ${before[at]} already; leave one of the two out.`
    return { line, column: layout.nameAt(column), message }
  }
}

/**
 * Reads a file of members, exported by the builder or by this program, with pauses of the event loop. Returns
 * the problems with their places; of two lines with one address or id, the second is a problem. Reading stops
 * after `MAX_PROBLEMS_FOUND` of them.
 */
export const readMembers: ReadMemberFile = async (text, fields, nowMs) => {
  const { records, faults } = await checkRecords(text, { enough: MAX_LINES + 1 })
  const [header, ...body] = records
  if (header?.isBroken === true) return err(`Line ${header.line}: ${faults[0]?.message ?? ''}`)
  const tooMany = headerProblem(header?.cells.length ?? 0)
  if (tooMany !== null) return err(tooMany)
  if (body.length > MAX_LINES)
    return err(`It has more than ${MAX_LINES} lines; a site has at most that many members.`)
  const layout = layoutOf(header?.cells ?? [], fields)
  if (layout.at('email') < 0)
    return err(`The first line names no column "Email"${nearestHint('Email', header?.cells ?? [])}.`)
  const repeatOf = createRepeats(layout)
  const lines: MemberLine[] = []
  const numbers: number[] = []
  const problems = faults.map((fault): CatalogueProblem => ({ ...fault, column: null }))
  for await (const part of inParts(body)) {
    for (const { cells, line, isBroken } of part) {
      if (isBroken === true) continue
      const read = readLine(cells, layout, nowMs)
      const repeat = read.ok ? repeatOf(read.value, line) : null
      if (!read.ok) problems.push(...read.failure.map((problem) => ({ ...problem, line })))
      else if (repeat !== null) problems.push(repeat)
      else {
        lines.push(read.value)
        numbers.push(line)
      }
    }
    if (problems.length >= MAX_PROBLEMS_FOUND) {
      const line = (part.at(-1)?.line ?? 0) + 1
      problems.push({
        line,
        column: null,
        message: 'From here on nothing was read: there are too many problems.',
      })
      break
    }
  }
  problems.sort((left, right) => left.line - right.line)
  return ok({ lines, numbers, problems: problems.map(shortProblem), unknownColumns: layout.unknown })
}
