import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readOrder } from '../../../../adapters/graphql/client/read-order.js'
import type { WireAnswer } from '../../../../adapters/graphql/client/transport/wire-answer.js'
import { parseServerError } from '../../../../core/errors/index.js'
import { visitorId } from '../../../../core/ports/visitor.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import { one, visitorAt } from '../support/post.js'
import type { Post } from '../support/post.js'
import { valueOf } from '../../../support/value-of.js'
import { ORDER, PRODUCT, SHOP } from '../support/sample-order.js'
import { scriptedBackend } from '../support/scripted-backend.js'
import { clientOf, serve, serveShop } from '../support/site.js'
import type { TestSite } from '../support/site.js'

let site: TestSite
let post: Post
let cartReads = 0

beforeAll(async () => {
  site = await serveShop(
    scriptedBackend(
      () => ({
        readCart: async () => {
          cartReads += 1
          return ok({ order: ORDER, shop: SHOP })
        },
        readPlacedOrder: async ({ orderId, token }) =>
          ok({ order: orderId === ORDER.id && token === 'secret' ? ORDER : null, shop: SHOP }),
        readProduct: async () =>
          ok({ product: PRODUCT, memberships: [{ productId: PRODUCT.id, orderId: 'o', active: true }] }),
      }),
      {
        readMemberships: async (products) =>
          ok(products.map((productId) => ({ productId, orderId: 'o', active: true }))),
      },
    ),
  )
  post = await visitorAt(site.url)
})
afterAll(() => site.close())

async function data(query: string, variables: object = {}): Promise<Record<string, never>> {
  const { body, text } = await post(one(query, variables))
  const [answer] = body as [{ data: Record<string, never>; errors?: unknown }]
  if (answer.errors !== undefined) throw new Error(text)
  return answer.data
}

const OLD_CART = `query Dynamo2 { database { id commerceOrder { id userItemsCount
  subtotal { value unit decimalValue string }
  userItems { count rowTotal { value unit decimalValue string }
    sku { f__draft_0ht f__archived_0ht f_main_image_4dr { url file { size origFileName variants { s3Url } } alt }
      f_sku_values_3dr { property { id } value { id } } id }
    product { id f__draft_0ht f_name_ f_ec_product_type_2dr10dr { id name }
      f_sku_properties_3dr { id name enum { id name slug } } } }
  statusFlags { requiresShipping isFreeOrder hasSubscription hasDownloads } } }
  site { id commerce { businessAddress { country } defaultCountry defaultCurrency quickCheckoutEnabled } } }`

const NEW_CART = `query Dynamo3 { database { id commerceOrder { id
  userItems { count sku { cmsLocaleId draft archived f_main_image_4dr: mainImage { url alt }
      f_sku_values_3dr: skuValues { property { id } value { id } } id }
    product { id cmsLocaleId f_ec_product_type_2dr10dr: productType { id name } f_name_: name
      f_sku_properties_3dr: skuProperties { id name enum { id name slug } } } } } } }`

describe('the answer to a published page', () => {
  it('answers the older generation with encoded names', async () => {
    expect(await data(OLD_CART)).toMatchObject({
      database: {
        commerceOrder: {
          userItemsCount: 2,
          subtotal: { value: 25800, unit: 'EUR', decimalValue: 258, string: '€258.00' },
          userItems: [
            {
              count: 2,
              sku: {
                f_main_image_4dr: { url: '/images/stool.svg', alt: 'A stool' },
                id: ORDER.items[0]!.sku.id,
              },
              product: { f_name_: 'Oak stool <small>', f_ec_product_type_2dr10dr: { name: 'Physical' } },
            },
          ],
          statusFlags: { requiresShipping: true, hasSubscription: true },
        },
      },
      site: {
        commerce: { businessAddress: { country: 'DE' }, defaultCurrency: 'EUR', quickCheckoutEnabled: true },
      },
    })
  })

  it('answers the newer generation under the same keys, through its aliases', async () => {
    const older = await data(OLD_CART.replaceAll('f__draft_0ht', '').replaceAll('f__archived_0ht', ''))
    const newer = await data(NEW_CART)
    const productOf = (answer: Record<string, never>) =>
      (answer as unknown as { database: { commerceOrder: { userItems: { product: object }[] } } }).database
        .commerceOrder.userItems[0]!.product
    expect(productOf(newer)).toMatchObject(productOf(older))
  })

  it.each(['commerce_order_finalized_order_args', 'CommerceOrderFinalizedOrderArgs'])(
    'opens a placed order by an argument of type %s',
    async (type) => {
      const query =
        `query Q($finalizedOrder: ${type}) { database { commerceOrder(finalizedOrder: $finalizedOrder) { ` +
        'id } } }'
      const open = (token: string) => data(query, { finalizedOrder: { orderId: ORDER.id, token } })
      expect(await open('secret')).toEqual({ database: { commerceOrder: { id: ORDER.id } } })
      expect(await open('guess')).toEqual({ database: { commerceOrder: null } })
    },
  )

  it.each<[string, string, object, object]>([
    [
      'shipping methods',
      'query FetchShippingMethods{database{id commerceOrder{id availableShippingMethods{id name description ' +
        'price{value}}}}}',
      {},
      {
        availableShippingMethods: [
          { id: '5f00000000000000000000b1', name: 'Parcel', description: 'Two days', price: { value: 490 } },
        ],
      },
    ],
    [
      'flags',
      'query FetchCartInfo{database{id commerceOrder{id statusFlags{requiresShipping isFreeOrder hasSubscription}}}}',
      {},
      { statusFlags: { requiresShipping: true, isFreeOrder: false, hasSubscription: true } },
    ],
    [
      'accepted order',
      'query FetchAcceptedOrderData($finalizedOrder:commerce_order_finalized_order_args){database{id commerceOrder(' +
        'finalizedOrder:$finalizedOrder){id total{decimalValue unit}userItems{id count product{id f_name_}sku{id}' +
        'price{decimalValue}}}}}',
      { finalizedOrder: { orderId: ORDER.id, token: 'secret' } },
      {
        id: ORDER.id,
        total: { decimalValue: 260.9, unit: 'EUR' },
        userItems: [
          {
            id: '5f00000000000000000000ab',
            count: 2,
            product: { id: PRODUCT.id, f_name_: 'Oak stool <small>' },
            sku: { id: '5f0000000000000000000020' },
            price: { decimalValue: 129 },
          },
        ],
      },
    ],
  ])('answers the query of the builder’s script for the %s', async (_, query, variables, order) => {
    expect(await data(query, variables)).toMatchObject({ database: { commerceOrder: order } })
  })

  it('answers the owner’s own product fields by their encoded and plain names', async () => {
    const query =
      '{ database { commerceOrder { userItems { product { f_made_in_4dr f_legs_ maker: f_made_in_4dr ' +
      'colour f_colour_ f_note_ f_is_new_2dr } } } } }'
    expect(await data(query)).toEqual({
      database: {
        commerceOrder: {
          userItems: [
            {
              product: {
                f_made_in_4dr: 'Jena',
                f_legs_: 3,
                maker: 'Jena',
                colour: 'oak',
                f_colour_: 'oak',
                f_note_: null,
                f_is_new_2dr: true,
              },
            },
          ],
        },
      },
    })
  })

  it('answers the parts of an owner’s field that a page shows as a picture, a link or an option', async () => {
    const query = `{ database { commerceOrder { userItems { product {
      f_made_in_4dr { url alt } place: f_made_in_4dr { label: name id } f_missing_ { url } }
      sku { f_made_in_4dr { url } } } } } }`
    expect(await data(query)).toMatchObject({
      database: {
        commerceOrder: {
          userItems: [
            {
              product: {
                f_made_in_4dr: { url: 'Jena', alt: null },
                place: { label: 'Jena', id: 'Jena' },
                f_missing_: null,
              },
              sku: { f_made_in_4dr: null },
            },
          ],
        },
      },
    })
  })

  it('answers unknown fields with null, and everything else as usual', async () => {
    const query = `query Q { database { id commerceOrder { total { value gross } giftWrap { colour }
      userItems { count product { f_badge_ f_gallery_ { url } f_name_ } sku { f_ean_ } } } weather { today } } }`
    expect(await data(query)).toEqual({
      database: {
        id: 'database',
        commerceOrder: {
          total: { value: 26090, gross: null },
          giftWrap: null,
          userItems: [
            {
              count: 2,
              product: { f_badge_: null, f_gallery_: null, f_name_: 'Oak stool <small>' },
              sku: { f_ean_: null },
            },
          ],
        },
        weather: null,
      },
    })
  })

  it('follows fragments and conditions', async () => {
    const query = `query Q($short: Boolean!) { database { commerceOrder { ...Sum total @skip(if: $short) { unit } } } }
      fragment Sum on CommerceOrder { subtotal { ... on CommercePrice { value } } }`
    expect(await data(query, { short: true })).toEqual({
      database: { commerceOrder: { subtotal: { value: 25800 } } },
    })
  })

  it('answers the query of a product page for its variants', async () => {
    const query = `query FetchAllVariantsAndMemberships($productId: BasicId!) { database { id collections {
      c_sku_ { id items(filter: {f_product_: {eq: $productId}}) { id f_price_ {value unit} f_weight_ f_sku_
        f_main_image_4dr {url} f_more_images_4dr {url alt file {origFileName}}
        f_sku_values_3dr {value {id} property {id}} inventory {type quantity} f_compare_at_price_7dr10dr {unit value}
        f_ec_sku_billing_method_2dr6dr14dr } }
      c_product_ { id items(filter: {id: {eq: $productId}}) { id f_default_sku_7dr {id}
        f_ec_product_type_2dr10dr {name} } } }
      commerceMemberships(productIds: [$productId]) { productId orderId active } } }`
    expect(await data(query, { productId: PRODUCT.id })).toMatchObject({
      database: {
        collections: {
          c_sku_: {
            items: [
              {
                f_price_: { value: 12900, unit: 'EUR' },
                f_compare_at_price_7dr10dr: { value: 14900 },
                f_more_images_4dr: [
                  { file: { origFileName: 'stool-2.svg' } },
                  { file: { origFileName: 'film.jpg' } },
                ],
                inventory: { type: 'finite', quantity: 3 },
              },
              {
                f_compare_at_price_7dr10dr: null,
                inventory: { type: 'infinite', quantity: null },
                f_ec_sku_billing_method_2dr6dr14dr: 'subscription',
              },
            ],
          },
          c_product_: { items: [{ f_default_sku_7dr: { id: PRODUCT.defaultSkuId } }] },
        },
        commerceMemberships: [{ productId: PRODUCT.id, orderId: 'o', active: true }],
      },
    })
  })

  it('answers every query of a page beside our own, with one reading of the cart', async () => {
    cartReads = 0
    const shop = clientOf(site.url).open({ id: visitorId('') }).commerce
    const [cart, checkout] = await Promise.all([
      shop.readCart({ text: OLD_CART }),
      shop.readCart({ text: NEW_CART }),
    ])
    expect(cart).toEqual(ok({ order: ORDER, shop: SHOP, answer: await data(OLD_CART) }))
    expect(checkout).toEqual(ok({ order: ORDER, shop: SHOP, answer: await data(NEW_CART) }))
    expect(cartReads).toBe(3)
  })

  it('shows the cart although the page’s own query is broken', async () => {
    const shop = clientOf(site.url).open({ id: visitorId('') }).commerce
    expect(await shop.readCart({ text: 'query { database {' })).toEqual(ok({ order: ORDER, shop: SHOP }))
  })

  it('shows the order and keeps the errors beside the data of the page’s own query', async () => {
    const answerOf = (operation: { readonly operationName: string | null }, data: unknown): unknown =>
      operation.operationName === 'Page'
        ? { data, errors: [{ message: 'Items cannot be read.', extensions: { code: 'ItemsUnreadable' } }] }
        : { data: { site: { commerce: { defaultCurrency: 'EUR' } }, database: { order: ORDER } } }
    const fake = await serve((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        response.setHeader('Set-Cookie', 'wf-csrf=token; Path=/')
        const operations = body === '' ? [] : (JSON.parse(body) as { operationName: string | null }[])
        response.end(
          JSON.stringify(operations.map((each) => answerOf(each, { database: { commerceOrder: null } }))),
        )
      })
    })
    const shop = clientOf(fake.url).open({ id: visitorId('') }).commerce
    const reading = await shop.readCart({ text: 'query Page { database { commerceOrder { id } } }' })
    await fake.close()
    // The page would show a missing part as empty.
    expect(reading).toMatchObject({
      ok: true,
      value: { order: ORDER, problem: { tag: 'rejected', code: 'ItemsUnreadable' } },
    })
    expect(valueOf(reading)).not.toHaveProperty('answer')
  })
})

/** Error policy "all" (reference/checkout#display): the order is shown, and errors are kept beside it. */
describe('errors beside the data of the page’s own query', () => {
  const DATA = { database: { commerceOrder: { id: 'cart' } } }
  const UNREADABLE = { message: 'Items cannot be read.', extensions: { code: 'ItemsUnreadable' } }
  const PROBLEM = { tag: 'rejected', code: 'ItemsUnreadable', message: 'Items cannot be read.', problems: [] }
  const OWN = { data: { site: { commerce: { defaultCurrency: 'EUR' } }, database: { order: ORDER } } }
  const operation = (operationName: string) => ({ operationName, variables: {}, query: 'query { x }' })

  it.each([
    ['whole data', OWN, { data: DATA }, { answer: DATA }],
    ['data with an error', OWN, { data: DATA, errors: [UNREADABLE] }, { problem: PROBLEM }],
    [
      'the first of two errors',
      OWN,
      { data: DATA, errors: [UNREADABLE, { message: 'x' }] },
      { problem: PROBLEM },
    ],
    ['data without the order, and an error', OWN, { data: {}, errors: [UNREADABLE] }, { problem: PROBLEM }],
    ['errors without data', OWN, { data: null, errors: [UNREADABLE] }, {}],
    ['no page query', OWN, null, {}],
    [
      'an error of our own query beside whole page data',
      { ...OWN, errors: [UNREADABLE] },
      { data: DATA },
      null,
    ],
  ] as const)('%s', async (_, own, page, kept) => {
    const answers = [own, ...(page === null ? [] : [page])].map((answer): WireAnswer => ({
      data: answer.data,
      errors: 'errors' in answer ? answer.errors.map(parseServerError) : [],
    }))
    const send = () => Promise.resolve(ok(answers))
    const reading = await readOrder(send, operation('Own'), page && operation('Page'))
    if (kept === null) return expect(reading).toEqual(err(PROBLEM))
    const { order, shop, ...rest } = valueOf(reading)
    expect(order).toEqual(ORDER)
    expect(shop.defaultCurrency).toBe('EUR')
    expect(rest).toEqual(kept)
  })
})
