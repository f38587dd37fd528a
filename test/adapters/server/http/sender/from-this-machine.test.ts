import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from '@jest/globals'
import { isFromThisMachine } from '../../../../../adapters/server/http/index.js'

const asked = (remoteAddress: string, headers: IncomingMessage['headers']): boolean =>
  isFromThisMachine({ socket: { remoteAddress } as IncomingMessage['socket'], headers })

describe('a request from this machine', () => {
  it.each([
    ['127.0.0.1', 'localhost:4000'],
    ['127.8.9.10', '127.0.0.1'],
    ['::1', '[::1]:4000'],
    ['::ffff:127.0.0.1', 'LOCALHOST'],
    ['127.0.0.1', 'desk.localhost:4321'],
    ['::1', 'my-desk.shop.localhost'],
  ])('comes from %s to %s', (address, host) => {
    expect(asked(address, { host })).toBe(true)
  })

  it.each([
    ['10.0.0.7', 'localhost:4000'],
    ['::ffff:10.0.0.7', 'localhost'],
    ['2001:db8::1', '[::1]:4000'],
    ['', 'localhost'],
    ['127.0.0.1', 'shop.example.org'],
    ['127.0.0.1', 'localhost.example.org'],
    ['127.0.0.1', 'notlocalhost:4000'],
    ['127.0.0.1', 'desk.localhost.example.org'],
    ['127.0.0.1', '.localhost'],
    ['127.0.0.1', 'evil.127.0.0.1'],
    ['127.0.0.1', 'localhost:4000.example.org'],
    ['127.0.0.1', ''],
  ])('does not come from %s to %s', (address, host) => {
    expect(asked(address, { host })).toBe(false)
  })

  it.each(['x-forwarded-for', 'forwarded', 'via'])('is not one that a proxy passed on with %s', (name) => {
    expect(asked('127.0.0.1', { host: 'localhost', [name]: '127.0.0.1' })).toBe(false)
  })
})
