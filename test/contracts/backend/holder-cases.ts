import { expect } from '../test-runner.js'
import { COMMON_FIELDS } from '../../../core/accounts/index.js'
import type { AccountEntry } from '../../../core/accounts/index.js'
import type { Visitor } from '../../../core/ports/visitor.port.js'
import { accountSteps, newSignUp } from './account-steps.js'
import type { BackendFixture } from './backend-fixture.js'
import { caseWhere } from './case-where.js'
import { acceptedOf, codeOf, newKey, newShopper, valueOf } from './shopper.js'

/** The largest difference between the clocks of an engine and of the suite. */
const CLOCK_SKEW_MS = 5 * 60 * 1000

const LONG_PASSWORD = 'x7'.repeat(36) + 'y'

/** Only the member sees their texts, unchanged, and times are milliseconds. */
export function holderCases(
  fixture: () => BackendFixture,
  options: { readonly hasAccounts: boolean; readonly renewsSubscriptions: boolean },
): void {
  const accountCase = caseWhere(options.hasAccounts, 'the back end knows no accounts')
  const { entranceOf, logIn, newMember, profileOf, tokenOf, userOf } = accountSteps(fixture)
  const entrance = () => entranceOf(fixture().newVisitor())

  const field = () => {
    const { textField } = fixture()
    if (textField === undefined) throw new Error('the fixture names no field')
    return textField
  }
  const textEntry = (text: string): AccountEntry => ({ ...field(), value: { tag: 'text', text } })
  const valuesOf = async (visitor: Visitor) =>
    valueOf(await profileOf(visitor).readAccount([field(), ...Object.values(COMMON_FIELDS)]))?.values

  accountCase('keeps the name, the fields and the consent of a sign-up as they were entered', async () => {
    for (const acceptCommunications of [false, true]) {
      const { email, visitor } = await newMember({
        acceptCommunications,
        name: 'Grace “Amazing” Hopper',
        entries: [textEntry('commodore')],
      })
      const values = await valuesOf(visitor)
      expect(values).toMatchObject({
        [COMMON_FIELDS.email.id]: { tag: 'text', text: email },
        [COMMON_FIELDS.name.id]: { tag: 'text', text: 'Grace “Amazing” Hopper' },
        [field().id]: { tag: 'text', text: 'commodore' },
      })
      const consent = values?.[COMMON_FIELDS.acceptCommunications.id]
      expect(consent?.tag === 'flag' && consent.isSet).toBe(acceptCommunications)
    }
  })

  accountCase('shows what a member wrote to them alone', async () => {
    const [one, other] = [await newMember(), await newMember()]
    const name = { ...COMMON_FIELDS.name, value: { tag: 'text', text: 'Ada K.' } } as const
    valueOf(await profileOf(one.visitor).updateAccount([name, textEntry('countess')]))
    expect(JSON.stringify(await valuesOf(other.visitor))).not.toMatch(/Ada K\.|countess/)
    expect(await valuesOf(one.visitor)).toMatchObject({ [field().id]: { text: 'countess' } })
    const wrong = await profileOf(other.visitor).updateAccount([textEntry('x'.repeat(21))])
    expect(codeOf(wrong)).toBe('UsysInvalidUserData')
    expect(await valuesOf(one.visitor)).toMatchObject({ [field().id]: { text: 'countess' } })
  })

  accountCase('tells when a member joined and when a session ends, in milliseconds', async () => {
    const form = newSignUp()
    const here = fixture().newVisitor()
    const joined = valueOf(await entranceOf(here).signUp(form)).createdOnMs
    const link = { token: await tokenOf(form.email, 'verify'), redirectPath: null }
    valueOf(await entranceOf(here).verifyEmail(link))
    const { session, user } = valueOf(await entrance().logIn(form))
    for (const at of [joined, user.createdOnMs]) expect(Math.abs(at - Date.now())).toBeLessThan(CLOCK_SKEW_MS)
    expect(session?.expiresAtMs).toBeGreaterThan(Date.now())
  })

  accountCase('refuses a new password that is too long, and keeps the one before', async () => {
    const { email, password } = await newMember()
    valueOf(await entrance().resetPassword(email))
    const token = await tokenOf(email, 'reset')
    const tooLong = { token, password: LONG_PASSWORD }
    expect(codeOf(await entrance().updatePassword(tooLong))).toBe('UsysInvalidPassword')
    const cut = { email, password: LONG_PASSWORD.slice(0, 72) }
    expect(codeOf(await entrance().logIn(cut))).toBe('UsysInvalidCredentials')
    expect(await userOf(await logIn({ email, password }))).toBe(email)
  })

  caseWhere(options.renewsSubscriptions, 'the back end renews no subscriptions')(
    'tells when a subscription was cancelled, in milliseconds',
    async () => {
      const member = await newMember()
      const { subscription } = fixture().shop
      if (subscription === null) throw new Error('the fixture names no subscription')
      const shopper = newShopper(fixture(), member.visitor)
      valueOf(await shopper.addToCart({ skuId: subscription, count: 1, buyNow: true, key: newKey() }))
      await shopper.fillIn(fixture().cards.accepted)
      await shopper.cart()
      acceptedOf(await shopper.submit())
      // The order has given the visitor another secret, so they log in anew.
      const profile = profileOf(await logIn(member))
      const [one] = valueOf(await profile.readSubscriptions())
      expect(Math.abs((one?.lastInvoicedMs ?? 0) - Date.now())).toBeLessThan(CLOCK_SKEW_MS)
      valueOf(await profile.cancelSubscription(one?.id ?? ''))
      const [canceled] = valueOf(await profile.readSubscriptions())
      expect(Math.abs((canceled?.canceledOnMs ?? 0) - Date.now())).toBeLessThan(CLOCK_SKEW_MS)
    },
  )
}
