import { openMembershipShop } from '../membership-model/run-memberships.js'

/** Runs `count` random sequences from a seed; prints the shortest one that failed, and a summary at the end. */
const [seed = '0', count = '0'] = process.argv.slice(2)
const startedAt = Date.now()
const shop = await openMembershipShop()
const fault = await shop.run(Number(seed), Number(count))
if (fault !== null) console.log(`FAILED ${JSON.stringify(fault)}`)
console.log(`DONE ${JSON.stringify({ sequences: shop.sequences(), ms: Date.now() - startedAt })}`)
await shop.close()
