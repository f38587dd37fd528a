import { afterEach, describe, expect, it } from '@jest/globals'
import { listen } from '../../adapters/server/http/index.js'
import type { HttpServer } from '../../adapters/server/http/index.js'
import { createOpening } from '../../adapters/server/routes/wait-for-opening.js'
import { valueOf } from '../support/value-of.js'

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
  it('waits and is answered by the open site, with what it brings', async () => {
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

  it('is refused where the site does not open, or not in time', async () => {
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
