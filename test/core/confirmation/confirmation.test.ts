import { describe, expect, it } from '@jest/globals'
import { createConfirmationService } from '../../../core/confirmation/index.js'
import type { OrderReading } from '../../../core/ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { createFakeEventSink } from '../../fakes/event-sink.fake.js'
import { createFakeStorage } from '../../fakes/key-value-store.fake.js'
import { createFakeNavigator } from '../../fakes/navigator.fake.js'
import { anOrder, reading, rejected, UNREACHABLE } from '../checkout/checkout.fixture.js'

const SEEN_ORDERS = 'seen-orders'

type Answer = Result<OrderReading, GatewayFailure>

/** A confirmation page opened at `query`; the shop gives the answers one after the other. */
function openPage({
  query = { orderId: 'order-1', token: 'secret' } as Readonly<Record<string, string>>,
  answers = [ok(reading(anOrder({ status: 'placed' })))] as readonly Answer[],
  storage = createFakeStorage(),
  events = createFakeEventSink(),
} = {}) {
  const asked: unknown[] = []
  const service = createConfirmationService({
    commerce: {
      readPlacedOrder: async (which, pageQuery) => {
        asked.push([which, pageQuery])
        return answers[asked.length - 1] as Answer
      },
    },
    navigator: createFakeNavigator({ query }),
    storage: storage.tab(),
    seenOrdersKey: SEEN_ORDERS,
    events,
    query: { text: 'query Dynamo3 { id }' },
  })
  service.open()
  return { service, asked, events, storage, settle: () => new Promise((resolve) => setImmediate(resolve)) }
}

describe('the confirmation page', () => {
  it('reads the order of its address with its own query and shows it', async () => {
    const page = openPage()
    expect(page.service.getSnapshot().tag).toBe('reading')
    await page.settle()
    expect(page.asked).toEqual([[{ orderId: 'order-1', token: 'secret' }, { text: 'query Dynamo3 { id }' }]])
    expect(page.service.getSnapshot()).toMatchObject({ tag: 'shown', order: { id: 'order-1' } })
  })

  it.each([[{}], [{ orderId: 'order-1' }], [{ token: 'secret' }], [{ orderId: '', token: '' }]] as readonly [
    Readonly<Record<string, string>>,
  ][])('loads nothing without id and token: %j', async (query) => {
    const page = openPage({ query })
    await page.settle()
    expect([page.asked, page.service.getSnapshot()]).toEqual([[], { tag: 'idle' }])
  })

  it.each([
    ['no such order', ok(reading(null))],
    ['a refusal', err(rejected('Forbidden'))],
  ] as readonly [string, Answer][])('shows nothing after %s', async (_name, answer) => {
    const page = openPage({ answers: [answer] })
    await page.settle()
    expect([page.service.getSnapshot(), page.events.sent]).toEqual([{ tag: 'not-found' }, []])
  })

  it('can be repeated when the shop was not reached', async () => {
    const page = openPage({ answers: [err(UNREACHABLE), ok(reading())] })
    await page.settle()
    expect(page.service.getSnapshot().tag).toBe('unreachable')
    page.service.retry()
    page.service.retry()
    await page.settle()
    expect([page.service.getSnapshot().tag, page.asked.length]).toEqual(['shown', 2])
  })

  it('reports a purchase to the trackers once, also over reloads and other orders', async () => {
    const first = openPage()
    await first.settle()
    expect(first.events.sent).toMatchObject([
      { name: 'purchase', gtag: { name: 'purchase', parameters: { transaction_id: 'order-1', value: 30 } } },
    ])
    const reload = openPage({ storage: first.storage })
    await reload.settle()
    expect(reload.events.sent).toEqual([])
    expect(JSON.parse(first.storage.tab().read(SEEN_ORDERS) ?? '')).toEqual({ 'order-1': true })
  })

  it('does not mark an order as reported without a listener', async () => {
    const page = openPage({ events: createFakeEventSink(false) })
    await page.settle()
    expect([page.events.sent, page.storage.tab().read(SEEN_ORDERS)]).toEqual([[], null])
  })

  it('reports to no tracker in a browser without storage', async () => {
    const page = openPage({ storage: createFakeStorage({ refuse: true }) })
    await page.settle()
    expect(page.events.sent).toEqual([])
  })
})
