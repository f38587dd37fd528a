import type { FormProblem } from '../../../core/account-flows/index.js'
import { problemText } from '../../../core/errors/index.js'
import { accountErrorAttribute } from '../../../core/builder-markup/index.js'
import { createElementEdits } from '../kit/element-edits.js'
import { translated } from '../kit/page-texts.js'
import { ACCOUNT_FORMS } from './account-page.js'

const ERROR = '[data-wf-user-form-error], .w-form-fail'
const SUCCESS = '.w-form-success, .w-users-userformsuccessstate'
const VERIFICATION =
  '.w-form-verification, [data-wf-user-form-verification], .w-users-usersignupverificationmessage'
const MESSAGE = '.user-form-error-msg'

/** The blocks in which a page shows the result of a form (reference/accounts#form-blocks). */
export interface FormBlocks {
  /** Shows a problem in view, and moves the focus to its field, else to the message. */
  readonly showProblem: (problem: FormProblem, field: HTMLElement | null) => void
  readonly hideProblem: () => void
  /** Shows and focuses the block; if the page has none, one with the text `otherwise`, if given. */
  readonly show: (block: 'success' | 'verification', otherwise?: string) => void
  readonly hideSuccess: () => void
  readonly success: () => HTMLElement | null
  readonly destroy: () => void
}

/**
 * Finds the blocks of a form: those in its nearest wrapper without another form. If a page has only one form,
 * they may be anywhere on it. `scope`: the part of the page that has them, if known.
 */
export function createFormBlocks(form: HTMLFormElement, index: number, scope?: HTMLElement): FormBlocks {
  const document = form.ownerDocument
  const edits = createElementEdits()
  const made: HTMLElement[] = []
  let invalid: HTMLElement | null = null

  const find = (selector: string): HTMLElement | null => {
    if (scope) return scope.querySelector<HTMLElement>(selector)
    let around = form.parentElement
    while (around && around.querySelectorAll(ACCOUNT_FORMS).length < 2) {
      const found = around.querySelector<HTMLElement>(selector)
      if (found) return found
      around = around.parentElement
    }
    return null
  }
  const make = (className: string, parent: Element = form.parentElement ?? form): HTMLElement => {
    const element = document.createElement('div')
    element.className = className
    element.setAttribute('data-runtime-owned', '')
    parent.append(element)
    made.push(element)
    return element
  }
  const display = (block: HTMLElement | null, isShown: boolean): void => {
    if (block) block.style.display = isShown ? 'block' : 'none'
  }
  const focus = (element: HTMLElement): void => {
    if (element.tabIndex < 0) edits.setDefault(element, 'tabindex', '-1')
    element.focus()
  }
  const clearInvalid = (): void => {
    if (!invalid) return
    edits.set(invalid, 'aria-invalid', null)
    edits.set(invalid, 'aria-describedby', null)
    invalid = null
  }

  return {
    showProblem: (problem, field) => {
      // A page without a place for messages gets one, since without a message the visitor would keep waiting.
      const block = find(ERROR) ?? make('w-form-fail')
      const message = block.querySelector<HTMLElement>(MESSAGE) ?? make(MESSAGE.slice(1), block)
      edits.set(message, 'aria-live', 'assertive')
      edits.setDefault(message, 'id', `vitrine-account-${index}-error`)
      const readText = (name: string): string | null => {
        const attribute = accountErrorAttribute(name)
        return [message, block, form].map((element) => element.getAttribute(attribute)).find(Boolean) ?? null
      }
      // A live region that is hidden while its text changes is not announced.
      display(block, true)
      message.textContent = translated(document, problemText(problem, readText))
      clearInvalid()
      if (!field) return focus(block)
      invalid = field
      edits.set(field, 'aria-invalid', 'true')
      edits.set(field, 'aria-describedby', message.id)
      field.focus()
      // The message may be far below its field.
      message.scrollIntoView({ block: 'nearest' })
    },
    hideProblem: () => {
      clearInvalid()
      display(find(ERROR), false)
    },
    show: (which, otherwise) => {
      let block = find(which === 'success' ? SUCCESS : VERIFICATION)
      if (!block) {
        if (otherwise === undefined) return
        block = make(`w-form-${which}`)
        block.textContent = translated(document, otherwise)
      }
      display(block, true)
      focus(block)
    },
    hideSuccess: () => display(find(SUCCESS), false),
    success: () => find(SUCCESS),
    destroy: () => {
      edits.undo()
      for (const element of made.splice(0)) element.remove()
    },
  }
}
