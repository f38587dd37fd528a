/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { BROWSER_ADAPTERS } from '../../../composition/browser-adapters.js'
import { connect } from '../../../composition/page/account-connection.js'
import { commerceRuntime } from '../../../composition/page/commerce-runtime.js'
import type { PageContext } from '../../../adapters/browser/kit/page-module.js'
import { createTestContext } from '../../browser/support/page-context.js'

/** All parts of a page that send requests to its server. */
const CLIENTS = [
  { client: 'the shop', ask: (context: PageContext) => commerceRuntime(context).commerce.readCart() },
  { client: 'accounts', ask: (context: PageContext) => connect(context, BROWSER_ADAPTERS).readUser() },
]

/** A page without waiting time between retries. */
const impatient = (): PageContext => {
  const context = createTestContext()
  const setTimer = (delayMs: number, run: () => void): (() => void) => {
    if (delayMs < 10_000) queueMicrotask(run)
    return () => undefined
  }
  return {
    ...context,
    document: document.implementation.createHTMLDocument(),
    clock: { ...context.clock, setTimer },
  }
}

describe.each(CLIENTS)('the way of a page to its server: $client', ({ ask }) => {
  const faults: unknown[] = []
  const answer = (status: number) => {
    const fetch = jest.fn(async () => ({ status, headers: new Headers(), text: async () => '' }))
    Reflect.set(window, 'fetch', fetch)
    return fetch
  }

  beforeEach(() => {
    faults.length = 0
    Reflect.set(globalThis, '__VITRINE_VERSION__', 'test')
    Reflect.set(window, '__VITRINE_VERSION__', 'test')
    document.cookie = 'wf-csrf=token'
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => void jest.restoreAllMocks())

  it.each([
    { says: null, status: 500, tries: 5 },
    { says: null, status: 502, tries: 5 },
    { says: '502', status: 502, tries: 5 },
    { says: '502', status: 500, tries: 1 },
    { says: '502', status: 503, tries: 1 },
    { says: '500', status: 503, tries: 5 },
    { says: '502', status: 404, tries: 1 },
  ])('$status if the page says $says: tries $tries and then reported', async ({ says, status, tries }) => {
    const context = impatient()
    if (says !== null) context.document.documentElement.setAttribute('data-vitrine-retry', says)
    context.document.addEventListener('vitrine:network-fault', (event) =>
      faults.push((event as CustomEvent<unknown>).detail),
    )
    const fetch = answer(status)
    expect((await ask(context)).ok).toBe(false)
    expect(fetch).toHaveBeenCalledTimes(tries)
    const message = `Response not successful: Received status code ${status}`
    expect(faults).toEqual([{ tag: 'bad-status', status, message }])
    expect(console.error).toHaveBeenCalledWith(`[vitrine] ${message}`)
  })
})
