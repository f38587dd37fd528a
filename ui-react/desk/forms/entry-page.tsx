import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { DeskEntry, DeskFile } from '../../../core/desk/index.js'
import { formValueText } from '../../../core/site/index.js'
import { useApi } from '../data/api.js'
import { useMayChange } from '../data/use-session.js'
import { BackLink } from '../kit/back-link.js'
import { Button, buttonLooks } from '../kit/button.js'
import { lastViewOf } from '../kit/last-view.js'
import { IconAttachment, IconDownload, IconForms, IconReply } from '../kit/icons.js'
import { failureText, Skeleton } from '../kit/states.js'
import { Moment, sizeText } from '../kit/texts.js'
import { reportDone, reportFailed } from '../kit/toasts.js'
import { Missing } from '../shell/missing.js'
import { useScrollStop } from '../kit/use-scroll-stop.js'
import { Page } from '../shell/page.js'
import { WithoutContent } from '../shell/without-content.js'
import { useKeys } from '../shell/use-keys.js'
import { senderOf } from './entry-texts.js'
import { ReplySheet } from './reply-sheet.js'
import { useEntry, useReadEntriesAgain } from './use-entries.js'

function FileRow({ file }: { readonly file: DeskFile }): ReactNode {
  const api = useApi()
  const { field, id, name, sizeBytes } = file
  if (id === null || name === null)
    return (
      <li className="file-row">
        <IconAttachment size={17} aria-hidden />
        <span className="soft">{field}: the file did not arrive, or was removed</span>
      </li>
    )
  return (
    <li className="file-row">
      <IconAttachment size={17} aria-hidden />
      <span>
        <span className="file-name">{name}</span>
        <span className="soft">
          {field}, {sizeText(sizeBytes ?? 0)}
        </span>
      </span>
      <a {...buttonLooks()} href={api.fileUrl(id)} download={name} aria-label={`Save ${name}`}>
        <IconDownload size={16} aria-hidden />
        Save
      </a>
    </li>
  )
}

function Content({ entry }: { readonly entry: DeskEntry }): ReactNode {
  return (
    <div className="detail">
      <div className="detail-main">
        <section className="card" aria-label="Message">
          <dl className="entry-fields">
            {entry.fields.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{formValueText(value) || <span className="faint">Empty</span>}</dd>
              </div>
            ))}
          </dl>
        </section>
        {entry.replies.map(({ at, by, subject, text }) => (
          <section className="card reply" key={at} aria-label={`Answer of ${by}`}>
            <p className="soft">
              <IconReply size={16} aria-hidden />
              <span className="reference">{by}</span>
              <Moment at={at} />
            </p>
            <h2>{subject}</h2>
            <p className="reply-text">{text}</p>
          </section>
        ))}
        {entry.files.length > 0 && (
          <section className="card" aria-label="Files">
            <ul className="file-rows">
              {entry.files.map((file) => (
                <FileRow key={file.field} file={file} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className="card side-parts">
        <section className="side-part">
          <h2>Form</h2>
          <p>{entry.form}</p>
        </section>
        <section className="side-part">
          <h2>Received</h2>
          <p>
            <Moment at={entry.receivedAt} />
          </p>
        </section>
        <section className="side-part">
          <h2>Sent from</h2>
          <p className="reference">{entry.page}</p>
        </section>
      </div>
    </div>
  )
}

/** Marks an entry as read when it is shown. */
function useReadOnSight(entry: DeskEntry | null | undefined): void {
  const api = useApi()
  const mayChange = useMayChange()
  const readAgain = useReadEntriesAgain()
  const seen = useRef('')
  useEffect(() => {
    if (!entry || entry.isRead || !mayChange || seen.current === entry.id) return
    seen.current = entry.id
    void api.markEntries([entry.id], true).then(readAgain)
  }, [api, entry, mayChange, readAgain])
}

const WAITING = (
  <div className="detail" aria-busy="true">
    <section className="card entry-fields">
      <Skeleton width="40%" />
      <Skeleton width="70%" />
    </section>
  </div>
)

/** One entry of a form, with its files and a way to reply. */
export function EntryPage(): ReactNode {
  const { id = '' } = useParams()
  const api = useApi()
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const [isReplying, setReplying] = useState(false)
  const read = useEntry(id)
  const { data: entry } = read
  const readAgain = useReadEntriesAgain()
  useReadOnSight(entry)
  const mayReply = mayChange && entry?.replyTo != null
  useKeys({ Escape: () => void navigate(lastViewOf('/forms')), r: () => setReplying(mayReply) })
  const scrollStop = useScrollStop(entry)
  const unread = async (): Promise<void> => {
    const marked = await api.markEntries([id], false)
    readAgain()
    if (!marked.ok) return reportFailed('It was not marked', failureText(marked.failure))
    reportDone('Marked as unread')
    void navigate('/forms')
  }
  return (
    <Page
      title={entry ? senderOf(entry) : 'Entry'}
      before={<BackLink to="/forms" label="All entries" />}
      actions={
        entry && (
          <div className="order-actions">
            {mayChange && <Button onClick={() => void unread()}>Mark as unread</Button>}
            {mayReply && (
              <Button kind="primary" onClick={() => setReplying(true)}>
                <IconReply size={16} aria-hidden />
                Reply
              </Button>
            )}
          </div>
        )
      }
    >
      <div {...scrollStop} className="scroll">
        <WithoutContent
          read={read}
          waiting={WAITING}
          missing={
            <Missing icon={IconForms} kind="Entry" to="/forms" link="All entries">
              It was deleted, or the address is mistyped.
            </Missing>
          }
        />
        {entry && <Content entry={entry} />}
        {entry && isReplying && <ReplySheet entry={entry} onClose={() => setReplying(false)} />}
      </div>
    </Page>
  )
}
