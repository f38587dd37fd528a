/** A control that sends the form. */
export type SubmitElement = HTMLInputElement | HTMLButtonElement

/** The submit buttons of a form, in page order. */
export const submitsOf = (form: HTMLFormElement): readonly SubmitElement[] => [
  ...form.querySelectorAll<SubmitElement>('input[type=submit],button:not([type=button],[type=reset])'),
]

/** What a button says while its form is on the way, for who cannot see it. */
export const waitTextOf = (submits: readonly SubmitElement[]): string | null =>
  submits.map((submit) => submit.getAttribute('data-wait')).find(Boolean) ?? null
