import { settingsOf } from '../../../../../support/shop/store-fixture.js'

export const settings = settingsOf({
  name: 'Shop',
  currency: 'EUR',
  country: 'DE',
  fields: { weight: 'number', handmade: 'bool' },
})

export const HEADER =
  'Product Handle,Product Name,Option 1 Name,Option 1 Value,Variant Sku,Variant Price,Variant Inventory'
