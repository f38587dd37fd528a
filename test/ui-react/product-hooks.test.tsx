/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import type { ReactNode } from 'react'
import { createOpenCheckout, confirmationPath } from '../../core/checkout/index.js'
import { ON_PAGE } from '../support/shop/capabilities.js'
import type { CartService } from '../../core/cart/index.js'
import type { Product } from '../../core/catalog/index.js'
import type { CommerceGateway, ProductReading } from '../../core/ports/shop/commerce-gateway.port.js'
import { createStore, err, ok } from '../../core/shared/index.js'
import { ShopProvider, useProduct, useProductForm } from '../../ui-react/index.js'
import type { ProductFormHook, ProductHook, Shop } from '../../ui-react/index.js'
import { createFakeShop, LOST } from '../core/cart/fake-shop.js'
import { createFakeEventSink } from '../fakes/event-sink.fake.js'
import { createFakeStorage } from '../fakes/key-value-store.fake.js'
import { createFakeNavigator } from '../fakes/navigator.fake.js'
import { createFakeSession } from '../fakes/session-status.fake.js'
import { createFakePaymentForm } from '../fakes/payment-form.fake.js'
import { createFakeRandom } from '../fakes/random.fake.js'
import { sizedSku } from './sized-sku.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root | null = null
afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
})

const readingOf = (slug: string, type: Product['type'] = 'Physical'): ProductReading => ({
  product: {
    id: slug,
    slug,
    type,
    optionSets: [],
    defaultSkuId: null,
    skus: [sizedSku(`${slug}-s`, 's', 3), sizedSku(`${slug}-l`, 'l', 3)],
  } as unknown as Product,
  memberships: [],
})

/** A shop whose answers about products are given by the test, in any order. */
function shopOf(parts: Partial<Shop> = {}) {
  const asked: { readonly slug: string; readonly answer: (outcome: 'known' | 'lost') => Promise<void> }[] = []
  const fake = createFakeShop()
  const commerce = {
    ...fake,
    readProduct: ({ slug }: { readonly slug: string }) =>
      new Promise((settle) => {
        asked.push({
          slug,
          answer: (outcome) => act(async () => settle(outcome === 'known' ? ok(readingOf(slug)) : err(LOST))),
        })
      }),
  } as unknown as CommerceGateway
  const navigator = parts.navigator ?? createFakeNavigator()
  const shop: Shop = {
    commerce,
    cart: { invalidate: async () => undefined } as CartService,
    navigator,
    openCheckout: createOpenCheckout({ commerce, navigator, capabilities: () => ON_PAGE }),
    session: createFakeSession(),
    visitorChanges: createStore(0),
    random: createFakeRandom(),
    events: createFakeEventSink(),
    storage: createFakeStorage().tab(),
    confirmationUrl: confirmationPath,
    onArrival: () => () => undefined,
    payments: createFakePaymentForm(),
    ...parts,
  }
  return { shop, asked, fake }
}

async function show(shop: Shop, node: ReactNode): Promise<void> {
  root ??= createRoot(document.createElement('div'))
  await act(async () =>
    root?.render(
      <StrictMode>
        <ShopProvider shop={shop}>{node}</ShopProvider>
      </StrictMode>,
    ),
  )
}

describe('useProduct', () => {
  let now: ProductHook
  function Reader({ slug, given = null }: { readonly slug: string; readonly given?: ProductReading | null }) {
    now = useProduct(slug, given)
    return null
  }
  const shown = (): string => (now.state.tag === 'ready' ? now.state.reading.product.slug : now.state.tag)

  it('shows the requested product for any order of answers', async () => {
    const { shop, asked } = shopOf()
    await show(shop, <Reader slug="mug" />)
    await show(shop, <Reader slug="tin" />)
    const answerOf = (slug: string) => asked.filter((each) => each.slug === slug)
    for (const { answer } of answerOf('tin')) await answer('known')
    for (const { answer } of answerOf('mug')) await answer('known')
    expect(shown()).toBe('tin')
  })

  it('can be asked again after an answer was lost', async () => {
    const { shop, asked } = shopOf()
    await show(shop, <Reader slug="mug" />)
    for (const { answer } of asked.splice(0)) await answer('lost')
    expect(shown()).toBe('failed')
    await act(async () => now.refresh())
    for (const { answer } of asked.splice(0)) await answer('known')
    expect(shown()).toBe('mug')
  })

  it('sends no request if the application already has a reading', async () => {
    const { shop, asked } = shopOf()
    await show(shop, <Reader slug="mug" given={readingOf('mug')} />)
    expect([shown(), asked]).toEqual(['mug', []])
  })

  it('reads again after a log-in or log-out, since a reading contains the memberships', async () => {
    const visitorChanges = createStore(0)
    const { shop, asked } = shopOf({ visitorChanges })
    await show(shop, <Reader slug="mug" given={readingOf('mug')} />)
    await act(async () => visitorChanges.set(1))
    expect(asked.map(({ slug }) => slug)).toContain('mug')
  })
})

describe('useProductForm', () => {
  let form: ProductFormHook
  function Form({ reading }: { readonly reading: ProductReading }) {
    form = useProductForm(reading)
    return null
  }

  it('asks for the open option, drops the problem at the next choice, and sells the chosen SKU', async () => {
    const { shop, fake } = shopOf()
    await show(shop, <Form reading={readingOf('mug')} />)
    await act(async () => form.add())
    expect(form.problem?.text).toBe('Please select an option in each set.')
    await act(async () => form.choose('size', 'l'))
    expect([form.problem, form.sku?.id]).toEqual([null, 'mug-l'])
    await act(async () => form.add(2))
    expect(fake.log).toEqual(['add mug-l 2'])
  })

  it('sends a guest to sign up before a membership is sold, and sells it to a member', async () => {
    const reading = readingOf('club', 'Membership')
    const stranger = createFakeNavigator({ path: '/club' })
    const first = shopOf({ navigator: stranger })
    await show(first.shop, <Form reading={reading} />)
    await act(async () => form.choose('size', 's'))
    await act(async () => form.buyNow({ checkoutUrl: '/checkout' }))
    expect([stranger.visited, first.fake.log]).toEqual([['/sign-up?usredir=%2Fclub'], []])

    const member = createFakeNavigator({ path: '/club' })
    const second = shopOf({ navigator: member, session: createFakeSession(true) })
    await show(second.shop, <Form reading={reading} />)
    await act(async () => form.buyNow({ checkoutUrl: '/checkout' }))
    expect([member.visited, second.fake.log]).toEqual([['/checkout'], ['add club-s 1']])
  })
})
