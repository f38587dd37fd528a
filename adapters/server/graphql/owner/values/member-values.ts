import { fieldTexts } from '../../../../../core/accounts/index.js'
import type { CampaignStanding, MemberSummary } from '../../../../../core/accounts/index.js'
import { MEMBER_FILES } from '../../../../../core/ports/owner/files/file-desk.port.js'
import type { MemberReport } from '../../../../../core/ports/owner/member-desk.port.js'
import { summaryValue } from './order-values.js'
import type { OwnerContext } from '../owner-services.js'
import { subscriptionValue } from './subscription-values.js'

const MAX_BESIDE = 20

/** A member in the form of the API. */
export const memberValue = (member: MemberSummary) => ({
  id: member.id,
  email: member.email,
  name: member.name,
  status: member.status,
  groups: member.groups,
  createdAt: member.createdOnMs,
  lastLogInAt: member.lastLogInMs,
  bannedAt: member.bannedOnMs,
})

/** The same with the data beside the account. */
export const memberDetails = (
  { member, givenGroups, notes, events }: MemberReport,
  { orders, subscriptions, memberDesk }: OwnerContext['services'],
) => ({
  member: memberValue(member),
  acceptsNews: member.acceptCommunications,
  invitedAt: member.invitedOnMs,
  givenGroups,
  fields: fieldTexts(memberDesk?.fields ?? [], member.fields).map(({ fileId, ...field }) => ({
    ...field,
    fileId: fileId && `${MEMBER_FILES}${fileId}`,
  })),
  notes: notes.map(({ id, text, by, atMs }) => ({ id, text, by, at: atMs })),
  events: events.map(({ kind, atMs }) => ({ kind, at: atMs })),
  orders: async () => {
    const sort = { key: 'time', isDescending: true } as const
    const page = await orders.page({ filter: { email: member.email }, sort, limit: MAX_BESIDE, after: null })
    return page.ok ? page.value.items.map(summaryValue) : []
  },
  subscriptions: async () => {
    const sort = { key: 'purchased', isDescending: true } as const
    const filter = { email: member.email }
    const page = await subscriptions.page({ filter, sort, limit: MAX_BESIDE, after: null })
    return page.ok ? page.value.items.map(subscriptionValue) : []
  },
})

/** The campaign in the form of the API. */
export const invitationsValue = ({ startedMs, nextMs, ...counts }: CampaignStanding) => ({
  ...counts,
  startedAt: startedMs,
  nextAt: nextMs,
})
