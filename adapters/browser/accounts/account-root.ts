import { createAccountForm, valueOf } from '../../../core/account-flows/index.js'
import type { AccountFormService } from '../../../core/account-flows/index.js'
import type { Account, AccountFieldName, AccountValue } from '../../../core/accounts/index.js'
import type { BoundElement } from '../kit/bound-elements.js'
import { ACCOUNT_FORMS, OWN_FORMS } from './account-page.js'
import type { AccountPage } from './account-page.js'
import type { BindFileFields, FileFields } from './file-fields.js'
import { customFields, fieldElements, fieldIdOf, readCommonEntries, readEntries } from './form-fields.js'
import { createFormShell } from './form-shell.js'

/** The parts of a page in which the account of a member is shown and changed. */
export const ACCOUNT_ROOTS = '[data-wf-user-account]'

/** Error elements of a file field also carry the field's id. */
const FILE_PARTS = '.w-file-upload :not(input)'

/** Options of the account part of a page. */
export interface AccountRootOptions {
  /** The index of its first form among those of the page; makes ids. */
  readonly firstIndex: number
  /** Resolves when selects have their choices. */
  readonly whenDefined: Promise<void>
  readonly bindFiles: BindFileFields
}

/**
 * Binds the account part of a page: everything in it shows the member's own values, and its forms save them
 * (reference/accounts#account-page).
 */
export function bindAccountRoot(
  page: AccountPage,
  root: HTMLElement,
  { firstIndex, whenDefined, bindFiles }: AccountRootOptions,
): BoundElement {
  const service = createAccountForm({
    ...page,
    fields: () => distinct(customFields(root)),
  })
  const forms = [...root.querySelectorAll<HTMLFormElement>(ACCOUNT_FORMS)]
    .filter((form) => !form.matches(OWN_FORMS))
    .map((form, index) =>
      bindForm(page, {
        root,
        form,
        index: firstIndex + index,
        service,
        bindFiles,
        refill: () => fill(),
        onEdit: (element) => {
          if (!element.matches('input[type=file]')) edited.add(element)
        },
      }),
    )
  /** Fields edited while the account loads, which keep their text; file fields do that on their own. */
  const edited = new Set<Element>()
  let isFilled = false

  const fill = (): void => {
    const account = valueOf(service.account.getSnapshot())
    if (!account) return
    for (const element of fieldElements(root))
      if (!element.closest(OWN_FORMS) && (isFilled || !edited.has(element)))
        fillElement(element, account, forms)
    isFilled = true
  }
  const stop = service.account.subscribe(() => {
    if (service.account.getSnapshot().tag === 'ready') fill()
  })
  // Choices come first, since a select cannot show a missing one.
  void whenDefined.then(() => service.account.want())

  return {
    destroy: () => {
      stop()
      for (const { destroy } of forms) destroy()
    },
  }
}

const distinct = (fields: readonly AccountFieldName[]): readonly AccountFieldName[] => [
  ...new Map(fields.map(({ id, type }) => [id, { id, type }])).values(),
]

interface BoundForm extends BoundElement {
  readonly form: HTMLFormElement
  readonly files: FileFields
}

function fillElement(element: HTMLElement, { values }: Account, forms: readonly BoundForm[]): void {
  const id = fieldIdOf(element)
  if (id === null || !Object.hasOwn(values, id) || element.matches(FILE_PARTS)) return
  const value = values[id] ?? null
  const form = forms.find((bound) => bound.form.contains(element))
  if (element.matches('input[type=file]')) {
    form?.files.fill(element, value?.tag === 'file' ? value.file : null)
  } else if (element.matches('input[type=checkbox]')) {
    const box = element as HTMLInputElement
    // Uses a click, so that listeners after the box on the page are called.
    if (box.checked !== (value?.tag === 'flag' && value.isSet)) box.click()
  } else if (element.matches('input, select, textarea')) {
    ;(element as HTMLInputElement).value = textOf(value)
  } else if (element.localName !== 'form') {
    element.textContent = textOf(value)
  }
}

function textOf(value: AccountValue): string {
  switch (value?.tag) {
    case 'text':
      return value.text
    case 'option':
      return value.slug
    case 'file':
      return value.file.url
    default:
      return ''
  }
}

function bindForm(
  page: AccountPage,
  {
    root,
    form,
    index,
    service,
    bindFiles,
    refill,
    onEdit,
  }: {
    readonly root: HTMLElement
    readonly form: HTMLFormElement
    readonly index: number
    readonly service: AccountFormService
    readonly bindFiles: BindFileFields
    readonly refill: () => void
    /** Called for changes by the member, not by scripts. */
    readonly onEdit: (element: Element) => void
  },
): BoundForm {
  let isOurs = false
  const shell = createFormShell({
    page,
    form,
    kind: 'account',
    index,
    scope: root,
    submit: () => {
      isOurs = true
      shell.blocks.hideSuccess()
      service.submit([...readCommonEntries(form), ...readEntries(form, files.valueOf)])
    },
  })
  const { signal, blocks } = shell
  const files = bindFiles(page, form, shell.lock)
  const onInput = (event: Event): void => {
    // Events from filling the form are not edits.
    if (!event.isTrusted) return
    onEdit(event.target as Element)
    service.edited()
  }
  form.addEventListener('input', onInput, { signal })
  form.addEventListener(
    'reset',
    (event) => {
      event.preventDefault()
      service.edited()
      refill()
    },
    { signal },
  )

  const show = (): void => {
    const state = service.getSnapshot()
    if (!isOurs) return
    shell.setBusy(state.tag === 'saving')
    switch (state.tag) {
      case 'saved':
        blocks.show('success', 'Saved.')
        return
      case 'failed':
        files.refuse(state.problem.failedValidations)
        return shell.fail(state.problem)
      case 'idle':
        isOurs = false
        blocks.hideSuccess()
        return blocks.hideProblem()
      case 'saving':
    }
  }
  const stop = service.subscribe(show)
  return {
    form,
    files,
    destroy: () => {
      stop()
      files.destroy()
      shell.destroy()
    },
  }
}
