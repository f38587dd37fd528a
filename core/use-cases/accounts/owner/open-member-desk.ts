import type { AccountSettings } from '../../../accounts/index.js'
import type { MemberCampaign, MemberDesk } from '../../../ports/owner/member-desk.port.js'
import { isStorable } from '../../../shared/index.js'
import type { MemberHistory } from '../storage/member-history.js'
import type { MemberCommandPorts } from './member-command-ports.js'
import { createMemberCommands, summaryOf } from './create-member-commands.js'

const MAX_EVENTS = 100
const MAX_NOTES = 200

/** The ports of the desk's members. */
export interface MemberDeskPorts extends MemberCommandPorts {
  readonly settings: Pick<AccountSettings, 'groups' | 'fields'>
  readonly history: MemberHistory
  readonly campaign: MemberCampaign
}

/** The members of a site for the owner's desk. */
export function openMemberDesk(ports: MemberDeskPorts): MemberDesk {
  const { settings, history, campaign, store } = ports
  return {
    groups: settings.groups,
    fields: settings.fields,
    find: async (id) => {
      const stored = isStorable(id) ? await store.members.find(id) : null
      const member = stored && (await summaryOf(ports, stored))
      if (member === null) return null
      return {
        member,
        givenGroups: await history.givenGroups(id),
        events: await history.events(id, MAX_EVENTS),
        notes: await history.notes(id, MAX_NOTES),
      }
    },
    admin: (entryOf) => createMemberCommands({ ...ports, entryOf }),
    campaign,
  }
}
