import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { mergedDraft, settingConflicts, settingEdits } from '../../../core/desk/index.js'
import type {
  DeskSettings,
  DeskSettingsChange,
  SettingField,
  SettingsDraft,
} from '../../../core/desk/index.js'
import { failureOf, useApi, useChangeKey, valueOf } from '../data/api.js'
import { useAskBeforeLeaving } from '../data/use-ask-before-leaving.js'
import { useKeptDraft } from '../data/use-kept-draft.js'
import { Button } from '../kit/button.js'
import { TextField } from '../kit/field.js'
import { SaveBar } from '../kit/save-bar.js'
import { Failed, failureText, Notice } from '../kit/states.js'
import { Moment } from '../kit/texts.js'
import { reportDone, reportFailed } from '../kit/toasts.js'
import { useKeys } from '../shell/use-keys.js'
import { useProof } from './proof.js'
import { groupSettings, settingLabel } from './setting-groups.js'
import { SettingInput } from './setting-input.js'
import { SettingGroup, WaitingRows } from './setting.js'
import { SettingsSaveSheet } from './settings-save-sheet.js'

const SETTINGS = ['settings'] as const
const NO_GROUPS: readonly string[] = []
const NO_DRAFT: SettingsDraft = {}
const NO_PROBLEMS: DeskSettingsChange['problems'] = []

const shownPaths = (paths: readonly string[]): string => {
  const [first = '', second, ...rest] = paths
  if (second === undefined) return first
  return rest.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${rest.length} more`
}

/**
 * The last change with a button that reverts it, the settings that wait for a start, and the problems of the
 * file.
 */
function State({
  settings,
  onUndone,
}: {
  readonly settings: DeskSettings
  readonly onUndone: (settings: DeskSettings) => void
}): ReactNode {
  const api = useApi()
  const proof = useProof()
  const [isBusy, setBusy] = useState(false)
  const { version, lastChange, waiting, failure } = settings
  const key = useChangeKey(`undo ${version}`)
  const undo = async (): Promise<void> => {
    setBusy(true)
    const undone = await proof.guard(() => api.undoSettings({ key, version }))
    setBusy(false)
    if (undone.ok) {
      const { settings: now, changes, problems } = undone.value
      onUndone(now)
      const [problem] = problems
      if (problem) reportFailed('It was not reverted', `${problem.path}: ${problem.message}`)
      else reportDone('Change reverted', shownPaths(changes.map(({ path }) => path)))
    } else if (undone.failure.tag !== 'cancelled')
      reportFailed('It was not reverted', failureText(undone.failure))
  }
  return (
    <>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      {waiting.length > 0 && (
        <Notice tone="warn">
          Saved; used from the next start of the site: {waiting.map((path) => settingLabel(path)).join(', ')}.
          Stop <span className="mono">vitrine serve</span> and start it.
        </Notice>
      )}
      {lastChange !== null && (
        <div className="last-change">
          <p className="soft">
            Last change: {shownPaths(lastChange.paths)}, by {lastChange.by},{' '}
            <Moment at={lastChange.at} isInSentence />
          </p>
          <Button isBusy={isBusy} onClick={() => void undo()}>
            Undo
          </Button>
        </div>
      )}
      {proof.sheet}
    </>
  )
}

const matches = (field: SettingField, search: string): boolean =>
  `${field.name} ${settingLabel(field.name)} ${field.help}`
    .toLowerCase()
    .includes(search.trim().toLowerCase())

const headingOf = (title: string): string => `settings-${title.toLowerCase()}`

/** Goes to a group with scroll and focus; its fields are the next stops of the keyboard. */
function goToGroup(title: string): void {
  const heading = document.getElementById(headingOf(title))
  heading?.closest('section')?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

function GroupLinks({ titles }: { readonly titles: readonly string[] }): ReactNode {
  return (
    <nav className="setting-jumps" aria-label="Groups of settings">
      {titles.map((title) => (
        <Button key={title} kind="quiet" onClick={() => goToGroup(title)}>
          {title}
        </Button>
      ))}
    </nav>
  )
}

/** The edits of the settings, stored while the desk is open, and the problems that the server found. */
function useSettingsDraft(settings: DeskSettings) {
  const [typed, setTyped] = useKeptDraft('settings', NO_DRAFT)
  // The values that the edits began with, so that another person's changes of other values stay.
  const [base, setBase] = useKeptDraft('settings base', NO_DRAFT)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const draft = mergedDraft(settings, typed, base)
  const edits = settingEdits(settings, draft)
  return {
    edits,
    conflicts: settingConflicts(settings, edits, base),
    problems,
    setProblems,
    valueOf: (name: string): unknown => (name in draft ? draft[name] : settings.values[name]),
    change: (name: string, value: unknown): void => {
      if (!(name in base)) setBase({ ...base, [name]: settings.values[name] })
      setTyped({ ...typed, [name]: value })
      setProblems(NO_PROBLEMS)
    },
    discard: (): void => {
      setTyped(NO_DRAFT)
      setBase(NO_DRAFT)
    },
  }
}

interface GroupFieldsProps {
  readonly fields: readonly SettingField[]
  readonly locked: readonly string[]
  readonly draft: ReturnType<typeof useSettingsDraft>
}

function GroupFields({ fields, locked, draft }: GroupFieldsProps): ReactNode {
  const wrong = new Map(draft.problems.map(({ path, message }) => [path, message]))
  return (
    <div className="setting-fields">
      {fields.map(({ name, ...field }) =>
        locked.includes(name) ? (
          <p key={name} className="soft">
            <strong>{settingLabel(name)}</strong> holds a password: edit it in{' '}
            <span className="mono">vitrine.json</span>.
          </p>
        ) : (
          <SettingInput
            key={name}
            {...field}
            label={settingLabel(name)}
            groups={NO_GROUPS}
            value={draft.valueOf(name)}
            path={name}
            problems={wrong}
            onChange={(value) => draft.change(name, value)}
          />
        ),
      )}
    </div>
  )
}

function Form({ settings }: { readonly settings: DeskSettings }): ReactNode {
  const client = useQueryClient()
  const draft = useSettingsDraft(settings)
  const [search, setSearch] = useState('')
  const [isSaving, setSaving] = useState(false)
  const { edits, problems, setProblems, discard } = draft
  const hasEdits = edits.length > 0
  useAskBeforeLeaving(hasEdits)
  useKeys({ 'mod+s': () => setSaving(hasEdits) })
  const take = (next: DeskSettings): void => void client.setQueryData(SETTINGS, next)
  const shown = settings.fields.filter((field) => matches(field, search))
  const groups = groupSettings(shown)
  return (
    <>
      <State settings={settings} onUndone={take} />
      <TextField
        label="Find a setting"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div className="setting-columns">
        {groups.length > 1 && <GroupLinks titles={groups.map(({ group }) => group.title)} />}
        <div className="setting-column">
          {shown.length === 0 && <p className="soft">No setting has this text in its name or help.</p>}
          {groups.map(({ group: { title, about }, fields }) => (
            <SettingGroup key={title} title={title} about={about} headingId={headingOf(title)}>
              <GroupFields fields={fields} locked={settings.locked} draft={draft} />
            </SettingGroup>
          ))}
        </div>
      </div>
      {hasEdits && (
        <SaveBar
          count={edits.length}
          problems={problems.length}
          onDiscard={() => {
            discard()
            setProblems(NO_PROBLEMS)
          }}
          onReview={() => setSaving(true)}
        />
      )}
      {isSaving && (
        <SettingsSaveSheet
          settings={settings}
          edits={edits}
          conflicts={draft.conflicts}
          onClose={() => setSaving(false)}
          onProblems={setProblems}
          onSaved={(next) => {
            discard()
            take(next)
          }}
          onRefused={() => void client.invalidateQueries({ queryKey: SETTINGS })}
        />
      )}
    </>
  )
}

/**
 * The settings of the site, each with its help; the differences are shown before `vitrine.json` is written.
 */
export function SiteSettings(): ReactNode {
  const api = useApi()
  const { data, error, refetch } = useQuery({ queryKey: SETTINGS, queryFn: () => valueOf(api.settings()) })
  if (data !== undefined) return <Form settings={data} />
  if (error !== null) return <Failed failure={failureOf(error)} onRetry={() => void refetch()} />
  return (
    <SettingGroup title="Site" about="The values in vitrine.json.">
      <WaitingRows count={6} />
    </SettingGroup>
  )
}
