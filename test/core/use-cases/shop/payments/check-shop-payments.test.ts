import { expect, it } from '@jest/globals'
import type { PaymentProcessor } from '../../../../../core/ports/payments/payment-processor.port.js'
import { checkShopPayments } from '../../../../../core/use-cases/shop/payments/check-shop-payments.js'
import { createFakeProcessor } from '../../../../fakes/payment-processor.fake.js'
import { settingsOf } from '../../../../support/shop/store-fixture.js'

const real = createFakeProcessor()
const testing: PaymentProcessor = { ...real, movesMoney: false }

it.each<[string, PaymentProcessor, { readonly taken: boolean; readonly allows?: boolean }, boolean, number]>([
  ['opens with a provider that moves money, whose past is not asked', real, { taken: true }, true, 0],
  ['opens for test payments before it took money', testing, { taken: false }, true, 1],
  ['stays closed for test payments once it took money', testing, { taken: true }, false, 1],
  ['opens for them where its owner allows it', testing, { taken: true, allows: true }, true, 1],
  ['stays closed with a provider that is not whole', {} as never, { taken: false }, false, 0],
])('a shop %s', async (_, processor, { taken, allows }, opens, asked) => {
  let questions = 0
  const checked = await checkShopPayments({
    settings: settingsOf({ name: 'Shop', currency: 'EUR', country: 'DE' }),
    processors: [processor],
    hasTakenMoney: async () => {
      questions += 1
      return taken
    },
    ...(allows !== undefined && { allowsTestPayments: allows }),
  })
  expect([checked.ok, questions]).toEqual([opens, asked])
})
