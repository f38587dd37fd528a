import { beforeEach, describe, expect, it } from '@jest/globals'
import { MEMBER_CAPS } from '../../../../../core/accounts/index.js'
import { visitorId } from '../../../../../core/ports/visitor.port.js'
import { createMemberCommands } from '../../../../../core/use-cases/accounts/owner/create-member-commands.js'
import { enterProven } from '../../../../../core/use-cases/accounts/sessions.js'
import type { StoredMember } from '../../../../../core/use-cases/accounts/storage/stored-member.js'
import { createFakeMemberCommands } from '../../../../fakes/member-commands.fake.js'
import { valueOf } from '../../../../support/value-of.js'
import { ADA } from '../account-visitors.js'

let fake = createFakeMemberCommands()
beforeEach(() => {
  fake = createFakeMemberCommands()
})
const admin = () => createMemberCommands(fake.ports)
const add = (member: Partial<StoredMember> = {}) => fake.ports.store.members.insert({ ...ADA, ...member })
const state = () => fake.accounts.state()
const events = () => state().events.map(({ kind }) => kind)
const operations = () => fake.entries.map(({ operation, detail }) => [operation, detail])
const GUEST = 'guest@example.com'
const invite = (email = GUEST) => admin().invite(email, { name: ' New\nguest ', groups: ['gold'] })

describe('an invitation', () => {
  it('adds a member with groups, a link and a mail, in one command', async () => {
    const path = valueOf(await invite())
    const member = (await fake.ports.store.members.findByEmail(GUEST))!
    expect(member).toMatchObject({ status: 'invited', name: 'New guest', passwordHash: null })
    expect(await fake.ports.store.groups.of(member.id)).toEqual(['gold'])
    expect(state().mails).toEqual([{ kind: 'invite', to: GUEST, name: 'New guest', path }])
    expect(path).toContain('/sign-up?inviteToken=')
    expect([events(), operations()]).toEqual([['invited'], [['inviteMember', 'invited']]])
  })

  it('replaces the link of an earlier one', async () => {
    valueOf(await invite())
    valueOf(await invite('Guest@Example.com'))
    expect([state().members.size, state().links.size, state().mails.length]).toEqual([1, 1, 2])
  })

  it.each<readonly [string, Partial<StoredMember> | null, string, string]>([
    ['no mail address', null, 'guest', 'bad-address'],
    ['the address of a member', { status: 'verified' }, ADA.email, 'already-member'],
    ['the address of an unverified member', { status: 'unverified' }, ADA.email, 'already-member'],
    ['a banned member', { status: 'invited', bannedOnMs: 5 }, ADA.email, 'already-member'],
  ])('of %s is refused', async (_, member, email, failure) => {
    if (member !== null) await add(member)
    expect(await invite(email)).toMatchObject({ failure })
    expect([state().mails, fake.entries]).toEqual([[], []])
  })

  it('is refused where the plan has no room', async () => {
    fake = createFakeMemberCommands('free')
    for (let at = 0; at < MEMBER_CAPS.free; at += 1)
      await add({ id: `${at}`, email: `member${at}@example.com` })
    expect(await invite()).toMatchObject({ failure: 'site-full' })
    expect(state().mails).toEqual([])
  })

  it.each([
    ['signs up', () => add({ email: GUEST })],
    ['is banned', () => add({ email: GUEST, status: 'invited', bannedOnMs: 5 })],
  ])('is refused to a person who %s meanwhile', async (_, change) => {
    fake.hooks.beforeCommit = change
    expect(await invite()).toMatchObject({ failure: 'already-member' })
    expect([state().mails, fake.entries]).toEqual([[], []])
  })
})

describe('a command about a member', () => {
  const enter = () => enterProven(fake.accounts.ports, { id: visitorId('here') }, ADA.id, async () => true)

  it('bans at once, and lifts the ban', async () => {
    await add()
    await enter()
    valueOf(await admin().ban('ADA@example.com', true))
    expect(state().members.get(ADA.id)?.bannedOnMs).toBe(fake.accounts.clock.nowMs)
    expect(state().sessions.size).toBe(0)
    valueOf(await admin().ban(ADA.email, false))
    expect(state().members.get(ADA.id)?.bannedOnMs).toBeNull()
    expect(operations()).toEqual([
      ['banMember', 'banned'],
      ['banMember', 'unbanned'],
    ])
    expect(events().slice(-2)).toEqual(['banned', 'unbanned'])
  })

  it('logs out', async () => {
    await add()
    await enter()
    valueOf(await admin().logOut(ADA.email))
    expect([state().sessions.size, events().at(-1)]).toEqual([0, 'logged-out'])
  })

  it('changes groups and returns all of them', async () => {
    await add()
    valueOf(await admin().changeGroups(ADA.email, { add: ['gold', 'press'], remove: [] }))
    expect(valueOf(await admin().changeGroups(ADA.email, { add: ['club'], remove: ['gold'] }))).toEqual([
      'club',
      'press',
    ])
    expect(operations().at(-1)).toEqual(['changeMemberGroups', '+club -gold'])
  })

  it('removes a second factor, and mails the member', async () => {
    await add()
    expect(valueOf(await admin().removeFactor(ADA.email))).toBe(false)
    const { factors } = fake.ports.store
    await factors.begin(ADA.id, 'secret')
    expect(valueOf(await admin().removeFactor(ADA.email))).toBe(false)
    await factors.turnOn(ADA.id)
    await factors.replaceRecoveryCodes(ADA.id, ['1234'])
    expect(valueOf(await admin().removeFactor(ADA.email))).toBe(true)
    expect([await factors.find(ADA.id), await factors.countRecoveryCodes(ADA.id)]).toEqual([null, 0])
    expect(state().mails.map(({ kind, to }) => [kind, to])).toEqual([['securityChanged', ADA.email]])
    expect(operations()).toEqual([['removeMemberFactor', 'second factor taken off']])
  })

  it('writes a note without its text in the audit log', async () => {
    await add()
    valueOf(await admin().note(ADA.email, { text: 'Calls on Fridays.', by: 'owner@example.com' }))
    expect(fake.notes).toMatchObject([
      {
        memberId: ADA.id,
        text: 'Calls on Fridays.',
        by: 'owner@example.com',
        atMs: fake.accounts.clock.nowMs,
      },
    ])
    expect(operations()).toEqual([['noteMember', 'noted']])
  })

  it('deletes the member', async () => {
    await add()
    valueOf(await admin().remove(ADA.email))
    expect([state().members.size, events(), operations()]).toEqual([
      0,
      ['deleted'],
      [['deleteMember', 'deleted']],
    ])
  })

  it.each<readonly [string, (of: ReturnType<typeof admin>) => Promise<unknown>]>([
    ['ban', (of) => of.ban(GUEST, true)],
    ['logOut', (of) => of.logOut(GUEST)],
    ['changeGroups', (of) => of.changeGroups(GUEST, { add: ['gold'], remove: [] })],
    ['removeFactor', (of) => of.removeFactor(GUEST)],
    ['note', (of) => of.note(GUEST, { text: 'Note', by: 'owner' })],
    ['remove', (of) => of.remove(GUEST)],
  ])('%s needs one who is there', async (_, command) => {
    expect(await command(admin())).toMatchObject({ failure: 'unknown-member' })
    expect([fake.entries, events()]).toEqual([[], []])
  })
})

describe('a member', () => {
  it('is found by the whole address alone', async () => {
    await add()
    await add({ id: 'other', email: `other-${ADA.email}` })
    expect((await admin().find('Ada@Example.com'))?.id).toBe(ADA.id)
    expect(await admin().find('da@example.com')).toBeNull()
  })
})
