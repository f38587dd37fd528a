import { Option } from 'commander'
import type { Command } from 'commander'
import { OWNER_ROLES, ownerByEmail } from '../../core/owners/index.js'
import type { OwnerAccount, OwnerProblem, OwnerRole } from '../../core/owners/index.js'
import { err, ok, badInput } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import { TERMINAL } from '../../core/use-cases/owner/audit.js'
import {
  changeOwnerRole,
  inviteOwner,
  makeFirstCode,
  makeOwnerCode,
  removeOwner,
} from '../../core/use-cases/owner/manage-owners.js'
import type { OwnerPorts } from '../../core/use-cases/owner/owner-ports.js'
import { codeLines, codeReport, ownerLine, ownerReport } from '../../adapters/server/terminal/owner-lines.js'
import { createOwnerStorePorts } from '../server/owner-realm.js'
import type { Fail } from '../../adapters/server/terminal/failure.js'
import { nameData, withOwnersData } from './owner-data.js'
import type { DataOptions } from './owner-data.js'
import { jsonText, plainLine } from '../../adapters/server/terminal/plain-words.js'
import type { Terminal } from '../../adapters/server/terminal/terminal.js'

interface OwnersOptions extends DataOptions {
  readonly site: string
  readonly json?: boolean
}

type Ports = Pick<OwnerPorts, 'store' | 'secrets' | 'clock'>

/** The outcome of a command: as JSON, and as lines for people. */
interface Told {
  readonly json: unknown
  readonly lines: readonly string[]
}

const PEOPLE = '`vitrine owners list` shows who can sign in.'

const toFailure = ({ message }: OwnerProblem): OwnerFailure => badInput(message, PEOPLE)

const changedPerson = async (ports: Ports, email: string): Promise<Result<OwnerAccount, OwnerFailure>> => {
  const owner = ownerByEmail((await ports.store.load()).owners, email)
  return owner === null ? err(badInput(`There is no ${email} here.`, PEOPLE)) : ok(owner)
}

const list = async ({ store }: Ports): Promise<Result<Told, OwnerFailure>> => {
  const { owners } = await store.load()
  const lines =
    owners.length === 0
      ? ['No owner can sign in yet: `vitrine owners code` makes the first code.']
      : owners.map(ownerLine)
  return ok({ json: owners.map(ownerReport), lines })
}

async function invite(
  ports: Ports,
  email: string,
  { name = null, role }: { readonly name?: string | null; readonly role: OwnerRole },
): Promise<Result<Told, OwnerFailure>> {
  const invited = await inviteOwner(ports, TERMINAL, { email, name, role })
  if (!invited.ok) return err(toFailure(invited.failure))
  const { owner, ...told } = invited.value
  return ok({ json: { ...ownerReport(owner), ...codeReport(told) }, lines: codeLines(told, owner.email) })
}

async function changeRole(ports: Ports, email: string, role: OwnerRole): Promise<Result<Told, OwnerFailure>> {
  const owner = await changedPerson(ports, email)
  if (!owner.ok) return owner
  const { id, version } = owner.value
  const changed = await changeOwnerRole(ports, TERMINAL, { id, version, role })
  if (!changed.ok) return err(toFailure(changed.failure))
  return ok({ json: ownerReport(changed.value), lines: [ownerLine(changed.value)] })
}

async function remove(ports: Ports, email: string): Promise<Result<Told, OwnerFailure>> {
  const owner = await changedPerson(ports, email)
  if (!owner.ok) return owner
  const removed = await removeOwner(ports, TERMINAL, owner.value)
  if (!removed.ok) return err(toFailure(removed.failure))
  return ok({ json: ownerReport(owner.value), lines: [`${owner.value.email} can sign in no more.`] })
}

async function makeCode(ports: Ports, email: string | undefined): Promise<Result<Told, OwnerFailure>> {
  if (email === undefined) {
    const first = await makeFirstCode(ports)
    return first === null
      ? err(badInput('An owner has access already: name the person for whom the code is.', PEOPLE))
      : ok({ json: codeReport(first), lines: codeLines(first, 'the first owner') })
  }
  const made = await makeOwnerCode(ports, TERMINAL, email)
  if (!made.ok) return err(toFailure(made.failure))
  return ok({ json: codeReport(made.value), lines: codeLines(made.value, email) })
}

interface Wiring {
  readonly terminal: Terminal
  readonly fail: Fail
}

async function run(
  { terminal, fail }: Wiring,
  folder: string | undefined,
  options: OwnersOptions,
  work: (ports: Ports) => Promise<Result<Told, OwnerFailure>>,
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
    'owner: also decides about people; staff: changes things; read-only: looks',
  ).choices(OWNER_ROLES)

/** `vitrine owners list|invite|role|remove|code`: the people who may run the shop, also while it runs. */
export function registerOwners(program: Command, terminal: Terminal, fail: Fail): void {
  const wiring = { terminal, fail }
  const owners = program.command('owners').description('the people who may sign in to run the shop')
  const sub = (words: string): Command => nameData(owners.command(words)).option('--json', 'write JSON')
  sub('list')
    .description('list them, with their roles')
    .action((folder: string | undefined, options: OwnersOptions) => run(wiring, folder, options, list))
  const withEmail = (words: string): Command =>
    nameData(owners.command(words).argument('<email>', 'the mail address of the person')).option(
      '--json',
      'write JSON',
    )
  withEmail('invite')
    .description('invite a person: prints the code with which they set up their access, for a week')
    .addOption(roleOption().default('staff' as const))
    .option('--name <name>', 'how the desk calls them')
    .action(
      (
        email: string,
        folder: string | undefined,
        options: OwnersOptions & { readonly role: OwnerRole; readonly name?: string },
      ) => run(wiring, folder, options, (ports) => invite(ports, email, options)),
    )
  withEmail('role')
    .description('give a person another role; it holds from their next request on')
    .addOption(roleOption().makeOptionMandatory())
    .action(
      (email: string, folder: string | undefined, options: OwnersOptions & { readonly role: OwnerRole }) =>
        run(wiring, folder, options, (ports) => changeRole(ports, email, options.role)),
    )
  withEmail('remove')
    .description('remove a person and end their sessions')
    .action((email: string, folder: string | undefined, options: OwnersOptions) =>
      run(wiring, folder, options, (ports) => remove(ports, email)),
    )
  sub('code')
    .description('make a code: of the first start, or with --email for a person who has lost their access')
    .option('--email <address>', 'whose password, passkeys and second factor begin anew')
    .action((folder: string | undefined, options: OwnersOptions & { readonly email?: string }) =>
      run(wiring, folder, options, (ports) => makeCode(ports, options.email)),
    )
}
