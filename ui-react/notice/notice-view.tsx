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

/** Draws a notice in the page's own font and colours; as an alert it is read aloud when it appears. */
export function NoticeBox({ message, retry }: PageNotice) {
  return (
    <div role="alert" style={BOX}>
      <span>{message}</span>
      {retry && (
        <button type="button" style={BUTTON} onClick={retry}>
          Try again
        </button>
      )}
    </div>
  )
}

/** Draws notices at the beginning of `host`; nothing is added to the page before the first notice. */
export function createNoticeView(host: Element): NoticeView {
  const box = host.ownerDocument.createElement('div')
  box.setAttribute('data-runtime-owned', '')
  const root = createRoot(box)
  return {
    show: (notice) => {
      if (notice !== null && !box.isConnected) host.prepend(box)
      flushSync(() => root.render(notice && <NoticeBox {...notice} />))
      if (notice === null) box.remove()
    },
    dispose: () => {
      root.unmount()
      box.remove()
    },
  }
}
