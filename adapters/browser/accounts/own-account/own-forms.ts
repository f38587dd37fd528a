import { wayBack } from '../../../../core/account-flows/index.js'
import type { FormCallService, FormProblem, OwnChange } from '../../../../core/account-flows/index.js'
import type { BoundElement } from '../../kit/bound-elements.js'
import { bindCallForm } from '../call-form.js'
import { commonText } from '../form-fields.js'
import type { FormShell } from '../form-shell.js'
import { bindCardForm } from './change-card.js'
import { saveAs } from './save-as.js'
import { inputText } from './own-page.js'
import type { OwnPage } from './own-page.js'

type Bind = (page: OwnPage, form: HTMLFormElement, index: number) => BoundElement

/** Shows the success message and clears the form, so that typed values do not stay on the page. */
const showDone = ({ blocks, signal }: FormShell, form: HTMLFormElement): void => {
  form.reset()
  blocks.show('success')
  // It would be wrong beside the error of a second attempt.
  form.addEventListener('submit', blocks.hideSuccess, { once: true, signal })
}

/** True if the member confirms a step that cannot be undone, or the form asks no question. */
function mayGo({ context }: OwnPage, form: HTMLFormElement): boolean {
  const question = form.getAttribute('data-vitrine-confirm')
  return !question || context.window.confirm(question)
}

interface OwnForm<Sent, Read> {
  readonly service: FormCallService<Sent, FormProblem>
  readonly read: (form: HTMLFormElement) => Read
}

function bindOwn<V>(
  page: OwnPage,
  form: HTMLFormElement,
  index: number,
  { service, read }: OwnForm<V, V>,
): BoundElement {
  return bindCallForm<V>(page, form, index, {
    kind: 'account',
    service: { ...service, submit: (values) => mayGo(page, form) && service.submit(values) },
    read: () => read(form),
    onDone: (shell) => {
      showDone(shell, form)
      service.reopen()
    },
  })
}

/** Binds a form that needs no proof. */
const bindAct =
  <V>(make: (page: OwnPage) => OwnForm<V, V>): Bind =>
  (page, form, index) =>
    bindOwn(page, form, index, make(page))

/** Binds a form that asks for the current password if its page wants that. */
const bindChange =
  <V>(make: (page: OwnPage) => OwnForm<OwnChange<V>, V>): Bind =>
  (page, form, index) => {
    const { service, read } = make(page)
    return bindOwn(page, form, index, {
      service,
      read: () => ({
        password: inputText(form, 'current-password'),
        values: read(form),
      }),
    })
  }

const nothing = (): undefined => undefined

/** The forms with which members manage their account, by `data-wf-user-form-type` (docs/account-pages.md). */
export const OWN_BINDINGS: Readonly<Record<string, Bind>> = {
  'vitrine-change-email': bindChange(({ own, account }) => ({
    service: own.change(account.changeEmail, own.changed),
    read: (form) => commonText(form, 'email'),
  })),

  /** Here the current password belongs to the change itself; it is not a proof before it. */
  'vitrine-change-password': bindAct(({ own, account }) => ({
    service: own.act(account.changePassword, own.changed),
    read: (form) => ({
      current: inputText(form, 'current-password'),
      password: commonText(form, 'password'),
    }),
  })),

  'vitrine-export-account': bindChange(({ own, account, context }) => ({
    service: own.change(async () => {
      const answer = await account.exportAccount()
      if (answer.ok) saveAs(context.document, 'account.json', JSON.stringify(answer.value, null, 2))
      return answer
    }, own.changed),
    read: nothing,
  })),

  'vitrine-delete-account': bindChange(({ own, account, navigator }) => ({
    service: own.change(account.deleteAccount, () => {
      own.changed()
      navigator.go('/')
    }),
    read: nothing,
  })),

  'vitrine-begin-factor': bindChange(({ own, factor }) => ({
    service: own.change(factor.begin, nothing),
    read: nothing,
  })),

  'vitrine-turn-on-factor': bindAct(({ own, factor }) => ({
    service: own.act(factor.turnOn, own.changed),
    read: (form) => inputText(form, 'code'),
  })),

  'vitrine-turn-off-factor': bindChange(({ own, factor }) => ({
    service: own.change(factor.turnOff, own.changed),
    read: nothing,
  })),

  'vitrine-renew-recovery-codes': bindChange(({ own, factor }) => ({
    service: own.change(factor.renewCodes, own.changed),
    read: nothing,
  })),

  'vitrine-add-passkey': bindChange((page) => ({
    service: page.own.change(
      async (name: string) => (await import('./passkeys.js')).addPasskey(page, name),
      page.own.changed,
    ),
    read: (form) => inputText(form, 'passkey-name'),
  })),

  'vitrine-change-card': bindCardForm,

  'vitrine-log-in-link': bindAct(({ own, account, navigator }) => ({
    service: own.act(
      (email: string) => account.sendLink({ email, redirectPath: wayBack(navigator.current()) }),
      nothing,
    ),
    read: (form) => commonText(form, 'email'),
  })),
}
