import { Option } from 'commander'
import type { Command } from 'commander'
import { OWNER_ROLES } from '../../../core/owners/index.js'
import type { OwnerRole } from '../../../core/owners/index.js'
import {
  changeRole,
  inviteByCommand,
  listOwners,
  makeCode,
  removeByCommand,
} from '../../../adapters/server/terminal/people/owner-commands.js'
import type { OwnerCommand } from '../../../adapters/server/terminal/people/owner-commands.js'
import { finish } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { atShop, nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'

const roleOption = (): Option =>
  new Option(
    '--role <role>',
    'owner: may also manage people; staff: may change the shop; read-only: may only look',
  ).choices(OWNER_ROLES)

/**
 * `vitrine owners list|invite|role|remove|code`: the people who run the shop; works also while the site runs.
 */
export function registerOwners(program: Command, terminal: Terminal, fail: Fail): void {
  const run = async (folder: string | undefined, options: ShopOptions, work: OwnerCommand) =>
    finish({ terminal, fail }, options, await atShop(folder, options, (shop) => work(shop.owners)))
  const owners = program.command('owners').description('the people who run the shop')
  const sub = (words: string): Command => nameData(owners.command(words)).option('--json', 'write JSON')
  sub('list')
    .description('list the people who run the shop, with their roles')
    .action((folder: string | undefined, options: ShopOptions) => run(folder, options, listOwners))
  const withEmail = (words: string): Command =>
    nameData(owners.command(words).argument('<email>', 'the mail address of the person')).option(
      '--json',
      'write JSON',
    )
  withEmail('invite')
    .description('invite a person: print the code for their first sign-in, valid for a week')
    .addOption(roleOption().default('staff' as const))
    .option('--name <name>', 'the name at the desk')
    .action(
      (
        email: string,
        folder: string | undefined,
        options: ShopOptions & { readonly role: OwnerRole; readonly name?: string },
      ) => run(folder, options, (ports) => inviteByCommand(ports, email, options)),
    )
  withEmail('role')
    .description('change the role of a person, with effect from their next request')
    .addOption(roleOption().makeOptionMandatory())
    .action(
      (email: string, folder: string | undefined, options: ShopOptions & { readonly role: OwnerRole }) =>
        run(folder, options, (ports) => changeRole(ports, email, options.role)),
    )
  withEmail('remove')
    .description('remove a person and end their sessions')
    .action((email: string, folder: string | undefined, options: ShopOptions) =>
      run(folder, options, (ports) => removeByCommand(ports, email)),
    )
  sub('code')
    .description('make a sign-in code: for the first owner, or with --email for a person who lost access')
    .option('--email <address>', 'the person whose password, passkeys and second factor are reset')
    .action((folder: string | undefined, options: ShopOptions & { readonly email?: string }) =>
      run(folder, options, (ports) => makeCode(ports, options.email)),
    )
}
