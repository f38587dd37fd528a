import { LINK_MS, TOKEN_MS } from '../../accounts/index.js'
import type { Visitor } from '../../ports/visitor.port.js'
import type { AccountClock, DigestSource, LinkSources } from './account-ports.js'
import type { AccountWork } from './account-work.js'
import { FACTOR_WAIT_MS } from './decide-mail-link.js'
import type { LinkKind, StoredLink } from './storage/mail-links.js'

type LinkWork = Pick<AccountWork, 'members' | 'links'>

const DAY_MS = 24 * 60 * 60 * 1000

/** The lifetime of an invitation. */
export const INVITATION_MS = 7 * DAY_MS

/** The lifetime of a link that removes a second factor. */
const FACTOR_LINK_MS = FACTOR_WAIT_MS + 7 * DAY_MS

/** The time in which the mailbox before a change of address can recover the account. */
const UNDO_MS = 7 * DAY_MS

/** The lifetime of a token that is answered at once, by the page that asked or by a provider. */
const CEREMONY_MS = 10 * 60 * 1000

/** Links that are deleted as soon as they expire. */
export const CEREMONIES: readonly LinkKind[] = ['passkey', 'provider']

const AGES: Readonly<Partial<Record<LinkKind, number>>> = {
  invite: INVITATION_MS,
  link: LINK_MS,
  factor: FACTOR_LINK_MS,
  undo: UNDO_MS,
  passkey: CEREMONY_MS,
  provider: CEREMONY_MS,
}

/** The stored form of the browser that requested a link. */
export const browserOf = ({ digest }: DigestSource, { id }: Pick<Visitor, 'id'>): string =>
  digest('browser', id)

/** Makes a link and returns its token; earlier ones of the same kind become void. */
export async function issueLink(
  { members, links }: LinkWork,
  { random, clock }: LinkSources,
  kind: LinkKind,
  {
    memberId,
    browser = null,
    redirectPath = null,
    detail = null,
    lifeMs = AGES[kind] ?? TOKEN_MS,
  }: Partial<StoredLink> & {
    /** Empty while it is unknown. */
    readonly memberId: string
    /** @default that of the kind */
    readonly lifeMs?: number
  },
): Promise<string> {
  if (memberId !== '') {
    // Two parallel requests wait for each other, so that one of them is the newest.
    await members.lock(memberId)
    await links.drop(memberId, [kind])
  }
  const token = random.token()
  const createdMs = clock.wallTime()
  const expiresMs = createdMs + lifeMs
  await links.insert(kind, token, { memberId, browser, redirectPath, detail, createdMs, expiresMs })
  return token
}

/**
 * Redeems a link; of several parallel requests one gets it. The member is locked first, as in all code that makes
 * links, to avoid deadlocks.
 */
export async function takeLink(
  { members, links }: LinkWork,
  kind: LinkKind,
  token: string,
): Promise<StoredLink | null> {
  const found = await links.find(kind, token)
  if (found === null) return null
  if (found.memberId !== '') await members.lock(found.memberId)
  return links.take(kind, token)
}

/** True if a link has expired. */
export const isOver = ({ expiresMs }: Pick<StoredLink, 'expiresMs'>, { clock }: AccountClock): boolean =>
  expiresMs <= clock.wallTime()
