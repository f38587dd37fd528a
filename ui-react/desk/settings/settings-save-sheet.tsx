import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskSettingEdit, DeskSettings, DeskSettingsChange } from '../../../core/desk/index.js'
import { useApi, useChangeKey } from '../data/api.js'
import { ChangeList } from '../kit/change-list.js'
import { FormSheet } from '../kit/form-sheet.js'
import { Notice, Skeleton } from '../kit/states.js'
import { countText } from '../kit/texts.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { useProof } from './proof.js'
import { settingLabel } from './setting-groups.js'

interface SettingsSaveSheetProps {
  readonly settings: DeskSettings
  readonly edits: readonly DeskSettingEdit[]
  /** The paths of edits that another person has edited as well. */
  readonly conflicts: readonly string[]
  readonly onClose: () => void
  readonly onProblems: (problems: DeskSettingsChange['problems']) => void
  readonly onSaved: (settings: DeskSettings) => void
  /** Called if the file was changed meanwhile and must be read again. */
  readonly onRefused: () => void
}

/** A value in words: a text without its quotes. */
function valueText(json: string | null): string {
  if (json === null) return 'Left out'
  const value: unknown = JSON.parse(json)
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1).replace(/\s+/g, ' ')
}

function Problems({ problems }: Pick<DeskSettingsChange, 'problems'>): ReactNode {
  return (
    <Notice tone="bad">
      <ul>
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <span className="mono">{path}</span> {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

interface ChangesProps {
  readonly change: DeskSettingsChange
  readonly conflicts: readonly string[]
}

/** The differences from the file that saving makes, or the problems that keep it from being saved. */
function Changes({ change: { problems, changes }, conflicts }: ChangesProps): ReactNode {
  if (problems.length > 0) return <Problems problems={problems} />
  if (changes.length === 0) return <p className="soft">There are no differences from the file any more.</p>
  return (
    <ChangeList
      changes={changes.map(({ path, before, after }) => ({
        subject: settingLabel(path.split('.')[0] ?? path),
        field: path,
        before: valueText(before),
        after: valueText(after),
        note: conflicts.includes(path) ? 'just changed by another person' : null,
      }))}
    />
  )
}

/** Asks the server for the changes that saving makes, and saves them. */
export function SettingsSaveSheet({
  settings,
  edits,
  conflicts,
  onClose,
  onProblems,
  onSaved,
  onRefused,
}: SettingsSaveSheetProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const proof = useProof()
  const { version } = settings
  const asked = JSON.stringify([version, edits])
  const key = useChangeKey(asked)
  const [checked, setChecked] = useState<DeskSettingsChange | null>(null)
  useEffect(() => {
    setChecked(null)
    void submit
      .send(
        () => proof.guard(() => api.changeSettings({ key, version, edits, dryRun: true })),
        (outcome) => {
          setChecked(outcome)
          onProblems(outcome.problems)
        },
      )
      .then((isAnswered) => isAnswered || onRefused())
    // The text of the request has all inputs of the check.
  }, [asked])
  const save = (): void =>
    void submit
      .send(
        () => proof.guard(() => api.changeSettings({ key, version, edits })),
        (saved) => {
          onSaved(saved.settings)
          reportDone('Saved', 'vitrine.json is written. Start the site again for it to count.')
          onClose()
        },
      )
      .then((isSaved) => isSaved || onRefused())
  const problems = checked?.problems ?? []
  const changes = checked?.changes ?? []
  return (
    <FormSheet
      title={problems.length > 0 ? 'Not right yet' : `Save ${countText(edits.length, 'change')}?`}
      onClose={onClose}
      submit={submit}
      action="Save"
      isReady={changes.length > 0 && problems.length === 0}
      onSubmit={save}
      above={proof.sheet}
    >
      {conflicts.length > 0 && (
        <Notice tone="warn">
          Another person has just changed {countText(conflicts.length, 'value')} of these. Save keeps yours;
          to keep theirs, go back and discard.
        </Notice>
      )}
      {checked === null && !submit.failure && <Skeleton width="70%" />}
      {checked !== null && <Changes change={checked} conflicts={conflicts} />}
    </FormSheet>
  )
}
