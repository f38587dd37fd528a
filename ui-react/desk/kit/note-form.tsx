import type { ReactNode } from 'react'
import { useKeptDraft } from '../data/use-kept-draft.js'
import { Button } from './button.js'
import { say } from './say.js'

interface NoteFormProps {
  /** The id of the order or member that the note is about. */
  readonly about: string
  readonly isBusy: boolean
  /** Keeps the note; `onKept` empties the field. */
  readonly onSave: (text: string, onKept: () => void) => void
}

/** A field for a note of the shop, above a time line; the text stays with its order or member until it is saved. */
export function NoteForm({ about, isBusy, onSave }: NoteFormProps): ReactNode {
  const [text, setText] = useKeptDraft(`note ${about}`, '')
  const kept = (): void => {
    setText('')
    say('Note kept')
  }
  const save = (): void => {
    if (text.trim() !== '' && !isBusy) onSave(text.trim(), kept)
  }
  return (
    <form
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <textarea
        className="input"
        rows={1}
        aria-label="Note"
        placeholder="Add a note for the shop"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) save()
        }}
      />
      <Button type="submit" isBusy={isBusy} disabled={text.trim() === ''} aria-label="Add the note">
        Add
      </Button>
    </form>
  )
}
