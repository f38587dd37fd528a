import { expect, it } from '@jest/globals'
import { decideLogIn } from '../../../../core/use-cases/accounts/decide-log-in.js'
import type { LogInDecision } from '../../../../core/use-cases/accounts/decide-log-in.js'
import type { LinkHolder } from '../../../../core/use-cases/accounts/decide-mail-link.js'

const MEMBER: LinkHolder = { isVerified: true, isBanned: false }
const NEW: LinkHolder = { isVerified: false, isBanned: false }
const BANNED: LinkHolder = { isVerified: true, isBanned: true }
const refused = (isBanned: boolean): LogInDecision => ({ tag: 'refused', isBanned })

it.each<[string, LinkHolder | null, boolean, boolean, LogInDecision]>([
  ['lets a member in', MEMBER, true, false, { tag: 'right' }],
  ['refuses a wrong password', MEMBER, false, false, refused(false)],
  ['refuses an address of no member, however the hasher answers', null, true, false, refused(false)],
  ['refuses a banned member', BANNED, true, false, refused(true)],
  ['notes the ban with a wrong password too', BANNED, false, false, refused(true)],
  ['tells a member who is to prove the address', NEW, true, false, { tag: 'unverified', mayReveal: true }],
  ['tells nothing where members are hidden', NEW, true, true, { tag: 'unverified', mayReveal: false }],
  ['tells nothing to one without the password', NEW, false, false, refused(false)],
])('a log-in %s', (_, member, isRight, hidesMembers, expected) => {
  expect(decideLogIn(member, isRight, hidesMembers)).toEqual(expected)
})
