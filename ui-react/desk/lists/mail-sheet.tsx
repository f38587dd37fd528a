import type { ReactNode } from 'react'
import type { DeskMail } from '../../../core/desk/index.js'
import { Button } from '../kit/button.js'
import { DialogBody } from '../kit/dialog-body.js'
import { Sheet } from '../kit/sheet.js'
import { countText, Moment, wordsOf } from '../kit/texts.js'

/** The kind of a mail in words: `Order placed`. */
export const mailName = ({ kind }: DeskMail): string => (kind === 'submission' ? 'Form entry' : wordsOf(kind))

interface MailSheetProps {
  readonly mail: DeskMail
  readonly onClose: () => void
  /** Null: it may not be tried again. */
  readonly onRetry: (() => void) | null
}

/** Everything that is known of a mail, with the whole reason if it was not delivered. */
export function MailSheet({ mail, onClose, onRetry }: MailSheetProps): ReactNode {
  const { to, state, tries, failure, createdAt, nextTryAt } = mail
  return (
    <Sheet isOpen onClose={onClose} title={mailName(mail)}>
      <DialogBody>
        <dl className="entry-fields">
          <div>
            <dt>To</dt>
            <dd>{to ?? 'You, the owner'}</dd>
          </div>
          <div>
            <dt>Written</dt>
            <dd>
              <Moment at={createdAt} />
            </dd>
          </div>
          {tries > 0 && (
            <div>
              <dt>Tried</dt>
              <dd>{countText(tries, 'time')}</dd>
            </div>
          )}
          {failure !== null && (
            <div>
              <dt>Last answer</dt>
              <dd>{failure}</dd>
            </div>
          )}
          {state === 'WAITING' && nextTryAt !== null && (
            <div>
              <dt>Next try</dt>
              <dd>
                <Moment at={nextTryAt} />
              </dd>
            </div>
          )}
          {state === 'MAILBOX' && (
            <div>
              <dt>Sent</dt>
              <dd>No, since no mail server was set. It stays in the development mailbox.</dd>
            </div>
          )}
        </dl>
      </DialogBody>
      <footer>
        <Button onClick={onClose}>Close</Button>
        {onRetry !== null && (
          <Button
            kind="primary"
            onClick={() => {
              onRetry()
              onClose()
            }}
          >
            Try again
          </Button>
        )}
      </footer>
    </Sheet>
  )
}
