import type {
  DeskInvitations,
  DeskMember,
  DeskMemberGroup,
  DeskMemberView,
  DeskPage,
  DeskMembersImport,
  DeskMembersPreview,
} from '../../../desk/index.js'
import type { DeskAnswer } from './owner-people-api.port.js'

/** A change of one member: the key under which it may be sent again. */
export interface MemberChange {
  readonly key: string
  readonly id: string
}

/** The owner's API about members of the site, as the desk uses it. */
export interface OwnerMembersApi {
  readonly members: (query: {
    readonly search: string | null
    /** Only those who were banned, or only those in this state. @default all */
    readonly banned?: boolean | null
    readonly status?: DeskMember['status'] | null
    readonly after: string | null
  }) => DeskAnswer<DeskPage<DeskMember>>
  /** Null: there is no such member. */
  readonly member: (id: string) => DeskAnswer<DeskMemberView | null>
  readonly memberGroups: () => DeskAnswer<readonly DeskMemberGroup[]>
  readonly inviteMember: (input: {
    readonly key: string
    readonly email: string
    readonly name: string | null
    readonly groups: readonly string[]
  }) => DeskAnswer<DeskMemberView>
  readonly changeMemberGroups: (
    input: MemberChange & { readonly add: readonly string[]; readonly remove: readonly string[] },
  ) => DeskAnswer<DeskMemberView>
  readonly banMember: (change: MemberChange & { readonly isBanned: boolean }) => DeskAnswer<DeskMemberView>
  /** Ends every session of a member, who may log in again. */
  readonly logMemberOut: (change: MemberChange) => DeskAnswer<DeskMemberView>
  readonly noteMember: (change: MemberChange & { readonly text: string }) => DeskAnswer<DeskMemberView>
  readonly invitations: () => DeskAnswer<DeskInvitations>
  readonly startInvitations: (input: {
    readonly key: string
    /** First mails of an hour. */
    readonly perHour: number
    /** The number of reminders to members who do not log in. */
    readonly reminders: number
  }) => DeskAnswer<DeskInvitations>
  /** Previews an import of members. */
  readonly previewMembers: (text: string) => DeskAnswer<DeskMembersPreview>
  /** Begins the import, which continues after the answer. */
  readonly importMembers: (input: {
    readonly key: string
    readonly text: string
  }) => DeskAnswer<DeskMembersImport>
  readonly membersImport: (id: string) => DeskAnswer<DeskMembersImport | null>
  readonly stopInvitations: (key: string) => DeskAnswer<DeskInvitations>
}
