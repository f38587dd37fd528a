import { isEmailAddress } from '../../../accounts/index.js'
import type { MemberAdmin } from '../../../ports/owner/member-desk.port.js'
import { err, ok } from '../../../shared/index.js'
import { newMember } from '../new-member.js'
import { sendInvitation } from '../send-invitation.js'
import type { InvitedMember, MemberCommandPorts } from './member-command-ports.js'

/** The member to invite: a new one, or one who was invited before; null: the address is a member's. */
async function memberToInvite(
  ports: MemberCommandPorts,
  email: string,
  name: string,
): Promise<InvitedMember | null> {
  const known = await ports.store.members.findByEmail(email)
  if (known !== null)
    return known.status === 'invited' && known.bannedOnMs === null ? { tag: 'known', member: known } : null
  const invitedOnMs = ports.clock.wallTime()
  return { tag: 'new', member: newMember(ports, { email, name, status: 'invited', invitedOnMs }) }
}

/** Makes the command that invites a member. */
export const createInviteMember =
  (ports: MemberCommandPorts): MemberAdmin['invite'] =>
  async (email, { name, groups }) => {
    if (!isEmailAddress(email.trim())) return err('bad-address')
    const invited = await memberToInvite(ports, email, name)
    if (invited === null) return err('already-member')
    const { member } = invited
    let path = ''
    // In the same transaction as the new member: a process that ends in between leaves no member without an
    // invitation.
    const isInvited = await ports.commit({
      invited,
      entry: ports.entryOf?.({ operation: 'inviteMember', subject: member.id, detail: 'invited' }) ?? null,
      write: async (work) => {
        await work.groups.add(member.id, groups)
        path = await sendInvitation(work, ports, member)
        await work.events.record('invited', member.id, { groups })
      },
    })
    if (isInvited) return ok(path)
    const isThere = (await ports.store.members.findByEmail(email)) !== null
    return err(isThere ? 'already-member' : 'site-full')
  }
