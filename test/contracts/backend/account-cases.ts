import { expect } from '../test-runner.js'
import type { Visitor } from '../../../core/ports/visitor.port.js'
import type { BackendFixture } from './backend-fixture.js'
import { accountSteps } from './account-steps.js'
import { caseWhere } from './case-where.js'
import { codeOf, newShopper, valueOf } from './shopper.js'

/** Cases of log-in and log-out: each time visitors get a new identity and keep their cart. */
export function accountCases(
  fixture: () => BackendFixture,
  { hasAccounts }: { readonly hasAccounts: boolean },
): void {
  const accountCase = caseWhere(hasAccounts, 'the back end knows no accounts')

  const { credentials, entranceOf, visitorOf, userOf, piecesOf } = accountSteps(fixture)

  /** A visitor with two teas in the cart. */
  const withTea = async (): Promise<Visitor> => {
    const visitor = fixture().newVisitor()
    valueOf(await newShopper(fixture(), visitor).add(fixture().shop.tea.sku, 2))
    return visitor
  }

  accountCase('gives a visitor who logs in a new secret, which opens the cart and the account', async () => {
    const before = await withTea()
    const identity = valueOf(await entranceOf(before).logIn(credentials()))
    const after = visitorOf(identity)
    expect(after.id).not.toBe(before.id)
    expect(identity.session?.expiresAtMs).toBeGreaterThan(0)
    expect([await piecesOf(after), await userOf(after)]).toEqual([2, credentials().email])
  })

  accountCase('leaves nothing to the secret of before', async () => {
    const before = await withTea()
    const after = visitorOf(valueOf(await entranceOf(before).logIn(credentials())))
    expect([await piecesOf(before), await userOf(before)]).toEqual([0, null])
    valueOf(await newShopper(fixture(), before).add(fixture().shop.tea.sku, 5))
    expect(await piecesOf(after)).toBe(2)
  })

  accountCase('gives a browser that logs out an empty cart, and ends the session', async () => {
    const first = visitorOf(valueOf(await entranceOf(await withTea()).logIn(credentials())))
    const identity = valueOf(await entranceOf(first).logOut())
    const after = visitorOf(identity)
    expect([identity.session, after.id === first.id]).toEqual([null, false])
    expect([await piecesOf(after), await piecesOf(first)]).toEqual([0, 0])
    expect([await userOf(after), await userOf(first)]).toEqual([null, null])
  })

  accountCase('keeps what a member chose, as a guest and after it, for their next log-in', async () => {
    const first = visitorOf(valueOf(await entranceOf(await withTea()).logIn(credentials())))
    valueOf(await newShopper(fixture(), first).add(fixture().shop.tea.sku, 3))
    valueOf(await entranceOf(first).logOut())
    const again = visitorOf(valueOf(await entranceOf(fixture().newVisitor()).logIn(credentials())))
    expect(await piecesOf(again)).toBe(5)
  })

  accountCase('refuses a wrong password as it refuses an unknown address, and changes nothing', async () => {
    const visitor = await withTea()
    const { email, password } = credentials()
    const entrance = entranceOf(visitor)
    const codes = [
      codeOf(await entrance.logIn({ email, password: `${password}x` })),
      codeOf(await entrance.logIn({ email: `x${email}`, password })),
    ]
    for (const like of ['%', '*', `%${email}`, email.replace(/./, '_')])
      expect(codeOf(await entrance.logIn({ email: like, password }))).not.toBe('ok')
    expect(codes[0]).toBe(codes[1])
    expect(codes).not.toContain('ok')
    expect([await piecesOf(visitor), await userOf(visitor)]).toEqual([2, null])
  })
}
