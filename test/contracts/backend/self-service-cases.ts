import { expect, it } from '../test-runner.js'
import type { Visitor } from '../../../core/ports/visitor.port.js'
import { accountSteps, newSignUp } from './account-steps.js'
import type { BackendFixture } from './backend-fixture.js'
import { acceptedOf, codeOf, newShopper, valueOf } from './shopper.js'

/** Cases of account self-service beyond the account form, for every back end that offers it. */
export function selfServiceCases(fixture: () => BackendFixture): void {
  const { entranceOf, logIn, newMember, profileOf, selfServiceOf, tokenOf, userOf, visitorOf } =
    accountSteps(fixture)

  const overviewOf = async (visitor: Visitor) => valueOf(await selfServiceOf(visitor).readOverview())

  it('is closed to visitors who are not logged in', async () => {
    const account = selfServiceOf(fixture().newVisitor())
    expect(valueOf(await account.readOverview())).toBe(null)
    const codes = [
      await account.confirm({ password: 'some password', code: null }),
      await account.changeEmail('new@example.com'),
      await account.changePassword({ current: 'some password', password: 'something else now' }),
      await account.endSessions(null),
      await account.deleteAccount(),
      await account.exportAccount(),
      await account.beginFactor(),
      await account.turnOnFactor('123456'),
      await account.turnOffFactor(),
      await account.renewRecoveryCodes(),
      await account.beginPasskey(),
      await account.addPasskey({ answer: {}, name: 'none' }),
      await account.removeLogIn('none'),
    ].map(codeOf)
    expect(new Set(codes)).toEqual(new Set(['UsysNotLoggedIn']))
  })

  it('changes an address once its link was opened, and refuses the link a second time', async () => {
    const { email, password, visitor } = await newMember()
    const next = newSignUp().email
    valueOf(await selfServiceOf(visitor).changeEmail(next))
    expect([await userOf(visitor), (await overviewOf(visitor))?.newEmail]).toEqual([email, next])
    const token = await tokenOf(next, 'email')
    const stranger = selfServiceOf(fixture().newVisitor())
    expect(codeOf(await stranger.confirmEmail(token))).toBe('UsysNotLoggedIn')
    expect(await userOf(visitor)).toBe(email)
    valueOf(await selfServiceOf(visitor).confirmEmail(token))
    expect([await userOf(visitor), (await overviewOf(visitor))?.newEmail]).toEqual([next, null])
    expect(codeOf(await stranger.confirmEmail(token))).toBe('UsysInvalidToken')
    expect(codeOf(await entranceOf(fixture().newVisitor()).logIn({ email, password }))).toBe(
      'UsysInvalidCredentials',
    )
    await logIn({ email: next, password })
  })

  it('refuses an invalid address, and does not reveal a taken one', async () => {
    const [one, other] = [await newMember(), await newMember()]
    const account = selfServiceOf(one.visitor)
    expect(codeOf(await account.changeEmail('no address'))).toBe('UsysInvalidEmail')
    valueOf(await account.changeEmail(other.email))
    expect([await userOf(one.visitor), await userOf(other.visitor)]).toEqual([one.email, other.email])
    await expect(tokenOf(other.email, 'email')).rejects.toThrow('nothing was mailed')
  })

  it('changes a password with the previous one, and ends every other session', async () => {
    const member = await newMember()
    const elsewhere = await logIn(member)
    const account = selfServiceOf(member.visitor)
    const password = 'purple ladder sunday'
    valueOf(await entranceOf(fixture().newVisitor()).resetPassword(member.email))
    const reset = await tokenOf(member.email, 'reset')
    expect([await userOf(member.visitor), await userOf(elsewhere)]).toEqual([member.email, member.email])
    expect(codeOf(await account.changePassword({ current: 'not this one', password }))).toBe(
      'AccountWrongPassword',
    )
    expect(codeOf(await account.changePassword({ current: member.password, password: 'short' }))).toBe(
      'UsysInvalidPassword',
    )
    const after = visitorOf(valueOf(await account.changePassword({ current: member.password, password })))
    expect([await userOf(after), await userOf(elsewhere), await userOf(member.visitor)]).toEqual([
      member.email,
      null,
      null,
    ])
    const late = { token: reset, password: 'eight green kettles' }
    expect(codeOf(await entranceOf(fixture().newVisitor()).updatePassword(late))).toBe('UsysInvalidToken')
    expect(codeOf(await entranceOf(fixture().newVisitor()).logIn(member))).toBe('UsysInvalidCredentials')
    await logIn({ email: member.email, password })
  })

  it('lists the sessions of a member, and ends one or all others', async () => {
    const member = await newMember()
    const [second, third] = [await logIn(member), await logIn(member)]
    const sessions = (await overviewOf(member.visitor))?.sessions ?? []
    expect(sessions.map(({ isThis }) => isThis).sort()).toEqual([false, false, true])
    const ofSecond = (await overviewOf(second))?.sessions.find(({ isThis }) => isThis)?.id ?? ''
    valueOf(await selfServiceOf(member.visitor).endSessions(ofSecond))
    expect([await userOf(second), await userOf(third)]).toEqual([null, member.email])
    valueOf(await selfServiceOf(member.visitor).endSessions(null))
    expect([await userOf(third), await userOf(member.visitor)]).toEqual([null, member.email])
  })

  it('ends no session of another member', async () => {
    const [one, other] = [await newMember(), await newMember()]
    const id = (await overviewOf(other.visitor))?.sessions[0]?.id ?? ''
    valueOf(await selfServiceOf(one.visitor).endSessions(id))
    expect(await userOf(other.visitor)).toBe(other.email)
  })

  it('accepts the password as a proof, and gives the session a new secret', async () => {
    const member = await newMember()
    const account = selfServiceOf(member.visitor)
    expect(codeOf(await account.confirm({ password: 'not this one', code: null }))).toBe(
      'AccountWrongPassword',
    )
    const after = visitorOf(valueOf(await account.confirm({ ...member, code: null })))
    expect([await userOf(after), await userOf(member.visitor)]).toEqual([member.email, null])
    expect((await overviewOf(after))?.provenUntilMs).toBeGreaterThan(0)
  })

  it('logs in by a mailed link, once, and in the browser that asked for it only', async () => {
    const member = await newMember()
    const browser = fixture().newVisitor()
    valueOf(await selfServiceOf(browser).sendLink({ email: member.email, redirectPath: '/members' }))
    const token = await tokenOf(member.email, 'link')
    const elsewhere = selfServiceOf(fixture().newVisitor())
    expect(codeOf(await elsewhere.openLink({ token, code: null }))).toBe('UsysInvalidToken')
    const opened = valueOf(await selfServiceOf(browser).openLink({ token, code: null }))
    expect([opened.redirectPath, await userOf(visitorOf(opened))]).toEqual(['/members', member.email])
    expect(opened.visitor).not.toBe(browser.id)
    expect(codeOf(await selfServiceOf(browser).openLink({ token, code: null }))).toBe('UsysInvalidToken')
  })

  it('gives the same answer to a request for a link to an unknown address', async () => {
    const { email } = newSignUp()
    const answer = await selfServiceOf(fixture().newVisitor()).sendLink({ email, redirectPath: null })
    expect(codeOf(answer)).toBe('ok')
    await expect(tokenOf(email, 'link')).rejects.toThrow('nothing was mailed')
  })

  it('deletes an account for good, and frees its address', async () => {
    const member = await newMember()
    expect(await userOf(member.visitor)).toBe(member.email)
    const after = visitorOf(valueOf(await selfServiceOf(member.visitor).deleteAccount()))
    expect([await userOf(after), await userOf(member.visitor)]).toEqual([null, null])
    expect(codeOf(await entranceOf(fixture().newVisitor()).logIn(member))).toBe('UsysInvalidCredentials')
    valueOf(await entranceOf(fixture().newVisitor()).signUp({ ...newSignUp(), email: member.email }))
  })

  it("shows the orders of a member's sessions, and exports all their data", async () => {
    const member = await newMember()
    const shopper = newShopper(fixture(), member.visitor)
    valueOf(await shopper.add(fixture().shop.tea.sku, 2))
    await shopper.fillIn(fixture().cards.accepted)
    const { orderId } = acceptedOf(await shopper.submit())
    const visitor = await logIn(member)
    const overview = await overviewOf(visitor)
    expect(overview?.orders).toMatchObject([{ id: orderId, itemCount: 2, total: { currency: 'EUR' } }])
    const account = valueOf(await profileOf(visitor).readAccount([]))
    expect(valueOf(await selfServiceOf(visitor).exportAccount())).toMatchObject({
      account: { id: account?.id, email: member.email, name: 'Grace Hopper' },
      orders: [{ id: orderId }],
    })
    const stranger = (await newMember()).visitor
    expect((await overviewOf(stranger))?.orders).toEqual([])
    expect(JSON.stringify(valueOf(await selfServiceOf(stranger).exportAccount()))).not.toContain(orderId)
  })
}
