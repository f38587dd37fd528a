import { afterEach, describe, expect, it } from '@jest/globals'
import { listen } from '../../../../adapters/server/http/index.js'
import type { HttpServer } from '../../../../adapters/server/http/index.js'
import { createProbes } from '../../../../adapters/server/routes/probes.js'
import { createOpening } from '../../../../adapters/server/routes/wait-for-opening.js'
import { valueOf } from '../../../support/value-of.js'

let server: HttpServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

/** A server that is not open yet; `arrived` counts the requests that have come. */
async function serve(limitMs?: number) {
  const opening = createOpening(limitMs)
  const arrivals: (() => void)[] = []
  server = valueOf(
    await listen(
      (request, response) => {
        void opening.handler(request, response)
        arrivals.shift()?.()
      },
      { port: 0 },
    ),
  )
  const { url } = server
  const ask = async (body: string): Promise<{ readonly answer: Promise<Response> }> => {
    const arrived = new Promise<void>((resolve) => void arrivals.push(resolve))
    const answer = fetch(url, { method: 'POST', body })
    await arrived
    return { answer }
  }
  return { opening, ask }
}

describe('a request that comes while the site opens', () => {
  it('waits and is answered by the open site, with its body', async () => {
    const { opening, ask } = await serve()
    const early = [await ask('one'), await ask('two')]
    opening.open(async (request, response) => {
      for await (const part of request) response.write(part)
      response.end()
    })
    const answers = await Promise.all(early.map(async ({ answer }) => (await answer).text()))
    expect(answers).toEqual(['one', 'two'])
    expect(await (await (await ask('late')).answer).text()).toBe('late')
  })

  it('is refused if the site does not open, or not in time', async () => {
    const failing = await serve()
    const waiting = await failing.ask('')
    failing.opening.end()
    expect((await waiting.answer).status).toBe(503)
    await server?.close()
    const slow = await serve(1)
    const answer = await (await slow.ask('')).answer
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  })
})

describe('the probes of a supervisor', () => {
  it('say that the process runs, and that it is ready while it is open and its database answers', async () => {
    let database: () => Promise<unknown> = () => Promise.resolve()
    let asked = 0
    let now = 0
    const probes = createProbes({
      isOwnPage: (path) => path === '/health',
      now: () => now,
      patienceMs: 20,
    })
    server = valueOf(
      await listen(
        probes.before((_, response) => void response.end('the site')),
        { port: 0 },
      ),
    )
    const { url } = server
    const ask = async (path: string) => {
      const answer = await fetch(url + path)
      return [answer.status, await answer.text()]
    }
    expect(await ask('/.vitrine/health')).toEqual([200, '{"status":"running"}'])
    expect(await ask('/health')).toEqual([200, 'the site'])
    expect(await ask('/ready?x=1')).toEqual([503, '{"status":"opening"}'])
    expect(asked).toBe(0)
    probes.open(() => {
      asked += 1
      return database()
    })
    expect([await ask('/ready'), await ask('/.vitrine/ready'), asked]).toEqual([
      [200, '{"status":"ready"}'],
      [200, '{"status":"ready"}'],
      1,
    ])
    for (const broken of [() => Promise.reject(new Error('gone')), () => new Promise(() => undefined)]) {
      now += 2000
      database = broken
      expect(await ask('/ready')).toEqual([503, '{"status":"no database"}'])
    }
    probes.stop()
    expect(await ask('/ready')).toEqual([503, '{"status":"stopping"}'])
    expect((await fetch(`${url}/ready`, { method: 'POST' })).status).toBe(200)
  })
})
