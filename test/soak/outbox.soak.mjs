/**
 * The sender of mails, killed at random points over the embedded database (test/support/children/outbox-kills): no mail
 * is lost, and one comes twice only where the kill fell between the server's taking it and its removal.
 */
import { runChild, withChild } from './child-soak.mjs'

export const title = 'The outbox of mails, killed at random'

export const run = ({ count, seed }) =>
  withChild('outbox-kills', async (outfile) => {
    const { summary, failed } = await runChild(outfile, [seed, count])
    const { kills, mails, twice, ms } = summary
    const lines = [
      `${kills} kills from seed ${seed} in ${Math.round(ms / 1000)} s: ${mails} mails, ${twice} of them twice, ` +
        'under one Message-ID',
    ]
    return { lines, faults: failed }
  })
