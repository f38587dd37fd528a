import type { SettingShape } from '../../../core/desk/index.js'

/** One value of the settings in a form. */
export interface SettingInputProps {
  readonly label: string
  /** The names of the groups around it, the nearest first; empty for a setting of the file itself. */
  readonly groups: readonly string[]
  readonly help: string
  readonly isNeeded: boolean
  readonly fallback: unknown
  readonly shape: SettingShape
  /** Undefined: not set. */
  readonly value: unknown
  /** Such as `shipping[0].name`. */
  readonly path: string
  readonly problems: ReadonlyMap<string, string>
  readonly onChange: (value: unknown) => void
}

/** The text after a label, so that controls of several groups differ: `Name: Standard, Shipping`. */
export const ofGroups = ({ groups }: Pick<SettingInputProps, 'groups'>): string | undefined =>
  groups.length === 0 ? undefined : groups.join(', ')

/** The name of a button for a value. */
export const namedIn = (text: string, groups: readonly string[]): string => [text, ...groups].join(', ')

/** A record without one of its members. */
export const withoutMember = (
  record: Readonly<Record<string, unknown>>,
  name: string,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).filter(([known]) => known !== name))
