/** The cost of traces: the same requests to servers side by side, one with traces and one without. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADD, PRODUCT, REMOVE, createVisitor, memoryOf, start, stop } from './served-demo.mjs'

export const title = 'Traces: vitrine serve demo with and without them'

const ROUNDS = 400
const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT'

/** A collector that reads what it gets. */
async function startCollector() {
  let bytes = 0
  const server = createServer((request, response) => {
    request.on('data', (chunk) => (bytes += chunk.length))
    request.on('end', () => response.setHeader('Content-Type', 'application/json').end('{}'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${server.address().port}`, bytes: () => bytes, close: () => server.close() }
}

async function openShopper({ url }) {
  const visitor = createVisitor(url)
  await visitor.open()
  const { database } = await visitor.ask(PRODUCT)
  const [{ skus }] = database.collections.c_product_.items
  return {
    page: () => visitor.get('/'),
    query: () => visitor.ask(PRODUCT),
    add: async () => {
      await visitor.ask(ADD, { sku: skus[0].id, key: randomUUID() })
      await visitor.ask(REMOVE, { sku: skus[0].id })
    },
    close: visitor.close,
  }
}

const median = (times) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)]

/** The median of each side, in turns, so that both meet the same machine. */
async function compare(sides, what) {
  const times = sides.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const at of round % 2 === 0 ? [...sides.keys()] : [...sides.keys()].reverse()) {
      const startedAt = performance.now()
      await sides[at][what]()
      times[at].push(performance.now() - startedAt)
    }
  return times.map(median)
}

export async function run({ against, progress = () => {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const collector = await startCollector()
  const servers = []
  try {
    progress('three servers')
    servers.push(await start(join(folder, 'off')))
    process.env[ENDPOINT] = collector.url
    servers.push(await start(join(folder, 'on')))
    delete process.env[ENDPOINT]
    servers.push(await start(join(folder, 'other'), { build: against ?? '.' }))
    const sides = await Promise.all(servers.map(openShopper))
    const lines = []
    for (const what of ['page', 'query', 'add']) {
      progress(`${ROUNDS} times ${what}`)
      await compare(sides, what)
      const [off, on, other] = await compare(sides, what)
      lines.push(
        `${what}: off ${off.toFixed(2)} ms; on ${on.toFixed(2)} ms (ratio ${(on / off).toFixed(3)}); ` +
          `${against ?? 'off again'} ${other.toFixed(2)} ms (off to it ${(off / other).toFixed(3)})`,
      )
    }
    const [offMb, onMb] = servers.map(({ child }) => memoryOf(child.pid))
    for (const side of sides) side.close()
    return [
      ...lines,
      `Memory: off ${offMb} MB, on ${onMb} MB; sent to the collector: ${collector.bytes()} bytes`,
    ]
  } finally {
    for (const { child } of servers) await stop(child)
    collector.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
