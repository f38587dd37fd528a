import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { readJsonBody } from '../../../../adapters/server/http/index.js'

const UNPACKED = Buffer.from(JSON.stringify({ query: 'x'.repeat(1_000_000) }))
const once = gzipSync(UNPACKED)

describe('a packed body', () => {
  it.each([
    ['gzip', once],
    ['gzip, gzip', gzipSync(once)],
    ['deflate', deflateSync(UNPACKED)],
    ['br', brotliCompressSync(UNPACKED)],
  ])('is never decompressed, so that few bytes do not become many: %s', async (encoding, body) => {
    const server = createServer((asked, response) => {
      void readJsonBody(asked, { limitBytes: 10_000_000 }).then((read) => response.end(String(read.ok)))
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    const said = await new Promise<string>((resolve, reject) => {
      const headers = { 'content-encoding': encoding, 'content-type': 'application/json' }
      request({ host: '127.0.0.1', port, method: 'POST', headers, agent: false }, (answer) => {
        let text = ''
        answer.on('data', (part) => (text += String(part)))
        answer.on('end', () => resolve(text))
      })
        .on('error', reject)
        .end(body)
    })
    server.close()
    expect(said).toBe('false')
  })
})
