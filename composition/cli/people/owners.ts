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
import { createOwnerStorePorts } from '../../server/owner-realm.js'
import { jsonText, plainLine } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { nameData, withOwnersData } from './owner-data.js'
import type { DataOptions } from './owner-data.js'

interface OwnersOptions extends DataOptions {
  readonly site: string
  readonly json?: boolean
}

interface Wiring {
  readonly terminal: Terminal
  readonly fail: Fail
}

async function run(
  { terminal, fail }: Wiring,
  folder: string | undefined,
  options: OwnersOptions,
  work: OwnerCommand,
): Promise<void> {
  const told = await withOwnersData(folder, options, ({ sql, commit }) =>
    work(createOwnerStorePorts({ sql, commit, siteId: options.site })),
  )
  if (!told.ok) fail(told.failure)
  else if (options.json) terminal.out(jsonText(told.value.json))
  else for (const line of told.value.lines) terminal.out(plainLine(line))
}

const roleOption = (): Option =>
  new Option(
    '--role <role>',
    'owner: may also manage people; staff: may change the shop; read-only: may only look',
  ).choices(OWNER_ROLES)

/** `vitrine owners list|invite|role|remove|code`: the people who may run the shop, also while it runs. */
export function registerOwners(program: Command, terminal: Terminal, fail: Fail): void {
  const wiring = { terminal, fail }
  const owners = program.command('owners').description('the people who run the shop')
  const sub = (words: string): Command => nameData(owners.command(words)).option('--json', 'write JSON')
  sub('list')
    .description('list the people who run the shop, with their roles')
    .action((folder: string | undefined, options: OwnersOptions) => run(wiring, folder, options, listOwners))
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
        options: OwnersOptions & { readonly role: OwnerRole; readonly name?: string },
      ) => run(wiring, folder, options, (ports) => inviteByCommand(ports, email, options)),
    )
  withEmail('role')
    .description('change the role of a person, with effect from their next request')
    .addOption(roleOption().makeOptionMandatory())
    .action(
      (email: string, folder: string | undefined, options: OwnersOptions & { readonly role: OwnerRole }) =>
        run(wiring, folder, options, (ports) => changeRole(ports, email, options.role)),
    )
  withEmail('remove')
    .description('remove a person and end their sessions')
    .action((email: string, folder: string | undefined, options: OwnersOptions) =>
      run(wiring, folder, options, (ports) => removeByCommand(ports, email)),
    )
  sub('code')
    .description('make a sign-in code: for the first owner, or with --email for a person who lost access')
    .option('--email <address>', 'the person whose password, passkeys and second factor are reset')
    .action((folder: string | undefined, options: OwnersOptions & { readonly email?: string }) =>
      run(wiring, folder, options, (ports) => makeCode(ports, options.email)),
    )
}
