import { isRecord, parseJson, toText } from '../../../../core/shared/index.js'
import { pageText } from '../../kit/page-texts.js'

/** The page that completes an approved payment; the same path on every site. */
const OVERLAY_PATH = '/paypal-checkout'
/** Above all content of the page (reference/constants#cart-and-checkout). */
const TOP_MOST = '2147483647'

/** A message of the page in the overlay to the page around it (reference/checkout#paypal). */
export type OverlayMessage =
  | { readonly type: 'success'; readonly detail: string }
  | { readonly type: 'error'; readonly detail: unknown }

/** Writes a message in the form that pages of both kinds read. */
export const overlayText = (message: OverlayMessage): string =>
  JSON.stringify({ isWebflow: true, ...message })

function parseMessage(data: unknown): OverlayMessage | null {
  const message = typeof data === 'string' ? parseJson(data) : data
  if (!isRecord(message) || message['isWebflow'] !== true) return null
  const detail = message['detail']
  if (message['type'] === 'error') return { type: 'error', detail }
  const path = toText(detail)
  // Accepts only an order confirmation of this site as a target.
  return message['type'] === 'success' && path !== null && /^\/order-confirmation\?/.test(path)
    ? { type: 'success', detail: path }
    : null
}

/**
 * Opens the overlay over the whole page, which is hidden from the shopper and from screen readers. A message
 * of the overlay's page, Escape on the page around it, or the returned function closes it.
 */
export function openPaypalOverlay(
  window: Window,
  on: { readonly succeeded: (path: string) => void; readonly refused: () => void },
): () => void {
  const { document } = window
  const root = document.documentElement
  const life = new AbortController()
  const { signal } = life
  const frame = document.createElement('iframe')
  frame.src = OVERLAY_PATH
  frame.title = pageText(document, 'Complete your order with PayPal')
  frame.setAttribute('data-runtime-owned', '')
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    border: '0',
    background: '#ffffff',
    zIndex: TOP_MOST,
  })
  const before = { overflow: root.style.overflow, display: document.body.style.display }
  root.style.overflow = 'hidden'
  document.body.style.display = 'none'
  root.append(frame)
  frame.focus()
  const close = (): void => {
    life.abort()
    frame.remove()
    root.style.overflow = before.overflow
    document.body.style.display = before.display
  }
  window.addEventListener(
    'message',
    ({ origin, source, data }) => {
      if (origin !== window.location.origin || source !== frame.contentWindow) return
      const message = parseMessage(data)
      if (message === null) return
      if (message.type === 'success') return on.succeeded(message.detail)
      close()
      on.refused()
    },
    { signal },
  )
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
  return close
}
