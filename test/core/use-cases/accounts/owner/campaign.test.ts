import { beforeEach, describe, expect, it } from '@jest/globals'
import type { AuditEntry } from '../../../../../core/owners/index.js'
import type { CampaignMails } from '../../../../../core/use-cases/accounts/invitation-campaign.js'
import { sendDueInvitations } from '../../../../../core/use-cases/accounts/owner/send-due-invitations.js'
import { steerCampaign } from '../../../../../core/use-cases/accounts/owner/steer-campaign.js'
import type { CampaignPlan } from '../../../../../core/use-cases/accounts/storage/campaign-plan.js'
import type { CampaignTurns } from '../../../../../core/use-cases/accounts/storage/campaign-turns.js'
import type { StoredMember } from '../../../../../core/use-cases/accounts/storage/stored-member.js'
import { TERMINAL } from '../../../../../core/use-cases/owner/audit.js'
import { createFakeAccountPorts } from '../../../../fakes/account-ports.fake.js'
import { ADA } from '../account-visitors.js'

const DAY_MS = 86_400_000
const INVITED: StoredMember = { ...ADA, status: 'invited', passwordHash: null }

describe('the mails of a campaign', () => {
  let accounts = createFakeAccountPorts()
  let turns: Map<string, CampaignMails>
  let woken: number
  beforeEach(() => {
    accounts = createFakeAccountPorts()
    turns = new Map()
    woken = 0
  })

  const stored: CampaignTurns = {
    due: async (nowMs, limit) =>
      [...turns]
        .filter(([, { nextMs }]) => nextMs !== null && nextMs <= nowMs)
        .map(([id]) => id)
        .slice(0, limit),
    find: async (id) => turns.get(id) ?? null,
    save: async (id, turn) => void turns.set(id, turn),
    hasNeverLoggedIn: async (id) => {
      const member = accounts.state().members.get(id)
      return member !== undefined && member.passwordHash === null && member.bannedOnMs === null
    },
  }
  const send = () =>
    sendDueInvitations({
      ...accounts.ports,
      turns: stored,
      unitOfWork: (work) => accounts.unitOfWork((unit) => work({ ...unit, turns: stored })),
      onMail: () => {
        woken += 1
      },
    })
  const plan = async (member: StoredMember, more = 2) => {
    await accounts.store.members.insert(member)
    turns.set(member.id, { mails: 0, more, nextMs: accounts.clock.nowMs })
  }
  const mails = () => accounts.state().mails.map(({ kind, to }) => [kind, to])

  it('invite, remind after three days, and then end', async () => {
    await plan(INVITED)
    expect([await send(), await send()]).toEqual([1, 0])
    expect(turns.get('ada')).toEqual({ mails: 1, more: 1, nextMs: accounts.clock.nowMs + 3 * DAY_MS })
    accounts.clock.nowMs += 3 * DAY_MS - 1
    expect(await send()).toBe(0)
    accounts.clock.nowMs += 1
    expect(await send()).toBe(1)
    expect(turns.get('ada')).toEqual({ mails: 2, more: 0, nextMs: null })
    expect([mails(), woken]).toEqual([
      [
        ['invite', INVITED.email],
        ['invite', INVITED.email],
      ],
      2,
    ])
  })

  it('give a member with a verified address a link for a password', async () => {
    await plan({ ...INVITED, status: 'verified' })
    expect(await send()).toBe(1)
    expect(mails()).toEqual([['accountReady', INVITED.email]])
  })

  it.each([
    ['logged in', { passwordHash: 'hash' }],
    ['was banned', { bannedOnMs: 5 }],
    ['was deleted', null],
  ])('stop for a member who %s', async (_, change) => {
    await plan({ ...INVITED, ...change })
    if (change === null) await accounts.store.members.remove(INVITED)
    expect(await send()).toBe(0)
    expect(turns.get('ada')).toEqual({ mails: 0, more: 0, nextMs: null })
    expect([mails(), woken]).toEqual([[], 0])
  })

  it('are sent once where two processes send them', async () => {
    await plan(INVITED)
    expect((await Promise.all([send(), send()])).sort()).toEqual([0, 1])
  })

  it('go to a hundred members in one run', async () => {
    for (let at = 0; at < 130; at += 1)
      await plan({ ...INVITED, id: `${at}`, email: `member${at}@example.com` })
    expect([await send(), await send(), await send()]).toEqual([100, 30, 0])
  })
})

describe('a campaign', () => {
  const ENTRY: AuditEntry = {
    id: 'entry',
    atMs: 0,
    ...TERMINAL,
    by: 'owner@example.com',
    operation: 'startInvitations',
    subject: null,
    detail: '',
  }
  const started: unknown[] = []
  const steer = (given: Partial<Record<'open' | 'started' | 'planned', number>>, isWritten = true) => {
    started.length = 0
    const { open = 0, started: begun = 0, planned = 0 } = given
    const rest = { total: 5, invited: 3, joined: 2, waiting: 1, startedMs: 7, nextMs: 8 }
    const stored: CampaignPlan = {
      countOpen: async () => open,
      countStarted: async (atMs) => (atMs === 1000 ? begun : 0),
      countPlanned: async () => planned,
      standing: async () => rest,
      start: async (start) => {
        started.push(start)
        return isWritten
      },
      stop: async () => isWritten,
    }
    return steerCampaign(stored, { wallTime: () => 1000 })
  }

  it('starts with the first mail and the reminders', async () => {
    expect(await steer({ open: 4, started: 3 }).start({ perHour: 50, reminders: 2 }, ENTRY)).toBe(3)
    expect(started).toEqual([{ perHour: 50, mails: 3, nowMs: 1000 }])
  })

  it('has nothing to start, or to stop', async () => {
    expect(await steer({ open: 0 }).start({ perHour: 50, reminders: 0 }, ENTRY)).toBe(0)
    expect(started).toEqual([])
    expect(await steer({ planned: 0 }).stop(ENTRY)).toBe(0)
  })

  it('changes nothing under a key that was used', async () => {
    expect(await steer({ open: 4, started: 3 }, false).start({ perHour: 50, reminders: 0 }, ENTRY)).toBeNull()
    expect(await steer({ planned: 2 }, false).stop(ENTRY)).toBeNull()
  })

  it('reports the number of mails that a stop cancels, and its progress', async () => {
    expect(await steer({ planned: 2 }).stop(ENTRY)).toBe(2)
    expect(await steer({ open: 4 }).standing()).toMatchObject({ open: 4, total: 5, nextMs: 8 })
  })
})
