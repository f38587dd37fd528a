import { Readable } from 'node:stream'
import { passphraseIdentity, verifyArchive } from '../../../adapters/server/backup/index.js'
import { sealArchive } from '../files/hostile-archive.js'
import { randomArchive } from '../files/random-archive.js'

/** Reads `count` archives of the grammar from a seed; prints those that went wrong, and a summary. */
const [first = '0', count = '0'] = process.argv.slice(2)
const PASSPHRASE = 'correct horse battery'
/** Processor time of this process that one archive may take, ms. */
const MAX_MS = 1_000
/** A message may name a path of the longest kind. */
const MAX_MESSAGE_CHARS = 5_000

let [longestMs, longestSeed, whole] = [0, 0, 0]
for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
  console.log(`AT ${seed}`)
  const { parts, damage } = randomArchive(seed)
  const bytes = damage(await sealArchive(parts, PASSPHRASE))
  const before = process.cpuUsage()
  const fault = await verifyArchive(
    Readable.from([bytes], { objectMode: false }),
    passphraseIdentity(PASSPHRASE),
  ).then(
    (verified) => {
      if (verified.ok) whole += 1
      return verified.ok || verified.failure.length < MAX_MESSAGE_CHARS ? null : 'a message without an end'
    },
    (thrown: unknown) => `it was thrown: ${String(thrown)}`,
  )
  const { user, system } = process.cpuUsage(before)
  const ms = (user + system) / 1000
  if (ms > longestMs) [longestMs, longestSeed] = [ms, seed]
  const said = fault ?? (ms > MAX_MS ? `${Math.round(ms)} ms` : null)
  if (said !== null) console.log(`FAILED ${JSON.stringify({ seed, fault: said })}`)
}
const residentBytes = process.resourceUsage().maxRSS * 1024
console.log(`DONE ${JSON.stringify({ longestMs, longestSeed, whole, residentBytes })}`)
