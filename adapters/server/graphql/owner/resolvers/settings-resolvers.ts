import { createHash } from 'node:crypto'
import type { OwnerProblem } from '../../../../../core/owners/index.js'
import type { SettingEdit } from '../../../../../core/ports/owner/files/settings-file.port.js'
import { err, isDeepJson, isSameJson, ok, parseJson } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { holdsSecret, withoutSecrets } from '../../../../../core/use-cases/owner/settings/decide-settings.js'
import { changeSettings, undoSettings } from '../../../../../core/use-cases/owner/settings/change-settings.js'
import type { SettingsOutcome } from '../../../../../core/use-cases/owner/settings/change-settings.js'
import { changeOnce, entriesOf } from '../values/keyed-change.js'
import type { OwnerContext } from '../owner-services.js'
import { toProblem } from '../values/problems.js'

const versionOf = (text: string | null): string =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 32)

async function settingsValue({ services: { settings } }: OwnerContext): Promise<object> {
  const [read, started, last] = await Promise.all([
    settings.file.read(),
    settings.startedWith,
    settings.history.last(),
  ])
  const { text, values } = read.ok ? read.value : { text: null, values: {} }
  const [problem] = read.ok ? settings.problemsOf(values) : []
  const names = [...new Set([...Object.keys(values), ...Object.keys(started)])]
  return {
    version: versionOf(text),
    fields: settings.fields,
    values: withoutSecrets(values),
    locked: names.filter((name) => holdsSecret(values[name])),
    failure: read.ok ? (problem ? `${problem.path}: ${problem.message}` : null) : read.failure,
    waiting: read.ok ? names.filter((name) => !isSameJson(values[name], started[name])) : [],
    lastChange: last && { at: last.atMs, by: last.by, paths: last.changes.map(({ path }) => path) },
  }
}

/** The query of the settings. */
export const settingsQuery = (_: unknown, __: unknown, context: OwnerContext) => settingsValue(context)

const jsonOrNull = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))

async function answerOf(done: Result<SettingsOutcome, OwnerProblem>, context: OwnerContext): Promise<object> {
  if (!done.ok) return toProblem(done.failure)
  const { changes, problems, hasChanged } = done.value
  return {
    __typename: 'SettingsChanged',
    hasChanged,
    problems,
    changes: changes.map(({ path, before, after }) => ({
      path,
      before: jsonOrNull(before),
      after: jsonOrNull(after),
    })),
    settings: await settingsValue(context),
  }
}

const REPEATED = async () => ok<SettingsOutcome>({ changes: [], problems: [], hasChanged: false })

interface ChangeInput {
  readonly key: string
  readonly version: string
  readonly edits: readonly { readonly path: string; readonly value?: string | null }[]
  readonly dryRun?: boolean | null
}

const MAX_EDITS = 200

/** Parses the JSON values of edits. */
function readEdits(edits: ChangeInput['edits']): Result<readonly SettingEdit[], OwnerProblem> {
  const bad = (message: string) => err<OwnerProblem>({ tag: 'bad-input', message })
  if (edits.length > MAX_EDITS) return bad(`Change at most ${MAX_EDITS} settings at once.`)
  const read: SettingEdit[] = []
  for (const { path, value } of edits) {
    if (value != null && isDeepJson(value)) return bad(`${path}: the value has too many levels.`)
    const parsed = value == null ? undefined : parseJson(value)
    if (value != null && parsed === null && value.trim() !== 'null')
      return bad(`${path}: write the value as JSON.`)
    read.push({ path, value: parsed })
  }
  return ok(read)
}

/** The changes of settings. */
export const settingsMutations = {
  changeSettings: async (_: unknown, { input }: { readonly input: ChangeInput }, context: OwnerContext) => {
    const { key, version, edits, dryRun } = input
    const isDryRun = dryRun === true
    const read = readEdits(edits)
    if (!read.ok) return toProblem(read.failure)
    const done = await changeOnce<SettingsOutcome, OwnerProblem>(context, {
      operation: 'changeSettings',
      key,
      asked: [version, edits],
      isDryRun,
      repeated: () => context.services.settings.file.alone(REPEATED),
      work: (request) =>
        changeSettings(
          context.services.settings,
          {
            isAsRead: (text) => versionOf(text) === version,
            isDryRun,
            entryOf: entriesOf(context, request),
          },
          read.value,
        ),
    })
    return answerOf(done, context)
  },
  undoSettings: async (
    _: unknown,
    { key, version }: Pick<ChangeInput, 'key' | 'version'>,
    context: OwnerContext,
  ) => {
    const done = await changeOnce<SettingsOutcome, OwnerProblem>(context, {
      operation: 'undoSettings',
      key,
      asked: version,
      repeated: () => context.services.settings.file.alone(REPEATED),
      work: (request) =>
        undoSettings(context.services.settings, {
          isAsRead: (text) => versionOf(text) === version,
          entryOf: entriesOf(context, request),
        }),
    })
    return answerOf(done, context)
  },
}
