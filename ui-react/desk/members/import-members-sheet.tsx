import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskMembersImport, DeskMembersPreview } from '../../../core/desk/index.js'
import { useApi, useChangeKey, valueOf } from '../data/api.js'
import { FormSheet } from '../kit/form-sheet.js'
import { ImportLine, ImportReport, TableField } from '../kit/import-report.js'
import { Notice } from '../kit/states.js'
import { countText } from '../kit/texts.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { INVITATIONS, MEMBERS } from './use-member.js'

const OUTCOMES = {
  ADDED: { name: 'new', many: 'new', tone: 'good' },
  KNOWN: { name: 'member already', many: 'members already', tone: undefined },
  REFUSED: { name: 'to mend', many: 'to mend', tone: 'bad' },
} as const

const HINT =
  'With a column Email; Name, Access Groups and your fields are taken over, passwords are in no file. Nothing is ' +
  'changed before you have seen what the import does, and no member gets a mail by it.'

const ASK_AGAIN_MS = 500

function Preview({ preview }: { readonly preview: DeskMembersPreview }): ReactNode {
  const { added, known, refused, lines, problems, unknownColumns } = preview
  const hidden = added + known + refused - lines.length
  const counts = [
    { ...OUTCOMES.ADDED, count: added },
    { ...OUTCOMES.KNOWN, count: known },
    { ...OUTCOMES.REFUSED, count: refused },
  ]
  return (
    <ImportReport
      problems={problems}
      notice={
        unknownColumns.length > 0 && (
          <Notice tone="calm">
            Left out, since the settings name no such fields: {unknownColumns.join(', ')}.
          </Notice>
        )
      }
      counts={counts
        .filter(({ count }) => count > 0)
        .map(({ count, name, many, tone }) => ({ text: countText(count, name, many), tone }))}
      lines={lines.map(({ line, email, outcome, problem }) => (
        <ImportLine
          key={`${line} ${email}`}
          place={`Line ${line}`}
          name={email || 'Not imported'}
          outcome={OUTCOMES[outcome]}
          problem={problem}
        />
      ))}
      more={hidden > 0 && <p className="faint">And {countText(hidden, 'line')} more.</p>}
    />
  )
}

function Progress({ standing: { done, total } }: { readonly standing: DeskMembersImport }): ReactNode {
  return (
    <p className="import-progress" role="status">
      <progress value={done} max={Math.max(total, 1)} aria-label="Progress of the import" />
      <span className="soft num">
        {countText(done, 'line')} of {countText(total, 'line')}
      </span>
    </p>
  )
}

/** Imports members from a table, after showing the effect on each line, and shows the progress. */
export function ImportMembersSheet({ onClose }: { readonly onClose: () => void }): ReactNode {
  const api = useApi()
  const client = useQueryClient()
  const submit = useSubmit()
  const [text, setText] = useState<string | null>(null)
  const [preview, setPreview] = useState<DeskMembersPreview | null>(null)
  const [begun, setBegun] = useState<DeskMembersImport | null>(null)
  const key = useChangeKey(`${begun?.id ?? ''} ${text ?? ''}`)
  const id = begun?.id ?? ''
  const { data: read } = useQuery({
    queryKey: ['members import', id],
    queryFn: () => valueOf(api.membersImport(id)),
    enabled: begun?.state === 'RUNNING',
    refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' || !state.data ? ASK_AGAIN_MS : false),
  })
  const standing = read ?? begun
  const state = standing?.state
  const added = standing?.added ?? 0
  useEffect(() => {
    if (state !== 'DONE') return
    for (const queryKey of [MEMBERS, INVITATIONS]) void client.invalidateQueries({ queryKey })
    reportDone(
      `${countText(added, 'member')} imported`,
      'They set a password with the link of a mail when they come next.',
    )
    onClose()
  }, [state, added, client, onClose])
  const choose = (chosen: string | null): void => {
    setText(chosen)
    setPreview(null)
    setBegun(null)
    if (chosen !== null) void submit.send(() => api.previewMembers(chosen), setPreview)
  }
  const isRunning = state === 'RUNNING'
  return (
    <FormSheet
      title="Import members"
      onClose={onClose}
      submit={{ ...submit, isBusy: submit.isBusy || isRunning }}
      action={
        preview !== null && preview.added > 0 ? `Import ${countText(preview.added, 'member')}` : 'Import'
      }
      isReady={
        preview !== null && preview.added > 0 && preview.refused === 0 && preview.problems.length === 0
      }
      onSubmit={() => void submit.send(() => api.importMembers({ key, text: text ?? '' }), setBegun)}
    >
      {state === 'FAILED' && (
        <Notice tone="bad">
          {standing?.problems.join(' ') ||
            'The file did not arrive as a whole, and nothing was imported. Send it again.'}
        </Notice>
      )}
      {isRunning && standing && <Progress standing={standing} />}
      <TableField hint={HINT} isDisabled={isRunning} onChoose={choose} />
      {preview !== null && !isRunning && <Preview preview={preview} />}
    </FormSheet>
  )
}
