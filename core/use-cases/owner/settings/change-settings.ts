import { changedMeanwhile, refuse } from '../../../owners/index.js'
import type { AuditOperation, EntryOf, OwnerProblem } from '../../../owners/index.js'
import type {
  SettingChange,
  SettingEdit,
  SettingsFile,
  SettingsHistory,
  SettingsText,
} from '../../../ports/owner/files/settings-file.port.js'
import { isSameJson, ok, plural } from '../../../shared/index.js'
import type { Result, UntrustedRecord } from '../../../shared/index.js'
import { writeWithEntry } from '../write-with-entry.js'
import { decideSettings, settingAt, settingKeys } from './decide-settings.js'

/** A problem of the settings: the path, and the broken rule. */
export interface SettingProblem {
  readonly path: string
  readonly message: string
}

/** The ports of the use cases for settings. */
export interface SettingsPorts {
  readonly file: SettingsFile
  readonly history: SettingsHistory
  /** The problems of settings; an empty list: a site can start with them. */
  readonly problemsOf: (values: UntrustedRecord) => readonly SettingProblem[]
}

/** No data exist before the first start of a site, so there is no log yet that could miss an entry. */
export const NO_SETTINGS_HISTORY: SettingsHistory = {
  last: () => Promise.resolve(null),
  keep: () => Promise.resolve(true),
  forget: () => Promise.resolve(),
}

/** The conditions of a change of settings, and its entry in the audit log. */
export interface SettingsCommand {
  /** True if the file is unchanged since it was read. @default any */
  readonly isAsRead?: (text: string | null) => boolean
  /** True: only previews the result. @default false */
  readonly isDryRun?: boolean
  readonly entryOf: EntryOf
}

/** The result: if there are problems, nothing was written. */
export interface SettingsOutcome {
  readonly changes: readonly SettingChange[]
  readonly problems: readonly SettingProblem[]
  readonly hasChanged: boolean
}

const CHANGED = changedMeanwhile('vitrine.json', 'then save')

/** Reads the file before a change. */
async function load({ file }: SettingsPorts, { isAsRead }: SettingsCommand) {
  const read = await file.read()
  if (!read.ok) return refuse('not-allowed', read.failure)
  return isAsRead === undefined || isAsRead(read.value.text) ? read : CHANGED
}

/** Writes the file with its entry. */
function save(
  { file, history }: SettingsPorts,
  { entryOf }: SettingsCommand,
  {
    before,
    after,
    changes,
    operation,
  }: {
    readonly before: string | null
    readonly after: string
    readonly changes: readonly SettingChange[]
    readonly operation: AuditOperation
  },
): Promise<Result<void, OwnerProblem>> {
  const detail = changes.map(({ path }) => path).join(', ')
  const entry = entryOf({ operation, subject: null, detail })
  return writeWithEntry(
    {
      file: 'vitrine.json',
      keep: () => history.keep(changes, entry),
      write: () => file.replace(before, after),
      correct: (detail) => history.forget(entry.id, detail),
    },
    CHANGED,
  )
}

async function change(
  ports: SettingsPorts,
  command: SettingsCommand,
  operation: AuditOperation,
  editsOf: (read: SettingsText) => Promise<Result<readonly SettingEdit[], OwnerProblem>>,
): Promise<Result<SettingsOutcome, OwnerProblem>> {
  const read = await load(ports, command)
  if (!read.ok) return read
  const edits = await editsOf(read.value)
  if (!edits.ok) return edits
  const decided = decideSettings(read.value.values, edits.value)
  if (!decided.ok) return decided
  const { values, changes } = decided.value
  const problems = ports.problemsOf(values)
  if (problems.length > 0 || changes.length === 0 || command.isDryRun === true)
    return ok({ changes, problems, hasChanged: false })
  const { text: before } = read.value
  const places = changes.map(({ path, after }) => ({ path, value: after }))
  const after = ports.file.withEdits(before, places)
  if (!isSameJson(JSON.parse(after), values))
    return refuse('not-allowed', 'vitrine.json names a setting twice: remove one of the two in the file.')
  const saved = await save(ports, command, { before, after, changes, operation })
  return saved.ok ? ok({ changes, problems, hasChanged: true }) : saved
}

/**
 * Changes settings in their file, which remains the master copy: completely or not at all, and never over
 * another person's change.
 */
export const changeSettings = (
  ports: SettingsPorts,
  command: SettingsCommand,
  edits: readonly SettingEdit[],
): Promise<Result<SettingsOutcome, OwnerProblem>> =>
  ports.file.alone(() => change(ports, command, 'changeSettings', async () => ok(edits)))

/** Reverts the last change, if its values are still unchanged. */
export const undoSettings = (
  ports: SettingsPorts,
  command: SettingsCommand,
): Promise<Result<SettingsOutcome, OwnerProblem>> =>
  ports.file.alone(() =>
    change(ports, command, 'undoSettings', async ({ values }) => {
      const last = await ports.history.last()
      if (last === null) return refuse('not-found', 'No change of the settings was made here.')
      const others = last.changes.filter(
        ({ path, after }) => !isSameJson(settingAt(values, settingKeys(path) ?? []), after),
      )
      return others.length === 0
        ? ok(last.changes.map(({ path, before }) => ({ path, value: before })))
        : refuse(
            'changed-meanwhile',
            `${plural(others.length, 'setting')} of it changed since (${others.map(({ path }) => path).join(', ')}).`,
          )
    }),
  )
