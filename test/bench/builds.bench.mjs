/**
 * Compares two builds in short turns: the time of each server's process for a warm page and for an add to
 * cart. Other work on the machine does not count in that time.
 */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ADD, PRODUCT, REMOVE, createVisitor, start, stop } from './served-demo.mjs'

export const title = 'Builds: this one against another, in time of the server process'

const TURNS = 20
const REQUESTS = 200
const PAGES = ['/about', '/', '/product/ida-table-lamp']

/** Processor time of a process on all cores, ms. Read in nanoseconds, since the ticks of `stat` are 10 ms. */
const cpuMs = (pid) =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return sum + Number(nanoseconds) / 1e6
  }, 0)

async function repeat(count, work) {
  for (let round = 0; round < count; round += 1) await work()
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1]

/** Time of each server for one unit of work, in ms: the median of its turns, since other programs run too. */
async function byTurns(servers, workOf) {
  const works = await Promise.all(servers.map(workOf))
  const spent = servers.map(() => [])
  for (const work of works) await repeat(REQUESTS, work)
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [index, { child }] of servers.entries()) {
      const before = cpuMs(child.pid)
      await repeat(REQUESTS, works[index])
      spent[index].push((cpuMs(child.pid) - before) / REQUESTS)
    }
  return spent.map(median)
}

const row = (name, [ours, theirs]) =>
  `| ${name} | ${ours.toFixed(2)} ms | ${theirs.toFixed(2)} ms | ${(ours / theirs).toFixed(2)} |`

const readPage = (path) => (server) => async () => {
  const answer = await fetch(`${server.url}${path}`)
  await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
}

/** Adds one piece and removes it again. */
async function addAndRemove({ url }) {
  const visitor = createVisitor(url)
  await visitor.open()
  const { database } = await visitor.ask(PRODUCT)
  const { skus } = database.collections.c_product_.items[0]
  const sku = skus.find(({ inventory }) => inventory.quantity > 3).id
  let key = 0
  return async () => {
    await visitor.ask(ADD, { sku, key: String((key += 1)) })
    await visitor.ask(REMOVE, { sku })
  }
}

/** Gzipped bytes of a page's scripts. */
function bytesOf(build) {
  const page = join(build, 'dist/page')
  const bytes = (path) => gzipSync(readFileSync(path), { level: 9 }).length
  const chunks = readdirSync(join(page, 'chunks')).filter((name) => name.endsWith('.js'))
  return [
    bytes(join(page, 'vitrine.js')),
    chunks.reduce((sum, name) => sum + bytes(join(page, 'chunks', name)), 0),
  ]
}

export async function run({ against, progress = () => {} }) {
  if (against === undefined) return ['skipped: name another built checkout with --against <folder>']
  if (!existsSync('/proc/self/schedstat')) return ['skipped: only Linux tells the time of a process']
  const site = join(against, 'demo')
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'vitrine-bench-')))
  const servers = []
  try {
    for (const [index, build] of ['.', against].entries())
      servers.push(await start(folders[index], { build, site }))
    const lines = ['| work | this build | the other | ratio |', '| --- | --- | --- | --- |']
    for (const path of PAGES) {
      progress(`warm page ${path}`)
      lines.push(row(`warm page ${path}`, await byTurns(servers, async (server) => readPage(path)(server))))
    }
    progress('add to cart')
    lines.push(row('add to cart and take away', await byTurns(servers, addAndRemove)))
    const [ours, theirs] = [bytesOf('.'), bytesOf(against)]
    lines.push(`page script, gzipped: ${ours[0]} bytes, the other ${theirs[0]}`)
    lines.push(`all chunks, gzipped: ${ours[1]} bytes, the other ${theirs[1]}`)
    return lines
  } finally {
    for (const { child } of servers) await stop(child)
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}
