/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { openForm } from '../../../../../composition/payment-forms/paypal.js'
import { NOTICES } from '../../../../../core/errors/index.js'

// The scripts of this document neither load nor fail by themselves.
const tags = (): readonly HTMLScriptElement[] => [...document.querySelectorAll('script')]
const PROVIDER = { name: 'paypal', publicKey: 'client', account: null } as never

/** Draws a button; `said`: the message in its place. */
function drawn() {
  const form = openForm({ window: window as never, document } as never, PROVIDER)
  const draw = () => {
    const holder = document.body.appendChild(document.createElement('div'))
    form.buttons!.draw(holder, {}, 'EUR', {} as never)
    return { said: () => holder.textContent }
  }
  return { draw, said: draw().said }
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.documentElement.removeAttribute('data-vitrine-paypal-release')
})

it.each([
  ['5', '/sdk/js?'],
  ['6', '/web-sdk/v6/core'],
])('release %s is given up if it neither arrives nor fails, and the page says so', async (release, path) => {
  document.documentElement.setAttribute('data-vitrine-paypal-release', release)
  const { said } = drawn()
  await jest.advanceTimersByTimeAsync(19_999)
  expect([said(), tags().length, tags()[0]?.src.includes(path)]).toEqual(['', 1, true])
  await jest.advanceTimersByTimeAsync(1)
  expect([said(), tags().length]).toEqual([NOTICES.paypalBlocked, 0])
})

it('asks again for a script that was given up, and once more for one that fails at once', async () => {
  const { draw } = drawn()
  await jest.advanceTimersByTimeAsync(20_000)
  const second = draw()
  await jest.advanceTimersByTimeAsync(0)
  expect([second.said(), tags().length]).toEqual(['', 1])
  tags()[0]!.dispatchEvent(new Event('error'))
  await jest.advanceTimersByTimeAsync(0)
  expect(second.said()).toBe(NOTICES.paypalBlocked)
  const third = draw()
  await jest.advanceTimersByTimeAsync(0)
  expect([third.said(), tags().length]).toEqual(['', 2])
  await jest.advanceTimersByTimeAsync(20_000)
  expect([third.said(), jest.getTimerCount()]).toEqual([NOTICES.paypalBlocked, 0])
})

it('says so at once where another script came in its place', async () => {
  const { said } = drawn()
  await jest.advanceTimersByTimeAsync(0)
  Object.assign(window, { paypal: {} })
  tags()[0]!.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(0)
  Reflect.deleteProperty(window, 'paypal')
  expect(said()).toBe(NOTICES.paypalBlocked)
})
