import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { addressNetwork, addressTiers, takeForAddress } from '../../../../../adapters/server/http/index.js'
import { visitorAddress, visitorSource } from '../../../../../adapters/server/http/index.js'
import { createMemoryRateLimit } from '../../../../../adapters/server/rate-limit/index.js'

const from = (forwarded: string | undefined, remoteAddress = '192.0.2.1'): IncomingMessage =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage

describe('the address of a visitor', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:0DB8:0:0::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['9.9.9.9, 203.0.113.9', '203.0.113.9'],
    ['9.9.9.9,203.0.113.9:80 ', '203.0.113.9'],
    ['unknown', '192.0.2.1'],
    ['127.1', '192.0.2.1'],
    ['0x7f000001', '192.0.2.1'],
    ['203.0.113.999', '192.0.2.1'],
    ['', '192.0.2.1'],
    [undefined, '192.0.2.1'],
  ])('that a proxy names as %j is %s', (forwarded, address) => {
    expect(visitorAddress(from(forwarded), true)).toBe(address)
  })

  it('is the connection’s own if no proxy is trusted', () => {
    expect(visitorAddress(from('203.0.113.9'), false)).toBe('192.0.2.1')
    expect(visitorAddress(from(undefined, '::ffff:192.0.2.7'), false)).toBe('192.0.2.7')
  })

  it('is empty once the connection has ended', () => {
    const ended = { headers: {}, socket: {} } as unknown as IncomingMessage
    expect([visitorAddress(ended, true), visitorSource(ended, true)]).toEqual(['', ''])
  })

  it('counts the same in every spelling of a proxy, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.integer({ min: 1, max: 65_535 }), (address, port) => {
        const withPort = address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`
        expect(visitorAddress(from(withPort), true)).toBe(visitorAddress(from(address), true))
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => addressTiers(text).length > 0))
  })
})

describe('the source of a request', () => {
  const socket = { remoteAddress: '192.0.2.1' }
  const sent = (forwarded?: string) =>
    ({ headers: { 'x-forwarded-for': forwarded }, socket }) as unknown as IncomingMessage

  it('follows the visitor that a proxy names for each request of one connection', () => {
    const sources = ['203.0.113.9', '203.0.113.9', '2001:db8:1:2:3::', undefined, '203.0.113.9']
    expect(sources.map((each) => visitorSource(sent(each), true))).toEqual([
      '203.0.113.9',
      '203.0.113.9',
      '2001:db8:1:2::/64',
      '192.0.2.1',
      '203.0.113.9',
    ])
  })

  it('is the connection’s own if no proxy is trusted, also after a trusted one named another', () => {
    expect(visitorSource(sent('203.0.113.9'), true)).toBe('203.0.113.9')
    expect(visitorSource(sent('203.0.113.9'), false)).toBe('192.0.2.1')
  })
})

describe('counted form of an address', () => {
  it.each([
    ['203.0.113.9', ['203.0.113.9']],
    ['::ffff:203.0.113.9', ['203.0.113.9']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8:1:2::', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['somewhere', ['somewhere']],
  ])('%s', (address, names) => {
    expect(addressTiers(address).map(({ name }) => name)).toEqual(names)
  })

  it.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['203.0.113.9:80', '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['somewhere', 'somewhere'],
  ])('%s as one of the network %s', (address, network) => {
    expect(addressNetwork(address)).toBe(network)
  })

  it('gives a customer of many IPv6 networks as much as eight of them', () => {
    expect(addressTiers('2001:db8::1').map(({ share }) => share)).toEqual([1, 8])
  })

  it.each(['203.0.113.9', '2001:db8:7::1', 'somewhere', ''])(
    'lets %j do as much as one line may, and no more',
    async (address) => {
      const allowance = { limit: createMemoryRateLimit(), points: 3, windowMs: 60_000 }
      const taken: boolean[] = []
      for (let time = 0; time < 5; time += 1) taken.push(await takeForAddress(allowance, 'thing', address))
      expect(taken).toEqual([true, true, true, false, false])
    },
  )

  it('lets neither the addresses of a line nor the lines of a customer add up', async () => {
    const allowance = { limit: createMemoryRateLimit(), points: 3, windowMs: 60_000 }
    const take = (address: string) => takeForAddress(allowance, 'thing', address)
    const inOneLine = await Promise.all([1, 2, 3, 4].map((host) => take(`2001:db8:1:1::${host}`)))
    expect(inOneLine).toEqual([true, true, true, false])
    const taken: boolean[] = []
    for (let line = 0; line < 100; line += 1) taken.push(await take(`2001:db8:2:${line.toString(16)}::1`))
    expect(taken.filter(Boolean)).toHaveLength(3 * 8)
    expect(await take('2001:db8:3::1')).toBe(true)
  })
})
