import fc from 'fast-check'
import { createAccountsFixture } from '../accounts/accounts-fixture.js'
import { openTestMemory } from '../sql/temporary-pglite.js'
import { createFakeClock } from '../../fakes/clock.fake.js'
import { createFakeProcessor } from '../../fakes/payment-processor.fake.js'
import {
  GROUPS,
  membershipCommands,
  MembershipWorld,
  newModel,
  PERIOD_DAYS,
  prologue,
} from './membership-model.js'

/** Puts every logged-in member into the group, to check that the model detects it. */
export type MembershipSabotage = 'none' | 'forgets-ends'

/** A shop in memory with its accounts, on which any number of sequences runs. */
export async function openMembershipShop() {
  const sql = await openTestMemory()
  const clock = createFakeClock()
  const processor = createFakeProcessor()
  const fixture = await createAccountsFixture(sql, { groups: GROUPS }, { clock }, { processors: [processor] })
  const { siteId } = fixture.context
  await sql.query(`UPDATE product SET type = 'Membership' WHERE site_id = $1 AND slug = 'box'`, [siteId])
  await sql.query(`UPDATE sku SET plan = $3 WHERE site_id = $1 AND id = $2`, [
    siteId,
    fixture.shop.subscription,
    JSON.stringify({ interval: 'day', frequency: PERIOD_DAYS, trialDays: null }),
  ])
  let sequences = 0

  /** Runs sequences; returns the fault of the shortest failed one, with its seed; null: none failed. */
  const run = async (
    seed: number,
    numRuns: number,
    sabotage: MembershipSabotage = 'none',
  ): Promise<string | null> => {
    const property = fc.asyncProperty(
      fc.commands(membershipCommands, { maxCommands: 24 }),
      async (commands) => {
        sequences += 1
        const world = new MembershipWorld(fixture, clock, processor, sequences, sabotage)
        const model = newModel(clock.wallTime())
        for (const step of prologue()) await step.run(model, world)
        await fc.asyncModelRun(() => ({ model, real: world }), commands)
      },
    )
    const details = await fc.check(property, { seed, numRuns })
    if (!details.failed) return null
    return [String(details.errorInstance), fc.defaultReportMessage(details)].join('\n')
  }

  return { run, sequences: () => sequences, close: fixture.close }
}
