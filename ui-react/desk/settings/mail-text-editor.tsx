import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { mailDraftOf, mailTextOf } from '../../../core/desk/index.js'
import type { DeskMailText, MailDraft } from '../../../core/desk/index.js'
import { useApi, useChangeKey } from '../data/api.js'
import { useAskBeforeLeaving } from '../data/use-ask-before-leaving.js'
import { useKeptDraft } from '../data/use-kept-draft.js'
import { useSession } from '../data/use-session.js'
import { Button } from '../kit/button.js'
import { TextArea, TextField } from '../kit/field.js'
import { FormSheet } from '../kit/form-sheet.js'
import { failureText, Notice } from '../kit/states.js'
import { wordsOf } from '../kit/texts.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { useKeepMailText, useMailPreview, useQuiet } from './use-mail-text.js'

const FRAME = 'mail-preview'

interface PreviewProps {
  readonly template: string
  readonly text: string
}

/** The mail with a text, requested by a form, since a frame of this page would have this page's policy. */
function Preview({ template, text }: PreviewProps): ReactNode {
  const api = useApi()
  const form = useRef<HTMLFormElement>(null)
  const { data, isFetching, isPlaceholderData } = useMailPreview(template, text)
  const canBeSent = data != null && !isPlaceholderData && data.problem === null
  useEffect(() => {
    if (canBeSent) form.current?.requestSubmit()
  }, [text, canBeSent])
  return (
    <section className="card mail-preview" aria-label="Preview" aria-busy={isFetching}>
      <header>
        <span className="soft">Subject</span>
        <h2>{data?.subject}</h2>
      </header>
      <form ref={form} hidden method="post" target={FRAME} action={api.mailPreviewUrl(template)}>
        <textarea name="text" value={text} readOnly aria-label="Text of the preview" />
      </form>
      <iframe title={`Preview: ${wordsOf(template)}`} sandbox="" name={FRAME} />
    </section>
  )
}

interface BackSheetProps {
  readonly mail: DeskMailText
  readonly onClose: () => void
  readonly onDone: (mail: DeskMailText) => void
}

/** Removes the owner's file after a second confirmation. */
function BackSheet({ mail, onClose, onDone }: BackSheetProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const { template, version } = mail
  const key = useChangeKey(version)
  return (
    <FormSheet
      title="Restore the built-in text?"
      onClose={onClose}
      submit={submit}
      action="Remove your text"
      kind="danger"
      onSubmit={() =>
        void submit.send(() => api.editMailText({ key, template, version, text: null }), onDone)
      }
    >
      <p className="soft">
        The file <span className="mono">vitrine-mails/{mail.file}</span> is removed, and the next mail has the
        text that comes with the shop.
      </p>
    </FormSheet>
  )
}

/** A typed text, and the text of the server that it began with. */
interface TypedText {
  readonly read: DeskMailText
  readonly draft: MailDraft
}

/** A draft of a mail's text, and whether it can be saved; it stays while other pages are shown. */
function useMailDraft(mail: DeskMailText) {
  const keep = useKeepMailText(mail.template)
  const [typed, setTyped] = useKeptDraft<TypedText | null>(`mail ${mail.template}`, null)
  const { read, draft } = typed ?? { read: mail, draft: mailDraftOf(mail.text) }
  const text = mailTextOf(draft)
  const quiet = useQuiet(text)
  const { data, isPlaceholderData } = useMailPreview(mail.template, quiet)
  return {
    ...{ read, draft, text, quiet, keep },
    setDraft: (next: MailDraft): void => setTyped({ read, draft: next }),
    isChanged: text !== mailTextOf(mailDraftOf(read.text)),
    isOutdated: mail.version !== read.version,
    problem: quiet === text && !isPlaceholderData ? (data?.problem ?? undefined) : undefined,
    /** Keeps the typed text after another person's change. */
    keepMine: (): void => setTyped({ read: mail, draft }),
    /** Replaces the typed text by one of the server. */
    take: (next: DeskMailText): void => {
      keep(next)
      setTyped(null)
    },
  }
}

type OpenDraft = ReturnType<typeof useMailDraft>

/** The files that the text and the HTML of a mail come from. */
function TextSource({ file, htmlFile }: DeskMailText): ReactNode {
  return (
    <p className="soft mail-help">
      {file === null ? (
        'This is the built-in text.'
      ) : (
        <>
          This text is the file <span className="mono">vitrine-mails/{file}</span>.
        </>
      )}{' '}
      {htmlFile !== null && (
        <>
          The HTML of this mail is <span className="mono">vitrine-mails/{htmlFile}</span> and does not follow
          from the text.
        </>
      )}
    </p>
  )
}

function Fields({ open, isReadOnly }: { readonly open: OpenDraft; readonly isReadOnly: boolean }): ReactNode {
  const { draft, setDraft, read, problem } = open
  return (
    <>
      <TextField
        label="Subject"
        value={draft.subject}
        readOnly={isReadOnly}
        onChange={(event) => setDraft({ ...draft, subject: event.target.value })}
      />
      <TextArea
        label="Text"
        rows={16}
        value={draft.body}
        readOnly={isReadOnly}
        problem={problem}
        hint={
          <>
            {read.placeholders.map((name) => (
              <code key={name}>{`{${name}} `}</code>
            ))}
            A placeholder that stands alone in a paragraph becomes a part of the mail.
          </>
        }
        onChange={(event) => setDraft({ ...draft, body: event.target.value })}
      />
    </>
  )
}

interface OutdatedProps {
  readonly onShow: () => void
  readonly onKeepMine: () => void
}

const Outdated = ({ onShow, onKeepMine }: OutdatedProps): ReactNode => (
  <Notice tone="bad">
    The text was changed since you opened it. <Button onClick={onShow}>Show that text</Button>{' '}
    <Button onClick={onKeepMine}>Keep mine</Button>
  </Notice>
)

interface ButtonsProps {
  readonly open: OpenDraft
  readonly isBusy: boolean
  readonly onDiscard: () => void
  readonly onRestore: () => void
}

function Buttons({ open, isBusy, onDiscard, onRestore }: ButtonsProps): ReactNode {
  const { read, isChanged, isOutdated, problem } = open
  return (
    <div className="mail-buttons">
      {read.file !== null && <Button onClick={onRestore}>Restore the built-in text</Button>}
      {isChanged && <Button onClick={onDiscard}>Discard</Button>}
      <Button
        kind="primary"
        type="submit"
        isBusy={isBusy}
        disabled={!isChanged || isOutdated || problem !== undefined}
      >
        Save the text
      </Button>
    </div>
  )
}

/** Edits the text of a mail beside its preview. */
export function MailTextEditor({ mail }: { readonly mail: DeskMailText }): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const mayChange = useSession().data?.owner?.role === 'OWNER'
  const open = useMailDraft(mail)
  const { read, text, isChanged, isOutdated, take } = open
  const [goesBack, setGoesBack] = useState(false)
  const key = useChangeKey(JSON.stringify([read.version, text]))
  useAskBeforeLeaving(isChanged)
  const save = (): void => {
    const { template, version } = read
    void submit
      .send(
        () => api.editMailText({ key, template, version, text }),
        (saved) => {
          take(saved)
          reportDone(`Saved in vitrine-mails/${saved.file ?? ''}`, 'The next mail has it.')
        },
      )
      .then((isSaved) => isSaved || open.keep(null))
  }
  return (
    <div className="mail-edit">
      <form
        className="card mail-fields"
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged && !submit.isBusy) save()
        }}
      >
        {submit.failure && !isOutdated && <Notice tone="bad">{failureText(submit.failure)}</Notice>}
        {isOutdated && <Outdated onShow={() => take(mail)} onKeepMine={open.keepMine} />}
        <Fields open={open} isReadOnly={!mayChange} />
        <TextSource {...read} />
        {mayChange ? (
          <Buttons
            open={open}
            isBusy={submit.isBusy}
            onDiscard={() => take(mail)}
            onRestore={() => setGoesBack(true)}
          />
        ) : (
          <p className="soft mail-help">Owners can change it.</p>
        )}
      </form>
      <Preview template={mail.template} text={open.quiet} />
      {goesBack && (
        <BackSheet
          mail={read}
          onClose={() => setGoesBack(false)}
          onDone={(next) => {
            take(next)
            setGoesBack(false)
            reportDone('The built-in text is used again')
          }}
        />
      )}
    </div>
  )
}
