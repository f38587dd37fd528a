import { localPath } from '../../accounts/index.js'
import type { LinkSources } from './account-ports.js'
import type { AccountWork } from './account-work.js'
import { issueLink } from './mailed-links.js'
import type { MailedMember } from './storage/stored-member.js'

const redirectQuery = (path: string | null): string =>
  path === null ? '' : `&usredir=${encodeURIComponent(path)}`

/** Queues a verification mail (reference/accounts#links-in-mails). */
export async function sendVerification(
  work: Pick<AccountWork, 'members' | 'links' | 'mails'>,
  ports: LinkSources,
  { id, email, name }: MailedMember,
  of: {
    /** The browser that knows the password of the account (`browserOf`). */
    readonly browser: string | null
    readonly redirectPath: string | null
  },
): Promise<void> {
  const redirectPath = of.redirectPath === null ? null : localPath(of.redirectPath)
  const token = await issueLink(work, ports, 'verify', { memberId: id, browser: of.browser, redirectPath })
  const path = `/sign-up?verifyToken=${token}${redirectQuery(redirectPath)}`
  await work.mails.queue({ kind: 'verify', to: email, name, path })
}
