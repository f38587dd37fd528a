import type { MemberList } from '../../../accounts/index.js'
import type { AuditEntry, EntryOf } from '../../../owners/index.js'
import type { IdSource, LinkSources } from '../account-ports.js'
import type { AccountWork } from '../account-work.js'
import type { MemberNotes } from '../storage/member-notes.js'
import type { StoredMember } from '../storage/stored-member.js'

/** The stored data that an owner's commands change. */
export interface OwnerWork extends AccountWork {
  readonly notes: MemberNotes
}

/** The member that an invitation needs: a new one, if the plan has room, or one who is invited and not banned. */
export interface InvitedMember {
  readonly tag: 'new' | 'known'
  readonly member: StoredMember
}

/** The writes of an owner's command. */
export interface MemberCommand {
  /** Without this member nothing is written. */
  readonly invited?: InvitedMember
  /** Only writes: its reads find nothing, since its writes are collected first. */
  readonly write: (work: OwnerWork) => Promise<void>
  /** The entry of the audit log; null: none. */
  readonly entry: AuditEntry | null
}

/** The ports of an owner's commands, which also run beside the running site. */
export interface MemberCommandPorts extends LinkSources, IdSource {
  /** The stored data; each call is on its own. */
  readonly store: AccountWork
  readonly list: MemberList
  /** Writes a command all or nothing. False: nothing was written. */
  readonly commit: (command: MemberCommand) => Promise<boolean>
  /** Makes the entry of the audit log. @default none */
  readonly entryOf?: EntryOf
}
