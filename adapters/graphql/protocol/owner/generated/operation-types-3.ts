/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Exact, ProblemCode, PasskeyAnswerInput } from './operation-types-1.js'
import type { AddVariantInput } from './operation-types-2.js'
/** Omitted parts stay unchanged; null removes a limit. */
export type EditDiscountInput = {
  readonly key: string
  readonly code: string
  readonly version: number
  readonly name?: string | null | undefined
  readonly percent?: number | null | undefined
  readonly amountMinor?: number | null | undefined
  readonly expiresAt?: string | null | undefined
  readonly usageLimit?: number | null | undefined
  readonly minimumSubtotalMinor?: number | null | undefined
  readonly minimumCount?: number | null | undefined
  readonly productIds?: ReadonlyArray<string> | null | undefined
  readonly dryRun?: boolean | null | undefined
}

export type EndDiscountInput = {
  readonly key: string
  readonly code: string
  readonly version: number
  readonly dryRun?: boolean | null | undefined
}

export type DeliverStockInput = {
  readonly key: string
  /** Id or code of the variant. */
  readonly variant: string
  readonly pieces: number
}

export type SubscriptionStatus = 'TRIALING' | 'ACTIVE' | 'PAST_DUE' | 'UNPAID' | 'CANCELED' | 'ENDED'

export type SubscriptionFilter = {
  readonly status?: SubscriptionStatus | null | undefined
  readonly email?: string | null | undefined
}

export type CancelSubscriptionInput = {
  readonly key: string
  readonly id: string
  /** Ends it now; refunds are made on its orders. */
  readonly atOnce?: boolean | null | undefined
}

export type FileKind =
  /** Sent with a form. */
  | 'FORM'
  /** Uploaded by a member. */
  | 'MEMBER'
  /** In the folder of downloads, for buyers. */
  | 'DOWNLOAD'

export type ShopFileFilter = {
  /** A part of the file's name. */
  readonly search?: string | null | undefined
  readonly kind?: FileKind | null | undefined
}

export type FormEntryFilter = {
  readonly form?: string | null | undefined
  readonly unread?: boolean | null | undefined
}

export type ReplyToEntryInput = {
  readonly key: string
  readonly id: string
  /** At most 200 characters. */
  readonly subject: string
  /** At most 20,000 characters. */
  readonly text: string
}

export type BackupStanding = 'NEVER' | 'OVERDUE' | 'CURRENT'

export type MemberStatus = 'INVITED' | 'UNVERIFIED' | 'VERIFIED'

export type MemberFilter = {
  readonly status?: MemberStatus | null | undefined
  readonly group?: string | null | undefined
  readonly isBanned?: boolean | null | undefined
  /** A part of the name or the address. */
  readonly search?: string | null | undefined
}

export type MemberGroupType =
  /** Given by the owner or at sign-up. */
  | 'FREE'
  /** Bought. */
  | 'PAID'
  /** May see every page. */
  | 'ADMIN'

export type InviteMemberInput = {
  readonly key: string
  readonly email: string
  readonly name?: string | null | undefined
  readonly groups?: ReadonlyArray<string> | null | undefined
}

export type ChangeMemberGroupsInput = {
  readonly key: string
  readonly id: string
  readonly add?: ReadonlyArray<string> | null | undefined
  readonly remove?: ReadonlyArray<string> | null | undefined
}

export type StartInvitationsInput = {
  readonly key: string
  /** First mails of an hour: from 1 to 1000. */
  readonly perHour: number
  /** Reminders: 0 none, 1 after three days, 2 a second one after another week. */
  readonly reminders: number
}

export type JobState =
  | 'RUNNING'
  /** Its last run failed; it is repeated automatically. */
  | 'FAILING'
  | 'WAITING'
  | 'NEVER_RAN'

export type EventState =
  /** It is sent, and repeated, automatically. */
  | 'WAITING'
  | 'DELIVERED'
  /** It is sent again only on request of an owner. */
  | 'GIVEN_UP'

export type EventFilter = {
  readonly state?: EventState | null | undefined
  /** For example `order.placed`. */
  readonly kind?: string | null | undefined
}

export type SettingEditInput = {
  /** For example `business.name` or `shipping`. */
  readonly path: string
  /** The value as JSON; null: removes the setting. */
  readonly value?: string | null | undefined
}

export type ChangeSettingsInput = {
  readonly key: string
  readonly version: string
  readonly edits: ReadonlyArray<SettingEditInput>
  readonly dryRun?: boolean | null | undefined
}

export type CellKind =
  | 'TEXT'
  | 'RICH'
  | 'IMAGE'
  | 'IMAGES'
  | 'DATE'
  | 'NUMBER'
  | 'LINK'
  | 'EMAIL'
  | 'BOOL'
  | 'COLOR'

export type CellInput = {
  /** Counts from 0. */
  readonly column: number
  readonly value: string
}

/** `line` and `cells`: the cells of a line. `cells` alone: a new line. `line` alone: it is removed. */
export type ItemEditInput = {
  readonly line?: string | null | undefined
  readonly cells?: ReadonlyArray<CellInput> | null | undefined
}

export type EditCollectionInput = {
  readonly key: string
  readonly slug: string
  readonly edits: ReadonlyArray<ItemEditInput>
}

export type AddPasskeyMutationVariables = Exact<{
  input: PasskeyAnswerInput
}>

export type DeskDoneFields_Done_Fragment = { readonly done: boolean }

export type DeskDoneFields_Problem_Fragment = { readonly code: ProblemCode; readonly message: string }

export type AddPasskeyMutation = {
  readonly addPasskey: DeskDoneFields_Done_Fragment | DeskDoneFields_Problem_Fragment
}

export type AddVariantMutationVariables = Exact<{
  input: AddVariantInput
}>

export type AddVariantMutation = {
  readonly addVariant:
    | {
        readonly file: {
          readonly handle: string
          readonly version: string
          readonly columns: ReadonlyArray<string>
          readonly place: number
          readonly products: number
          readonly lines: ReadonlyArray<{ readonly name: string; readonly cells: ReadonlyArray<string> }>
        }
      }
    | { readonly code: ProblemCode; readonly message: string }
}

export type BanMemberMutationVariables = Exact<{
  key: string
  id: string
  isBanned: boolean
}>
