import type { FormControl } from '../../../../core/site/index.js'

/** A control with a value. */
export type ControlElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The controls of a form in document order, without the runtime's own. */
export const controlsOf = (form: HTMLFormElement): readonly ControlElement[] => [
  ...form.querySelectorAll<ControlElement>('input:not([data-runtime-owned]),textarea,select'),
]

/** The properties of the controls that the rules need (reference/forms#fields). */
export function describeControls(controls: readonly ControlElement[]): readonly FormControl[] {
  return controls.map((element, index) => ({
    type: element.type.toLowerCase(),
    key: element.getAttribute('data-name') || element.name || `Field ${index + 1}`,
    value: valueOf(element),
    isRequired: element.required,
    isChecked: 'checked' in element && element.checked,
  }))
}

/** A list with several choices is sent as one text; an upload field has a file once it has arrived. */
function valueOf(element: ControlElement): string {
  if (element.localName === 'select' && 'selectedOptions' in element && element.multiple)
    return [...element.selectedOptions].map(({ value }) => value).join(', ')
  if (element.classList.contains('w-file-upload-input')) return element.getAttribute('data-value') ?? ''
  return element.value
}
