import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { buildChildScript } from '../../../support/processes/child-script.js'
import type { ChildScript, RunningChild } from '../../../support/processes/child-script.js'
import { staticSiteOf } from '../../../support/site/static-site-of.js'

interface Got {
  readonly status: number
  readonly body: string
  /** True if as many bytes came as were announced. */
  readonly isComplete: boolean
}

const get = (port: number, path: string, headers: Record<string, string> = {}): Promise<Got> =>
  new Promise((resolve) => {
    const sending = httpRequest({ port, path, headers, agent: false }, (response) => {
      let body = ''
      const answer = (): void =>
        resolve({ status: response.statusCode ?? 0, body, isComplete: response.complete })
      response.on('data', (chunk) => (body += chunk))
      response.on('close', answer)
      response.on('error', () => {})
    })
    sending.on('error', () => resolve({ status: 0, body: '', isComplete: false }))
    sending.end()
  })

const root = mkdtempSync(join(tmpdir(), 'vitrine-attack-'))
const folder = join(root, 'site')
const SECRET = 'SECRET'
const SECRETS = [
  'users.csv',
  'catalogue.csv',
  'vitrine.json',
  'vitrine.access.json',
  'index.html.bak',
  'index.html~',
  '#index.html#',
  'index.html.orig',
  '.index.html.swp',
  '~$prices.docx',
  'prices.xlsx',
  'shop.sqlite',
  'backup.zip',
  'dump.sql',
  'key.pem',
  'package.json',
  'node_modules/a/index.js',
  '.git/config',
  'data/vitrine.access.json',
  'data/index.html',
  'notes',
  'LICENSE',
  'server.php',
  'documents/.hidden.pdf',
]

let server: Server
let port = 0

beforeAll(async () => {
  const write = (name: string, text: string): void => {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  write('index.html', 'home')
  write('404.html', 'none')
  write('css/site.css', 'a{}')
  write('link?.png', 'a picture')
  write('catalogue.csv#.png', 'a picture')
  write('a%2Fb.html', 'a page')
  write('documents/prices.xlsx', 'for all visitors')
  for (const name of SECRETS) write(name, SECRET)
  mkdirSync(join(root, 'outside'))
  writeFileSync(join(root, 'outside', 'page.html'), SECRET)
  writeFileSync(join(root, 'outside', 'secret.png'), SECRET)
  const links: readonly (readonly [string, string])[] = [
    [join(root, 'outside', 'secret.png'), 'link'],
    [join(root, 'outside', 'secret.png'), 'leak.png'],
    [join(root, 'outside'), 'outside'],
    ['catalogue.csv', 'catalogue.html'],
    ['users.csv', 'css/users.css'],
    ['data', 'shop-data'],
    ['.', 'again'],
    ['/', 'machine'],
    ['loop.html', 'loop.html'],
  ]
  for (const [target, name] of links) symlinkSync(target, join(folder, name))
  execFileSync('mkfifo', [join(folder, 'pipe.html')])
  const site = staticSiteOf({ folder, privateFolders: [join(folder, 'shop-data')] })
  server = createServer((request, response) => void site(request, response))
  await new Promise<void>((listening) => server.listen(0, listening))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(root, { recursive: true })
})

/** Names of the folder and what attackers put between, before and behind them. */
const NAMES = [
  ...SECRETS,
  'link',
  'leak.png',
  'outside',
  'shop-data',
  'machine',
  'again',
  'index.html',
  'css',
]
const TRICKS = [
  '/',
  '//',
  '/./',
  '/../',
  '%2f',
  '%2F..%2f',
  '%5c',
  '%00',
  '%3F',
  '%23',
  '?',
  '#',
  '.',
  '%20',
  '%2e',
  '%2e%2e/',
  '.png',
  '.html',
  '%3F.png',
  '%23.png',
  '.css',
  ';a=b',
  '::$DATA',
  '~',
  '%c0%ae',
  '%ef%bc%8e',
  'product/',
  'etc/passwd',
]

/** The same letters in another encoding. */
const SPELLINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join(''),
  (text) => encodeURIComponent(text.normalize('NFKD')),
  (text) =>
    encodeURIComponent(
      text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
    ),
]

describe('a file under any name in a request', () => {
  it('files that are not for the web are never sent', async () => {
    const piece = fc.oneof(
      fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...SPELLINGS)).map(([name, spell]) => spell(name)),
      fc.constantFrom(...TRICKS),
    )
    const path = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => `/${pieces.join('')}`)
    await fc.assert(
      fc.asyncProperty(path, async (asked) => {
        const { status, body } = await get(port, asked)
        expect(body).not.toMatch(/SECRET|root:/)
        expect([200, 308, 404]).toContain(status)
      }),
      { numRuns: 1500, examples: NAMES.map((name): [string] => [`/${encodeURI(name)}`]) },
    )
  }, 120_000)

  it.each([
    ['/link%3F.png', 'a picture'],
    ['/catalogue.csv%23.png', 'a picture'],
    ['/a%252Fb', 'a page'],
    ['/again/css/site.css', 'a{}'],
    ['/documents/prices.xlsx', 'for all visitors'],
  ])('%s is the file of that very name', async (path, body) => {
    expect(await get(port, path)).toEqual({ status: 200, body, isComplete: true })
  })

  it.each(['/pipe', '/pipe.html', '/loop', '/loop.html', '/machine/etc/hostname', '/css'])(
    'no request waits for %s',
    async (path) => {
      expect(await get(port, path)).toMatchObject({ status: 404, body: 'none' })
    },
  )
})

describe('a folder that changes while it is read', () => {
  const PAGE_BYTES = 300_000
  const page = (letter: string): string => letter.repeat(PAGE_BYTES)

  it('is answered with one of its complete states', async () => {
    const names = ['deploy.html', 'deploy.css', 'deploy.mp4']
    for (const name of names) writeFileSync(join(folder, name), page('a'))
    let isOver = false
    const deploying = (async () => {
      for (let round = 0; !isOver; round += 1) {
        for (const name of names) {
          writeFileSync(join(folder, `next-${name}`), page(round % 2 === 0 ? 'b' : 'a'))
          renameSync(join(folder, `next-${name}`), join(folder, name))
        }
        await new Promise((soon) => setTimeout(soon, 1))
      }
    })()
    for (let round = 0; round < 12; round += 1) {
      const asked = names.flatMap((name) => [name, name, name])
      for (const { status, body, isComplete } of await Promise.all(
        asked.map((name) => get(port, `/${name}`)),
      )) {
        expect(status).toBe(200)
        expect(isComplete).toBe(true)
        expect([page('a'), page('b')]).toContain(body)
      }
    }
    isOver = true
    await deploying
  }, 60_000)

  it('never sends a part as complete, and other requests go on', async () => {
    const film = join(folder, 'film.mp4')
    const sizeBytes = 20_000_000
    writeFileSync(film, Buffer.alloc(sizeBytes, 'x'))
    const received = await new Promise<number>((resolve) => {
      let bytes = 0
      const socket = connect(port, 'localhost', () =>
        socket.write('GET /film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n'),
      )
      socket.once('data', (chunk) => {
        bytes = chunk.length
        socket.pause()
        truncateSync(film, 1_000_000)
        socket.on('data', (more) => (bytes += more.length))
        socket.resume()
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve(bytes))
    })
    expect(received).toBeLessThan(sizeBytes)
    expect(await get(port, '/')).toMatchObject({ status: 200, body: 'home' })
    expect((await get(port, '/film.mp4')).body).toHaveLength(1_000_000)
  }, 30_000)

  it('is answered in one of its states while a file comes and goes', async () => {
    const name = join(folder, 'flicker.png')
    let isOver = false
    const flickering = (async () => {
      while (!isOver) {
        writeFileSync(name, 'whole')
        await new Promise((soon) => setImmediate(soon))
        rmSync(name)
        await new Promise((soon) => setImmediate(soon))
      }
    })()
    for (let round = 0; round < 300; round += 1) {
      const { status, body } = await get(port, '/flicker.png')
      expect([`200 whole`, `200 `, '404 none']).toContain(`${status} ${body}`)
    }
    isOver = true
    await flickering
  }, 30_000)
})

describe('a process that meets the limits of its machine', () => {
  let script: ChildScript
  let child: RunningChild
  let at = 0
  const place = mkdtempSync(join(tmpdir(), 'vitrine-limits-'))

  beforeAll(async () => {
    chmodSync(place, 0o755)
    mkdirSync(join(place, 'closed'))
    writeFileSync(join(place, 'index.html'), 'home')
    for (const name of ['secret.html', 'secret.css', 'secret.png', 'closed/page.html', 'closed/a.png'])
      writeFileSync(join(place, name), SECRET)
    writeFileSync(join(place, 'film.mp4'), '')
    // More bytes than all buffers of a connection.
    truncateSync(join(place, 'film.mp4'), 500_000_000)
    writeFileSync(join(place, 'late.png'), 'late')
    for (const name of ['secret.html', 'secret.css', 'secret.png', 'closed']) chmodSync(join(place, name), 0)
    script = await buildChildScript('serving-folder')
    child = script.startUnder(['bash', '-c', 'ulimit -n 64; exec "$@"', 'limited'], place)
    at = Number(/\d+/.exec(await child.line(/^PORT/))?.[0])
  })
  afterAll(async () => {
    child.process.kill('SIGKILL')
    await child.ended
    await script.remove()
    rmSync(place, { recursive: true })
  })

  it('answers 404 for unreadable files', async () => {
    for (const path of ['/secret', '/secret.css', '/secret.png', '/closed/page', '/closed/a.png']) {
      const { status, body } = await get(at, path)
      expect([path, status]).toEqual([path, 404])
      expect(body).not.toContain(SECRET)
    }
  })

  it('answers 503 while too many files are open, and everything again afterwards', async () => {
    const sockets = await Promise.all(
      Array.from(
        { length: 24 },
        () =>
          new Promise<Socket>((connected) => {
            const socket: Socket = connect(at, 'localhost', () => connected(socket))
            socket.on('error', () => {})
          }),
      ),
    )
    // The client reads only the head of each answer, so that each keeps a file open.
    const answers = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<string>((answered) => {
            socket.once('close', () => answered('none'))
            socket.once('data', (head) => {
              socket.pause()
              answered(String(head).slice(9, 12))
            })
            socket.write('GET /film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n')
          }),
      ),
    )
    for (const socket of sockets) socket.destroy()
    expect(answers).toContain('200')
    expect(answers).toContain('503')
    let after = await get(at, '/late.png')
    for (let round = 0; round < 50 && after.status !== 200; round += 1) {
      await new Promise((soon) => setTimeout(soon, 50))
      after = await get(at, '/late.png')
    }
    expect(after).toMatchObject({ status: 200, body: 'late' })
    expect(child.process.exitCode).toBeNull()
  }, 30_000)
})
