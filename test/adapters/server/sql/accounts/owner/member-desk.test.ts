import type { AuditOperation } from '../../../../../../core/owners/index.js'
import { TERMINAL } from '../../../../../../core/use-cases/owner/audit.js'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createMemberDesk } from '../../../../../../adapters/server/sql/accounts/index.js'
import type { MemberLine } from '../../../../../../adapters/server/sql/accounts/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { newSignUp } from '../../../../../contracts/backend/account-steps.js'
import { ADA, createAccountsFixture } from '../../../../../support/accounts/accounts-fixture.js'
import { DATABASES } from '../../../../../support/sql/databases.js'
import { importLines } from '../../../../../support/accounts/import-lines.js'
import { valueOf } from '../../../../../support/value-of.js'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const line = (name: string, status: MemberLine['status'], bannedOnMs: number | null = null): MemberLine => ({
  id: null,
  email: `${name}@example.org`,
  name,
  status,
  groups: [],
  acceptPrivacy: true,
  acceptCommunications: false,
  fields: {},
  createdOnMs: 1000 + name.length,
  invitedOnMs: null,
  lastLogInMs: 900,
  bannedOnMs,
})

describe.each(DATABASES)('members at the desk on %s', (_, openSql) => {
  let sql: Sql
  let nowMs = Date.UTC(2027, 0, 1)
  let fixture: Awaited<ReturnType<typeof createAccountsFixture>>
  let desk: ReturnType<typeof createMemberDesk>
  beforeAll(async () => {
    sql = await openSql()
    fixture = await createAccountsFixture(sql, {}, { clock: { wallTime: () => nowMs } })
    desk = createMemberDesk(fixture.context)
  }, 60_000)
  afterAll(() => sql.close())

  const entry = (operation: AuditOperation, subject: string | null = null, detail = '') => ({
    id: randomUUID(),
    atMs: nowMs,
    ...TERMINAL,
    by: 'owner@example.org',
    operation,
    subject,
    detail,
  })
  const admin = () => desk.admin(({ operation, subject, detail }) => entry(operation, subject, detail))
  const mailed = async () =>
    (await fixture.mailbox()).flatMap(({ to, subject }) => (to === ADA.email ? [] : [[to, subject]]))

  it('invites in steps and reminds only those who did not come', async () => {
    const lines = [
      line('a', 'invited'),
      line('bb', 'verified'),
      line('ccc', 'invited'),
      line('dddd', 'unverified'),
      line('eeeee', 'invited', 5),
    ]
    valueOf(await importLines(fixture.context, lines))
    const { campaign } = desk
    // Ada has a password, one member signed up and did not confirm, one is banned.
    expect(await campaign.standing()).toMatchObject({ open: 3, total: 0, startedMs: null, nextMs: null })
    const start = () => campaign.start({ perHour: 2, reminders: 1 }, entry('startInvitations'))
    const started = await Promise.all(Array.from({ length: 8 }, start))
    expect(started.map((count) => count ?? 0).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 3])
    expect(await start()).toBe(0)
    expect(await campaign.sendDue()).toBe(2)
    expect(await campaign.sendDue()).toBe(0)
    expect((await mailed()).sort()).toEqual([
      ['a@example.org', 'You are invited to Shop'],
      ['bb@example.org', 'Your account at Shop'],
    ])
    expect(await campaign.standing()).toEqual({
      open: 0,
      total: 3,
      invited: 2,
      joined: 0,
      waiting: 3,
      startedMs: nowMs,
      nextMs: nowMs + HOUR_MS,
    })
    nowMs += HOUR_MS
    expect(await campaign.sendDue()).toBe(1)

    // The link of a member whose address was proven elsewhere still sets a password after six days.
    nowMs += 6 * DAY_MS - HOUR_MS
    const [{ token = '' } = {}] = await fixture.mailsTo!('bb@example.org')
    const { entrance } = fixture.backend.open(fixture.newVisitor())
    valueOf(await entrance!.updatePassword({ token, password: newSignUp().password }))
    expect(await campaign.standing()).toMatchObject({ invited: 3, joined: 1, waiting: 2 })
    expect(await campaign.sendDue()).toBe(2)
    expect(await campaign.standing()).toMatchObject({ joined: 1, waiting: 0, nextMs: null })

    // Members who did not log in may be invited once more; a stop leaves out the others.
    expect(await campaign.standing()).toMatchObject({ open: 2 })
    expect(await campaign.start({ perHour: 1, reminders: 0 }, entry('startInvitations'))).toBe(2)
    expect(await campaign.sendDue()).toBe(1)
    expect(await campaign.stop(entry('stopInvitations'))).toBe(1)
    nowMs += HOUR_MS
    expect(await campaign.sendDue()).toBe(0)
    expect(await campaign.standing()).toMatchObject({ total: 2, waiting: 0, open: 2 })
    const { rows } = await sql.query(
      `SELECT operation FROM owner_audit WHERE operation IN ('startInvitations', 'stopInvitations') ORDER BY operation`,
      [],
    )
    expect(rows.map(({ operation }) => operation)).toEqual([
      'startInvitations',
      'startInvitations',
      'stopInvitations',
    ])
  })

  it('mails no invitation to a banned member', async () => {
    const invite = (email: string) => admin().invite(email, { name: '', groups: ['press'] })
    valueOf(await invite('guest@example.org'))
    valueOf(await invite('guest@example.org'))
    valueOf(await admin().ban('guest@example.org', true))
    const before = await mailed()
    expect(await invite('Guest@example.org')).toMatchObject({ failure: 'already-member' })
    expect(await mailed()).toEqual(before)
    valueOf(await admin().ban('guest@example.org', false))
    valueOf(await invite('guest@example.org'))
  })

  const tokenIn = (path: string): string =>
    new URL(path, 'https://shop.example').searchParams.get('inviteToken') ?? ''

  it('stores no part of an invitation whose entry cannot be written', async () => {
    const unwritable = desk.admin(() => entry('inviteMember', null, 'no database keeps \u0000'))
    const tables = ['member', 'member_token', 'member_group', 'member_event']
    const all = () => sql.query(tables.map((table) => `SELECT id FROM ${table}`).join(' UNION '), [])
    const before = [await mailed(), await all()]
    await expect(unwritable.invite('a@b.example', { name: '', groups: ['press'] })).rejects.toThrow()
    expect([await mailed(), await all()]).toEqual(before)
  })

  it('opens an account with the latest invitation only, also of a member who was deleted meanwhile', async () => {
    const email = 'again@example.org'
    const invite = async () => tokenIn(valueOf(await admin().invite(email, { name: '', groups: [] })))
    const accept = (inviteToken: string) =>
      fixture.backend.open(fixture.newVisitor()).entrance!.signUp({ ...newSignUp(), email, inviteToken })
    const first = await invite()
    valueOf(await admin().remove(email))
    expect(await accept(first)).toMatchObject({ ok: false })
    const second = await invite()
    const third = await invite()
    valueOf(await admin().ban(email, true))
    for (const token of [first, second, third]) expect(await accept(token)).toMatchObject({ ok: false })
    valueOf(await admin().ban(email, false))
    const fourth = await invite()
    for (const token of [first, second, third]) expect(await accept(token)).toMatchObject({ ok: false })
    expect(await accept(fourth)).toMatchObject({ ok: true })
  })

  it('stores notes, groups and bans, and deletes them with the member', async () => {
    const member = (await admin().find(ADA.email))!
    valueOf(await admin().changeGroups(ADA.email, { add: ['friends'], remove: [] }))
    valueOf(await admin().note(ADA.email, { text: 'Calls on Fridays.', by: 'owner@example.org' }))
    valueOf(await admin().ban(ADA.email, true))
    expect(await desk.find(member.id)).toMatchObject({
      member: { bannedOnMs: nowMs, groups: ['friends'] },
      givenGroups: ['friends'],
      notes: [{ text: 'Calls on Fridays.', by: 'owner@example.org', atMs: nowMs }],
      events: expect.arrayContaining([{ kind: 'banned', atMs: nowMs }]),
    })
    for (const id of ['none', '\u0000']) expect(await desk.find(id)).toBeNull()
    valueOf(await admin().remove(ADA.email))
    expect(await desk.find(member.id)).toBeNull()
    expect((await sql.query('SELECT id FROM member_note', [])).rows).toEqual([])
  })
})
