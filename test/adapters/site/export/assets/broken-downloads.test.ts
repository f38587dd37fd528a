import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { pathOfAsset as pathOf, takeAssets } from '../../../../../adapters/site/export/index.js'
import type { TakenAsset, TakeProgress } from '../../../../../adapters/site/export/index.js'
import { exportFolder } from '../support/export-folders.js'

const VIDEO = `https://uploads-ssl.webflow.com/${'a'.repeat(24)}/a-transcode.mp4`

describe('a host that breaks off', () => {
  const FILM = Buffer.from('0123456789'.repeat(2000))
  let made = exportFolder({})
  let asked: (string | undefined)[] = []
  let answers: ((request: IncomingMessage, response: ServerResponse) => void)[] = []
  const server = createServer((request, response) => {
    asked.push(request.headers.range)
    const answer = answers.shift()
    if (answer === undefined) response.writeHead(404).end()
    else answer(request, response)
  })
  const read: typeof fetch = (address, options) =>
    fetch(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}${new URL(String(address)).pathname}`,
      options,
    )
  const take = async (
    onProgress: (progress: TakeProgress) => void = () => undefined,
    silenceMs?: number,
  ): Promise<TakenAsset> => {
    const [taken] = await takeAssets([VIDEO], {
      onProgress,
      assets: null,
      fetch: read,
      out: made.folder,
      cache: 'cache',
      pauseMs: 0,
      ...(silenceMs !== undefined && { silenceMs }),
    })
    if (taken === undefined) throw new Error('nothing was answered')
    return taken
  }

  /** Announces the whole film, sends it up to a byte, and hangs up. */
  const breaksAt =
    (end: number, tag: string) =>
    (_: IncomingMessage, response: ServerResponse): void => {
      response.writeHead(200, { 'content-length': FILM.length, etag: tag, 'content-type': 'video/mp4' })
      response.write(FILM.subarray(0, end), () => response.destroy())
    }
  /** Continues at the requested byte, unless the film has changed. */
  const goesOn =
    (tag: string) =>
    (request: IncomingMessage, response: ServerResponse): void => {
      const from =
        request.headers['if-range'] === tag ? Number(/\d+/.exec(request.headers.range ?? '')?.[0] ?? 0) : 0
      response.writeHead(from > 0 ? 206 : 200, { etag: tag, 'content-length': FILM.length - from })
      response.end(FILM.subarray(from))
    }

  beforeEach(async () => {
    made = exportFolder({})
    asked = []
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  })
  afterEach(async () => {
    made.remove()
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })

  it('is requested again, also by the next run, and the result is complete', async () => {
    answers = [breaksAt(9000, '"a"'), breaksAt(9000, '"a"'), breaksAt(9000, '"a"'), goesOn('"a"')]
    expect((await take()).tag).toBe('failed')
    const taken = await take()
    expect(
      taken.tag === 'downloaded' && readFileSync(join(taken.from.folder, taken.from.path)).equals(FILM),
    ).toBe(true)
    expect(asked).toHaveLength(4)
  })

  it('is reported with its cause and progress', async () => {
    let open: ServerResponse | null = null
    const begin = (_: IncomingMessage, response: ServerResponse): void => {
      open = response
      response.writeHead(200, { 'content-length': FILM.length, 'content-type': 'video/mp4' })
      response.write(FILM.subarray(0, 9000))
    }
    answers = [begin, begin, begin]
    const progress: TakeProgress[] = []
    // Breaks off once everything that was sent has arrived.
    const taken = await take((each) => {
      progress.push(each)
      if (each.bytes % 9000 === 0) open?.destroy()
    })
    expect(taken).toMatchObject({ message: 'the host broke off after 9000 bytes' })
    expect(progress[0]).toMatchObject({ done: 0, all: 1 })
    expect(progress.at(-1)).toEqual({ done: 1, all: 1, bytes: 27_000 })
  })

  it('is given up if it sends next to nothing', async () => {
    const trickle = (_: IncomingMessage, response: ServerResponse): void => {
      response.writeHead(200, { 'content-length': FILM.length, 'content-type': 'video/mp4' })
      const drip = setInterval(() => response.write('0'), 20)
      response.on('close', () => clearInterval(drip))
    }
    answers = [trickle, trickle, trickle]
    expect(await take(undefined, 300)).toMatchObject({
      tag: 'failed',
      message: expect.stringMatching(/^the host broke off after \d+ bytes$/),
    })
    expect(asked).toHaveLength(3)
  })

  const begunEarlier = (): string => {
    const part = join(made.folder, 'cache', `${pathOf(VIDEO)}.part`)
    mkdirSync(dirname(part), { recursive: true })
    writeFileSync(part, FILM.subarray(0, 9000))
    writeFileSync(`${part}.etag`, '"a"')
    return part
  }

  it('is requested as a whole if it continues at another position', async () => {
    begunEarlier()
    answers = [
      (_, response) => {
        const range = `bytes 0-${FILM.length - 1}/${FILM.length}`
        response
          .writeHead(206, { etag: '"a"', 'content-length': FILM.length, 'content-range': range })
          .end(FILM)
      },
      goesOn('"a"'),
    ]
    const taken = await take()
    expect(
      taken.tag === 'downloaded' && readFileSync(join(taken.from.folder, taken.from.path)).equals(FILM),
    ).toBe(true)
    expect(asked).toEqual(['bytes=9000-', undefined])
  })

  it('is asked only for the part that an earlier run has not loaded', async () => {
    const part = begunEarlier()
    answers = [goesOn('"a"')]
    const taken = await take()
    expect(
      taken.tag === 'downloaded' && readFileSync(join(taken.from.folder, taken.from.path)).equals(FILM),
    ).toBe(true)
    expect(asked).toEqual(['bytes=9000-'])
    expect([existsSync(part), existsSync(`${part}.etag`)]).toEqual([false, false])
  })

  it('is read again if its file has changed meanwhile, or does not state its version', async () => {
    for (const first of ['"a"', 'W/"a"']) {
      made.remove()
      made = exportFolder({})
      answers = [breaksAt(9000, first), goesOn('"b"')]
      const taken = await take()
      expect(
        taken.tag === 'downloaded' && readFileSync(join(taken.from.folder, taken.from.path)).equals(FILM),
      ).toBe(true)
    }
  })
})
