import { createRandom } from './requests/random.mjs'
import { buy, createVisitor } from './requests/honest-visitor.mjs'
import { startShop } from './requests/shop-process.mjs'

export const title = 'Times of answers to wrong secrets over HTTP: vitrine serve demo'

/** Differences below this are those of the network and the machine. */
const NOISE_MS = 0.02
/** A secret that time reveals differs by more than this multiple of the difference of equal ones. */
const MAX_RATIO = 4
const WARM_UP = 200
const ORDER = `query O($orderId: String!, $token: String!) {
  database { order(finalizedOrder: { orderId: $orderId, token: $token }) } }`

const median = (times) => [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? NaN
const other = (letter) => (letter === 'a' ? 'b' : 'a')
const wrongAt = (secret, at) => secret.slice(0, at) + other(secret[at]) + secret.slice(at + 1)

/** Sends three kinds of wrong secrets in turns; `same` is a second row of the first kind. */
async function compare(secret, ask, { count, random }) {
  const kinds = {
    first: () => wrongAt(secret, 0),
    same: () => wrongAt(secret, 0),
    last: () => wrongAt(secret, secret.length - 2),
  }
  const times = { first: [], same: [], last: [] }
  for (let turn = 0; turn < count + WARM_UP; turn += 1)
    for (const kind of Object.keys(kinds).sort(() => (random.chance(0.5) ? 1 : -1))) {
      const startedAt = performance.now()
      await ask(kinds[kind]())
      if (turn >= WARM_UP) times[kind].push(performance.now() - startedAt)
    }
  const [first, same, last] = [median(times.first), median(times.same), median(times.last)]
  return { first, noise: Math.abs(first - same), difference: Math.abs(first - last) }
}

export async function run({ count, seed, progress }) {
  const shop = await startShop()
  const lines = []
  const refusals = new Set()
  const faults = []
  try {
    const buyer = createVisitor(shop.url, '192.0.2.1')
    await buyer.open()
    const [{ id: sku }] = await buyer.readSkus()
    const { orderId, token } = await buy(buyer, sku)
    const stranger = createVisitor(shop.url, '192.0.2.2')
    await stranger.open()
    const { cookie } = buyer.identity()
    const visitorSecret = /vitrine_visitor=([^;]+)/.exec(cookie)?.[1] ?? ''
    const guesser = createVisitor(shop.url, '192.0.2.3')
    const secrets = {
      'link of an order': [
        token,
        (guess) =>
          stranger.ask(ORDER, { orderId, token: guess }).catch((error) => void refusals.add(error.message)),
      ],
      'secret of a visitor': [
        visitorSecret,
        (guess) => guesser.get('/.vitrine/none', { cookie: `vitrine_visitor=${guess}` }),
      ],
    }
    for (const [name, [secret, ask]] of Object.entries(secrets)) {
      progress(`${name}: ${count} guesses of each kind`)
      const { first, noise, difference } = await compare(secret, ask, {
        count,
        random: createRandom(seed, lines.length),
      })
      const text = `median ${first.toFixed(3)} ms, first and last letter differ by ${difference.toFixed(3)} ms`
      lines.push(`${name}: ${text}, equal guesses by ${noise.toFixed(3)} ms`)
      if (difference > Math.max(NOISE_MS, noise * MAX_RATIO)) faults.push(`${name}: ${text}`)
    }
    // A guess that a limit refuses was not looked up.
    faults.push(...refusals)
    for (const visitor of [buyer, stranger, guesser]) visitor.close()
  } finally {
    await shop.stop()
  }
  return { lines: [...lines, `${count} guesses of each kind, seed ${seed}`], faults }
}
