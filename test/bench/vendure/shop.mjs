/**
 * `node shop.mjs <folder with Vendure> <data folder>`: a Vendure shop with one product on SQLite, as its starter
 * sets it up; prints the address of its shop API. It writes only into the data folder.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const [folder, data] = process.argv.slice(2).map((path) => resolve(path))
const load = createRequire(join(folder, 'package.json'))
const { DefaultLogger, LogLevel, bootstrap, dummyPaymentHandler, mergeConfig, defaultConfig } =
  load('@vendure/core')
const { populate } = load('@vendure/core/cli')

const config = mergeConfig(defaultConfig, {
  apiOptions: { port: 0, hostname: '127.0.0.1' },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'bench', password: 'bench-bench' },
  },
  dbConnectionOptions: {
    type: 'better-sqlite3',
    database: join(data, 'vendure.sqlite'),
    synchronize: true,
    logging: false,
  },
  importExportOptions: { importAssetsDir: data },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
})

const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Europe',
  countries: [{ code: 'DE', name: 'Germany', zone: 'Europe' }],
  taxRates: [{ name: 'Standard Tax', percentage: 19 }],
  shippingMethods: [{ name: 'Standard', price: 500 }],
  paymentMethods: [
    {
      name: 'Card',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
}
const products = join(data, 'products.csv')
writeFileSync(
  products,
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,' +
    'variantAssets,variantFacets\nLamp,lamp,A lamp,,,,,lamp,149.00,standard,1000000,true,,\n',
)
const app = await populate(() => bootstrap(config), initialData, products)
console.log(`The shop is open at ${(await app.getUrl()).replace('[::1]', '127.0.0.1')}/shop-api`)
