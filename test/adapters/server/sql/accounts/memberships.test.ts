import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Order } from '../../../../../core/orders/index.js'
import type { AccountGateway } from '../../../../../core/ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { acceptedOf, codeOf, newShopper, valueOf } from '../../../../contracts/backend/shopper.js'
import { ADA, createAccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { openTemporaryPostgres } from '../../../../support/sql/temporary-postgres.js'

const GROUPS = [{ id: 'readers', name: 'Readers', type: 'paid', product: 'guide' }] as const

let fixture: AccountsFixture
beforeAll(async () => {
  fixture = await createAccountsFixture(await openTemporaryPostgres(), { groups: GROUPS })
  const { sql, siteId } = fixture.context
  await sql.query(`UPDATE product SET type = 'Membership' WHERE site_id = $1 AND slug = 'guide'`, [siteId])
}, 60_000)
afterAll(() => fixture.close())

async function logIn(visitor = fixture.newVisitor()): Promise<Visitor> {
  const { entrance } = fixture.backend.open(visitor)
  const { visitor: id, session } = valueOf(await entrance!.logIn(ADA))
  return { id, ...(session && { session: session.id }) }
}
const accountsOf = (visitor: Visitor): AccountGateway => fixture.backend.open(visitor).accounts
const groupsOf = async (visitor: Visitor) => valueOf(await accountsOf(visitor).readUser())?.groups

describe('a membership', () => {
  it('belongs to the member who bought it, with its group, until the refund', async () => {
    const { guide } = fixture.shop
    const member = await logIn()
    expect([await groupsOf(member), valueOf(await accountsOf(member).readMemberships([guide.id]))]).toEqual([
      [],
      [],
    ])
    const shopper = newShopper(fixture, member)
    valueOf(await shopper.add(guide.sku))
    await shopper.fillIn(fixture.cards.accepted)
    const { orderId } = acceptedOf(await shopper.submit())
    const elsewhere = await logIn()
    expect(valueOf(await accountsOf(elsewhere).readMemberships([guide.id, fixture.shop.tea.id]))).toEqual([
      { productId: guide.id, orderId, active: true },
    ])
    expect(await groupsOf(elsewhere)).toEqual(['readers'])
    const { sql, siteId } = fixture.context
    await sql.query(
      `UPDATE payment_attempt SET refunded_minor = amount_minor WHERE site_id = $1 AND order_id = $2`,
      [siteId, orderId],
    )
    expect(valueOf(await accountsOf(elsewhere).readMemberships([guide.id]))).toMatchObject([
      { active: false },
    ])
    expect(await groupsOf(elsewhere)).toEqual([])
  })

  it('ends once the card holder has disputed the payment', async () => {
    const { guide } = fixture.shop
    const member = await logIn()
    const shopper = newShopper(fixture, member)
    valueOf(await shopper.add(guide.sku))
    await shopper.fillIn(fixture.cards.accepted)
    const { orderId } = acceptedOf(await shopper.submit())
    expect(await groupsOf(member)).toEqual(['readers'])
    const { sql, siteId } = fixture.context
    await sql.query(`UPDATE payment_attempt SET disputed = $3 WHERE site_id = $1 AND order_id = $2`, [
      siteId,
      orderId,
      true,
    ])
    expect(await groupsOf(member)).toEqual([])
  })

  it.each(['its line is refunded', 'all goods are refunded by an amount', 'the order is cancelled'] as const)(
    'of an order with other goods ends when %s, and not before',
    async (end) => {
      const { guide, tea } = fixture.shop
      const { sql, siteId } = fixture.context
      const member = await logIn()
      const shopper = newShopper(fixture, member)
      const lines: string[] = []
      for (const { sku } of [guide, tea]) lines.push(valueOf(await shopper.add(sku)).itemId)
      await shopper.fillIn(fixture.cards.accepted)
      const { orderId } = acceptedOf(await shopper.submit())
      const orders = await sql.query('SELECT snapshot FROM shop_order WHERE site_id = $1 AND id = $2', [
        siteId,
        orderId,
      ])
      const { extraItems } = JSON.parse(String(orders.rows[0]?.['snapshot'])) as Order
      const [shipping] = extraItems.filter(({ kind }) => kind === 'shipping')
      expect(shipping?.price.amount).toBeGreaterThan(0)
      const giveBack = async (minor: string, pieces: readonly (readonly [string, number])[] = []) => {
        await sql.query(
          `UPDATE payment_attempt SET refunded_minor = ${minor} WHERE site_id = $1 AND order_id = $2`,
          [siteId, orderId],
        )
        await sql.query(
          `INSERT INTO refund (site_id, id, order_id, request_key, kind, amount_minor, currency, lines, restocks,
              state, tries, next_on, requested_on)
            VALUES ($1, $2, $3, $2, 'refund', 1, 'EUR', $4, FALSE, 'done', 0, 0, 0)`,
          [siteId, `${orderId} ${minor}`, orderId, JSON.stringify(pieces)],
        )
      }
      await giveBack('1', [[lines[1]!, 1]])
      expect(await groupsOf(member)).toEqual(['readers'])
      if (end === 'its line is refunded') await giveBack('2', [[lines[0]!, 1]])
      else if (end === 'the order is cancelled')
        await sql.query(
          `INSERT INTO order_desk (site_id, id, revision, cancelled_on, fulfilment) VALUES ($1, $2, 1, 1, 'none')`,
          [siteId, orderId],
        )
      else {
        await giveBack(`amount_minor - ${shipping!.price.amount} - 1`)
        expect(await groupsOf(member)).toEqual(['readers'])
        await giveBack(`amount_minor - ${shipping!.price.amount}`)
      }
      expect(await groupsOf(member)).toEqual([])
    },
  )

  it('is not sold to visitors who are not logged in, alone or among other goods', async () => {
    const { guide, tea } = fixture.shop
    for (const goods of [[guide.sku], [tea.sku, guide.sku], [guide.sku, tea.sku]]) {
      const stranger = fixture.newVisitor()
      const shopper = newShopper(fixture, stranger)
      for (const sku of goods) valueOf(await shopper.add(sku))
      await shopper.fillIn(fixture.cards.accepted)
      expect(codeOf(await shopper.submit())).toBe('SessionRequired')
      expect(valueOf(await accountsOf(stranger).readMemberships([guide.id]))).toEqual([])
    }
  })
})
