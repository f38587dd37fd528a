import { describe, expect, it } from '@jest/globals'
import { acceptedEncoding } from '../../../../adapters/server/static-files/accepted-encoding.js'

describe('encodings that a browser accepts', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['BR', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.1, gzip;q=1', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['br;q=0,*', 'gzip'],
    ['brotli, gzippy', 'identity'],
    ['gzip;q=nonsense', 'identity'],
  ] as const)('%s is answered with %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })
})
