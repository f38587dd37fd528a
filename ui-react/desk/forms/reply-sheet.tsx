import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskEntry } from '../../../core/desk/index.js'
import { useApi, useChangeKey } from '../data/api.js'
import { useMailWords } from '../data/use-mail-words.js'
import { useSession } from '../data/use-session.js'
import { useKeptDraft } from '../data/use-kept-draft.js'
import { TextArea, TextField } from '../kit/field.js'
import { FormSheet } from '../kit/form-sheet.js'
import { Notice } from '../kit/states.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { replyAddress, replySubject } from './entry-texts.js'
import { useReadEntriesAgain } from './use-entries.js'

interface ReplySheetProps {
  readonly entry: DeskEntry
  readonly onClose: () => void
}

/** Replies to an entry by mail; the text is kept until it is sent. */
export function ReplySheet({ entry, onClose }: ReplySheetProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const mailWords = useMailWords()
  const readAgain = useReadEntriesAgain()
  const { data: session } = useSession()
  const shop = session?.shop.name ?? ''
  const [subject, setSubject] = useState(replySubject(entry, shop))
  const [text, setText] = useKeptDraft(`reply ${entry.id}`, '')
  const key = useChangeKey(JSON.stringify([entry.id, subject, text]))
  const send = (): void =>
    void submit.send(
      () => api.replyToEntry({ key, id: entry.id, subject, text }),
      () => {
        setText('')
        readAgain()
        reportDone(mailWords('Answer on its way', 'Answer kept, not sent'), `To ${entry.replyTo}`)
        onClose()
      },
    )
  return (
    <FormSheet
      title="Reply"
      onClose={onClose}
      submit={submit}
      action="Send"
      isReady={subject.trim() !== '' && text.trim() !== ''}
      onSubmit={send}
    >
      {session?.shop.mailsAreSent === false && (
        <Notice tone="warn">
          This shop sends no mails yet: set a mail server first, or{' '}
          <a href={replyAddress(entry, shop)}>write in your mail program</a>.
        </Notice>
      )}
      <p className="soft">
        To <span className="reference">{entry.replyTo}</span>. The message is quoted below your text.
      </p>
      <TextField
        label="Subject"
        value={subject}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setSubject(event.target.value)}
      />
      <TextArea
        label="Text"
        rows={9}
        value={text}
        maxLength={20_000}
        data-first
        onChange={(event) => setText(event.target.value)}
      />
    </FormSheet>
  )
}
