import { readdirSync, readFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { createRequestHandler, nameAddress, tracedHandler } from '../../../../adapters/server/http/index.js'
import { createStatementNames } from '../../../../adapters/server/sql/engine/queries/statement-name.js'
import { readTelemetryEnvironment, tracedPort } from '../../../../adapters/server/telemetry/index.js'
import { INSTALL_LINE, loadPackages } from '../../../../adapters/server/telemetry/load-packages.js'
import { readTraceparent } from '../../../../adapters/server/telemetry/read-traceparent.js'
import { NO_TELEMETRY } from '../../../../core/ports/platform/telemetry.port.js'
import type { Telemetry } from '../../../../core/ports/platform/telemetry.port.js'
import { err, ok } from '../../../../core/shared/index.js'

describe('the name of a statement', () => {
  it.each([
    ['SELECT "a" FROM "orders" WHERE id = $1', 'SELECT orders'],
    [' insert into "mail_outbox" ("id") values ($1)', 'INSERT mail_outbox'],
    ['UPDATE "shop"."stock" SET quantity = 1', 'UPDATE stock'],
    ['delete from only cart_line where 1 = 1', 'DELETE cart_line'],
    ["WITH x AS (SELECT 'anna@example.org') UPDATE orders SET a = 1", 'UPDATE orders'],
    ["SELECT 'from anna', 'it''s' FROM orders", 'SELECT orders'],
    ['BEGIN', 'BEGIN'],
    ["SELECT 'anna@example.org'", 'SELECT'],
    ['', 'STATEMENT'],
  ])('of %j is %s', (text, name) => {
    expect(createStatementNames()(text)).toBe(name)
  })

  it('holds nothing between quotes, for thousands of texts', () => {
    const nameOf = createStatementNames()
    for (let n = 0; n < 3000; n += 1)
      expect(nameOf(`SELECT ${n} FROM orders WHERE mail = 'from anna${n}'`)).toBe('SELECT orders')
  })
})

describe('the name of an address', () => {
  it.each([
    ['/', 200, '/'],
    ['/shop/lamp', 304, '/shop/lamp'],
    ['/anna@example.org', 404, null],
    ['/old', 301, null],
    ['/.vitrine/downloads/secret', 200, '/.vitrine/downloads/*'],
    ['/.vitrine/downloads/secret', 404, null],
    ['/.wf_graphql/apollo', 200, '/.wf_graphql/apollo'],
    ['/vitrine/api', 200, '/vitrine/api'],
    ['/vitrine/members/anna', 200, '/vitrine/members/*'],
  ])('%s with status %d is %s', (path, status, name) => {
    expect(nameAddress(path, status, '/vitrine')).toBe(name)
  })

  it('is that of the path, also if the target of the request names its host', async () => {
    const named: string[] = []
    const span = {
      set: () => undefined,
      fail: () => undefined,
      rename: (name: string) => void named.push(name),
    }
    const telemetry: Telemetry = {
      ...NO_TELEMETRY,
      span: (_name, _options, work) => work({ ...span, within: (run) => run() }),
    }
    const answer = createRequestHandler({ routes: [(_, response) => (response.end(), true)] })
    const handler = tracedHandler(answer, telemetry, { trustProxy: false, privateArea: '/vitrine' })
    const request = new IncomingMessage(new Socket())
    Object.assign(request, { method: 'GET', url: 'http://shop.example/.vitrine/downloads/secret?key=1' })
    const response = new ServerResponse(request)
    void handler(request, response)
    response.emit('close')
    expect(named).toEqual(['GET /.vitrine/downloads/*'])
  })
})

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

describe('a traceparent', () => {
  it.each([
    [`00-${TRACE}-${SPAN}-01`, { traceId: TRACE, spanId: SPAN, traceFlags: 1, isRemote: true }],
    [`01-${TRACE}-${SPAN}-00-more`, { traceId: TRACE, spanId: SPAN, traceFlags: 0, isRemote: true }],
    [`ff-${TRACE}-${SPAN}-01`, null],
    [`00-${'0'.repeat(32)}-${SPAN}-01`, null],
    [`00-${TRACE}-${'0'.repeat(16)}-01`, null],
    [`00-${TRACE.toUpperCase()}-${SPAN}-01`, null],
    ['', null],
  ])('%s', (header, found) => {
    expect(readTraceparent(header)).toEqual(found)
  })
})

describe('the environment', () => {
  it.each([
    [{}, { isOff: false, tracesUrl: null }],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318/' },
      { isOff: false, tracesUrl: 'http://c:4318/v1/traces' },
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://d/x' },
      { isOff: false, tracesUrl: 'https://d/x' },
    ],
    [
      { OTEL_SDK_DISABLED: 'TRUE', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c' },
      { isOff: true, tracesUrl: null },
    ],
    [{ OTEL_TRACES_EXPORTER: 'none' }, { isOff: true, tracesUrl: null }],
  ])('%j', (environment, read) => {
    expect(readTelemetryEnvironment(environment)).toEqual(ok(read))
  })

  it('names a variable that holds no address, without its value', () => {
    expect(readTelemetryEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: 'secret' })).toEqual(
      err(['OTEL_EXPORTER_OTLP_ENDPOINT is not an address such as http://localhost:4318.']),
    )
  })
})

describe('the packages', () => {
  it('are named in a command to copy if they are missing', async () => {
    const missing = () => Promise.reject(new Error("Cannot find package '@opentelemetry/api'\nRequire stack"))
    const loaded = await loadPackages(missing)
    expect(loaded).toMatchObject({
      ok: false,
      failure: [expect.any(String), `  ${INSTALL_LINE}`, expect.any(String)],
    })
  })

  it('are imported by no file before traces are on', () => {
    const folder = 'adapters/server/telemetry'
    const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    const imports = lines.filter((line) => /^import .* from '@opentelemetry/.test(line))
    expect(imports.length).toBeGreaterThan(4)
    expect(imports.filter((line) => !line.startsWith('import type '))).toEqual([])
  })

  it('are optional, and the line names the versions that the package accepts', () => {
    const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    ) as Readonly<
      Record<'dependencies' | 'peerDependencies' | 'peerDependenciesMeta', Record<string, unknown>>
    >
    const named = [...INSTALL_LINE.matchAll(/(@opentelemetry\/[\w-]+)@([\d.]+)/g)]
    expect(named).toHaveLength(4)
    for (const [, name = '', version = ''] of named) {
      expect(dependencies).not.toHaveProperty([name])
      expect(peerDependenciesMeta[name]).toEqual({ optional: true })
      expect(peerDependencies[name]).toMatch(
        version.startsWith('0.') ? /^>=0\.2\d\d <0\.300$/ : `^${version}`,
      )
    }
  })
})

describe('a port whose calls are recorded', () => {
  const recorded: (readonly [string, string, ...unknown[]])[] = []
  const telemetry: Telemetry = {
    ...NO_TELEMETRY,
    span: (name, _, work) =>
      work({
        set: (key, value) => recorded.push([name, key, value]),
        rename: () => undefined,
        fail: (reason) => recorded.push([name, 'failed', reason]),
        within: (run) => run(),
      }),
  }

  it('answers as before, and reports the tags of outcomes only', async () => {
    const port = {
      provider: { name: 'bank' },
      charge: async (token: string) => ({ tag: 'declined', token }),
      refunds: { refund: async () => err({ tag: 'unavailable', message: 'anna@example.org' }) },
      refuses: () => null,
    }
    const traced = tracedPort(telemetry, 'bank', port, ['refunds'])
    expect(traced.provider).toBe(port.provider)
    expect(traced.refuses()).toBeNull()
    expect(await traced.charge('card')).toEqual({ tag: 'declined', token: 'card' })
    expect((await traced.refunds.refund()).ok).toBe(false)
    expect(recorded).toEqual([
      ['bank.charge', 'vitrine.outcome', 'declined'],
      ['bank.refunds.refund', 'failed', 'unavailable'],
    ])
  })
})
