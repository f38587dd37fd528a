import { describe, expect, it } from '@jest/globals'
import { importCatalogue, skuIdOf } from '../../../../../../adapters/server/sql/shop/index.js'
import { parseCatalogue } from '../../../../../../adapters/server/csv/catalogue/parse-catalogue.js'
import { PRODUCT_TYPES } from '../../../../../../core/catalog/index.js'
import type { ProductType } from '../../../../../../core/catalog/index.js'
import { NO_ADDRESS } from '../../../../../../core/orders/index.js'
import { visitorId } from '../../../../../../core/ports/visitor.port.js'
import { createFakeProcessor } from '../../../../../fakes/payment-processor.fake.js'
import { realRandom, settingsOf, wallClock } from '../../../../../support/shop/store-fixture.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../../support/value-of.js'
import { makeStore } from '../../../../../support/shop/make-store.js'

const HEADER =
  'Product Handle,Product Name,Variant Price,Product Type,Variant Weight,Variant Width,Variant Height,' +
  'Variant Length,Download Files,Include Downloads,Tax Category'
const settings = settingsOf({ name: 'Shop', currency: 'EUR', country: 'DE' })

const parse = (line: string, header = HEADER) => parseCatalogue(`${header}\n${line}\n`, settings)
async function productOf(line: string, header?: string) {
  const [product] = valueOf(await parse(line, header))
  if (product === undefined) throw new Error('There is no product.')
  return product
}

describe('the fields of a product type', () => {
  it.each<[ProductType, boolean]>([
    ['Physical', true],
    ['Membership', true],
    ['Advanced', true],
    ['Digital', false],
    ['Service', false],
  ])('%s: weight and size %s', async (type, isMeasured) => {
    const { skus } = await productOf(`x,X,1.00,${type},1,2,3,4,guide.pdf,,`)
    const none = { weight: null, width: null, height: null, length: null }
    expect(skus[0]).toMatchObject(isMeasured ? { weight: 1, width: 2, height: 3, length: 4 } : none)
  })

  it.each<[ProductType, string, unknown]>([
    ['Digital', '', 'guide.pdf'],
    ['Membership', '', 'guide.pdf'],
    ['Membership', 'true', 'guide.pdf'],
    ['Membership', 'false', undefined],
    ['Service', '', undefined],
    ['Service', 'true', undefined],
    ['Physical', '', 'guide.pdf'],
  ])('%s with "Include Downloads" %j has the files %j', async (type, includes, files) => {
    const { fields } = await productOf(`x,X,1.00,${type},,,,,guide.pdf,${includes},`)
    expect(fields['download-files'] ?? undefined).toBe(files)
  })

  it.each(['', ' ; ', '../secret.pdf', '/etc/passwd'])(
    'Digital with the files %j is refused',
    async (files) => {
      const parsed = await parse(`x,X,1.00,Digital,,,,,${files},,`)
      expect(parsed).toMatchObject({
        ok: false,
        failure: [{ line: 2, column: 'Download Files', message: expect.stringContaining('needs its files') }],
      })
    },
  )

  it('Digital is refused as well if the column is missing, and no other type is', async () => {
    const header = 'Product Handle,Product Name,Variant Price,Product Type'
    const refused: string[] = []
    for (const type of PRODUCT_TYPES) if (!(await parse(`x,X,1.00,${type}`, header)).ok) refused.push(type)
    expect(refused).toEqual(['Digital'])
  })

  it.each(['Tax Category', 'tax category', 'Product Tax Class'])(
    'include the category from "%s"',
    async (name) => {
      const header = `Product Handle,Product Name,Variant Price,${name}`
      expect((await productOf('x,X,1.00,  Books ', header)).fields).toEqual({ 'tax-category': 'books' })
      expect((await productOf('x,X,1.00,', header)).fields).toEqual({})
    },
  )
})

describe('taxes by category', () => {
  it('tax each line at the rate of its category, and lines of no rule at the general one', async () => {
    const sql = await openTestMemory()
    const taxed = settingsOf({
      name: 'Shop',
      currency: 'EUR',
      country: 'DE',
      taxes: [
        { country: 'DE', name: 'VAT', percent: 20 },
        { country: 'DE', name: 'Reduced', percent: 5, category: 'Books' },
        { country: 'DE', name: 'Exempt', percent: 0, category: 'gift cards' },
      ],
    })
    const catalogue = `Product Handle,Product Name,Product Type,Variant Price,Tax Category
book,Book,Service,100.00,BOOKS
card,Card,Service,1000.00,Gift Cards
lamp,Lamp,Service,10.00,
vase,Vase,Service,1.00,pottery
`
    try {
      valueOf(await importCatalogue({ sql, siteId: 'taxes', settings: taxed }, catalogue))
      const { commerce } = makeStore({
        sql,
        siteId: 'taxes',
        settings: taxed,
        processors: [createFakeProcessor()],
        clock: wallClock,
        random: realRandom,
      }).open({ id: visitorId('anna') })
      for (const handle of ['book', 'card', 'lamp', 'vase'])
        valueOf(
          await commerce.addToCart({
            skuId: skuIdOf(handle, []),
            count: 1,
            buyNow: false,
            key: handle,
          }),
        )
      valueOf(await commerce.updateAddress({ kind: 'billing', address: { ...NO_ADDRESS, country: 'DE' } }))
      const { order } = valueOf(await commerce.readCart())
      expect(order?.extraItems.map(({ name, price }) => [name, price.amount])).toEqual([
        ['VAT', 220],
        ['Reduced', 500],
      ])
    } finally {
      await sql.close()
    }
  })
})
