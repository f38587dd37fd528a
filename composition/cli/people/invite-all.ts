import { Option } from 'commander'
import type { Command } from 'commander'
import { createCampaignDesk } from '../../../adapters/server/sql/accounts/index.js'
import { systemClock } from '../../../adapters/server/platform/index.js'
import { jsonText } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import {
  campaignLines,
  startedLine,
  stoppedLine,
} from '../../../adapters/server/terminal/people/campaign-lines.js'
import { badInput, err, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import {
  CAMPAIGN_STOPPED,
  campaignWords,
  checkCampaign,
} from '../../../core/use-cases/accounts/invitation-campaign.js'
import { atShop } from '../catalogue/at-shop.js'
import type { AtShop } from '../catalogue/at-shop.js'
import { parseCount } from '../../../adapters/server/terminal/arguments/count.js'
import type { MembersOptions } from './member-data.js'
import { nameData } from './owner-data.js'

interface InviteAllOptions extends MembersOptions {
  readonly perHour: number
  readonly reminders: string
  readonly stop?: boolean
  readonly show?: boolean
  readonly dryRun?: boolean
}

/** The result, as JSON and as lines. */
interface Told {
  readonly json: object
  readonly lines: readonly string[]
}

async function run(
  { sql, commit, siteId, entryOf }: AtShop,
  { stop = false, show = false, dryRun = false, ...asked }: InviteAllOptions,
): Promise<Result<Told, OwnerFailure>> {
  const campaign = createCampaignDesk({ sql, commit, siteId, clock: systemClock })
  if (show) {
    const standing = await campaign.standing()
    return ok({ json: standing, lines: campaignLines(standing) })
  }
  if (stop) {
    const count = (await campaign.stop(entryOf(CAMPAIGN_STOPPED))) ?? 0
    return ok({ json: { count, isChanged: count > 0 }, lines: [stoppedLine(count)] })
  }
  const plan = checkCampaign({ perHour: asked.perHour, reminders: Number(asked.reminders) })
  if (!plan.ok) return err(badInput(plan.failure.message))
  const count = dryRun
    ? (await campaign.standing()).open
    : ((await campaign.start(plan.value, entryOf(campaignWords(plan.value)))) ?? 0)
  const json = { count, ...plan.value, isChanged: !dryRun && count > 0 }
  return ok({ json, lines: [startedLine(count, plan.value, dryRun)] })
}

/** `vitrine members invite-all`: starts, shows and stops the mails to members who never logged in. */
export function registerInviteAll(members: Command, terminal: Terminal, fail: Fail): void {
  nameData(members.command('invite-all'))
    .description('invite all members who never logged in, as imported ones, in steps and with reminders')
    .option('--per-hour <number>', 'first mails of an hour', parseCount, 100)
    .addOption(
      new Option('--reminders <number>', 'mails to those who do not come')
        .choices(['0', '1', '2'])
        .default('1'),
    )
    .addOption(new Option('--show', 'show how far the mails are').conflicts(['stop', 'dryRun']))
    .addOption(new Option('--stop', 'cancel the mails that are left').conflicts('dryRun'))
    .option('--dry-run', 'say how many would be invited and change nothing')
    .option('--json', 'write JSON')
    .action(async (folder: string | undefined, options: InviteAllOptions) => {
      const done = await atShop(folder, options, (shop) => run(shop, options))
      if (!done.ok) return fail(done.failure)
      if (options.json) terminal.out(jsonText(done.value.json))
      else for (const line of done.value.lines) terminal.out(line)
    })
}
