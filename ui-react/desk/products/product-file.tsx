import { useState } from 'react'
import type { ReactNode } from 'react'
import { fileGroups, pictureAddress, picturesOf } from '../../../core/desk/index.js'
import type { DeskProductFile, FileField, FileGroup } from '../../../core/desk/index.js'
import { useMayChange } from '../data/use-session.js'
import { Button } from '../kit/button.js'
import { IconProducts } from '../kit/icons.js'
import { Picture } from '../kit/picture.js'
import { FileSheet } from './file-sheet.js'

interface ShownField {
  readonly name: string
  readonly value: string
}

/** The given values of a group; those that all variants share are shown once. */
function shownFields(fields: readonly FileField[]): readonly ShownField[] {
  const labels = [...new Set(fields.map(({ label }) => label))]
  return labels.flatMap((label) => {
    const own = fields.filter((field) => field.label === label)
    const [first] = own
    if (first !== undefined && own.every(({ value }) => value === first.value))
      return first.value === '' ? [] : [{ name: label, value: first.value }]
    return own
      .filter(({ value }) => value !== '')
      .map(({ variant, value }) => ({ name: `${label}: ${variant ?? ''}`, value }))
  })
}

function Pictures({ value }: { readonly value: string }): ReactNode {
  return (
    <span className="file-pictures">
      {picturesOf('', value).map((picture) => (
        <Picture key={picture} url={pictureAddress(picture)} icon={IconProducts} />
      ))}
    </span>
  )
}

interface GroupProps {
  readonly group: FileGroup
  readonly onEdit: (() => void) | null
}

function Group({ group: { id, title, fields }, onEdit }: GroupProps): ReactNode {
  const filled = shownFields(fields)
  const action = filled.length === 0 ? 'Add' : 'Edit'
  return (
    <section className="card file-group" aria-labelledby={`file-${id}`}>
      <div className="card-head">
        <h2 id={`file-${id}`}>{title}</h2>
        {onEdit !== null && (
          <Button kind="quiet" aria-label={`${action}: ${title}`} onClick={onEdit}>
            {action}
          </Button>
        )}
      </div>
      {filled.length > 0 && (
        <dl className="entry-fields">
          {filled.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{id === 'pictures' ? <Pictures value={value} /> : value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** The fields of a product in the catalogue file, each group with the form that edits it. */
export function ProductFile({
  id,
  file,
}: {
  readonly id: string
  readonly file: DeskProductFile
}): ReactNode {
  const mayChange = useMayChange()
  const [edited, setEdited] = useState<string | null>(null)
  const groups = fileGroups(file)
  const group = groups.find((one) => one.id === edited)
  return (
    <>
      {groups.map((one) => (
        <Group key={one.id} group={one} onEdit={mayChange ? () => setEdited(one.id) : null} />
      ))}
      {group && <FileSheet id={id} file={file} group={group} onClose={() => setEdited(null)} />}
    </>
  )
}
