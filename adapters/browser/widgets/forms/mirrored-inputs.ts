import type { PageContext } from '../../kit/page-module.js'

const CHECKED = 'w--redirected-checked'
const FOCUS = 'w--redirected-focus'
const FOCUS_VISIBLE = 'w--redirected-focus-visible'
const INPUTS = 'input[type=checkbox],input[type=radio]'
const TWINS = ':scope > .w-checkbox-input,:scope > .w-radio-input'

/** The drawn box of a custom check box or radio button: the styled sibling of the input. */
const twinOf = (input: Element): Element | null | undefined => input.parentElement?.querySelector(TWINS)

/**
 * Copies the state to the drawn boxes; the inputs are the source, also after a form reset
 * (reference/forms#check-boxes).
 */
export interface MirroredInputs {
  readonly refresh: () => void
  readonly destroy: () => void
}

/** Updates the drawn boxes of custom check boxes and radio buttons (reference/forms#check-boxes). */
export function createMirroredInputs({ document, window, clock }: PageContext): MirroredInputs {
  const life = new AbortController()
  const { signal } = life

  const mirror = (root: ParentNode): void => {
    for (const input of root.querySelectorAll<HTMLInputElement>(INPUTS)) {
      const twin = twinOf(input)
      if (twin && twin !== input) twin.classList.toggle(CHECKED, input.checked)
    }
  }
  const inputOf = ({ target }: Event): HTMLInputElement | undefined =>
    target instanceof window.HTMLInputElement && target.matches(INPUTS) ? target : undefined

  const onChange = (event: Event): void => {
    const input = inputOf(event)
    // A radio button changes its whole group, and a group lives in its form.
    if (input) mirror(input.form ?? document)
  }
  const onFocus = (event: Event): void => {
    const input = inputOf(event)
    const twin = input && twinOf(input)
    if (!twin || twin === input) return
    const hasFocus = event.type === 'focusin'
    twin.classList.toggle(FOCUS, hasFocus)
    twin.classList.toggle(FOCUS_VISIBLE, hasFocus && (input?.matches(':focus-visible') ?? false))
  }
  const onReset = ({ target }: Event): void => {
    if (target instanceof window.HTMLFormElement) clock.setTimer(0, () => mirror(target))
  }

  document.addEventListener('change', onChange, { signal })
  document.addEventListener('focusin', onFocus, { signal })
  document.addEventListener('focusout', onFocus, { signal })
  document.addEventListener('reset', onReset, { signal })
  return { refresh: () => mirror(document), destroy: () => life.abort() }
}
