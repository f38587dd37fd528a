import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { runCommand } from '../../../composition/cli/program.js'
import type { SiteFinding } from '../../../adapters/server/doctor/site-finding.js'
import { startSite } from '../../../composition/server/index.js'
import type { RunningSite } from '../../../composition/server/index.js'
import { valueOf } from '../../support/value-of.js'
import { SELF_SIGNED } from '../support/self-signed.js'
import { scratchSite } from '../support/site-folder.js'
import type { ScratchSite } from '../support/site-folder.js'

const SLOW_MS = 60_000

let site: ScratchSite
let running: RunningSite
beforeAll(async () => {
  site = scratchSite()
  for (const name of ['about', 'team', 'news', 'press', 'jobs'])
    site.write(`${name}.html`, '<!doctype html><title>A page</title>')
  // The sources of an application, which the server does not send.
  mkdirSync(join(site.folder, 'app'))
  site.write('app/package.json', '{"private": true}')
  site.write('app/index.html', '<!doctype html><title>Sources</title>')
  running = valueOf(await startSite(site.folder, { port: 0, host: 'localhost', dataFolder: site.data }))
}, 120_000)
afterAll(async () => {
  await running.close()
  site.remove()
})

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
})

/** Another server of this machine; answers its port. */
async function listen(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return (server.address() as AddressInfo).port
}
const serverWith = (handle: RequestListener): Promise<number> => listen(createServer(handle))

/** Findings about the running site, one line each. */
async function found(url: string): Promise<readonly string[]> {
  const said: string[] = []
  const terminal = { out: (line: string) => said.push(line), err: () => undefined }
  const code = await runCommand(['doctor', site.folder, '--url', url, '--json'], terminal)
  const { findings } = JSON.parse(said.join('\n')) as { readonly findings: readonly SiteFinding[] }
  const here = findings.filter(({ check }) => check === 'server' || check === 'tls')
  for (const { fix } of here) expect(fix).not.toBe('')
  expect(code).toBe(findings.some(({ level }) => level === 'problem') ? 1 : 0)
  return here.map(({ level, check, message }) => `${level} ${check}: ${message}`)
}

describe('vitrine doctor --url', () => {
  it(
    'finds nothing wrong with a site that vitrine serves',
    async () => {
      expect(await found(running.server.url)).toEqual([])
    },
    SLOW_MS,
  )

  it("reports a server that does not answer, with the system's reason", async () => {
    const port = await serverWith(() => undefined)
    for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed))
    expect(await found(`http://localhost:${port}`)).toEqual([
      expect.stringMatching(/^problem server: http:\/\/localhost:\d+ does not answer: .*ECONNREFUSED/),
    ])
  })

  it('recognises another server, without the script, the back end and the pages', async () => {
    const port = await serverWith((request, response) => {
      response.writeHead(request.url === '/' ? 200 : 404, { 'Content-Type': 'text/html' }).end('<p>Mine</p>')
    })
    expect(await found(`http://localhost:${port}`)).toEqual([
      'problem server: /vitrine.js does not come as a script.',
      expect.stringContaining('problem server: /.wf_graphql/csrf is not answered'),
      'problem server: /about, /jobs, /news and 3 more answer 404, though their pages are in the folder.',
    ])
  })

  it('distinguishes a host that answers every address with a page from one that shows private files', async () => {
    const page: RequestListener = (_, response) =>
      void response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<p>App</p>')
    expect(await found(`http://localhost:${await serverWith(page)}`)).toEqual([
      expect.stringContaining('/vitrine.js'),
      expect.stringContaining('/.wf_graphql/csrf'),
      'problem server: An address without a page answers 200.',
    ])
    const files = await serverWith(
      (_, response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'),
    )
    expect(await found(`http://localhost:${files}`)).toEqual(
      expect.arrayContaining(['problem server: /vitrine.json can be read by anyone.']),
    )
  })

  it(
    'follows a redirect of the home page, and says so',
    async () => {
      const { url } = running.server
      const moved = await serverWith(({ url: path = '/' }, response) => {
        response.writeHead(301, { Location: new URL(path, url).href }).end()
      })
      expect(await found(`http://localhost:${moved}`)).toEqual([
        `note server: http://localhost:${moved} redirects to ${url}; that address was checked.`,
      ])
    },
    SLOW_MS,
  )

  it('reports broken servers to the log and not to their addresses', async () => {
    const port = await serverWith((_, response) => response.writeHead(500).end())
    const said: string[] = []
    const terminal = { out: (line: string) => said.push(line), err: () => undefined }
    await runCommand(['doctor', site.folder, '--url', `http://localhost:${port}`, '--json'], terminal)
    const { findings } = JSON.parse(said.join('\n')) as { readonly findings: readonly SiteFinding[] }
    expect(findings).toContainEqual({
      level: 'problem',
      check: 'server',
      page: null,
      message: '/about, /, /jobs and 4 more answer 500.',
      fix: 'Look into the log of the server.',
    })
  })

  it('stops at circular redirects', async () => {
    const ports: number[] = []
    const leadTo =
      (index: number): RequestListener =>
      (_, response) =>
        void response.writeHead(302, { Location: `http://localhost:${ports[index]}/` }).end()
    ports.push(await serverWith(leadTo(1)), await serverWith(leadTo(0)))
    expect(await found(`http://localhost:${ports[0]}`)).toEqual([
      `problem server: http://localhost:${ports[0]} redirects in a circle.`,
    ])
  })

  it('describes an untrusted certificate as browsers do', async () => {
    const port = await listen(createTlsServer(SELF_SIGNED, (_, response) => void response.end('<p>Mine</p>')))
    expect(await found(`https://localhost:${port}`)).toEqual([
      `problem tls: Browsers do not trust https://localhost:${port}: self-signed certificate.`,
    ])
  })

  it('refuses an invalid address', async () => {
    const terminal = { out: () => undefined, err: () => undefined }
    expect(await runCommand(['doctor', site.folder, '--url', 'localhost'], terminal)).toBe(2)
  })
})
