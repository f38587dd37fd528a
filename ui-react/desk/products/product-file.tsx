import { useState } from 'react'
import type { ReactNode } from 'react'
import { fileGroups } from '../../../core/desk/index.js'
import type { DeskProductFile, FileField, FileGroup } from '../../../core/desk/index.js'
import { useMayChange } from '../data/use-session.js'
import { Button } from '../kit/button.js'
import { FileSheet } from './file-sheet.js'

const nameOf = ({ label, variant }: FileField): string => (variant === null ? label : `${variant}: ${label}`)

interface GroupProps {
  readonly group: FileGroup
  readonly onEdit: (() => void) | null
}

function Group({ group: { id, title, fields }, onEdit }: GroupProps): ReactNode {
  const filled = fields.filter(({ value }) => value !== '')
  return (
    <section className="card file-group" aria-labelledby={`file-${id}`}>
      <header>
        <h2 id={`file-${id}`}>{title}</h2>
        {onEdit !== null && (
          <Button kind="quiet" aria-label={`Edit: ${title}`} onClick={onEdit}>
            {filled.length === 0 ? 'Add' : 'Edit'}
          </Button>
        )}
      </header>
      {filled.length > 0 && (
        <dl className="entry-fields">
          {filled.map((field) => (
            <div key={`${field.line} ${field.column}`}>
              <dt>{nameOf(field)}</dt>
              <dd>{field.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** The fields of a product that the catalogue file holds, each group with the form that edits it. */
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
