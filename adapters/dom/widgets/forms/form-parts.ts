import type { FormControl } from '../../../../core/site/index.js'

/** A control with a value. */
export type ControlElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** A control that sends the form. */
export type SubmitElement = HTMLInputElement | HTMLButtonElement

/** The controls of a form in document order, without the runtime's own. */
export const controlsOf = (form: HTMLFormElement): readonly ControlElement[] => [
  ...form.querySelectorAll<ControlElement>('input:not([data-runtime-owned]),textarea,select'),
]

export const submitsOf = (form: HTMLFormElement): readonly SubmitElement[] => [
  ...form.querySelectorAll<SubmitElement>('input[type=submit],button:not([type=button],[type=reset])'),
]

/** What the rules need to know of the controls (contract/animation 6.7 "Fields"). */
export function describeControls(controls: readonly ControlElement[]): readonly FormControl[] {
  return controls.map((element, index) => ({
    type: element.type.toLowerCase(),
    key: element.getAttribute('data-name') || element.name || `Field ${index + 1}`,
    value: element.value,
    isRequired: element.required,
    isChecked: 'checked' in element && element.checked,
  }))
}

/** Swaps the labels of submit buttons for their `data-wait` while something runs; the returned function puts them back. */
export function showWaiting(submits: readonly SubmitElement[]): () => void {
  const restore = submits.map((submit) => {
    const wasDisabled = submit.disabled
    const isInput = submit.localName === 'input'
    const label = isInput ? submit.value : submit.textContent
    const wait = submit.getAttribute('data-wait')
    const show = (text: string | null): void => {
      if (isInput) submit.value = text ?? ''
      else submit.textContent = text
    }
    submit.disabled = true
    if (wait) show(wait)
    return () => {
      submit.disabled = wasDisabled
      if (wait) show(label)
    }
  })
  return () => {
    for (const each of restore) each()
  }
}
