/** A control that sends the form. */
export type SubmitElement = HTMLInputElement | HTMLButtonElement

/** The submit buttons of a form, in page order. */
export const submitsOf = (form: HTMLFormElement): readonly SubmitElement[] => [
  ...form.querySelectorAll<SubmitElement>('input[type=submit],button:not([type=button],[type=reset])'),
]

/** The text of a button while its form is being sent, for visitors who cannot see the button. */
export const waitTextOf = (submits: readonly SubmitElement[]): string | null =>
  submits.map((submit) => submit.getAttribute('data-wait')).find(Boolean) ?? null
