import type { PageText } from '../../../../core/site/page-texts/page-texts.js'
import type { AskCode } from '../../../../core/account-flows/index.js'
import { translated } from '../../kit/page-texts.js'

const TEXTS = {
  label: 'Code of your authenticator app, or a recovery code',
  wrong: 'This code is not right, or was used before.',
  go: 'Go on',
  cancel: 'Cancel',
} as const

/** The page's own texts, on any element: `data-vitrine-code-label`, `-wrong`, `-go`, `-cancel`. */
const textOf = (document: Document, name: keyof typeof TEXTS): string =>
  document.querySelector(`[data-vitrine-code-${name}]`)?.getAttribute(`data-vitrine-code-${name}`) ||
  translated(document, TEXTS[name] satisfies PageText)

/**
 * Asks for the code of a second factor in a dialog, which the browser makes accessible by keyboard and screen
 * reader.
 */
export const createAskCode =
  (document: Document): AskCode =>
  (isRepeated) =>
    new Promise((answer) => {
      const make = <K extends keyof HTMLElementTagNameMap>(name: K, className: string, text = '') => {
        const element = document.createElement(name)
        element.className = className
        element.textContent = text
        return element
      }
      const dialog = make('dialog', 'w-users-code')
      const form = make('form', 'w-form')
      const label = make('label', '', textOf(document, 'label'))
      const input = make('input', 'w-input')
      const wrong = make('p', '', isRepeated ? textOf(document, 'wrong') : '')
      const go = make('button', 'w-button', textOf(document, 'go'))
      const cancel = make('button', 'w-button', textOf(document, 'cancel'))
      dialog.setAttribute('data-runtime-owned', '')
      dialog.setAttribute('aria-label', textOf(document, 'label'))
      dialog.style.maxWidth = 'min(26em, 90vw)'
      dialog.style.boxSizing = 'border-box'
      Object.assign(form.style, { display: 'grid', gap: '12px', margin: '0' })
      input.style.width = '100%'
      input.autocomplete = 'one-time-code'
      input.required = true
      wrong.setAttribute('role', 'alert')
      cancel.type = 'button'
      label.append(input)
      form.append(wrong, label, go, cancel)
      dialog.append(form)
      form.addEventListener('submit', (event) => {
        event.preventDefault()
        dialog.close(input.value)
      })
      cancel.addEventListener('click', () => dialog.close())
      dialog.addEventListener('close', () => {
        dialog.remove()
        answer(dialog.returnValue || null)
      })
      document.body.append(dialog)
      dialog.showModal()
    })
