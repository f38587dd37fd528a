import type {
  Stripe,
  StripeCardCvcElement,
  StripeCardElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
  StripeElements,
  StripeElementChangeEvent,
  StripeError,
} from '@stripe/stripe-js'
import { BREAKPOINTS, elementStyle, STYLE_ATTRIBUTES } from './style-map.js'

type CardElement =
  | StripeCardNumberElement
  | StripeCardExpiryElement
  | StripeCardCvcElement
  | StripeCardElement

/** The fields a page may have, by the names its elements are marked with (reference/checkout#stripe-elements). */
type CardField = 'cardNumber' | 'cardExpiry' | 'cardCvc' | 'card'

const FIELD_ATTRIBUTE = 'data-wf-stripe-element-type'
/** The class that pages style a focused card field with (reference/checkout#stripe-elements). */
const FOCUS_CLASS = '-wfp-focus'

/** The field of an error, by the ending of its code. */
const FIELD_OF_CODE: readonly (readonly [ending: RegExp, field: CardField])[] = [
  [/number$/, 'cardNumber'],
  [/expiry(_month|_year)?(_past)?$/, 'cardExpiry'],
  [/cvc$/, 'cardCvc'],
]

/** The card fields of one checkout. */
export interface CardElements {
  /** The element that pays; null: the checkout has no field for a number. */
  readonly card: StripeCardNumberElement | StripeCardElement | null
  /** Moves the focus to the field of an error. */
  readonly point: (error: StripeError) => void
  readonly remove: () => void
}

/** The elements of a checkout that hold fields. */
export const fieldHolders = (scope: ParentNode): readonly HTMLElement[] => [
  ...scope.querySelectorAll<HTMLElement>(`[${FIELD_ATTRIBUTE}]`),
]

function create(
  elements: StripeElements,
  field: string,
  style: ReturnType<typeof elementStyle>,
): CardElement | null {
  const options = { style, classes: { focus: FOCUS_CLASS } }
  switch (field) {
    case 'cardNumber':
      return elements.create('cardNumber', options)
    case 'cardExpiry':
      return elements.create('cardExpiry', options)
    case 'cardCvc':
      return elements.create('cardCvc', options)
    case 'card':
      return elements.create('card', options)
    default:
      return null
  }
}

let fieldCount = 0

/** Shows a problem below its field while it lasts. */
function drawProblem(
  holder: HTMLElement,
  problem: HTMLElement,
  error: { message: string } | undefined,
): void {
  problem.textContent = error?.message ?? ''
  if (error && !problem.isConnected) holder.after(problem)
  else if (!error) problem.remove()
}

function createProblem(document: Document): HTMLElement {
  const problem = document.createElement('p')
  problem.setAttribute('role', 'alert')
  problem.setAttribute('data-runtime-owned', '')
  Object.assign(problem.style, { margin: '0.4em 0 0.8em', fontSize: '0.85em' })
  return problem
}

/**
 * Shows below the first field of a checkout why fields cannot be drawn; returns the function that removes the
 * text.
 */
export function drawUnavailable(scope: ParentNode, message: string): () => void {
  const [holder] = fieldHolders(scope)
  if (holder === undefined) return () => undefined
  const problem = createProblem(holder.ownerDocument)
  drawProblem(holder, problem, { message })
  return () => problem.remove()
}

/**
 * A click on the designer's label moves the focus to its field, unless the label belongs to another control.
 */
function labelField(holder: HTMLElement): () => void {
  const label = holder.previousElementSibling
  if (label?.tagName !== 'LABEL' || label.hasAttribute('for')) return () => undefined
  const hadId = holder.id !== ''
  fieldCount += 1
  if (!hadId) holder.id = `vitrine-card-${fieldCount}`
  label.setAttribute('for', holder.id)
  return () => {
    label.removeAttribute('for')
    if (!hadId) holder.removeAttribute('id')
  }
}

/** Updates the look of a field: the designer's styles depend on the window's width and on page code. */
function keepStyle(
  element: CardElement,
  holder: HTMLElement,
  window: Window & typeof globalThis,
): () => void {
  const update = (): void => element.update({ style: elementStyle(holder, window) })
  const queries = BREAKPOINTS.map(([, media]) => window.matchMedia(media))
  for (const query of queries) query.addEventListener('change', update)
  const observer = new window.MutationObserver(update)
  observer.observe(holder, { attributeFilter: [...STYLE_ATTRIBUTES] })
  return () => {
    observer.disconnect()
    for (const query of queries) query.removeEventListener('change', update)
  }
}

/**
 * Listens to changes of a field. `on` has an overload for each kind of element and cannot be called for their
 * union.
 */
const onChange = (element: CardElement, listener: (event: StripeElementChangeEvent) => void): void => {
  ;(element as StripeCardExpiryElement).on('change', listener as never)
}

/**
 * Draws Stripe's fields into the marked elements of a checkout, in place of the designer's content, and
 * restores that at the end.
 */
export function drawCardElements(
  stripe: Stripe,
  scope: ParentNode,
  window: Window & typeof globalThis,
): CardElements {
  const elements = stripe.elements()
  const drawn = new Map<string, CardElement>()
  const removals: (() => void)[] = []
  for (const holder of fieldHolders(scope)) {
    const field = holder.getAttribute(FIELD_ATTRIBUTE) ?? ''
    const element = drawn.has(field) ? null : create(elements, field, elementStyle(holder, window))
    if (element === null) continue
    drawn.set(field, element)
    const before = [...holder.childNodes]
    const problem = createProblem(holder.ownerDocument)
    onChange(element, ({ error }) => drawProblem(holder, problem, error))
    const unlabel = labelField(holder)
    // Exports have a transparent cover here that would catch every click.
    holder.replaceChildren()
    element.mount(holder)
    removals.push(keepStyle(element, holder, window), unlabel, () => {
      element.destroy()
      problem.remove()
      holder.replaceChildren(...before)
    })
  }
  return {
    card: elements.getElement('cardNumber') ?? elements.getElement('card'),
    point: ({ code = '' }) => {
      const field = FIELD_OF_CODE.find(([ending]) => ending.test(code))?.[1]
      const wrong = (field && drawn.get(field)) ?? drawn.get('card')
      wrong?.focus()
    },
    remove: () => {
      for (const removal of removals) removal()
    },
  }
}
