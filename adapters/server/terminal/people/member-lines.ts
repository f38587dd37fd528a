import type { AccountSettings, MemberSummary } from '../../../../core/accounts/index.js'
import { utcText } from '../time-text.js'

const timeText = (timeMs: number | null): string => (timeMs === null ? 'never' : utcText(timeMs))

const stateOf = ({ status, bannedOnMs }: MemberSummary): string =>
  bannedOnMs === null ? status : `${status}, banned`

/** A member on one line. */
export const memberLine = (member: MemberSummary): string =>
  [timeText(member.createdOnMs), member.email, member.name, stateOf(member), member.groups.join(', ')]
    .filter((part) => part !== '')
    .join('  ')

/** A member on several lines, with the fields of the site. */
export const memberLines = (member: MemberSummary, { fields }: AccountSettings): readonly string[] => [
  `${member.email}  ${member.name}  ${stateOf(member)}  ${member.id}`,
  `  Groups: ${member.groups.join(', ') || 'none'}`,
  `  Joined: ${timeText(member.createdOnMs)}; last log-in: ${timeText(member.lastLogInMs)}`,
  ...fields.flatMap(({ id, name }) => {
    const value = member.fields[id] ?? null
    if (value === null) return []
    const text = { text: 'text', flag: 'isSet', option: 'slug', file: 'file' }[value.tag]
    return [`  ${name}: ${String((value as unknown as Record<string, unknown>)[text])}`]
  }),
]
