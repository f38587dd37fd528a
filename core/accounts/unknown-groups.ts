import type { AccountSettings } from './account-settings.js'
import type { Gate } from './gate.js'

/** A group that is named but not defined; no member can be in it. */
export interface UnknownGroup {
  readonly group: string
  /** The path of the gate that names it; null: the groups for new members name it. */
  readonly gate: string | null
}

/** Groups that gates or sign-up name and the site does not define. */
export function unknownGroups(
  { groups, signUpGroups }: Pick<AccountSettings, 'groups' | 'signUpGroups'>,
  gates: readonly Gate[],
): readonly UnknownGroup[] {
  const known = new Set(groups.map(({ id }) => id))
  const named = [
    ...gates.flatMap(({ path, groups: wanted }) => wanted.map((group) => ({ group, gate: path }))),
    ...signUpGroups.map((group) => ({ group, gate: null })),
  ]
  return named.filter(({ group }) => !known.has(group))
}
