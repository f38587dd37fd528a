import { createConnection } from './connection.mjs'
import { buy, createVisitor, signUp } from './honest-visitor.mjs'
import { KIND_NAMES, malformedRequest } from './malformed-request.mjs'
import { startShop } from './shop-process.mjs'
import { someAddress } from './request-text.mjs'
import { createRandom } from './random.mjs'

const ATTACKERS = 40
const MEMBERS = 4
const PROBE_PAUSE_MS = 40
const IDLE_MS = 2000
const MAX_FAULTS = 20
/** The answer to a refused request stays short. */
const MAX_REFUSAL_BYTES = 100_000
/** 503 and 507 state that a service is unavailable now, with the reason. */
const HONEST_FAILURES = new Set([503, 507])

export const quantile = (times, share) =>
  [...times].sort((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? NaN

/** The fault in the answer to a request; null if there is none. */
export function faultOf(request, outcome) {
  if (outcome.tag === 'hangs') return 'no answer'
  if (outcome.tag === 'closed') return request.isSound ? 'closed without an answer' : null
  const { status, head, body } = outcome.answer
  if (status >= 500 && !(HONEST_FAILURES.has(status) && body.length > 0)) return `status ${status}`
  const isPage = /^content-type: text\/html/im.test(head)
  if (!isPage && body.includes('Something went wrong'))
    return `status ${status}, with an unexpected error in the answer`
  if (!isPage && /node_modules|file:\/\/|\n {4}at /.test(body)) return 'the answer tells of the program'
  if (status >= 400 && body.length > MAX_REFUSAL_BYTES) return `a refusal of ${body.length} bytes`
  return null
}

/** Measures the waiting time of an honest visitor until it is stopped. `onWait` is called with each. */
function startProbe(url, onWait, onFault) {
  // A kept connection is closed after a pause, which may be long on a busy machine: no fault of the shop.
  const visitor = createVisitor(url, '192.0.2.1', { keepAlive: false })
  let isOver = false
  const look = async () => {
    await visitor.open()
    while (!isOver) {
      const startedAt = performance.now()
      const page = await visitor.get('/')
      if (page.status !== 200) onFault(`the home page was answered with ${page.status}`)
      await visitor.readCart()
      onWait(performance.now() - startedAt)
      await new Promise((resolve) => setTimeout(resolve, PROBE_PAUSE_MS))
    }
  }
  const over = look().catch((error) => onFault(`an honest visitor met ${error.message}`))
  return async () => {
    isOver = true
    await over
    visitor.close()
  }
}

/** The address for the next upload, requested on a separate connection, which no server has closed meanwhile. */
async function signUpload(url, random) {
  const size = random.pick([10, 10, 100, 5000])
  const answer = await fetch(`${url}/api/v1/form/site/signFile?name=cv.pdf&size=${size}`, {
    headers: { connection: 'close', 'x-forwarded-for': someAddress(random) },
  })
  return (await answer.json()).s3Url
}

async function learnWorld(url) {
  const random = createRandom(1, 1)
  const skus = []
  const visitors = []
  for (let count = 0; count < ATTACKERS; count += 1) {
    const visitor = createVisitor(url, someAddress(random))
    await visitor.open()
    if (count === 0) skus.push(...(await visitor.readSkus()).map(({ id }) => id))
    visitors.push(visitor.identity())
    visitor.close()
  }
  const members = []
  for (let count = 0; count < MEMBERS; count += 1) {
    const visitor = createVisitor(url, someAddress(random))
    await signUp(visitor, `soak${count}@visitor.example`)
    members.push(visitor.identity())
    visitor.close()
  }
  return { skus: skus.slice(1), bought: skus[0], visitors, members }
}

const describeFault = ({ kind, place, what, bytes }, seed) =>
  `${kind}, seed ${seed}, place ${place}: ${what}\n  ${JSON.stringify(bytes.subarray(0, 600).toString('latin1'))}`

/** A run: its shop, its sequence and what it has counted. */
function createRun({ shop, world, seed, connections }) {
  const faults = []
  const rows = new Map(KIND_NAMES.map((kind) => [kind, { count: 0, statuses: new Map(), waits: [] }]))
  let place = 0
  let current = null

  const requestFor = async (kind) => {
    const at = (place += 1)
    try {
      const upload = kind === 'uploads' ? await signUpload(shop.url, createRandom(seed, at)) : undefined
      return { at, request: malformedRequest(kind, seed, at, { ...world, upload }) }
    } catch (error) {
      faults.push(
        `place ${at}: the address for an upload was not told (${error.cause?.message ?? error.message})`,
      )
      return { at, request: null }
    }
  }
  const note = (kind, at, request, outcome) => {
    const row = rows.get(kind)
    row.count += 1
    const status = outcome.tag === 'answered' ? outcome.answer.status : outcome.tag
    row.statuses.set(status, (row.statuses.get(status) ?? 0) + 1)
    const what = faultOf(request, outcome)
    if (what !== null && faults.length < MAX_FAULTS)
      faults.push(describeFault({ kind, place: at, what, bytes: request.bytes }, seed))
  }
  /** Sends so many requests of a kind over all connections. */
  const sendBlock = async (kind, count) => {
    current = kind
    let left = count
    const sender = async (connection) => {
      while (left > 0 && shop.isAlive() && faults.length < MAX_FAULTS) {
        left -= 1
        const { at, request } = await requestFor(kind)
        if (request !== null) note(kind, at, request, await connection.send(request))
      }
    }
    await Promise.all(connections.map(sender))
  }
  return {
    faults,
    rows,
    sendBlock,
    onWait: (waitMs) => rows.get(current)?.waits.push(waitMs),
    onFault: (what) => void faults.push(what),
  }
}

/** The median of the second quarter of a run beside that of its last quarter. */
function growthOf(samples, read) {
  const quarter = Math.floor(samples.length / 4)
  const middle = (part) => quantile(part.map(read), 0.5)
  return { early: middle(samples.slice(quarter, 2 * quarter)), late: middle(samples.slice(-quarter)) }
}

/** The sockets of a server without clients. */
async function settledSockets(shop, baseline) {
  let { sockets } = await shop.resources()
  for (let tries = 0; sockets > baseline && tries < 100; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    sockets = (await shop.resources()).sockets
  }
  return sockets
}

/**
 * Sends `count` malformed requests to a separate shop, in rounds over all kinds, while an honest visitor
 * reads pages and cart. Returns the counts; `faults` describes forbidden results.
 */
export async function attack({ count, seed, width = 8, rounds = 20, progress = () => {} }) {
  const shop = await startShop()
  const connections = Array.from({ length: width }, () => createConnection(shop.port))
  try {
    const world = await learnWorld(shop.url)
    const idle = []
    const stopIdle = startProbe(
      shop.url,
      (waitMs) => idle.push(waitMs),
      (what) => run.faults.push(what),
    )
    const run = createRun({ shop, world, seed, connections })
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
    await stopIdle()
    const baseline = await settledSockets(shop, 0)
    shop.quietFrom()

    const stopProbe = startProbe(shop.url, run.onWait, run.onFault)
    const samples = []
    const startedAt = performance.now()
    const perBlock = Math.max(1, Math.round(count / rounds / KIND_NAMES.length))
    for (let round = 1; round <= rounds && shop.isAlive() && run.faults.length < MAX_FAULTS; round += 1) {
      for (const kind of KIND_NAMES) await run.sendBlock(kind, perBlock)
      if (!shop.isAlive()) break
      samples.push(await shop.resources())
      progress({
        round,
        rounds,
        sent: round * perBlock * KIND_NAMES.length,
        ...samples.at(-1),
        faults: [...run.faults],
      })
    }
    const seconds = (performance.now() - startedAt) / 1000
    connections.forEach(({ close }) => close())
    if (!shop.isAlive()) run.faults.push('the process ended')
    else await stopProbe()
    const sockets = shop.isAlive() ? await settledSockets(shop, baseline) : NaN
    if (sockets > baseline) run.faults.push(`${sockets} sockets stay open; before it were ${baseline}`)
    const buyer = createVisitor(shop.url, '192.0.2.2')
    const order = await buy(buyer, world.bought).then(
      ({ orderId }) => orderId,
      (error) => void run.faults.push(`no order: ${error.message}`),
    )
    buyer.close()
    const complaints = shop.complaints()
    if (complaints !== '') run.faults.push(`the server said: ${complaints.slice(0, 2000)}`)
    return {
      rows: [...run.rows].map(([kind, row]) => ({ kind, ...row })),
      idle,
      seconds,
      heap: growthOf(samples, ({ heapBytes }) => heapBytes),
      rss: growthOf(samples, ({ rssBytes }) => rssBytes),
      sockets: { before: baseline, after: sockets },
      order,
      faults: run.faults,
      ended: await shop.stop(),
    }
  } finally {
    connections.forEach(({ close }) => close())
    await shop.stop()
  }
}
