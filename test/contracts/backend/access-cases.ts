import { expect } from '../test-runner.js'
import type { AccountEntry } from '../../../core/accounts/index.js'
import type { Visitor } from '../../../core/ports/visitor.port.js'
import { accountSteps, newSignUp } from './account-steps.js'
import type { BackendFixture } from './backend-fixture.js'
import { caseWhere } from './case-where.js'
import { acceptedOf, codeOf, newKey, newShopper, valueOf } from './shopper.js'

const DAY_MS = 24 * 60 * 60 * 1000

/** Passwords, links and sessions are compared exactly, and each gives access to one thing of one member. */
export function accessCases(
  fixture: () => BackendFixture,
  options: { readonly hasAccounts: boolean; readonly renewsSubscriptions: boolean },
): void {
  const accountCase = caseWhere(options.hasAccounts, 'the back end knows no accounts')
  const { credentials, entranceOf, profileOf, tokenOf, userOf, visitorOf } = accountSteps(fixture)
  const entrance = () => entranceOf(fixture().newVisitor())

  interface Member {
    readonly email: string
    readonly password: string
  }
  const logIn = async (member: Member): Promise<Visitor> => visitorOf(valueOf(await entrance().logIn(member)))
  const newMember = async (password = 'Blue Lorry tomorrow'): Promise<Member> => {
    const form = { ...newSignUp(), password }
    const here = fixture().newVisitor()
    valueOf(await entranceOf(here).signUp(form))
    const link = { token: await tokenOf(form.email, 'verify'), redirectPath: null }
    valueOf(await entranceOf(here).verifyEmail(link))
    return { email: form.email, password }
  }

  accountCase('reads a password to the letter', async () => {
    const { email, password } = await newMember()
    const like = [password.toLowerCase(), password.toUpperCase(), ` ${password}`, `${password} `]
    for (const given of [...like, password.slice(0, -1), password.slice(0, 8), ''])
      expect(codeOf(await entrance().logIn({ email, password: given }))).toBe('UsysInvalidCredentials')
    await logIn({ email, password })
  })

  accountCase('ends the one session that logs out, and leaves the others of its member', async () => {
    const member = await newMember()
    const [here, elsewhere] = [await logIn(member), await logIn(member)]
    valueOf(await entranceOf(here).logOut())
    expect([await userOf(here), await userOf(elsewhere)]).toEqual([null, member.email])
  })

  accountCase(
    'takes a link for nothing but what it was mailed for, and the account it was mailed to',
    async () => {
      const form = newSignUp()
      const here = fixture().newVisitor()
      valueOf(await entranceOf(here).signUp(form))
      const verify = await tokenOf(form.email, 'verify')
      const password = 'seven green kettles'
      expect(codeOf(await entrance().updatePassword({ token: verify, password }))).toBe('UsysInvalidToken')
      valueOf(await entranceOf(here).verifyEmail({ token: verify, redirectPath: null }))
      valueOf(await entrance().resetPassword(form.email))
      const reset = await tokenOf(form.email, 'reset')
      const link = { token: reset, redirectPath: null }
      expect(codeOf(await entrance().verifyEmail(link))).toBe('UsysInvalidToken')
      for (const token of [reset.slice(0, -1), `${reset}0`, reset.toUpperCase()].filter(
        (each) => each !== reset,
      ))
        expect(codeOf(await entrance().updatePassword({ token, password }))).toBe('UsysInvalidToken')
      const entered = valueOf(await entrance().updatePassword({ token: reset, password }))
      expect(await userOf(visitorOf(entered))).toBe(form.email)
      await logIn(credentials())
    },
  )

  accountCase(
    'takes every link away that was mailed before a password was set, and gives a new secret',
    async () => {
      const { email } = await newMember()
      valueOf(await entrance().resetPassword(email))
      const first = await tokenOf(email, 'reset')
      valueOf(await entrance().resetPassword(email))
      const second = await tokenOf(email, 'reset')
      const browser = fixture().newVisitor()
      const password = 'seven green kettles'
      const entered = valueOf(await entranceOf(browser).updatePassword({ token: second, password }))
      expect(entered.visitor).not.toBe(browser.id)
      if (first !== second) {
        const again = { token: first, password: 'eight green kettles' }
        expect(codeOf(await entrance().updatePassword(again))).toBe('UsysInvalidToken')
      }
      await logIn({ email, password })
    },
  )

  accountCase(
    'stores no field that the owner did not define, and no address or password by the form',
    async () => {
      const member = await newMember()
      const visitor = await logIn(member)
      const text = (id: string, type: AccountEntry['type'], value: string): AccountEntry => ({
        ...{ id, type },
        value: { tag: 'text', text: value },
      })
      const entries = [
        text('email', 'Email', 'eve@example.com'),
        text('password', 'PlainText', 'purple ladder sunday'),
        text('groups', 'PlainText', 'admin'),
      ]
      for (const entry of entries) {
        // A refusal is right, and so is an ignored entry.
        await profileOf(visitor).updateAccount([entry])
        const account = valueOf(await profileOf(visitor).readAccount([{ id: entry.id, type: entry.type }]))
        expect(JSON.stringify(account?.values)).not.toMatch(/eve@|ladder|admin/)
      }
      expect(await userOf(visitor)).toBe(member.email)
      const user = valueOf(await fixture().backend.open(visitor).accounts.readUser())
      expect(user?.groups).not.toContain('admin')
      await logIn(member)
    },
  )

  caseWhere(options.renewsSubscriptions, 'the back end renews no subscriptions')(
    'shows a subscription to its member alone, whose period is a month and whose end stays',
    async () => {
      const [member, stranger] = [await newMember(), await logIn(await newMember())]
      const shopper = newShopper(fixture(), await logIn(member))
      const { subscription } = fixture().shop
      if (subscription === null) throw new Error('the fixture names no subscription')
      valueOf(await shopper.addToCart({ skuId: subscription, count: 1, buyNow: true, key: newKey() }))
      await shopper.fillIn(fixture().cards.accepted)
      await shopper.cart()
      acceptedOf(await shopper.submit())
      const profile = profileOf(await logIn(member))
      const [one] = valueOf(await profile.readSubscriptions())
      const days = ((one?.periodEndMs ?? 0) - (one?.createdOnMs ?? 0)) / DAY_MS
      expect([days >= 27.9, days <= 31.1]).toEqual([true, true])
      expect(Math.abs((one?.createdOnMs ?? 0) - Date.now())).toBeLessThan(DAY_MS)
      const id = one?.id ?? ''
      expect(codeOf(await profileOf(stranger).readSubscriptions())).toBe('NoCommerceCustomerFound')
      expect(codeOf(await profileOf(stranger).cancelSubscription(id))).toBe('SubscriptionNotFound')
      expect(valueOf(await profile.readSubscriptions())[0]?.status).toBe('active')
      valueOf(await profile.cancelSubscription(id))
      const canceled = valueOf(await profile.readSubscriptions())
      await profile.cancelSubscription(id)
      expect(valueOf(await profile.readSubscriptions())).toEqual(canceled)
    },
  )
}
