import type { Say } from '../../../../core/site/page-texts/page-texts.js'
import { createFocusRing } from './focus-ring.js'
import { digitsOf, FORMATS } from './parse-card.js'
import type { CardEntries, CardField } from './parse-card.js'

/** The class that pages style a focused card field with (reference/checkout#stripe-elements). */
const FOCUS_CLASS = '-wfp-focus'
const FIELDS = Object.keys(FORMATS) as readonly CardField[]
const LABELS = {
  cardNumber: 'Card number',
  cardExpiry: 'Expiry date, month and year',
  cardCvc: 'Security code',
} as const
const PLACEHOLDERS = {
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: 'MM / YY',
  cardCvc: 'CVC',
} as const
const HINT =
  'This is a test shop: no money is taken. Pay with 4242 4242 4242 4242, any later date and any code.'

/** The inputs drawn into one checkout. */
export interface CardInputs {
  readonly entries: () => CardEntries
  /** Marks the invalid field and moves the focus there. */
  readonly point: (field: CardField) => void
  readonly remove: () => void
}

let inputCount = 0

/**
 * Draws an input into every marked element of a checkout in place of the designer's content, and restores
 * that at the end. The inputs have no name, so no form ever sends their values.
 */
export function drawCardInputs(scope: ParentNode, say: Say): CardInputs {
  const inputs = new Map<CardField, HTMLInputElement>()
  const removals: (() => void)[] = []
  for (const field of FIELDS) {
    const holder = scope.querySelector<HTMLElement>(`[data-wf-stripe-element-type="${field}"]`)
    if (holder === null) continue
    const input = createInput(holder.ownerDocument, field, say)
    inputs.set(field, input)
    removals.push(putInput(holder, input), nameInput(holder, input, say(LABELS[field])))
    if (field === 'cardNumber') removals.push(drawHint(holder, input, say(HINT)))
  }
  const valueOf = (field: CardField): string => inputs.get(field)?.value ?? ''
  return {
    entries: () => ({
      cardNumber: valueOf('cardNumber'),
      cardExpiry: valueOf('cardExpiry'),
      cardCvc: valueOf('cardCvc'),
    }),
    point: (field) => {
      for (const [name, input] of inputs) input.setAttribute('aria-invalid', String(name === field))
      inputs.get(field)?.focus()
    },
    remove: () => {
      for (const removal of removals) removal()
    },
  }
}

/**
 * Exports have a transparent cover in the element, which would catch every click; the frame around the input
 * passes clicks on.
 */
function putInput(holder: HTMLElement, input: HTMLInputElement): () => void {
  const before = [...holder.childNodes]
  const focusInput = (): void => input.focus()
  const ring = createFocusRing(holder)
  const { display, alignContent } = holder.style
  const leave = (): void => {
    holder.classList.remove(FOCUS_CLASS)
    ring.hide()
  }
  input.addEventListener('focus', () => {
    holder.classList.add(FOCUS_CLASS)
    ring.show()
  })
  input.addEventListener('blur', leave)
  holder.addEventListener('click', focusInput)
  holder.replaceChildren(input)
  // Centres the input in a field of any height, even one lower than the text and its padding.
  if (display !== 'none') Object.assign(holder.style, { display: 'grid', alignContent: 'center' })
  return () => {
    holder.removeEventListener('click', focusInput)
    leave()
    if (display !== 'none') Object.assign(holder.style, { display, alignContent })
    holder.replaceChildren(...before)
  }
}

/** The designer's label names the input, unless it belongs to another control. */
function nameInput(holder: HTMLElement, input: HTMLInputElement, name: string): () => void {
  const label = holder.previousElementSibling
  if (label?.tagName !== 'LABEL' || label.hasAttribute('for')) {
    input.setAttribute('aria-label', name)
    return () => undefined
  }
  label.setAttribute('for', input.id)
  return () => label.removeAttribute('for')
}

function createInput(document: Document, field: CardField, say: Say): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'text'
  input.inputMode = 'numeric'
  input.autocomplete = 'off'
  const placeholder = PLACEHOLDERS[field]
  input.placeholder = placeholder === PLACEHOLDERS.cardNumber ? placeholder : say(placeholder)
  inputCount += 1
  input.id = `vitrine-card-${inputCount}`
  input.setAttribute('data-runtime-owned', '')
  Object.assign(input.style, {
    display: 'block',
    width: '100%',
    margin: '0',
    padding: '0',
    border: '0',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    // Keeps the digits whole in a field that is lower than its padding and the text.
    minHeight: '1.25em',
    // The frame around the input shows the focus.
    outline: 'none',
  })
  input.addEventListener('input', () => {
    input.removeAttribute('aria-invalid')
    group(input, FORMATS[field])
  })
  return input
}

/** Groups the digits and keeps the caret behind the same digit as before. */
function group(input: HTMLInputElement, format: (digits: string) => string): void {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  const value = format(digitsOf(input.value))
  if (value === input.value) return
  input.value = value
  let caret = 0
  for (let digits = 0; caret < value.length && digits < before; caret += 1) {
    if (/\d/.test(value[caret] ?? '')) digits += 1
  }
  input.setSelectionRange(caret, caret)
}

function drawHint(holder: HTMLElement, input: HTMLInputElement, text: string): () => void {
  const hint = holder.ownerDocument.createElement('p')
  hint.id = `${input.id}-hint`
  hint.textContent = text
  hint.setAttribute('data-runtime-owned', '')
  Object.assign(hint.style, { margin: '0.4em 0 0.8em', fontSize: '0.85em' })
  input.setAttribute('aria-describedby', hint.id)
  holder.after(hint)
  return () => hint.remove()
}
