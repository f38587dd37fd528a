import { loadOnce } from '../../../../core/shared/index.js'
import { isMailingListAction } from '../../../../core/site/index.js'
import type { Announcer } from '../../kit/announcer.js'
import type { PageContext } from '../../kit/page-module.js'
import type { BoundElement } from '../../kit/bound-elements.js'
import { createHoneypot } from './honeypot.js'
import { createOutcomeBlocks } from './outcome-blocks.js'

/** Parts that must work before the visitor uses the form: file fields and challenges. */
const SERVICES = '.w-file-upload, [data-turnstile-sitekey], .g-recaptcha'

/**
 * Prepares a form at once. The code that sends it is loaded when the visitor enters the form, which most
 * visits never do; an earlier submit waits for that code. Forms with an action of their own are left to the
 * browser.
 */
export function bindFormWhenUsed(
  context: PageContext,
  form: HTMLFormElement,
  index: number,
  announcer: Announcer,
): BoundElement {
  const life = new AbortController()
  const { signal } = life
  const blocks = createOutcomeBlocks(form, index)
  const trap = createHoneypot(context.document)
  let bound: BoundElement | undefined

  const load = loadOnce(() =>
    import('./bind-form.js').then(({ bindForm }) => {
      if (!signal.aborted) bound = bindForm(context, { form, blocks, trap, announcer })
    }),
  )
  const bind = (): Promise<void> =>
    load().catch((problem: unknown) =>
      console.error('[vitrine] the forms of this page could not be loaded', problem),
    )

  /** Runs before the listeners of page code; those may change what is sent once the form is bound. */
  const onSubmit = async (event: SubmitEvent): Promise<void> => {
    const action = form.getAttribute('action')
    const isForeign = action && !isMailingListAction(action)
    if (event.target !== form || bound || isForeign || context.mode() === 'design') return
    event.preventDefault()
    event.stopImmediatePropagation()
    await bind()
    if (bound) form.requestSubmit(event.submitter)
    else if (!signal.aborted) blocks.show('failure')
  }

  blocks.describe()
  // A form that the browser sends to another address gets no additional fields.
  if (!form.getAttribute('action')) form.append(trap)
  if (context.document.querySelector(SERVICES)) void bind()
  form.addEventListener('focusin', () => void bind(), { signal, once: true })
  context.window.addEventListener('submit', (event) => void onSubmit(event), { signal, capture: true })
  return {
    refresh: blocks.describe,
    destroy: () => {
      life.abort()
      bound?.destroy()
      trap.remove()
      blocks.destroy()
    },
  }
}
