import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { assert, asyncProperty, constantFrom, webPath, webQueryParameters } from 'fast-check'
import { createRequestHandler, isSameOrigin, listen } from '../../../../adapters/server/http/index.js'
import type { HttpServer } from '../../../../adapters/server/http/index.js'
import { valueOf } from '../../../support/value-of.js'

let server: HttpServer
beforeAll(async () => {
  const handler = createRequestHandler({
    routes: [
      (request, response) => {
        const { method, url, headers } = request
        response.end(JSON.stringify({ method, url, host: headers.host, same: isSameOrigin(request, false) }))
        return true
      },
    ],
  })
  server = valueOf(await listen(handler, { port: 0 }))
})
afterAll(() => server.close())

/** The whole answer to a request whose first line holds exactly `target`. */
async function ask(target: string, headers: readonly string[] = ['Host: there.example'], method = 'GET') {
  const socket = connect(server.port, 'localhost')
  await once(socket, 'connect')
  socket.write(
    [`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'),
    'latin1',
  )
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  const status = Number(head.split(' ')[1])
  return { status, seen: status === 200 ? (JSON.parse(body) as Record<string, unknown>) : null }
}

describe('a target that names its host (RFC 9112, 3.2.2)', () => {
  it('is the same request as its path alone, sent to that host', async () => {
    const hosts = constantFrom('here.example', 'here.example:8080', '[::1]:80', '192.0.2.1')
    await assert(
      asyncProperty(
        constantFrom('http://', 'HTTP://', 'https://'),
        hosts,
        webPath(),
        webQueryParameters(),
        async (scheme, host, webPart, query) => {
          const path = `/${webPart.replace(/^\//, '')}?${query}`
          const [whole, split] = await Promise.all([
            ask(`${scheme}${host}${path}`),
            ask(path, [`Host: ${host}`]),
          ])
          expect(whole).toEqual(split)
          expect(whole.seen).toMatchObject({ url: path, host })
        },
      ),
    )
  })

  it.each([
    ['http://here.example', '/'],
    ['http://here.example?a=http://there.example/', '/?a=http://there.example/'],
    ['http://here.example//there.example/', '//there.example/'],
    ['/http://there.example/', '/http://there.example/'],
  ])('asks %s for %s', async (target, url) => {
    expect((await ask(target, ['Host: here.example'])).seen).toMatchObject({ url, host: 'here.example' })
  })

  it('holds for every method, also where it decides which pages may send', async () => {
    for (const [origin, same] of [
      ['http://here.example', true],
      ['http://there.example', false],
    ]) {
      const answer = await ask(
        'http://here.example/cart',
        ['Host: there.example', `Origin: ${origin}`],
        'POST',
      )
      expect(answer.seen).toEqual({ method: 'POST', url: '/cart', host: 'here.example', same })
    }
  })

  it.each(['', 'user@here.example', 'a:b', 'a:99999', '%zz', '[::1', 'a\\b'])(
    'is refused if it names no valid host: %j',
    async (host) => {
      expect((await ask(`http://${host}/`)).status).toBe(400)
    },
  )

  it.each([[[]], [['Host: a.example', 'Host: b.example']]])(
    'is refused together with a forbidden part: %j',
    async (headers) => {
      expect((await ask('http://here.example/', headers)).status).toBe(400)
    },
  )
})
