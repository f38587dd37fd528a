/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { openStripe } from '../../../../../adapters/payments/stripe/page/load-stripe.js'

// The scripts of this document neither load nor fail by themselves.
const tags = (): readonly HTMLScriptElement[] => [...document.querySelectorAll('script')]
const open = () => openStripe({ window, document, publicKey: 'pk_test_1' })

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'Stripe')
  document.head.replaceChildren()
})

it('gives up a script that neither arrives nor fails, and asks for it again at the next use', async () => {
  const first = open()
  await jest.advanceTimersByTimeAsync(19_999)
  expect(tags().map(({ src }) => src)).toEqual(['https://js.stripe.com/dahlia/stripe.js'])
  const [late] = tags()
  await jest.advanceTimersByTimeAsync(1)
  expect([await first, tags()]).toEqual([null, []])
  const second = open()
  await jest.advanceTimersByTimeAsync(0)
  expect(tags()).toHaveLength(1)
  // The end of the first request starts no third one.
  late!.dispatchEvent(new Event('error'))
  await jest.advanceTimersByTimeAsync(0)
  expect(tags()).toHaveLength(1)
  Object.assign(window, { Stripe: Object.assign((key: string) => ({ key }), { version: 'dahlia' }) })
  tags()[0]!.dispatchEvent(new Event('load'))
  expect(await second).toMatchObject({ key: 'pk_test_1' })
  expect(jest.getTimerCount()).toBe(0)
})

it('asks twice for a script that fails at once', async () => {
  const opening = open()
  const asked = new Set<Element>()
  for (const time of [1, 2]) {
    await jest.advanceTimersByTimeAsync(0)
    expect([time, tags().length]).toEqual([time, 1])
    const [tag] = tags()
    asked.add(tag!)
    tag!.dispatchEvent(new Event('error'))
  }
  expect(await opening).toBeNull()
  expect(asked.size).toBe(2)
  expect(jest.getTimerCount()).toBe(0)
})
