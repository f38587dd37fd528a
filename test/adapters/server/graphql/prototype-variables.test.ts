import { afterEach, describe, expect, it } from '@jest/globals'
import { productTree } from '../../../../adapters/server/graphql/resolvers/site-tree.js'
import { mergeInteractions } from '../../../../adapters/site/export/interactions/page-interactions.js'
import { ok } from '../../../../core/shared/index.js'
import { valuesOf } from '../../../../core/use-cases/accounts/field-values.js'
import { visitorAt } from '../../graphql/support/post.js'
import { PRODUCT } from '../../graphql/support/sample-order.js'
import { scriptedBackend } from '../../graphql/support/scripted-backend.js'
import { serveShop } from '../../graphql/support/site.js'
import type { TestSite } from '../../graphql/support/site.js'

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__']
const before = Reflect.ownKeys(Object.prototype).length

let site: TestSite | null = null
afterEach(async () => {
  await site?.close()
  site = null
  expect(Reflect.ownKeys(Object.prototype)).toHaveLength(before)
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

/** Parts of objects that a program made: their own entries, and nothing that they inherit from what was sent. */
const isPlain = (made: object): boolean => Object.getPrototypeOf(made) === Object.prototype

describe.each(NAMES)('the name %s', (name) => {
  it('in variables of an operation changes no object of the server, and as a value is kept', async () => {
    const seen: unknown[] = []
    site = await serveShop(
      scriptedBackend(() => ({
        updateCustomData: async (data) => {
          seen.push(data)
          return ok(undefined)
        },
      })),
    )
    const post = await visitorAt(site.url)
    const text = 'mutation($customData: [mutation_commerce_update_custom_data]!)'
    const query = `${text}{ecommerceUpdateCustomData(customData: $customData){ok}}`
    const datum = `{"name":"${name}","textInput":"${name}"}`
    const hostile = `"${name}":{"polluted":1,"prototype":{"polluted":1}}`
    const sent = (variables: string, more = '') =>
      post(`[{"operationName":null,"query":${JSON.stringify(query)},"variables":${variables}${more}}]`)
    const good = await sent(`{"customData":[${datum}],${hostile}}`)
    expect([good.status, good.text]).toEqual([200, expect.stringContaining('"ok":true')])
    expect(seen).toEqual([[expect.objectContaining({ name, textInput: name })]])
    // A field that the input or the request does not have is refused.
    for (const bad of [
      await sent(`{"customData":[{"name":"x",${hostile}}]}`),
      await sent(`{"customData":[${datum}]}`, `,${hostile}`),
    ])
      expect(bad.text).toContain('errors')
    expect(seen).toHaveLength(1)
  })

  it('of a field of members keeps its value', () => {
    const value = { tag: 'text', text: 'polluted' } as const
    const values = valuesOf([{ id: name, type: 'PlainText', value }])
    expect([Object.keys(values), isPlain(values)]).toEqual([[name], true])
  })

  it('of an owner’s field in the catalogue is an entry of the product', () => {
    const fields = JSON.parse(`{"${name}":"polluted"}`) as Readonly<Record<string, string>>
    const tree = productTree({ product: { ...PRODUCT, fields }, memberships: [] }) as object
    expect(isPlain(tree)).toBe(true)
    expect(Object.values(tree)).toContain('polluted')
  })

  it('in the interaction data of several scripts is an entry of these data', () => {
    const data = (entry: string): unknown =>
      JSON.parse(`{"events":{"${entry}":{"polluted":1}},"actionLists":{},"${name}":{"polluted":2}}`)
    const merged = mergeInteractions([data('e-1'), data(name)]) as { readonly events: object }
    expect([isPlain(merged), isPlain(merged.events)]).toEqual([true, true])
    expect(Object.keys(merged.events)).toEqual(['e-1', name])
    expect(Object.keys(merged)).toContain(name)
  })
})

it.each(['{"then":1,"query":"{ site { id } }"}', '[{"query":"{ site { id } }","then":{}}]'])(
  'a body that looks like a promise is refused: %s',
  async (body) => {
    site = await serveShop(scriptedBackend(() => ({})))
    const post = await visitorAt(site.url)
    expect((await post(body)).status).toBe(400)
  },
)
