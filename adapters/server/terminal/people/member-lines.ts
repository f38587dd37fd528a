import { fieldTexts } from '../../../../core/accounts/index.js'
import type { AccountSettings, MemberSummary } from '../../../../core/accounts/index.js'
import { MEMBER_FILES } from '../../../../core/ports/owner/files/file-desk.port.js'
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
  ...fieldTexts(fields, member.fields).map(
    ({ name, text, isChecked, fileId }) =>
      `  ${name}: ${text ?? (fileId === null ? String(isChecked) : `${MEMBER_FILES}${fileId}`)}`,
  ),
]
