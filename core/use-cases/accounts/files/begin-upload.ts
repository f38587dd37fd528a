import type { AccountProfile } from '../../../ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../../ports/visitor.port.js'
import { ok } from '../../../shared/index.js'
import { checkFormFile, fileLimitBytes } from '../../../site/index.js'
import type { AccountData, AccountRules, ErrorReports, LinkSources, SharedLimit } from '../account-ports.js'
import { notLoggedIn, refuse, tooMany } from '../failures.js'
import { changeInSession } from '../self-service/lock-in-session.js'
import { currentMember } from '../sessions.js'
import { ACCOUNT_FILES_PATH } from './account-file.js'
import { reserveFile } from './reserve-file.js'

/** The limit of a member's uploads in an hour. */
const UPLOADS = { points: 60, windowMs: 60 * 60 * 1000 } as const

const forbidden = refuse('UsysForbiddenFileExtension', 'This field takes no such files.')

const memberFull = refuse(
  'AccountFilesFull',
  'Your files take all the room that an account has. Remove one and try again.',
)
const siteFull = refuse('AccountFilesFull', 'This site has no room for more files right now.')
const SITE_FULL =
  'The files of members have reached their limit: raise "accounts.allFilesMb" (docs/accounts.md).'

export type UploadPorts = AccountData & LinkSources & SharedLimit & ErrorReports & AccountRules

/** Allows a member to upload one file for one of their fields. */
export async function beginUpload(
  ports: UploadPorts,
  visitor: Visitor,
  { fieldId, filename }: { readonly fieldId: string; readonly filename: string },
): ReturnType<AccountProfile['beginUpload']> {
  const member = await currentMember(ports, visitor)
  if (member === null) return notLoggedIn
  const field = ports.settings.fields.find(({ id, type }) => id === fieldId && type === 'FileRef')
  const named = checkFormFile(filename, 0)
  const endings = field?.rules.extensions ?? null
  const isWanted =
    endings === null || endings.some((ending) => filename.toLowerCase().endsWith(ending.toLowerCase()))
  if (field === undefined || !named.ok || !isWanted) return forbidden
  const { random, clock, limit } = ports
  if (!(await limit.take(`account upload ${member.id}`, UPLOADS.points, UPLOADS.windowMs))) return tooMany
  const [id, token] = [random.token(), random.token()]
  const file = {
    id,
    memberId: member.id,
    fieldId,
    name: named.value.name,
    token,
    createdOnMs: clock.wallTime(),
    // The size is known once the file has arrived: until then the limit is reserved.
    sizeBytes: fileLimitBytes(named.value.name),
  }
  const outcome = await changeInSession(ports, visitor, member.id, (work) => reserveFile(work, ports, file))
  if (typeof outcome === 'object') return outcome
  if (outcome === 'member-full') return memberFull
  if (outcome === 'site-full') {
    ports.onError(new Error(SITE_FULL))
    return siteFull
  }
  const url = `${ACCOUNT_FILES_PATH}?key=${encodeURIComponent(id)}&token=${encodeURIComponent(token)}`
  return ok({ url, fields: [{ key: 'key', value: id }], key: id })
}
