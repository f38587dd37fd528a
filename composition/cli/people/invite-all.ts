import { Option } from 'commander'
import type { Command } from 'commander'
import { createCampaignDesk } from '../../../adapters/server/sql/accounts/index.js'
import { finish } from '../../../adapters/server/terminal/index.js'
import type { Outputs } from '../../../adapters/server/terminal/index.js'
import { runCampaign } from '../../../adapters/server/terminal/people/campaign-command.js'
import type { CampaignOptions } from '../../../adapters/server/terminal/people/campaign-command.js'
import { atShop, nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'
import { parseCount } from '../../../adapters/server/terminal/arguments/count.js'

/** `vitrine members invite-all`: starts, shows and stops the mails to members who never logged in. */
export function registerInviteAll(members: Command, out: Outputs): void {
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
    .action(async (folder: string | undefined, options: ShopOptions & CampaignOptions) => {
      const done = await atShop(folder, options, (shop) =>
        runCampaign(createCampaignDesk(shop), shop.entryOf, options),
      )
      finish(out, options, done)
    })
}
