import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskProductFile, FileField, FileGroup } from '../../../core/desk/index.js'
import { useApi, useChangeKey } from '../data/api.js'
import { TextArea, TextField } from '../kit/field.js'
import { FormSheet } from '../kit/form-sheet.js'
import { sayDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { useKeepFile } from './use-product-file.js'

interface FileSheetProps {
  readonly id: string
  readonly file: DeskProductFile
  readonly group: FileGroup
  readonly onClose: () => void
}

const keyOf = ({ line, column }: Pick<FileField, 'line' | 'column'>): string => `${line} ${column}`

interface OneFieldProps {
  readonly field: FileField
  readonly value: string
  readonly onChange: (value: string) => void
}

function OneField({ field: { label, hint, isLong, variant }, value, onChange }: OneFieldProps): ReactNode {
  const props = { label: variant === null ? label : `${label} of ${variant}`, hint, value }
  return isLong ? (
    <TextArea {...props} rows={4} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextField {...props} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
  )
}

/** Edits some fields of a product in the catalogue file. */
export function FileSheet({ id, file, group, onClose }: FileSheetProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const keep = useKeepFile(id)
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const cells = group.fields
    .map(({ line, column, value }) => ({ line, column, value: typed.get(keyOf({ line, column })) ?? value }))
    .filter((cell, at) => cell.value.trim() !== group.fields[at]?.value)
  const { version } = file
  const key = useChangeKey(JSON.stringify([version, cells]))
  const save = (): void =>
    void submit
      .send(
        () => api.editProductFile({ key, id, version, cells }),
        (saved) => {
          keep(saved)
          sayDone('Saved in catalogue.csv', 'The shop takes it within a second.')
          onClose()
        },
      )
      .then((isSaved) => isSaved || keep(null))
  return (
    <FormSheet
      title={group.title}
      onClose={onClose}
      submit={submit}
      action="Save"
      isReady={cells.length > 0}
      onSubmit={save}
    >
      {group.fields.map((field) => (
        <OneField
          key={keyOf(field)}
          field={field}
          value={typed.get(keyOf(field)) ?? field.value}
          onChange={(value) => setTyped(new Map(typed).set(keyOf(field), value))}
        />
      ))}
    </FormSheet>
  )
}
