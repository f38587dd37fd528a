import { randomBytes } from 'node:crypto'
import { createSandboxProcessor } from '../../../adapters/payments/sandbox/server/index.js'
import {
  importCatalogue,
  optionSetIdOf,
  parseSettings,
  productIdOf,
  skuIdOf,
} from '../../../adapters/server/sql/shop/index.js'
import type { StoreBackend, StoreSettings } from '../../../adapters/server/sql/shop/index.js'
import type { Sql } from '../../../adapters/server/sql/engine/index.js'
import { productSlug } from '../../../core/catalog/index.js'
import { visitorId } from '../../../core/ports/visitor.port.js'
import type { Backend } from '../../../core/ports/backend.port.js'
import type { CommerceGateway } from '../../../core/ports/shop/commerce-gateway.port.js'
import type { BackendFixture, ContractShop } from '../../contracts/backend/backend-fixture.js'
import { CONTRACT_CATALOGUE, CONTRACT_SETTINGS } from '../../contracts/backend/contract-shop.js'
import { makeStore } from './make-store.js'
import type { TestStoreOptions } from './make-store.js'

/** The ids the store gives the goods of `CONTRACT_CATALOGUE`. */
export const STORE_SHOP: ContractShop = {
  mug: {
    id: productIdOf('mug'),
    slug: productSlug('mug'),
    colour: optionSetIdOf('mug', 'Colour'),
    blue: skuIdOf('mug', ['Blue']),
    red: skuIdOf('mug', ['Red']),
  },
  tea: { id: productIdOf('tea'), sku: skuIdOf('tea', []) },
  guide: { id: productIdOf('guide'), sku: skuIdOf('guide', []) },
  sticker: skuIdOf('sticker', []),
  vase: skuIdOf('vase', []),
  lamp: skuIdOf('lamp', []),
  subscription: skuIdOf('box', []),
  trial: skuIdOf('course', []),
}

/** Settings that a test wrote itself and that must therefore be right. */
export function settingsOf(input: unknown): StoreSettings {
  const parsed = parseSettings(input)
  if (!parsed.ok) throw new Error(`wrong settings in a test: ${JSON.stringify(parsed.failure)}`)
  return parsed.value
}

export const wallClock = { wallTime: () => Date.now() }
export const realRandom = { token: () => randomBytes(16).toString('hex') }

/** Fills the tables and makes the store over them; `owner` changes the shop as its owner would. */
export async function createStoreFixture(
  sql: Sql,
  overrides: Partial<TestStoreOptions> = {},
): Promise<BackendFixture & { readonly store: () => StoreBackend }> {
  const siteId = overrides.siteId ?? `site-${randomBytes(6).toString('hex')}`
  const processor = createSandboxProcessor()
  let settings = settingsOf(CONTRACT_SETTINGS)
  const create = (): StoreBackend =>
    makeStore({
      sql,
      siteId,
      settings,
      processors: [processor],
      clock: wallClock,
      random: realRandom,
      onError: reportError,
      ...overrides,
    })
  const imported = await importCatalogue({ sql, siteId, settings }, CONTRACT_CATALOGUE)
  if (!imported.ok) throw new Error(JSON.stringify(imported.failure))
  const subscribe = (skuId: string | null | undefined, trialDays: number | null) =>
    sql.query(`UPDATE sku SET billing = 'subscription', plan = $3 WHERE site_id = $1 AND id = $2`, [
      siteId,
      skuId ?? null,
      JSON.stringify({ interval: 'month', frequency: 1, trialDays }),
    ])
  await subscribe(STORE_SHOP.subscription, null)
  await subscribe(STORE_SHOP.trial, 14)
  let store = create()
  return {
    backend: followingBackend(() => store),
    store: () => store,
    newVisitor: () => ({ id: visitorId(randomBytes(16).toString('hex')) }),
    shop: STORE_SHOP,
    cards: {
      accepted: { provider: 'sandbox', token: 'sandbox_visa_12_2040' },
      declined: { provider: 'sandbox', token: 'sandbox_declined_12_2040' },
      challenged: { provider: 'sandbox', token: 'sandbox_authenticate-always_12_2040' },
    },
    passChallenge: async (action) => {
      const answer = await processor.authenticate(action.data, 'complete')
      if (!answer.ok) throw new Error(answer.failure.message)
      return answer.value.confirmation
    },
    owner: {
      setPrice: async (sku, amountMinor) => {
        await sql.query('UPDATE sku SET price_minor = $3 WHERE site_id = $1 AND id = $2', [
          siteId,
          sku,
          amountMinor,
        ])
      },
      withdraw: async (product) => {
        await sql.query('UPDATE product SET withdrawn = true WHERE site_id = $1 AND id = $2', [
          siteId,
          product,
        ])
      },
      setParcelPrice: (amountMinor) => {
        const amount = (amountMinor / 100).toFixed(2)
        const [parcel, ...others] = CONTRACT_SETTINGS.shipping
        settings = settingsOf({
          ...CONTRACT_SETTINGS,
          shipping: [{ ...parcel, rate: { type: 'flat-rate', amount } }, ...others],
        })
        store = create()
        return Promise.resolve()
      },
    },
    close: () => sql.close(),
  }
}

/** A back end that is always the newest store, like a server after its settings were read again. */
function followingBackend(store: () => StoreBackend): Backend {
  return {
    open: (visitor) => {
      let of = store()
      let opened = of.open(visitor)
      const current = () => {
        if (of !== store()) opened = (of = store()).open(visitor)
        return opened
      }
      const names = Object.keys(opened.commerce) as (keyof CommerceGateway)[]
      const call =
        (name: keyof CommerceGateway) =>
        (...values: never[]): unknown =>
          (current().commerce[name] as (...values: never[]) => unknown)(...values)
      return {
        commerce: Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as CommerceGateway,
        accounts: opened.accounts,
        renewal: { afterSubmit: (key) => current().renewal!.afterSubmit(key) },
      }
    },
  }
}

/** These tests cause no bug reports of the program. */
function reportError(error: unknown): void {
  throw error
}
