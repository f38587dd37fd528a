import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openMembershipShop } from '../../../../support/membership-model/run-memberships.js'

/** `npm run soak -- memberships` runs any number. */
const SEQUENCES = 12

let shop: Awaited<ReturnType<typeof openMembershipShop>>
beforeAll(async () => {
  shop = await openMembershipShop()
})
afterAll(() => shop.close())

describe('people who sign up, log in, are banned, join groups, subscribe, renew, are refunded and end', () => {
  it('get the pages that a small model allows, and no others', async () => {
    expect(await shop.run(20_261_122, SEQUENCES)).toBeNull()
    expect(shop.sequences()).toBe(SEQUENCES)
  })

  it('reveal a gate that admits too many', async () => {
    expect(await shop.run(1, 2, 'forgets-ends')).toContain('the model says')
  })
})
