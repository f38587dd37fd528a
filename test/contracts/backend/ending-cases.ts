import { expect, it } from '../test-runner.js'
import { accountSteps, newSignUp } from './account-steps.js'
import type { BackendFixture } from './backend-fixture.js'
import { codeOf, valueOf } from './shopper.js'

const password = 'seven green kettles'

/** Links and sessions end with a password, an address or an account, for every back end with self-service. */
export function endingCases(fixture: () => BackendFixture): void {
  const { entranceOf, logIn, newMember, selfServiceOf, tokenOf, userOf } = accountSteps(fixture)
  const entrance = () => entranceOf(fixture().newVisitor())

  /** A browser that has asked for a link to log in, with the link's token. */
  const linkOf = async (email: string) => {
    const browser = selfServiceOf(fixture().newVisitor())
    valueOf(await browser.sendLink({ email, redirectPath: null }))
    const token = await tokenOf(email, 'link')
    return { open: () => browser.openLink({ token, code: null }) }
  }
  const resetOf = async (email: string): Promise<string> => {
    valueOf(await entrance().resetPassword(email))
    return tokenOf(email, 'reset')
  }

  it('invalidates log-in links when the password is changed', async () => {
    const member = await newMember()
    const link = await linkOf(member.email)
    valueOf(await selfServiceOf(member.visitor).changePassword({ current: member.password, password }))
    expect(codeOf(await link.open())).toBe('UsysInvalidToken')
  })

  it('refuses a new password that is too long, and keeps the previous one', async () => {
    const member = await newMember()
    const tooLong = 'x7'.repeat(36) + 'y'
    const change = { current: member.password, password: tooLong }
    expect(codeOf(await selfServiceOf(member.visitor).changePassword(change))).toBe('UsysInvalidPassword')
    await logIn(member)
  })

  it('invalidates the links mailed to an address when the member has another one', async () => {
    const member = await newMember()
    const [token, link] = [await resetOf(member.email), await linkOf(member.email)]
    const next = newSignUp().email
    valueOf(await selfServiceOf(member.visitor).changeEmail(next))
    valueOf(await selfServiceOf(member.visitor).confirmEmail(await tokenOf(next, 'email')))
    expect(codeOf(await entrance().updatePassword({ token, password }))).toBe('UsysInvalidToken')
    expect(codeOf(await link.open())).toBe('UsysInvalidToken')
    await logIn({ ...member, email: next })
  })

  it('gives no member an address that another member has meanwhile', async () => {
    const member = await newMember()
    const taken = newSignUp()
    valueOf(await selfServiceOf(member.visitor).changeEmail(taken.email))
    const token = await tokenOf(taken.email, 'email')
    const other = await newMember({ email: taken.email })
    expect(codeOf(await selfServiceOf(member.visitor).confirmEmail(token))).not.toBe('ok')
    expect([await userOf(member.visitor), await userOf(other.visitor)]).toEqual([member.email, other.email])
    await logIn(member)
  })

  it('ends every session and every link of an account that is deleted', async () => {
    const member = await newMember()
    const elsewhere = await logIn(member)
    const [token, link] = [await resetOf(member.email), await linkOf(member.email)]
    expect(await userOf(elsewhere)).toBe(member.email)
    valueOf(await selfServiceOf(member.visitor).deleteAccount())
    expect(await userOf(elsewhere)).toBeNull()
    expect(codeOf(await entrance().updatePassword({ token, password }))).toBe('UsysInvalidToken')
    expect(codeOf(await link.open())).toBe('UsysInvalidToken')
    const again = await newMember({ email: member.email })
    expect(codeOf(await entrance().updatePassword({ token, password }))).toBe('UsysInvalidToken')
    expect(codeOf(await link.open())).toBe('UsysInvalidToken')
    expect([await userOf(elsewhere), await userOf(again.visitor)]).toEqual([null, member.email])
  })

  it('exports all data of a member, without the password', async () => {
    const member = await newMember()
    const exported = JSON.stringify(valueOf(await selfServiceOf(member.visitor).exportAccount()))
    expect(exported).toContain(member.email)
    expect(exported).not.toContain(member.password)
  })
}
