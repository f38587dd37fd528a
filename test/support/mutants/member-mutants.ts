import { money } from '../../../core/money/index.js'
import type { AccountEntry, MemberSubscription } from '../../../core/accounts/index.js'
import { mapResult, ok } from '../../../core/shared/index.js'
import { answersTo, asFirstMember, profile } from './broken-accounts.js'
import type { BreakOpened, Mutant } from './broken-gateway.js'

const showsSubscriptions = (change: (one: MemberSubscription) => MemberSubscription): BreakOpened =>
  profile((real) => ({
    readSubscriptions: async () => mapResult(await real.readSubscriptions(), (all) => all.map(change)),
  }))

const withText = (entry: AccountEntry, change: (text: string) => string): AccountEntry =>
  entry.value?.tag === 'text'
    ? { ...entry, value: { ...entry.value, text: change(entry.value.text) } }
    : entry

/** Rules of the form of an account, and of subscriptions. */
export const MEMBER_MUTANTS: readonly Mutant[] = [
  {
    breaks: 'an account is shown to strangers',
    by: profile((real, world) => ({
      readAccount: async (fields) => {
        const answer = await real.readAccount(fields)
        return answer.ok && answer.value === null
          ? (await asFirstMember(world)).profile!.readAccount(fields)
          : answer
      },
    })),
  },
  {
    breaks: 'strangers change accounts',
    by: profile((real) => ({
      updateAccount: async (entries) => {
        const answer = await real.updateAccount(entries)
        return answersTo(answer, 'UsysNotLoggedIn') ? ok({}) : answer
      },
    })),
  },
  {
    breaks: 'what is too long for its field is cut',
    by: profile((real) => ({
      updateAccount: (entries) =>
        real.updateAccount(entries.map((entry) => withText(entry, (text) => text.slice(0, 20)))),
    })),
  },
  {
    breaks: 'the entries beside a wrong one are kept',
    by: profile((real) => ({
      updateAccount: async (entries) => {
        const whole = await real.updateAccount(entries)
        if (!whole.ok) for (const entry of entries) await real.updateAccount([entry])
        return whole
      },
    })),
  },
  {
    breaks: 'what is emptied stays',
    by: profile((real) => ({
      updateAccount: (entries) =>
        real.updateAccount(entries.filter(({ value }) => !(value?.tag === 'text' && value.text === ''))),
    })),
  },
  {
    breaks: 'fields tell no rules',
    by: profile((real) => ({
      readFields: async () =>
        mapResult(await real.readFields(), (fields) =>
          fields.map((field) => ({ ...field, rules: { ...field.rules, maxLength: null } })),
        ),
    })),
  },
  {
    breaks: 'members who never bought have an empty list of subscriptions',
    by: profile((real) => ({
      readSubscriptions: async () => {
        const answer = await real.readSubscriptions()
        return answersTo(answer, 'NoCommerceCustomerFound') ? ok([]) : answer
      },
    })),
  },
  {
    breaks: 'a subscription that does not exist is cancelled',
    by: profile((real) => ({
      cancelSubscription: async (id) => {
        const answer = await real.cancelSubscription(id)
        return answersTo(answer, 'SubscriptionNotFound') ? ok(undefined) : answer
      },
    })),
  },
  {
    breaks: 'strangers cancel subscriptions',
    by: profile((real) => ({
      cancelSubscription: async (id) => {
        const answer = await real.cancelSubscription(id)
        return answersTo(answer, 'UsysNotLoggedIn') ? ok(undefined) : answer
      },
    })),
  },
  {
    breaks: 'a cancelled subscription is shown as active',
    by: showsSubscriptions((one) => (one.status === 'canceled' ? { ...one, status: 'active' } : one)),
  },
  {
    breaks: 'a cancelled subscription loses the rest of its period',
    by: showsSubscriptions((one) =>
      one.status === 'canceled' ? { ...one, periodEndMs: one.canceledOnMs } : one,
    ),
  },
  {
    breaks: 'a period is shown without its taxes',
    by: showsSubscriptions((one) => ({ ...one, price: money(2000, 'EUR') })),
  },
  {
    breaks: 'every subscription has a trial',
    by: showsSubscriptions((one) => (one.status === 'active' ? { ...one, status: 'trialing' } : one)),
  },
]
