import { accountFacts } from '../../../core/errors/index.js'
import type { AccountForm } from '../../../core/errors/index.js'
import type { FormProblem } from '../../../core/account-flows/index.js'
import { createElementEdits } from '../kit/element-edits.js'
import { submitsOf, waitTextOf } from '../kit/forms/submit-controls.js'
import { createSubmitLock } from '../kit/forms/submit-lock.js'
import type { SubmitLock } from '../kit/forms/submit-lock.js'
import { showWaiting, stopWaiting } from '../kit/forms/waiting-label.js'
import type { AccountPage } from './account-page.js'
import { commonInput } from './form-fields.js'
import type { CommonField } from './form-fields.js'
import { createFormBlocks } from './form-blocks.js'
import type { FormBlocks } from './form-blocks.js'

/** The common parts of all account forms: buttons that wait, message blocks, and one way to be sent. */
export interface FormShell {
  readonly blocks: FormBlocks
  readonly lock: SubmitLock
  readonly signal: AbortSignal
  /** Disables or enables the buttons. */
  readonly setBusy: (isBusy: boolean) => void
  readonly fail: (problem: FormProblem) => void
  readonly hide: () => void
  readonly destroy: () => void
}

/** Options of a form. */
export interface FormShellOptions {
  readonly page: AccountPage
  readonly form: HTMLFormElement
  readonly kind: AccountForm
  /** Its place among the forms of the page; makes ids. */
  readonly index: number
  /** The part of the page that has its blocks, where that is known. */
  readonly scope?: HTMLElement
  /** Sends the form. */
  readonly submit: () => void
  /** Called when the page is shown again from the browser's history. */
  readonly reopen?: () => void
}

/** The field of a message, which gets the focus. */
const FIELD_OF: Readonly<Partial<Record<FormProblem['key'], CommonField>>> = {
  INVALID_EMAIL: 'email',
  EMAIL_ALREADY_EXIST: 'email',
  USE_INVITE_EMAIL: 'email',
  INVALID_EMAIL_OR_PASSWORD: 'password',
  INVALID_PASSWORD: 'password',
  WEAK_PASSWORD: 'password',
}

/** Binds what the forms have in common (reference/accounts#forms). */
export function createFormShell(options: FormShellOptions): FormShell {
  const { page, form, kind, index, scope, submit, reopen } = options
  const { context, announcer } = page
  const life = new AbortController()
  const { signal } = life
  const edits = createElementEdits()
  const lock = createSubmitLock(form)
  const blocks = createFormBlocks(form, index, scope)

  const fieldOf = ({ key, failedValidations }: FormProblem): HTMLElement | null => {
    const field = FIELD_OF[key]
    if (field) return commonInput(form, field)
    const [first] = failedValidations
    return first
      ? form.querySelector(`[data-wf-user-field="${CSS.escape(first.fieldId)}"]:not([type=file])`)
      : null
  }
  const fail = (problem: FormProblem): void => {
    const field = fieldOf(problem)
    blocks.showProblem(problem, field?.matches(':enabled') ? field : null)
  }

  /** Forms that the browser does not check show missing values themselves. */
  const isFilledIn = (): boolean => {
    const wrong = form.querySelector<HTMLInputElement>(':invalid')
    if (!wrong) return true
    if (kind !== 'sign-up' || !wrong.validity.valueMissing) return form.reportValidity()
    blocks.showProblem({ ...accountFacts(kind, 'REQUIRED'), failedValidations: [] }, wrong)
    return false
  }

  form.addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented || context.mode() === 'design') return
      event.preventDefault()
      if (context.mode() === 'preview' || lock.isHeld()) return
      blocks.hideProblem()
      if (isFilledIn()) submit()
    },
    { signal },
  )
  context.window.addEventListener('pageshow', ({ persisted }) => persisted && reopen?.(), { signal })

  const setBusy = (isBusy: boolean): void => {
    const submits = submitsOf(form)
    const text = waitTextOf(submits)
    for (const button of submits)
      if (isBusy) showWaiting(button, button.getAttribute('data-wait'))
      else stopWaiting(button)
    lock.set('sending', isBusy)
    edits.set(form, 'aria-busy', isBusy ? 'true' : null)
    if (isBusy && text) announcer.say(text)
  }

  return {
    blocks,
    lock,
    signal,
    setBusy,
    fail,
    hide: () => {
      form.style.display = 'none'
    },
    destroy: () => {
      life.abort()
      setBusy(false)
      lock.release()
      blocks.destroy()
      edits.undo()
    },
  }
}
