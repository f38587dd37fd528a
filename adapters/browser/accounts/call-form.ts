import { createLogIn, createPasswordReset, createPasswordUpdate } from '../../../core/account-flows/index.js'
import type { FormCallService, FormProblem } from '../../../core/account-flows/index.js'
import type { AccountForm } from '../../../core/errors/index.js'
import type { BoundElement } from '../kit/bound-elements.js'
import type { AccountPage } from './account-page.js'
import { commonText } from './form-fields.js'
import { createFormShell } from './form-shell.js'
import type { FormShell } from './form-shell.js'

/** A form that makes one call, and what it reads for it. */
export interface CallForm<V> {
  readonly kind: AccountForm
  readonly service: FormCallService<V, FormProblem>
  readonly read: () => V
  /** Shows the result after a successful call. */
  readonly onDone: (shell: FormShell) => void
}

/** Binds a form that makes one call. */
export function bindCallForm<V>(
  page: AccountPage,
  form: HTMLFormElement,
  index: number,
  { kind, service, read, onDone }: CallForm<V>,
): BoundElement {
  const shell = createFormShell({
    page,
    form,
    kind,
    index,
    submit: () => service.submit(read()),
    reopen: service.reopen,
  })
  const stop = service.subscribe(() => {
    const state = service.getSnapshot()
    shell.setBusy(state.tag === 'sending')
    if (state.tag === 'failed') shell.fail(state.problem)
    if (state.tag === 'done') onDone(shell)
  })
  return {
    destroy: () => {
      stop()
      shell.destroy()
    },
  }
}

/** Replaces the form with its success message. */
const showSuccess =
  (otherwise: string) =>
  ({ blocks, hide }: FormShell): void => {
    blocks.show('success', otherwise)
    hide()
  }

/** A page with the target that a form names. */
const withTarget = (page: AccountPage, form: HTMLFormElement) => ({
  ...page,
  configured: () => form.getAttribute('data-wf-user-form-redirect'),
})

/** Binds a log-in form (reference/accounts#log-in). */
export const bindLogIn = (page: AccountPage, form: HTMLFormElement, index: number): BoundElement =>
  bindCallForm(page, form, index, {
    kind: 'log-in',
    service: createLogIn(withTarget(page, form)),
    read: () => ({ email: commonText(form, 'email'), password: commonText(form, 'password') }),
    // Stays until the next page is there.
    onDone: ({ setBusy }) => setBusy(true),
  })

/** Binds a form that requests a mail for a new password (reference/accounts#passwords). */
export const bindPasswordReset = (page: AccountPage, form: HTMLFormElement, index: number): BoundElement =>
  bindCallForm(page, form, index, {
    kind: 'reset-password',
    service: createPasswordReset(page.entrance),
    read: () => commonText(form, 'email'),
    onDone: showSuccess('If you have an account, a mail is on its way.'),
  })

/** Binds a form for a new password (reference/accounts#passwords). */
export const bindPasswordUpdate = (page: AccountPage, form: HTMLFormElement, index: number): BoundElement =>
  bindCallForm(page, form, index, {
    kind: 'update-password',
    service: createPasswordUpdate(withTarget(page, form)),
    read: () => commonText(form, 'password'),
    onDone: showSuccess('Your new password is set.'),
  })
