import { digitsOf, FORMATS } from './parse-card.js'
import type { CardEntries, CardField } from './parse-card.js'

/** The class that pages style a focused card field with (contract/commerce 5.2). */
const FOCUS_CLASS = '-wfp-focus'
const FIELDS = Object.keys(FORMATS) as readonly CardField[]
const LABELS: Readonly<Record<CardField, string>> = {
  cardNumber: 'Card number',
  cardExpiry: 'Expiry date, month and year',
  cardCvc: 'Security code',
}
const PLACEHOLDERS: Readonly<Record<CardField, string>> = {
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: 'MM / YY',
  cardCvc: 'CVC',
}
const HINT =
  'This is a test shop: no money is taken. Pay with 4242 4242 4242 4242, any later date and any code.'

/** The inputs drawn into one checkout. */
export interface CardInputs {
  readonly entries: () => CardEntries
  /** Marks the field that is wrong and moves the focus there. */
  readonly point: (field: CardField) => void
  readonly remove: () => void
}

let hintCount = 0

/** Draws an input into every marked element of a checkout. The inputs have no name, so no form ever sends what they hold. */
export function drawCardInputs(scope: ParentNode): CardInputs {
  const inputs = new Map<CardField, HTMLInputElement>()
  const drawn: Element[] = []
  for (const field of FIELDS) {
    const holder = scope.querySelector<HTMLElement>(`[data-wf-stripe-element-type="${field}"]`)
    if (holder === null) continue
    const input = createInput(holder.ownerDocument, field)
    input.addEventListener('focus', () => holder.classList.add(FOCUS_CLASS))
    input.addEventListener('blur', () => holder.classList.remove(FOCUS_CLASS))
    holder.append(input)
    drawn.push(input)
    inputs.set(field, input)
    if (field === 'cardNumber') drawn.push(drawHint(holder, input))
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
      for (const element of drawn) element.remove()
    },
  }
}

function createInput(document: Document, field: CardField): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'text'
  input.inputMode = 'numeric'
  input.autocomplete = 'off'
  input.placeholder = PLACEHOLDERS[field]
  input.setAttribute('aria-label', LABELS[field])
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

function drawHint(holder: HTMLElement, input: HTMLInputElement): Element {
  const hint = holder.ownerDocument.createElement('p')
  hintCount += 1
  hint.id = `vitrine-test-shop-${hintCount}`
  hint.textContent = HINT
  hint.setAttribute('data-runtime-owned', '')
  Object.assign(hint.style, { margin: '0.4em 0 0.8em', fontSize: '0.85em' })
  input.setAttribute('aria-describedby', hint.id)
  holder.after(hint)
  return hint
}
