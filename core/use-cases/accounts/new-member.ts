import { oneLine } from '../../shared/index.js'
import type { AccountClock, IdSource } from './account-ports.js'
import type { StoredMember } from './storage/stored-member.js'

/** The known facts about a new member. */
export type NewMember = Pick<StoredMember, 'email' | 'name' | 'status'> & Partial<Omit<StoredMember, 'id'>>

/** A name on one line, for lists and mails. */
export const memberName = (text: string): string => oneLine(text).trim()

/** A new member, with default values for all but the given facts. */
export function newMember({ clock, newId }: AccountClock & IdSource, details: NewMember): StoredMember {
  const now = clock.wallTime()
  return {
    id: newId(),
    passwordHash: null,
    acceptPrivacy: false,
    acceptCommunications: false,
    fields: {},
    bannedOnMs: null,
    createdOnMs: now,
    updatedOnMs: now,
    invitedOnMs: null,
    lastLogInMs: null,
    ...details,
    email: details.email.trim(),
    name: memberName(details.name),
  }
}
