import { expect, it } from '@jest/globals'
import { ATTEMPTS_KEY } from '../../../../core/checkout/index.js'
import { forgetAttempt, recallAttempt, rememberAttempt } from '../../../../core/checkout/placing/attempt.js'
import { orderId } from '../../../../core/orders/index.js'
import { createFakeStorage } from '../../../fakes/key-value-store.fake.js'

const attemptOf = (key: string, cart: string | null) => ({
  key,
  orderId: cart === null ? null : orderId(cart),
  isSubmitted: true,
})

it('keeps one attempt for each cart, the newest first, until it is forgotten', () => {
  const storage = createFakeStorage().tab()
  expect(recallAttempt(storage)).toBeNull()
  rememberAttempt(storage, attemptOf('k1', 'a'))
  rememberAttempt(storage, attemptOf('k2', 'b'))
  rememberAttempt(storage, attemptOf('k3', 'a'))
  expect(recallAttempt(storage)).toEqual(attemptOf('k3', 'a'))
  forgetAttempt(storage, attemptOf('k3', 'a'))
  expect(recallAttempt(storage)).toEqual(attemptOf('k2', 'b'))
  forgetAttempt(storage, attemptOf('k1', 'b'))
  expect(recallAttempt(storage)).toEqual(attemptOf('k2', 'b'))
})

it('drops an attempt that another one for the same cart replaced', () => {
  const storage = createFakeStorage().tab()
  for (const key of ['k1', 'k2']) rememberAttempt(storage, attemptOf(key, 'a'))
  forgetAttempt(storage, attemptOf('k2', 'a'))
  expect(recallAttempt(storage)).toBeNull()
})

it('keeps an attempt without a known cart, and only a few of them', () => {
  const storage = createFakeStorage().tab()
  rememberAttempt(storage, attemptOf('k', null))
  expect(recallAttempt(storage)).toEqual(attemptOf('k', null))
  for (let cart = 0; cart < 20; cart += 1) rememberAttempt(storage, attemptOf(`k${cart}`, `${cart}`))
  expect(JSON.parse(storage.read(ATTEMPTS_KEY) ?? '')).toHaveLength(5)
})

it.each(['', 'no JSON', '{}', '[1, null, {"key": 1}, {"orderId": "a"}]', '"text"'])(
  'ignores stored texts of other programs: %j',
  (text) => {
    const storage = createFakeStorage().tab()
    storage.write(ATTEMPTS_KEY, text)
    expect(recallAttempt(storage)).toBeNull()
  },
)

it('remembers no attempt in a browser that refuses storage, and does not throw', () => {
  const storage = createFakeStorage({ refuse: true }).tab()
  rememberAttempt(storage, attemptOf('k', 'a'))
  expect(recallAttempt(storage)).toBeNull()
})
