import { ownerByEmail } from '../../../../core/owners/index.js'
import type { OwnerAccount, OwnerProblem, OwnerRole } from '../../../../core/owners/index.js'
import { badInput, err, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import { TERMINAL } from '../../../../core/use-cases/owner/audit.js'
import {
  changeOwnerRole,
  inviteOwner,
  makeFirstCode,
  makeOwnerCode,
  removeOwner,
} from '../../../../core/use-cases/owner/manage-owners.js'
import type { OwnerPorts } from '../../../../core/use-cases/owner/owner-ports.js'
import { plainLine } from '../plain-words.js'
import type { PrintedResult } from '../print-result.js'
import { codeLines, codeReport, ownerLine, ownerReport } from './owner-lines.js'

type Ports = Pick<OwnerPorts, 'store' | 'secrets' | 'clock'>

/** A command about the people who run a shop. */
export type OwnerCommand = (ports: Ports) => Promise<Result<PrintedResult, OwnerFailure>>

const PEOPLE = '`vitrine owners list` shows who can sign in.'

const toFailure = ({ message }: OwnerProblem): OwnerFailure => badInput(message, PEOPLE)

const changedPerson = async (ports: Ports, email: string): Promise<Result<OwnerAccount, OwnerFailure>> => {
  const owner = ownerByEmail((await ports.store.load()).owners, email)
  return owner === null ? err(badInput(`No person here has the address ${email}.`, PEOPLE)) : ok(owner)
}

/** Lists the people who may sign in. */
export const listOwners = async ({ store }: Ports): Promise<Result<PrintedResult, OwnerFailure>> => {
  const { owners } = await store.load()
  const hints =
    owners.length === 0 ? ['No owner can sign in yet: `vitrine owners code` makes the first code.'] : []
  return ok({ json: owners.map(ownerReport), lines: owners.map(ownerLine), hints })
}

/** Invites a person with a role. */
export async function inviteByCommand(
  ports: Ports,
  email: string,
  { name = null, role }: { readonly name?: string | null; readonly role: OwnerRole },
): Promise<Result<PrintedResult, OwnerFailure>> {
  const invited = await inviteOwner(ports, TERMINAL, { email, name, role })
  if (!invited.ok) return err(toFailure(invited.failure))
  const { owner, ...code } = invited.value
  return ok({ json: { ...ownerReport(owner), ...codeReport(code) }, lines: codeLines(code, owner.email) })
}

/** Gives a person another role. */
export async function changeRole(
  ports: Ports,
  email: string,
  role: OwnerRole,
): Promise<Result<PrintedResult, OwnerFailure>> {
  const owner = await changedPerson(ports, email)
  if (!owner.ok) return owner
  const { id, version } = owner.value
  const changed = await changeOwnerRole(ports, TERMINAL, { id, version, role })
  if (!changed.ok) return err(toFailure(changed.failure))
  return ok({ json: ownerReport(changed.value), lines: [ownerLine(changed.value)] })
}

/** Removes a person and ends their sessions. */
export async function removeByCommand(
  ports: Ports,
  email: string,
): Promise<Result<PrintedResult, OwnerFailure>> {
  const owner = await changedPerson(ports, email)
  if (!owner.ok) return owner
  const removed = await removeOwner(ports, TERMINAL, owner.value)
  if (!removed.ok) return err(toFailure(removed.failure))
  return ok({
    json: ownerReport(owner.value),
    lines: [plainLine(`${owner.value.email} can no longer sign in.`)],
  })
}

/** Makes the first code of the shop, or a new one for a person. */
export async function makeCode(
  ports: Ports,
  email: string | undefined,
): Promise<Result<PrintedResult, OwnerFailure>> {
  if (email === undefined) {
    const first = await makeFirstCode(ports)
    return first === null
      ? err(badInput('An owner has access already: name the person with --email.', PEOPLE))
      : ok({ json: codeReport(first), lines: codeLines(first, 'the first owner') })
  }
  const made = await makeOwnerCode(ports, TERMINAL, email)
  if (!made.ok) return err(toFailure(made.failure))
  return ok({ json: codeReport(made.value), lines: codeLines(made.value, email) })
}
