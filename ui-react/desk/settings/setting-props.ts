import type { SettingShape } from '../../../core/desk/index.js'

/** One value of the settings in a form. */
export interface SettingInputProps {
  readonly label: string
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

/** A record without one of its members. */
export const withoutMember = (
  record: Readonly<Record<string, unknown>>,
  name: string,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).filter(([known]) => known !== name))
