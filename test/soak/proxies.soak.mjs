import { connect } from 'node:net'
import { desyncRequest } from './requests/desync-grammar.mjs'
import { createRandom } from './requests/random.mjs'
import { startShop } from './requests/shop-process.mjs'
import { findProxy, PROXY_NAMES, startProxy } from './requests/start-proxy.mjs'

export const title =
  'Requests with two ends: nginx, HAProxy and Caddy before vitrine serve, between a victim’s'

/** An odd sender waits for its answer for this time, in which its hidden request has reached the server. */
const PATIENCE_MS = 40
const MAX_FAULTS = 20
/** Pages of the victim by their titles; every other answer belongs to another request. */
const PAGES = [
  ['/apply.html', '<title>Apply</title>'],
  ['/native.html', '<title>Form</title>'],
]

/** Sends bytes and answers with what comes back in a short time. */
const sendRaw = (port, bytes) =>
  new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const over = setTimeout(() => socket.destroy(), PATIENCE_MS)
    socket.on('data', (piece) => (text += piece.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(over)
      resolve(text)
    })
  })

/** The fault of the victim's answer; null: the answer is its own. */
async function victimFault(port, turn) {
  const [path, mark] = PAGES[turn % PAGES.length]
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })
  const body = await response.text()
  if (response.status === 200 && body.includes(mark)) return null
  return `the victim asked for ${path} and got ${response.status}: ${body.slice(0, 80)}`
}

async function attackThrough(name, { port }, { count, seed }) {
  const faults = []
  const statuses = new Map()
  for (let turn = 0; turn < count && faults.length < MAX_FAULTS; turn += 1) {
    const bytes = desyncRequest(createRandom(seed, turn), turn)
    const text = await sendRaw(port, bytes)
    const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 'none'
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    for (const look of [turn, turn + 1]) {
      const fault = await victimFault(port, look).catch((error) => `the victim met ${error.message}`)
      if (fault !== null) faults.push(`${name}, request ${turn}: ${fault} ${JSON.stringify(String(bytes))}`)
    }
  }
  const answers = [...statuses].sort().map(([status, times]) => `${status}: ${times}`)
  return { line: `${name.padEnd(10)}${answers.join(', ')}`, faults }
}

export async function run({ count, seed, progress }) {
  const found = PROXY_NAMES.filter((name) => findProxy(name) !== null)
  const lines = PROXY_NAMES.filter((name) => !found.includes(name)).map((name) => `${name} is not installed`)
  const faults = found.length === 0 ? ['no proxy is installed (Debian: nginx, haproxy, caddy)'] : []
  const shop = await startShop()
  try {
    for (const name of found) {
      const proxy = await startProxy(name, shop.port)
      try {
        progress(`${name}: ${count} requests`)
        const result = await attackThrough(name, proxy, { count, seed })
        lines.push(result.line)
        faults.push(...result.faults)
      } finally {
        await proxy.stop()
      }
    }
    if (!shop.isAlive()) faults.push(`the server ended: ${shop.complaints()}`)
  } finally {
    await shop.stop()
  }
  return { lines: [...lines, `${count} requests through each, seed ${seed}`], faults }
}
