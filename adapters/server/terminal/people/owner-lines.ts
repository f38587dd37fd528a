import { shownOwner } from '../../../../core/owners/index.js'
import type { OwnerAccount } from '../../../../core/owners/index.js'
import type { ShownCode } from '../../../../core/use-cases/owner/manage-owners.js'
import { plainLine } from '../plain-words.js'
import { utcText } from '../time-text.js'

const isoTime = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

/** An owner in the form for JSON. */
export const ownerReport = (owner: OwnerAccount) => {
  const { createdMs, lastSignInMs, ...shown } = shownOwner(owner)
  return {
    ...shown,
    hasSecondFactor: owner.factor?.isOn === true,
    createdAt: isoTime(createdMs),
    lastSignInAt: isoTime(lastSignInMs),
  }
}

/** An owner on one line. */
export function ownerLine(owner: OwnerAccount): string {
  const { email, role, name, lastSignInAt, hasAccess } = ownerReport(owner)
  const last = lastSignInAt === null ? 'never signed in' : `last signed in ${lastSignInAt.slice(0, 10)}`
  const access = hasAccess ? last : 'code not used yet'
  return plainLine([email, role, access, ...(name === '' ? [] : [name])].join('  '))
}

/** A new code, for the person who passes it on. */
export const codeLines = ({ code, expiresMs }: ShownCode, holder: string): readonly string[] => [
  plainLine(`The code of ${holder}, valid once and until ${utcText(expiresMs)}: ${code}`),
  'It is not shown again. The person enters it at the desk with their address and a new password.',
]

/** A new code in the form for JSON. */
export const codeReport = ({ code, expiresMs }: ShownCode) => ({ code, expiresAt: isoTime(expiresMs) })
