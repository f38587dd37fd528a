import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { GraphQLSchema } from 'graphql'
import { ok } from '../../../../../core/shared/index.js'
import { visitorAt } from '../../../graphql/support/post.js'
import { ORDER, SHOP } from '../../../graphql/support/sample-order.js'
import { scriptedBackend } from '../../../graphql/support/scripted-backend.js'
import { serveShop } from '../../../graphql/support/site.js'
import type { TestSite } from '../../../graphql/support/site.js'

let site: TestSite
let changed = (): unknown => undefined
beforeAll(async () => {
  const backend = scriptedBackend(() => ({
    readCart: async () => ok({ order: ORDER, shop: SHOP }),
    updateIdentity: async () => {
      changed()
      return ok(undefined)
    },
  }))
  // The store keeps the order of changes itself, and makes those of one turn in one transaction.
  site = await serveShop({ open: (visitor) => ({ ...backend.open(visitor), keepsOrder: true }) })
})
afterAll(() => site.close())

/**
 * The largest number of operations that are checked between two turns of the event loop while `work` runs, and their
 * total.
 */
async function checkedDuring(work: () => Promise<unknown>) {
  let [most, all, thisTurn, isDone] = [0, 0, 0, false]
  // Each check of a text reads the top fields of each of its operations once.
  const original = Reflect.get(GraphQLSchema.prototype, 'getRootType') as GraphQLSchema['getRootType']
  const spy = jest.spyOn(GraphQLSchema.prototype, 'getRootType').mockImplementation(function (
    this: GraphQLSchema,
    operation,
  ) {
    thisTurn += 1
    return original.call(this, operation)
  })
  const watched = (async () => {
    while (!isDone) {
      thisTurn = 0
      await new Promise((turned) => setImmediate(turned))
      most = Math.max(most, thisTurn)
      all += thisTurn
    }
  })()
  await work()
  isDone = true
  await watched
  spy.mockRestore()
  return { most, all }
}

const SIZE = 10
const batch = (make: (index: number) => string) =>
  Array.from({ length: SIZE }, (_, index) => ({ query: make(index) }))
/** The number of requests in one check of a text: for its fields, and for its variables. */
const CHECK = 2

describe('a batch of texts that are new to the server', () => {
  it.each([
    ['that are wrong', CHECK, (index: number) => `{database{id @nothing${index}}}`],
    // The costs are checked together, since counting them is cheap.
    ['that are read', CHECK + SIZE, (index: number) => `{database{a${index}:id}}`],
    ['that end too early', 0, (index: number) => `{database{a${index}:id}`],
  ])('is checked in turns with other requests: texts %s', async (_, atOnce, make) => {
    const post = await visitorAt(site.url)
    const { most } = await checkedDuring(() => post(batch(make)))
    expect(most).toBeLessThanOrEqual(atOnce)
  })

  it('is checked once', async () => {
    const post = await visitorAt(site.url)
    const wrong = batch((index) => `{database{id @none${index}}}`)
    expect((await checkedDuring(() => post(wrong))).all).toBe(SIZE * CHECK)
    expect((await checkedDuring(() => post(wrong))).all).toBe(0)
  })

  it('with changes is still carried out together', async () => {
    const turns: number[] = []
    let turn = 0
    let isDone = false
    changed = () => turns.push(turn)
    const watched = (async () => {
      for (; !isDone; turn += 1) await new Promise((turned) => setImmediate(turned))
    })()
    const post = await visitorAt(site.url)
    const addresses = ['a', 'b', 'c'].map((name) => ({
      query: `mutation ${name} { ecommerceUpdateIdentity(email: "${name}@example.org") { ok } }`,
    }))
    await post(addresses)
    isDone = true
    await watched
    expect(turns).toHaveLength(3)
    expect(new Set(turns).size).toBe(1)
  })
})
