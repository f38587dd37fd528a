import type { FieldCommand, FieldMessage, TokenMessage } from './stand-in-messages.js'

/**
 * The inside of a card field's frame, on Stripe's own host as the real ones are: what is typed never reaches the
 * page. One with a number collects the others of its page and makes the payment method.
 */
const params = new URLSearchParams(location.search)
const type = params.get('type') ?? ''
const id = params.get('id') ?? ''

const LABELS: Readonly<Record<string, string>> = {
  cardNumber: 'Credit or debit card number',
  cardExpiry: 'Credit or debit card expiration date',
  cardCvc: 'Credit or debit card CVC/CVV',
}

const wrong = (code: string, message: string) => ({ code, message })

function problemOf(digits: string): FieldMessage['error'] {
  switch (type) {
    case 'cardNumber':
      if (digits.length < 14) return wrong('incomplete_number', 'Your card number is incomplete.')
      return passesLuhn(digits) ? null : wrong('invalid_number', 'Your card number is invalid.')
    case 'cardExpiry': {
      if (digits.length < 4) return wrong('incomplete_expiry', "Your card's expiration date is incomplete.")
      const end = new Date(2000 + Number(digits.slice(2)), Number(digits.slice(0, 2)), 1)
      return end.getTime() > Date.now()
        ? null
        : wrong('invalid_expiry_year_past', "Your card's expiration year is in the past.")
    }
    default:
      return digits.length < 3 ? wrong('incomplete_cvc', "Your card's security code is incomplete.") : null
  }
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const style = document.createElement('style')
const input = document.createElement('input')
input.setAttribute('aria-label', LABELS[type] ?? type)
input.inputMode = 'numeric'
document.head.append(style)
document.body.append(input)

const digits = (): string => input.value.replace(/\D/g, '')
const field = { type, digits, problem: () => problemOf(digits()) }
export type StandInField = typeof field
Object.assign(window, { standInField: field })

let wasLeft = false
function tell(kind: FieldMessage['kind']): void {
  const problem = problemOf(digits())
  const isIncomplete = problem?.code.startsWith('incomplete') ?? false
  const message: FieldMessage = {
    standIn: 'stripe-field',
    id,
    kind,
    isEmpty: digits() === '',
    isComplete: problem === null,
    // An incomplete value is reported when the shopper leaves the field.
    error: digits() !== '' && problem !== null && (!isIncomplete || wasLeft) ? problem : null,
  }
  parent.postMessage(message, '*')
}

/** The fields of the same checkout, since frames of one host can access each other. */
function fieldsOfPage(): ReadonlyMap<string, StandInField> {
  const fields = new Map<string, StandInField>()
  for (let index = 0; index < parent.frames.length; index += 1) {
    try {
      const other = (parent.frames[index] as Window & { standInField?: StandInField }).standInField
      if (other) fields.set(other.type, other)
    } catch {
      // A frame of another host.
    }
  }
  return fields
}

async function tokenize({ params: given, requestId }: Extract<FieldCommand, { kind: 'tokenize' }>) {
  const fields = fieldsOfPage()
  const problem = ['cardNumber', 'cardExpiry', 'cardCvc']
    .map((name) => fields.get(name)?.problem() ?? null)
    .find((found) => found !== null)
  const answer = problem
    ? { error: { type: 'validation_error', ...problem } }
    : await post({
        ...given,
        type: 'card',
        'card[number]': fields.get('cardNumber')?.digits() ?? '',
        'card[exp_month]': fields.get('cardExpiry')?.digits().slice(0, 2) ?? '',
        'card[exp_year]': fields.get('cardExpiry')?.digits().slice(2) ?? '',
        'card[cvc]': fields.get('cardCvc')?.digits() ?? '',
      })
  const message: TokenMessage = { standIn: 'stripe-token', requestId, answer }
  parent.postMessage(message, '*')
}

async function post(body: Readonly<Record<string, string>>): Promise<unknown> {
  try {
    const response = await fetch('https://api.stripe.com/v1/payment_methods', {
      method: 'POST',
      body: new URLSearchParams(body),
    })
    return (await response.json()) as unknown
  } catch {
    return { error: { type: 'api_connection_error', message: 'The network did not answer.' } }
  }
}

input.addEventListener('input', () => tell('change'))
input.addEventListener('focus', () => tell('focus'))
input.addEventListener('blur', () => {
  wasLeft = true
  tell('change')
  tell('blur')
})
window.addEventListener('message', ({ data }: MessageEvent<FieldCommand>) => {
  if (data.standIn !== 'stripe-field-command') return
  switch (data.kind) {
    case 'focus':
      return input.focus()
    case 'blur':
      return input.blur()
    case 'clear':
      input.value = ''
      return tell('change')
    case 'style':
      style.textContent = `body{margin:0}input{width:100%;border:0;outline:0;background:transparent}${data.css}`
      return
    case 'tokenize':
      return void tokenize(data)
  }
})
tell('ready')
