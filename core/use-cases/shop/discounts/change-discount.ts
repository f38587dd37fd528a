import { OWNER_PROBLEMS } from '../../../owners/index.js'
import type { AuditOperation, EntryOf, OwnerProblem } from '../../../owners/index.js'
import type { DiscountDesk } from '../../../ports/owner/discount-desk.port.js'
import { err, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { checkCode, decideDiscountEdit, decideDiscountEnd, decideNewDiscount } from './decide-discount.js'
import type { DecidedDiscount, DiscountEdit, ShopNow } from './decide-discount.js'
import type { OwnedDiscount } from '../../../pricing/index.js'

/** The discount to change, and the entry in the audit log. */
export interface DiscountCommand {
  readonly code: string
  /** The version that was read. @default any */
  readonly version?: number
  /** True: only previews the result. @default false */
  readonly isDryRun?: boolean
  readonly entryOf: EntryOf
}

/** A discount after its change; `summary` is null if nothing differs. */
export interface DiscountOutcome {
  readonly discount: OwnedDiscount
  readonly summary: string | null
}

type Answered = Promise<Result<DiscountOutcome, OwnerProblem>>

const CHANGED = err<OwnerProblem>(OWNER_PROBLEMS.changed)
const UNKNOWN = err<OwnerProblem>({ tag: 'not-found', message: 'The shop has no discount with this code.' })

async function write(
  discounts: DiscountDesk,
  { version = 0, isDryRun = false, entryOf }: DiscountCommand,
  operation: AuditOperation,
  { after, summary }: DecidedDiscount,
): Answered {
  const entry = entryOf({ operation, subject: after.code, detail: summary })
  if (!isDryRun && !(await discounts.save(after, version, entry))) return CHANGED
  return ok({ discount: { ...after, source: 'shop', version: version + 1 }, summary })
}

/** Makes a new code. An ended code is edited instead, so that its uses stay counted. */
export async function createDiscount(
  discounts: DiscountDesk,
  command: DiscountCommand,
  edit: DiscountEdit,
  now: ShopNow,
): Answered {
  const decided = decideNewDiscount(command.code, edit, now)
  if (!decided.ok) return decided
  if ((await discounts.find(decided.value.after.code)) !== null)
    return err({ tag: 'not-allowed', message: `The code ${decided.value.after.code} exists: edit it.` })
  return write(discounts, { ...command, version: 0 }, 'createDiscount', decided.value)
}

async function change(
  discounts: DiscountDesk,
  command: DiscountCommand,
  operation: AuditOperation,
  decide: (before: OwnedDiscount) => Result<DecidedDiscount | null, OwnerProblem>,
): Answered {
  const code = checkCode(command.code)
  const before = code.ok ? await discounts.find(code.value) : null
  if (before === null) return UNKNOWN
  if (command.version !== undefined && command.version !== before.version) return CHANGED
  const decided = decide(before)
  if (!decided.ok) return decided
  if (decided.value === null) return ok({ discount: before, summary: null })
  return write(discounts, { ...command, version: before.version }, operation, decided.value)
}

/** Edits a code; one of `vitrine.json` then belongs to the shop. */
export const editDiscount = (
  discounts: DiscountDesk,
  command: DiscountCommand,
  edit: DiscountEdit,
  now: ShopNow,
): Answered => change(discounts, command, 'editDiscount', (before) => decideDiscountEdit(before, edit, now))

/** Ends a code now; orders that have it keep it. */
export const endDiscount = (discounts: DiscountDesk, command: DiscountCommand, nowMs: number): Answered =>
  change(discounts, command, 'endDiscount', (before) => ok(decideDiscountEnd(before, nowMs)))
