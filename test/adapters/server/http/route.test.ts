import { describe, expect, it } from '@jest/globals'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { at, pathOf, where } from '../../../../adapters/server/http/route.js'

const asking = (url?: string): IncomingMessage => ({ url }) as IncomingMessage
const response = {} as ServerResponse

describe('the path of a request', () => {
  it.each([
    ['/about', '/about'],
    ['/about?id=1', '/about'],
    ['/about#top', '/about'],
    ['/about#top?id=1', '/about'],
    ['?id=1', ''],
    [undefined, '/'],
  ])('%j is %j', (url, path) => {
    expect(pathOf(asking(url))).toBe(path)
  })
})

describe('a route', () => {
  it("passes another path on at once, since a page's request passes every route", () => {
    const asked: string[] = []
    const route = at('/orders', () => void asked.push('orders'))
    expect(route(asking('/about'), response)).toBe(false)
    expect(asked).toEqual([])
  })

  it('answers on its own path after the pending work', async () => {
    const done: string[] = []
    const route = where(
      (path) => path.startsWith('/orders'),
      async () => {
        await Promise.resolve()
        done.push('answered')
      },
    )
    expect(await route(asking('/orders/1?key=a'), response)).toBe(true)
    expect(done).toEqual(['answered'])
  })
})
