import type { DeskOrderRow } from '../orders/order-row.js'
import type { DeskMember } from './member-row.js'
import type { DeskSubscription } from '../orders/subscription-view.js'

/** A member with everything about them; times are ISO 8601, null: never. */
export interface DeskMemberView {
  readonly member: DeskMember
  /** True: the member agreed to mails with news. */
  readonly acceptsNews: boolean
  readonly invitedAt: string | null
  /** The groups that an owner may take away; others were bought. */
  readonly givenGroups: readonly string[]
  /** The values of the fields that the site's settings name; `fileId`: as in the list of files. */
  readonly fields: readonly {
    readonly name: string
    readonly text: string | null
    readonly isChecked: boolean | null
    readonly fileId: string | null
  }[]
  /** The newest first. */
  readonly notes: readonly {
    readonly id: string
    readonly text: string
    readonly by: string
    readonly at: string
  }[]
  /** The newest first, of a year at most. */
  readonly events: readonly { readonly kind: string; readonly at: string }[]
  readonly orders: readonly Omit<DeskOrderRow, 'state' | 'name' | 'email' | 'itemCount'>[]
  readonly subscriptions: readonly Pick<DeskSubscription, 'id' | 'productName' | 'status'>[]
}

/** An access group that the settings of the site name. */
export interface DeskMemberGroup {
  readonly id: string
  readonly name: string
  readonly type: 'FREE' | 'PAID' | 'ADMIN'
}

/** The standing of the campaign that invites members who never logged in. */
export interface DeskInvitations {
  /** Members who never logged in and whom no campaign will mail. */
  readonly open: number
  readonly total: number
  readonly invited: number
  readonly joined: number
  readonly waiting: number
  readonly startedAt: string | null
  readonly nextAt: string | null
}
