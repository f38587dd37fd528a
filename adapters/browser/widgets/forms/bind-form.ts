import { collectFormFields, formFailureText, isMailingListAction } from '../../../../core/site/index.js'
import type { FormFields } from '../../../../core/site/index.js'
import type { FormText } from '../../../../core/site/page-texts/page-texts.js'
import type { Announcer } from '../../kit/announcer.js'
import type { PageContext } from '../../kit/page-module.js'
import type { BoundElement } from '../../kit/bound-elements.js'
import { translated } from '../../kit/page-texts.js'
import { createElementEdits } from '../../kit/element-edits.js'
import type { ElementEdits } from '../../kit/element-edits.js'
import { bindFileField } from './file-field.js'
import type { FileField } from './file-field.js'
import { controlsOf, describeControls } from './form-parts.js'
import type { OutcomeBlocks } from './outcome-blocks.js'
import { createFormPoster, formEndpoint } from './post-form.js'
import type { PostOutcome } from './post-form.js'
import { renewRecaptcha } from './recaptcha.js'
import { createSendingState } from './sending-state.js'
import { createSubmitLock } from '../../kit/forms/submit-lock.js'
import { subscribe, subscribeOnItsPage } from './subscribe.js'
import { createTurnstile } from './turnstile.js'

const MISCONFIGURED: FormText =
  'This form is not set up correctly and cannot be sent. Please tell the owner of this site.'
const FAILED: FormText = 'The form could not be sent. Please try again.'
/**
 * The time after which a page that should have been left counts as still open, so that its form opens again.
 */
const LEAVING_MS = 10_000

/** `elsewhere`: the browser takes the visitor to the list's own page. */
type SendOutcome = PostOutcome | { readonly tag: 'elsewhere' }

/** The parts of a form, and the options it is bound with. */
export interface FormParts {
  readonly form: HTMLFormElement
  readonly blocks: OutcomeBlocks
  /** The hidden field that only programs fill in. */
  readonly trap: HTMLInputElement
  readonly announcer: Announcer
}

/**
 * Binds a form of a `.w-form` (reference/forms#parts). Forms with an action of their own are left to the
 * browser.
 */
export function bindForm(context: PageContext, { form, blocks, trap, announcer }: FormParts): BoundElement {
  const { document, window, clock } = context
  const life = new AbortController()
  const { signal } = life
  const edits = createElementEdits()
  const lock = createSubmitLock(form)
  const post = createFormPoster(context, form)
  let files: readonly FileField[] = []
  let uploads = 0
  const sending = createSendingState(form, { lock, edits, announcer })

  const say = (text: string): void => window.alert(translated(document, text))

  const onBusy = (isBusy: boolean): void => {
    uploads += isBusy ? 1 : -1
    lock.set('uploading', uploads > 0)
  }

  /**
   * The form stays disabled until the page is gone; it opens again if the page stays, for example after a
   * download, and when the visitor comes back.
   */
  const leaveTo = (url: URL): void => {
    const isHere = url.href.replace(/#.*$/, '') === window.location.href.replace(/#.*$/, '')
    window.location.assign(url.href)
    if (!isHere) return void clock.setTimer(LEAVING_MS, sending.end)
    sending.end()
    blocks.show('success')
  }

  const end = (outcome: SendOutcome): void => {
    const redirect = outcome.tag === 'sent' ? redirectOf(form) : undefined
    if (redirect) return leaveTo(redirect)
    sending.end()
    switch (outcome.tag) {
      case 'sent':
        if (!blocks.show('success')) form.reset()
        return
      case 'failed':
        renewChallenges()
        if (!blocks.show('failure')) say(FAILED)
        return
      case 'refused':
        renewChallenges()
        say(outcome.text)
        return
      case 'elsewhere':
    }
  }

  const send = (fields: FormFields, endpoint: string): Promise<PostOutcome> => {
    const uploaded = files.flatMap((file) => {
      const id = file.fileId()
      return id === undefined ? [] : [[file.key, id] as const]
    })
    return post({ endpoint, fields, files: Object.fromEntries(uploaded), trap: trap.value })
  }

  const sendToList = async (fields: FormFields, action: string): Promise<SendOutcome> => {
    const outcome = await subscribe(context, action, fields)
    if (outcome !== 'unreachable') return { tag: outcome === 'subscribed' ? 'sent' : 'failed' }
    subscribeOnItsPage(context, form, fields)
    return { tag: 'elsewhere' }
  }

  const onSubmit = (event: SubmitEvent): void => {
    const action = form.getAttribute('action')
    const isList = action !== null && isMailingListAction(action)
    if (action && !isList) return
    const isInsecureList = isList && window.location.protocol === 'https:' && /^http:/i.test(action)
    if (isInsecureList || event.defaultPrevented) return
    event.preventDefault()
    // Enter in a field sends a form without a button, also during an upload.
    if (sending.isSending() || lock.isHeld() || context.mode() === 'design') return
    const endpoint = formEndpoint(document)
    if (!isList && !endpoint) return say(MISCONFIGURED)
    const fields = readFields(window, form, edits)
    if (!fields) return
    blocks.hideFailure()
    sending.begin()
    const answer: Promise<SendOutcome> = isList ? sendToList(fields, action) : send(fields, endpoint ?? '')
    void answer.then((outcome) => {
      if (!signal.aborted) end(outcome)
    })
  }

  // One key anywhere on the page requires the challenge in every form.
  const sitekey = document.querySelector('[data-turnstile-sitekey]')?.getAttribute('data-turnstile-sitekey')
  const turnstile = sitekey ? createTurnstile(context, form, sitekey, lock) : undefined
  const renewChallenges = (): void => {
    turnstile?.renew()
    renewRecaptcha(context, form)
  }
  const endpoint = formEndpoint(document)
  if (endpoint) {
    const roots = [...form.querySelectorAll<HTMLElement>('.w-file-upload')]
    files = roots.flatMap((root) => bindFileField(context, { root, endpoint, announcer, onBusy }) ?? [])
  }
  form.addEventListener('submit', onSubmit, { signal })
  form.addEventListener('reset', () => files.forEach((file) => file.clear()), { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && sending.end(), { signal })
  return {
    destroy: () => {
      life.abort()
      sending.end()
      turnstile?.destroy()
      for (const file of files) file.destroy()
      lock.release()
      edits.undo()
    },
  }
}

/** The entries of the form; undefined if they cannot be sent, which is shown at the field. */
function readFields(window: Window, form: HTMLFormElement, edits: ElementEdits): FormFields | undefined {
  const controls = controlsOf(form)
  for (const control of controls) edits.set(control, 'aria-invalid', null)
  const result = collectFormFields(describeControls(controls))
  if (result.ok) return result.value
  const control = controls[result.failure.index]
  if (control) edits.set(control, 'aria-invalid', 'true')
  control?.focus()
  window.alert(formFailureText(result.failure, (text) => translated(form.ownerDocument, text)))
  return undefined
}

/** The page to go to after success: an http address of any site, relative ones resolved. */
function redirectOf(form: HTMLFormElement): URL | undefined {
  const value = form.getAttribute('data-redirect')
  if (!value || !URL.canParse(value, form.baseURI)) return undefined
  const url = new URL(value, form.baseURI)
  return /^https?:$/.test(url.protocol) ? url : undefined
}
