import type { ShownCode } from '../../../../core/use-cases/owner/manage-owners.js'

/** The code of the first start, for the person at this terminal; none once an owner has access. */
export function ownerNotice({
  deskAddress,
  firstOwnerCode,
}: {
  readonly deskAddress: string
  readonly firstOwnerCode: ShownCode | null
}): readonly string[] {
  if (firstOwnerCode === null) return []
  const { code, expiresMs } = firstOwnerCode
  const until = new Date(expiresMs).toISOString().slice(11, 16)
  return [
    `No owner can sign in yet. The code of the first start, valid once and until ${until} UTC: ${code}`,
    `It is used at ${deskAddress} (docs/desk.md).`,
  ]
}
