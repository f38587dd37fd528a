import type { Say } from '../../../../core/site/page-texts/page-texts.js'
import { isRecord } from '../../../../core/shared/index.js'
import type { PaypalAction } from '../shared/paypal-action.js'
import { RETURN_CHANNEL } from '../shared/paypal-return.js'

/** The page on which a dialog asks. */
interface AskingPage {
  readonly document: Document
  readonly say: Say
}

let dialogCount = 0

function element<Tag extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: Tag,
  text: string,
  style: Partial<CSSStyleDeclaration>,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  made.textContent = text
  Object.assign(made.style, style)
  return made
}

const ACTION_STYLE = { minHeight: '44px', padding: '0 1.25rem', font: 'inherit', cursor: 'pointer' } as const

/**
 * Asks the shopper to confirm at PayPal by a link to click, since browsers block windows that a page opens by
 * itself. Resolves when they say that they did, or when PayPal sent them back.
 */
export function askToAgree(
  { document, say }: AskingPage,
  { url, orderId, keepsOnly }: PaypalAction,
): Promise<boolean> {
  dialogCount += 1
  const dialog = element(document, 'dialog', '', {
    maxWidth: 'min(26rem, calc(100vw - 32px))',
    boxSizing: 'border-box',
    padding: '1.5rem',
    border: '1px solid #767676',
    borderRadius: '8px',
    background: '#ffffff',
    color: '#1a1a1a',
    font: '16px/1.5 system-ui, sans-serif',
  })
  dialog.setAttribute('data-runtime-owned', '')
  const title = element(document, 'h2', say('PayPal asks you to confirm'), { margin: '0 0 0.5rem' })
  title.id = `vitrine-paypal-title-${dialogCount}`
  dialog.setAttribute('aria-labelledby', title.id)
  const text = keepsOnly
    ? 'Agree at PayPal that your subscription is paid from your account there, then go on here.'
    : 'Your bank wants to see this payment confirmed. Confirm it at PayPal, then go on here.'
  const link = element(document, 'a', say('Confirm at PayPal'), { color: '#1a4fb4' })
  link.href = url
  link.target = '_blank'
  link.rel = 'noopener'
  const done = element(document, 'button', say('I have confirmed'), ACTION_STYLE)
  const cancel = element(document, 'button', say('Cancel'), ACTION_STYLE)
  const buttons = element(document, 'div', '', { display: 'flex', gap: '0.75rem', marginTop: '1rem' })
  buttons.append(done, cancel)
  dialog.append(title, element(document, 'p', say(text), { margin: '0 0 1rem' }), link, buttons)
  const back = new BroadcastChannel(RETURN_CHANNEL)
  return new Promise((resolve) => {
    const end = (hasAgreed: boolean): void => {
      back.close()
      dialog.remove()
      resolve(hasAgreed)
    }
    back.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isRecord(data) && data['orderId'] === orderId) end(data['hasAgreed'] === true)
    })
    done.addEventListener('click', () => end(true))
    cancel.addEventListener('click', () => end(false))
    dialog.addEventListener('cancel', () => end(false))
    document.body.append(dialog)
    dialog.showModal()
    link.focus()
  })
}
