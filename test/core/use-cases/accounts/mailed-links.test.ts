import { describe, expect, it } from '@jest/globals'
import { FACTOR_WAIT_MS } from '../../../../core/use-cases/accounts/decide-mail-link.js'
import { browserOf, issueLink } from '../../../../core/use-cases/accounts/mailed-links.js'
import { resetPassword, updatePassword } from '../../../../core/use-cases/accounts/set-password.js'
import type { LinkKind, StoredLink } from '../../../../core/use-cases/accounts/storage/mail-links.js'
import type { StoredMember } from '../../../../core/use-cases/accounts/storage/stored-member.js'
import { verifyEmail } from '../../../../core/use-cases/accounts/verify-email.js'
import { createFakeAccountPorts } from '../../../fakes/account-ports.fake.js'
import { ADA, codeOf, ELSEWHERE, VISITOR } from './account-visitors.js'
import { siteWithAda } from './site-with-ada.js'

const HOUR_MS = 3_600_000

/** Ada's site with a link of hers. */
async function siteWith(kind: LinkKind, ada: Partial<StoredMember> = {}, of: Partial<StoredLink> = {}) {
  const site = await siteWithAda(ada)
  const browser = browserOf(site.ports, VISITOR)
  const token = await issueLink(site.store, site.ports, kind, { memberId: 'ada', browser, ...of })
  site.calls.length = 0
  return { ...site, token }
}

describe('the link that verifies an address', () => {
  const unverified = { status: 'unverified' } as const
  const open = ({ ports, token }: Awaited<ReturnType<typeof siteWith>>, visitor = VISITOR) =>
    verifyEmail(ports, visitor, { token })

  it('logs in the browser that signed up, once', async () => {
    const site = await siteWith('verify', unverified)
    expect(await open(site)).toMatchObject({ ok: true, value: { session: {} } })
    expect(site.member()).toMatchObject({ status: 'verified', passwordHash: ADA.passwordHash })
    expect(site.mailed()).toEqual([`welcome ${ADA.email}`])
    expect(codeOf(await open(site))).toBe('UsysInvalidToken')
  })

  it('gives the account to the reader of the mailbox in another browser, without the password', async () => {
    const site = await siteWith('verify', unverified)
    expect(await open(site, ELSEWHERE)).toEqual({ ok: true, value: null })
    expect(site.member()).toMatchObject({ status: 'verified', passwordHash: null })
    expect(site.mailed()).toEqual([`passwordNeeded ${ADA.email}`])
  })

  it('that has expired mails another one', async () => {
    const site = await siteWith('verify', unverified, { redirectPath: '/back' })
    site.clock.nowMs += HOUR_MS
    expect(codeOf(await open(site))).toBe('UsysExpiredToken')
    expect(site.state().mails).toMatchObject([
      { kind: 'verify', path: expect.stringMatching(/usredir=%2Fback$/) },
    ])
    expect(site.member()?.status).toBe('unverified')
  })

  it('of a member who was banned meanwhile opens nothing', async () => {
    const site = await siteWith('verify', { ...unverified, bannedOnMs: 5 })
    expect(codeOf(await open(site))).toBe('UsysInvalidToken')
    expect([site.member()?.status, site.mailed()]).toEqual(['unverified', []])
  })
})

describe('a request for a new password', () => {
  it('answers and calls the same for all addresses before it looks for the member', async () => {
    const calls: (readonly string[])[] = []
    const mails: (readonly string[])[] = []
    for (const email of [ADA.email, 'eve@example.com', 'a\0@example.com']) {
      const site = createFakeAccountPorts()
      await site.store.members.insert(ADA)
      site.calls.length = 0
      expect(codeOf(await resetPassword(site.ports, VISITOR, email, site.later))).toBe('ok')
      calls.push([...site.calls])
      await site.runLater()
      mails.push(site.state().mails.map(({ kind }) => kind))
    }
    expect(calls).toEqual([[], [], []])
    expect(mails).toEqual([['resetPassword'], [], []])
  })

  it('of a banned member mails nothing', async () => {
    const site = createFakeAccountPorts()
    await site.store.members.insert({ ...ADA, bannedOnMs: 5 })
    await resetPassword(site.ports, VISITOR, ADA.email, site.later)
    await site.runLater()
    expect([site.state().mails, site.state().events]).toEqual([[], []])
  })
})

describe('the link that sets a password', () => {
  const NEW = 'another password'
  const send = ({ ports, token }: Awaited<ReturnType<typeof siteWith>>, password = NEW) =>
    updatePassword(ports, ELSEWHERE, { password, token })

  it('sets it, ends all sessions and logs in', async () => {
    const site = await siteWith('reset', { status: 'unverified' })
    expect(await send(site)).toMatchObject({ ok: true, value: { session: {} } })
    expect(site.member()).toMatchObject({ status: 'verified', passwordHash: `hash of ${NEW}` })
    expect(site.mailed()).toEqual([`updatedPassword ${ADA.email}`])
    expect(codeOf(await send(site))).toBe('UsysInvalidToken')
  })

  it('that is unknown costs no hash', async () => {
    const site = await siteWith('verify')
    expect(codeOf(await send(site))).toBe('UsysInvalidToken')
    expect(site.calls).not.toContain('passwords.hash')
  })

  it.each([
    ['has expired', {}, HOUR_MS, 'UsysExpiredToken'],
    ['is of a member who was banned meanwhile', { bannedOnMs: 5 }, 0, 'UsysInvalidToken'],
  ] as const)('that %s changes nothing', async (_, ada, laterMs, code) => {
    const site = await siteWith('reset', ada)
    site.clock.nowMs += laterMs
    expect(codeOf(await send(site))).toBe(code)
    expect([site.member()?.passwordHash, site.mailed()]).toEqual([ADA.passwordHash, []])
  })

  it('is kept after a password that is refused', async () => {
    const site = await siteWith('reset')
    expect(codeOf(await send(site, 'short'))).toBe('UsysInvalidPassword')
    expect(codeOf(await send(site))).toBe('ok')
  })

  it('logs no member in past a second factor, and mails the way to remove it', async () => {
    const site = await siteWith('reset')
    await site.store.factors.begin('ada', 'JBSWY3DPEHPK3PXP')
    await site.store.factors.turnOn('ada')
    expect(await send(site)).toMatchObject({ ok: true, value: { session: null } })
    expect(site.mailed()).toEqual([`updatedPassword ${ADA.email}`, `factorRecovery ${ADA.email}`])
    const path = site.state().mails.at(-1)?.path ?? ''
    const recovery = { ...site, token: path.slice(path.indexOf('=') + 1) }
    expect(codeOf(await send(recovery))).toBe('AccountFactorWaits')
    site.clock.nowMs += FACTOR_WAIT_MS
    expect(await send(recovery)).toMatchObject({ ok: true, value: { session: {} } })
    expect(await site.store.factors.find('ada')).toBeNull()
  })

  it('of the former mailbox restores the address, and removes an unverified account that took it', async () => {
    const site = await siteWith('undo', { email: 'thief@example.com' }, { detail: ADA.email })
    await site.store.members.insert({ ...ADA, id: 'eve', status: 'unverified' })
    expect(codeOf(await send(site))).toBe('ok')
    expect(site.member()?.email).toBe(ADA.email)
    expect(site.state().members.has('eve')).toBe(false)
    expect(site.mailed()).toEqual(['emailChanged thief@example.com', `updatedPassword ${ADA.email}`])
  })

  it('of the former mailbox leaves an account that has verified the address', async () => {
    const site = await siteWith('undo', { email: 'thief@example.com' }, { detail: ADA.email })
    await site.store.members.insert({ ...ADA, id: 'eve' })
    expect(codeOf(await send(site))).toBe('UsysInvalidToken')
    expect(site.member()).toMatchObject({ email: 'thief@example.com', passwordHash: ADA.passwordHash })
  })

  it('of the former mailbox opens nothing if another account gets the address at the same moment', async () => {
    const site = await siteWith('undo', { email: 'thief@example.com' }, { detail: ADA.email })
    await site.store.members.insert({ ...ADA, id: 'eve' })
    const blind = {
      ...site.ports,
      unitOfWork: (work) =>
        site.unitOfWork((each) =>
          work({ ...each, members: { ...each.members, findByEmail: async () => null } }),
        ),
    } as typeof site.ports
    expect(codeOf(await send({ ...site, ports: blind }))).toBe('UsysInvalidToken')
    expect(site.member()?.email).toBe('thief@example.com')
    expect(await site.store.links.find('undo', site.token)).not.toBeNull()
  })
})
