/**
 * The sender of mails, killed at random points over the embedded database and over PostgreSQL
 * (test/support/children/outbox-kills). No mail may be lost, and one may come twice only after a kill between
 * its acceptance by the server and its removal.
 */
import closePostgres from '../setup/close-postgres.mjs'
import sharePostgres from '../setup/share-postgres.mjs'
import { runChild, withChild } from './child-soak.mjs'
import { sharesOf } from './shares-of.mjs'

export const title = 'The outbox of mails, killed at random'

export const run = ({ count, seed, database, progress }) =>
  withChild('outbox-kills', async (outfile) => {
    sharePostgres()
    const lines = []
    const faults = []
    try {
      for (const share of sharesOf(count, seed, database)) {
        const { summary, failed } = await runChild(outfile, [share.first, share.count, share.database])
        const { kills, mails, twice, ms } = summary
        lines.push(
          `${kills} kills from seed ${share.first} on ${share.database} in ${Math.round(ms / 1000)} s: ` +
            `${mails} mails, ${twice} of them twice, under one Message-ID`,
        )
        faults.push(...failed)
        progress(lines.at(-1))
      }
    } finally {
      await closePostgres()
    }
    return { lines, faults }
  })
