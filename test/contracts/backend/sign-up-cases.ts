import { expect } from '../test-runner.js'
import { accountSteps, newSignUp } from './account-steps.js'
import type { BackendFixture } from './backend-fixture.js'
import { caseWhere } from './case-where.js'
import { codeOf, valueOf } from './shopper.js'

/** Cases of sign-up and of password reset. */
export function signUpCases(
  fixture: () => BackendFixture,
  { hasAccounts }: { readonly hasAccounts: boolean },
): void {
  const accountCase = caseWhere(hasAccounts, 'the back end knows no accounts')
  const { entranceOf, tokenOf, userOf, visitorOf } = accountSteps(fixture)
  const newVisitor = () => fixture().newVisitor()

  accountCase('makes an account that waits for its address to be verified', async () => {
    const visitor = newVisitor()
    const form = newSignUp()
    const { email, password } = form
    expect(valueOf(await entranceOf(visitor).signUp(form))).toMatchObject({ email, emailVerified: false })
    expect(await userOf(visitor)).toBe(null)
    expect(codeOf(await entranceOf(newVisitor()).logIn({ email, password }))).not.toBe('ok')
  })

  accountCase('verifies the address with the link of the mail, once', async () => {
    const form = newSignUp()
    const { email, password } = form
    const here = newVisitor()
    valueOf(await entranceOf(here).signUp(form))
    const link = { token: await tokenOf(email, 'verify'), redirectPath: null }
    valueOf(await entranceOf(here).verifyEmail(link))
    expect(codeOf(await entranceOf(newVisitor()).verifyEmail(link))).toBe('UsysInvalidToken')
    const identity = valueOf(await entranceOf(newVisitor()).logIn({ email: email.toUpperCase(), password }))
    expect(identity.user).toMatchObject({ email, emailVerified: true })
    expect(await userOf(visitorOf(identity))).toBe(email)
  })

  accountCase(
    'keeps no password that was entered in another browser than the one that read the mail',
    async () => {
      const form = newSignUp()
      const { email, password } = form
      const here = newVisitor()
      valueOf(await entranceOf(here).signUp(form))
      const link = { token: await tokenOf(email, 'verify'), redirectPath: null }
      const elsewhere = newVisitor()
      expect(valueOf(await entranceOf(elsewhere).verifyEmail(link))).toBe(null)
      expect(await userOf(elsewhere)).toBe(null)
      expect(codeOf(await entranceOf(here).logIn({ email, password }))).toBe('UsysInvalidCredentials')
      const own = { token: await tokenOf(email, 'reset'), password: 'seven green kettles' }
      const entered = valueOf(await entranceOf(elsewhere).updatePassword(own))
      expect(await userOf(visitorOf(entered))).toBe(email)
      expect(codeOf(await entranceOf(here).logIn({ email, password: own.password }))).toBe('ok')
    },
  )

  accountCase('refuses what cannot be signed up with', async () => {
    const { signUp } = entranceOf(newVisitor())
    const taken = newSignUp()
    valueOf(await signUp(taken))
    const { textField } = fixture()
    if (textField === undefined) throw new Error('the fixture names no field')
    const long = { ...textField, value: { tag: 'text', text: 'x'.repeat(21) } } as const
    expect(codeOf(await signUp({ ...newSignUp(), email: 'unfinished@' }))).toBe('UsysInvalidEmail')
    expect(codeOf(await signUp({ ...newSignUp(), password: 'a2b4c6d' }))).toBe('UsysInvalidPassword')
    expect(codeOf(await signUp({ ...newSignUp(), password: 'x'.repeat(73) }))).toBe('UsysInvalidPassword')
    expect(codeOf(await signUp({ ...taken, email: taken.email.toUpperCase() }))).toBe('UsysDuplicateEmail')
    const refused = await signUp({ ...newSignUp(), entries: [long] })
    expect(codeOf(refused)).toBe('UsysInvalidUserData')
    expect(refused).toMatchObject({
      failure: { failedValidations: [{ fieldId: textField.id, name: 'MaxLength' }] },
    })
  })

  accountCase('sets a new password with the link of a mail, once, and ends every session', async () => {
    const form = newSignUp()
    const { email } = form
    const here = newVisitor()
    valueOf(await entranceOf(here).signUp(form))
    const verified = { token: await tokenOf(email, 'verify'), redirectPath: null }
    valueOf(await entranceOf(here).verifyEmail(verified))
    const old = { email, password: form.password }
    const before = visitorOf(valueOf(await entranceOf(newVisitor()).logIn(old)))
    expect(await userOf(before)).toBe(email)
    valueOf(await entranceOf(newVisitor()).resetPassword(email))
    const token = await tokenOf(email, 'reset')
    const { updatePassword } = entranceOf(newVisitor())
    expect(codeOf(await updatePassword({ token, password: 'short' }))).toBe('UsysInvalidPassword')
    const password = 'seven green kettles'
    const after = visitorOf(valueOf(await updatePassword({ token, password })))
    expect([await userOf(before), await userOf(after)]).toEqual([null, email])
    expect(codeOf(await updatePassword({ token, password }))).toBe('UsysInvalidToken')
    expect(codeOf(await entranceOf(newVisitor()).logIn(old))).toBe('UsysInvalidCredentials')
    expect(codeOf(await entranceOf(newVisitor()).logIn({ email, password }))).toBe('ok')
  })

  accountCase('answers the same to an address that has no account', async () => {
    expect(codeOf(await entranceOf(newVisitor()).resetPassword('unknown@example.com'))).toBe('ok')
    expect(await fixture().mailsTo?.('unknown@example.com')).toEqual([])
  })

  accountCase('takes no token that it did not mail', async () => {
    const { updatePassword, verifyEmail } = entranceOf(newVisitor())
    const token = 'f'.repeat(32)
    expect(codeOf(await verifyEmail({ token, redirectPath: null }))).toBe('UsysInvalidToken')
    expect(codeOf(await updatePassword({ token, password: 'seven green kettles' }))).toBe('UsysInvalidToken')
  })
}
