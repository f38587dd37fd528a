import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  createCryptoRandom,
  createLocalKeyValueStore,
  createPageNavigator,
  createPageSession,
  readCookie,
} from '../../../../adapters/browser/platform/index.js'
import { describeKeyValueStore } from '../../../contracts/key-value-store.contract.js'
import { describeNavigator } from '../../../contracts/navigator.contract.js'
import { createFakeStorage } from '../../../fakes/key-value-store.fake.js'
import { createFakeNavigator } from '../../../fakes/navigator.fake.js'
import { FakeBrowser } from './browser-window.fake.js'

describeKeyValueStore('the fake', () => {
  const storage = createFakeStorage()
  return { here: storage.tab(), there: storage.tab(), refused: createFakeStorage({ refuse: true }).tab() }
})

describeKeyValueStore('local storage', () => {
  const browser = new FakeBrowser()
  const open = (refuse = false) => createLocalKeyValueStore(browser.openTab({ refuse }).window)
  return { here: open(), there: open(), refused: open(true) }
})

describeNavigator('the fake', ({ path, isSecure }) => {
  const query = { orderId: '1', token: 'a b' }
  const navigator = createFakeNavigator({ path, query, isSecure })
  return { navigator, visited: () => navigator.visited, isGuarded: navigator.isGuarded }
})

describe('the query of a page', () => {
  const queryOf = (search: string) =>
    createPageNavigator(new FakeBrowser().openTab({ url: `/order-confirmation${search}` }).window).current()
      .query

  it('is read up to its thousandth parameter', () => {
    const other = (count: number): string => Array.from({ length: count }, (_, at) => `p${at}=1`).join('&')
    expect(queryOf(`?${other(998)}&orderId=1&token=2`)).toMatchObject({ orderId: '1', token: '2' })
    expect(queryOf(`?${other(999)}&orderId=1&token=2`)).toMatchObject({ orderId: '1' })
    expect(queryOf(`?${other(999)}&orderId=1&token=2`)['token']).toBeUndefined()
    expect(Object.keys(queryOf(`?${other(5000)}`))).toHaveLength(1000)
  })

  it('keeps the first of equal names', () => {
    expect(queryOf('?token=1&token=2&orderId=')).toEqual({ token: '1', orderId: '' })
  })
})

describeNavigator('a page', ({ path, isSecure }) => {
  const tab = new FakeBrowser().openTab({ url: path, isSecure })
  return {
    navigator: createPageNavigator(tab.window),
    visited: () => tab.visited,
    isGuarded: tab.asksBeforeLeaving,
  }
})

describe('a session', () => {
  it.each([
    ['wf-csrf=x; wf_loggedin=true', true],
    ['wf-csrf=x', false],
    ['not_wf_loggedin=true', false],
  ])('is known by its cookie: %s', (cookie, isLoggedIn) => {
    const tab = new FakeBrowser().openTab({ url: '/', isSecure: true, cookie })
    expect(createPageSession(tab.window).isLoggedIn()).toBe(isLoggedIn)
  })
})

describe('reading a cookie', () => {
  it.each([
    ['', 'wf-csrf', null],
    ['wf-csrf=abc', 'wf-csrf', 'abc'],
    ['a=1; wf-csrf = abc ;b=2', 'wf-csrf', 'abc'],
    ['not-wf-csrf=1', 'wf-csrf', null],
    ['wf-csrf=a=b', 'wf-csrf', 'a=b'],
    ['wf-csrf=a%20b', 'wf-csrf', 'a b'],
    ['wf-csrf=100%', 'wf-csrf', '100%'],
    ['wf_loggedin', 'wf_loggedin', ''],
  ])('%j has for %s: %j', (cookies, name, value) => {
    expect(readCookie(cookies, name)).toBe(value)
  })

  it('never throws on any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (cookies, name) => readCookie(cookies, name) !== undefined),
    )
  })
})

describe('random tokens', () => {
  it('are 32 hex digits and never the same twice', () => {
    const random = createCryptoRandom(globalThis.crypto)
    const tokens = Array.from({ length: 200 }, () => random.token())
    expect(tokens.every((token) => /^[0-9a-f]{32}$/.test(token))).toBe(true)
    expect(new Set(tokens).size).toBe(200)
  })
})
