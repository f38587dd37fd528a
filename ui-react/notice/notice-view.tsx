import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { CSSProperties } from 'react'
import type { NoticeView, PageNotice } from '../../core/ports/page/notice-view.port.js'

const BOX: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 20px',
  alignItems: 'center',
  margin: '16px auto',
  padding: '14px 18px',
  boxSizing: 'border-box',
  width: 'min(940px, calc(100% - 40px))',
  border: '1px solid currentColor',
  borderRadius: '6px',
}

const BUTTON: CSSProperties = {
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  border: '1px solid currentColor',
  borderRadius: '6px',
  padding: '8px 16px',
  minHeight: '44px',
  cursor: 'pointer',
}

/** The words of a notice in the language of its page; English by default. */
interface NoticeWords {
  readonly retryText?: string
}

/** Draws a notice in the page's own font and colours; as an alert it is read aloud when it appears. */
export function NoticeBox({ message, retry, retryText = 'Try again' }: PageNotice & NoticeWords) {
  return (
    <div role="alert" style={BOX}>
      <span>{message}</span>
      {retry && (
        <button type="button" style={BUTTON} onClick={retry}>
          {retryText}
        </button>
      )}
    </div>
  )
}

/**
 * Draws notices at the beginning of `host`; nothing is added to the page before the first notice. `say` answers texts
 * in the page's language.
 */
export function createNoticeView(host: Element, say = (text: string): string => text): NoticeView {
  const box = host.ownerDocument.createElement('div')
  box.setAttribute('data-runtime-owned', '')
  const root = createRoot(box)
  return {
    show: (notice) => {
      if (notice !== null && !box.isConnected) host.prepend(box)
      const shown = notice && { ...notice, message: say(notice.message), retryText: say('Try again') }
      flushSync(() => root.render(shown && <NoticeBox {...shown} />))
      if (notice === null) box.remove()
    },
    dispose: () => {
      root.unmount()
      box.remove()
    },
  }
}
