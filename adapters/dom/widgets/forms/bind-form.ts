import { collectFormFields, formFailureText, isMailingListAction } from '../../../../core/site/index.js'
import type { FormFields } from '../../../../core/site/index.js'
import type { PageContext } from '../../page/page-module.js'
import type { BoundElement } from '../bound-elements.js'
import { createElementEdits } from '../element-edits.js'
import { bindFileField } from './file-field.js'
import type { FileField } from './file-field.js'
import { controlsOf, describeControls, showWaiting, submitsOf } from './form-parts.js'
import { formEndpoint, postForm } from './post-form.js'
import { subscribe } from './subscribe.js'
import { createTurnstile } from './turnstile.js'

const MISCONFIGURED =
  'This form is not set up correctly and cannot be sent. Please tell the owner of this site.'

/** Binds a form of a `.w-form` (contract/animation 6.7). Forms with an action of their own are left to the browser. */
export function bindForm(context: PageContext, form: HTMLFormElement): BoundElement {
  const { document, window } = context
  const wrapper = form.closest<HTMLElement>('.w-form')
  const life = new AbortController()
  const { signal } = life
  const edits = createElementEdits()
  const done = wrapper?.querySelector<HTMLElement>(':scope > .w-form-done') ?? null
  const fail = wrapper?.querySelector<HTMLElement>(':scope > .w-form-fail') ?? null
  const trap = createTrap(document)
  let files: readonly FileField[] = []
  let uploads = 0
  let isSending = false

  const describe = (): void => {
    const name = form.getAttribute('aria-label') ?? form.getAttribute('data-name') ?? 'Form'
    edits.setDefault(form, 'aria-label', name)
    for (const [block, outcome] of [
      [done, 'success'],
      [fail, 'failure'],
    ] as const) {
      if (!block) continue
      edits.set(block, 'tabindex', '-1')
      edits.set(block, 'role', 'region')
      edits.setDefault(block, 'aria-label', `${name} ${outcome}`)
    }
  }

  const show = (block: HTMLElement | null, isShown: boolean): void => {
    if (block) block.style.display = isShown ? 'block' : 'none'
  }

  const end = (isSent: boolean): void => {
    const redirect = isSent ? redirectOf(form) : undefined
    if (redirect) return window.location.assign(redirect)
    form.style.display = isSent ? 'none' : ''
    show(done, isSent)
    show(fail, !isSent)
    ;(isSent ? done : fail)?.focus()
  }

  const onBusy = (isBusy: boolean): void => {
    uploads += isBusy ? 1 : -1
    for (const submit of submitsOf(form)) submit.disabled = uploads > 0
  }

  const valuesOf = (): FormFields | undefined => {
    const controls = controlsOf(form)
    const result = collectFormFields(describeControls(controls))
    if (result.ok) return result.value
    controls[result.failure.index]?.focus()
    window.alert(formFailureText(result.failure))
    return undefined
  }

  const send = async (fields: FormFields, endpoint: string): Promise<boolean> => {
    const uploaded = files.flatMap((file) => {
      const id = file.fileId()
      return id === undefined ? [] : [[file.key, id] as const]
    })
    return postForm(context, form, endpoint, fields, Object.fromEntries(uploaded), trap.value)
  }

  const sendToList = async (fields: FormFields, action: string): Promise<boolean | undefined> => {
    const outcome = await subscribe(context, action, fields)
    if (outcome !== 'unreachable') return outcome === 'subscribed'
    // Without its script the list still takes the form itself, on a page of its own.
    form.submit()
    return undefined
  }

  const onSubmit = (event: SubmitEvent): void => {
    const action = form.getAttribute('action')
    const isList = action !== null && isMailingListAction(action)
    if (action && !isList) return
    const isInsecureList = isList && window.location.protocol === 'https:' && /^http:/i.test(action)
    if (isInsecureList || event.defaultPrevented) return
    event.preventDefault()
    if (isSending || context.mode() === 'design') return
    const endpoint = formEndpoint(document)
    if (!isList && !endpoint) return window.alert(MISCONFIGURED)
    const fields = valuesOf()
    if (!fields) return
    isSending = true
    const restore = showWaiting(submitsOf(form))
    const sending = isList ? sendToList(fields, action) : send(fields, endpoint ?? '')
    void sending.then((isSent) => {
      isSending = false
      restore()
      if (!signal.aborted && isSent !== undefined) end(isSent)
    })
  }

  // One key anywhere on the page asks for the challenge in every form.
  const sitekey = document.querySelector('[data-turnstile-sitekey]')?.getAttribute('data-turnstile-sitekey')
  const turnstile = sitekey ? createTurnstile(context, form, sitekey) : undefined
  const endpoint = formEndpoint(document)
  if (endpoint) {
    const roots = [...form.querySelectorAll<HTMLElement>('.w-file-upload')]
    files = roots.flatMap((root) => bindFileField(context, root, endpoint, onBusy) ?? [])
  }
  describe()
  form.append(trap)
  form.addEventListener('submit', onSubmit, { signal })
  return {
    refresh: describe,
    destroy: () => {
      life.abort()
      turnstile?.destroy()
      for (const file of files) file.destroy()
      trap.remove()
      edits.undo()
    },
  }
}

/** A field that no person sees: the server drops what comes with a value in it. */
function createTrap(document: Document): HTMLInputElement {
  const trap = document.createElement('input')
  trap.type = 'text'
  trap.name = 'contact-time'
  trap.tabIndex = -1
  trap.autocomplete = 'off'
  trap.dataset['runtimeOwned'] = ''
  trap.setAttribute('aria-hidden', 'true')
  for (const [name, value] of [
    ['position', 'absolute'],
    ['left', '-9999px'],
    ['width', '1px'],
    ['height', '1px'],
    ['opacity', '0'],
  ] as const)
    trap.style.setProperty(name, value)
  return trap
}

/** The page to go to after success: an http address of any site, relative ones resolved. */
function redirectOf(form: HTMLFormElement): string | undefined {
  const value = form.getAttribute('data-redirect')
  if (!value) return undefined
  const url = new URL(value, form.baseURI)
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}
