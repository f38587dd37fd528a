import { accountParameters, createSignUp } from '../../../core/account-flows/index.js'
import type { BoundElement } from '../kit/bound-elements.js'
import { createElementEdits } from '../kit/element-edits.js'
import type { AccountPage } from './account-page.js'
import type { BindFileFields } from './file-fields.js'
import { formChallenge } from './form-challenge.js'
import { commonInput, commonText, isCommonSet, readEntries } from './form-fields.js'
import { createFormShell } from './form-shell.js'

const OPEN_LINK = 'Please open the link that has been sent to your e-mail.'

/** The link beside a sign-up form with its final target. */
const fallbackLink = (success: HTMLElement | null): HTMLAnchorElement | null =>
  success?.querySelector<HTMLAnchorElement>('[data-wf-user-form-redirect] a[href]') ?? null

/** Options of a sign-up form. */
export interface SignUpFormOptions {
  /**
   * True for the first sign-up form of the page; only that one uses the token of a verification mail and the
   * address of an invitation.
   */
  readonly isFirst: boolean
  readonly bindFiles: BindFileFields
}

/** Binds a sign-up form (reference/accounts#sign-up). */
export function bindSignUp(
  page: AccountPage,
  form: HTMLFormElement,
  index: number,
  { isFirst, bindFiles }: SignUpFormOptions,
): BoundElement {
  const { context, navigator } = page
  const edits = createElementEdits()
  const shell = createFormShell({
    page,
    form,
    kind: 'sign-up',
    index,
    submit: () =>
      service.submit({
        email: commonText(form, 'email'),
        name: commonText(form, 'name'),
        password: commonText(form, 'password'),
        acceptPrivacy: isCommonSet(form, 'acceptPrivacy'),
        acceptCommunications: isCommonSet(form, 'acceptCommunications'),
        entries: readEntries(form, files.valueOf),
      }),
    reopen: () => service.reopen(),
  })
  const { blocks, lock } = shell
  const files = bindFiles(page, form, lock)
  const challenge = formChallenge(context, form, lock)
  const link = (): HTMLAnchorElement | null => fallbackLink(blocks.success())
  const service = createSignUp({
    ...page,
    clock: context.clock,
    challenge,
    configured: () => link()?.href ?? null,
  })

  const { inviteToken, email } = accountParameters(navigator.current().path)
  const emailInput = commonInput(form, 'email')
  if (isFirst && inviteToken !== null && email !== null && emailInput) {
    emailInput.value = email
    emailInput.classList.add('w-input-disabled')
    edits.set(emailInput, 'disabled', '')
  }

  const stop = service.subscribe(() => {
    const state = service.getSnapshot()
    shell.setBusy(state.tag === 'sending' || state.tag === 'challenged' || state.tag === 'leaving')
    switch (state.tag) {
      case 'failed':
        files.refuse(state.problem.failedValidations)
        return shell.fail(state.problem)
      case 'mail-sent':
        blocks.show('verification', OPEN_LINK)
        return shell.hide()
      case 'verifying':
        return shell.hide()
      case 'verified': {
        const target = link()
        if (target) edits.set(target, 'href', service.target())
        blocks.show('success', 'Your e-mail address is verified.')
        return
      }
      case 'not-verified':
        blocks.show('verification', OPEN_LINK)
        return shell.fail(state.problem)
      default:
    }
  })
  if (isFirst && context.mode() === 'published') service.open()

  return {
    destroy: () => {
      stop()
      service.dispose()
      challenge?.destroy()
      files.destroy()
      emailInput?.classList.remove('w-input-disabled')
      edits.undo()
      shell.destroy()
    },
  }
}
