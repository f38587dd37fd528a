import { useState } from 'react'
import type { ReactNode } from 'react'
import { pictureCells, picturesOf } from '../../../core/desk/index.js'
import type { DeskProductFile, FileField, FileGroup } from '../../../core/desk/index.js'
import { useApi, useChangeKey } from '../data/api.js'
import { TextArea, TextField } from '../kit/field.js'
import { FormSheet } from '../kit/form-sheet.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { PictureOrder } from './picture-order.js'
import { useKeepFile } from './use-product-file.js'

interface FileSheetProps {
  readonly id: string
  readonly file: DeskProductFile
  readonly group: FileGroup
  readonly onClose: () => void
}

const keyOf = ({ line, column }: Pick<FileField, 'line' | 'column'>): string => `${line} ${column}`

const MAIN = 'Main Variant Image'
const MORE = 'More Variant Images'

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

interface PicturesProps {
  readonly fields: readonly FileField[]
  readonly valueOf: (field: FileField) => string
  readonly onChange: (values: ReadonlyMap<FileField, string>) => void
}

/** The pictures of each variant in their order, of which the file keeps the first apart. */
function Pictures({ fields, valueOf, onChange }: PicturesProps): ReactNode {
  return fields.map((main) => {
    const more = fields.find(({ line, column }) => line === main.line && column === MORE)
    if (main.column !== MAIN || more === undefined) return null
    return (
      <PictureOrder
        key={main.line}
        label={main.variant === null ? 'Pictures' : `Pictures of ${main.variant}`}
        pictures={picturesOf(valueOf(main), valueOf(more))}
        onChange={(pictures) => {
          const cells = pictureCells(pictures)
          onChange(
            new Map([
              [main, cells.main],
              [more, cells.more],
            ]),
          )
        }}
      />
    )
  })
}

/** Edits some fields of a product in the catalogue file. */
export function FileSheet({ id, file, group, onClose }: FileSheetProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const keep = useKeepFile(id)
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const valueOf = (field: FileField): string => typed.get(keyOf(field)) ?? field.value
  const keepTyped = (values: ReadonlyMap<FileField, string>): void =>
    setTyped(new Map([...typed, ...[...values].map(([field, value]) => [keyOf(field), value] as const)]))
  const cells = group.fields
    .map((field) => ({ line: field.line, column: field.column, value: valueOf(field) }))
    .filter((cell, at) => cell.value.trim() !== group.fields[at]?.value)
  const { version } = file
  const key = useChangeKey(JSON.stringify([version, cells]))
  const save = (): void =>
    void submit
      .send(
        () => api.editProductFile({ key, id, version, cells }),
        (saved) => {
          keep(saved)
          reportDone('Saved in catalogue.csv', 'The shop takes it within a second.')
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
      {group.id === 'pictures' ? (
        <Pictures fields={group.fields} valueOf={valueOf} onChange={keepTyped} />
      ) : (
        group.fields.map((field) => (
          <OneField
            key={keyOf(field)}
            field={field}
            value={valueOf(field)}
            onChange={(value) => keepTyped(new Map([[field, value]]))}
          />
        ))
      )}
    </FormSheet>
  )
}
