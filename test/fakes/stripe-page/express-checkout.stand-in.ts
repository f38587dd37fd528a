import type {
  ClickResolveDetails,
  PaymentRequestShippingAddress,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementReadyEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
  StripeExpressCheckoutElementShippingRateChangeEvent,
} from '@stripe/stripe-js'

/** A wallet's own button and its sheet, as a test drives them in place of the shopper. */
export interface StandInExpress {
  readonly options: Readonly<Record<string, unknown>>
  /** Amount to be paid, in minor units. */
  amount: number
  isOpen: boolean
  /** Outcome of the latest change; `rejected` if the page refused it. */
  details: ClickResolveDetails | 'rejected' | null
  hasFailed: boolean
  readonly chooseAddress: (address: PaymentRequestShippingAddress) => void
  readonly chooseOption: (id: string) => void
  readonly pay: (payment: {
    readonly token: string
    readonly email: string
    readonly address: PaymentRequestShippingAddress
  }) => void
  readonly cancel: () => void
}

type Listener = (event: never) => void

const OPTIONS = ['emailRequired', 'billingAddressRequired', 'shippingAddressRequired', 'shippingRates']

/** The address has no street until the shopper has approved. */
const partialOf = ({ city, region, country, postalCode }: PaymentRequestShippingAddress) => ({
  city: city ?? '',
  state: region ?? '',
  country: country ?? '',
  postal_code: postalCode ?? '',
})

const wholeOf = ({ addressLine, ...rest }: PaymentRequestShippingAddress) => ({
  line1: addressLine?.[0] ?? '',
  line2: addressLine?.[1] ?? null,
  ...partialOf(rest),
})

/** `elements().create('expressCheckout')` of releases without a payment sheet for the page's own buttons. */
export function createExpressElements(
  { mode, amount, currency }: Readonly<Record<string, unknown>>,
  isAvailable: boolean,
  sheets: StandInExpress[],
) {
  if (mode !== 'payment' || !Number.isInteger(amount) || !/^[a-z]{3}$/.test(String(currency)))
    throw new Error('elements() needs a mode, an amount in the smallest unit and a currency in small letters')
  const listeners = new Map<string, Listener>()
  let paidWith = ''
  let current: StandInExpress | null = null

  const tell = (type: string, event: object): void => {
    const listener = listeners.get(type)
    if (!listener) throw new Error(`no listener for ${type}`)
    listener(event as never)
  }

  const create = (type: string, options: Readonly<Record<string, unknown>>) => {
    if (type !== 'expressCheckout') throw new Error(`not this element: ${type}`)
    for (const name of Object.keys(options))
      if (!OPTIONS.includes(name)) throw new Error(`unknown option of expressCheckout: ${name}`)
    if (options['shippingAddressRequired'] === true && !Array.isArray(options['shippingRates']))
      throw new Error('shippingRates are needed where an address is asked for')
    const answers = {
      resolve: (details: ClickResolveDetails = {}) => void (sheet.details = details),
      reject: () => void (sheet.details = 'rejected'),
    }
    const rateOf = (id: string) => {
      const rates = typeof sheet.details === 'object' ? sheet.details?.shippingRates : undefined
      const rate = rates?.find((each) => each.id === id)
      if (!rate) throw new Error(`the sheet offers no ${id}`)
      return rate
    }
    const sheet: StandInExpress = {
      options,
      amount: Number(amount),
      isOpen: false,
      details: null,
      hasFailed: false,
      chooseAddress: (address) => {
        sheet.details = null
        tell('shippingaddresschange', {
          ...answers,
          name: address.recipient ?? '',
          address: partialOf(address),
        } satisfies StripeExpressCheckoutElementShippingAddressChangeEvent)
      },
      chooseOption: (id) => {
        const shippingRate = rateOf(id)
        sheet.details = null
        tell('shippingratechange', {
          ...answers,
          shippingRate,
        } satisfies StripeExpressCheckoutElementShippingRateChangeEvent)
      },
      pay: ({ token, email, address }) => {
        const rates = typeof sheet.details === 'object' ? sheet.details?.shippingRates : undefined
        paidWith = token
        sheet.isOpen = false
        tell('confirm', {
          expressPaymentType: 'google_pay',
          billingDetails: { name: 'Ada Lovelace', email, address: wholeOf(address) },
          shippingAddress: { name: address.recipient ?? '', address: wholeOf(address) },
          ...(rates?.[0] && { shippingRate: rates[0] }),
          paymentFailed: () => void (sheet.hasFailed = true),
        } satisfies StripeExpressCheckoutElementConfirmEvent)
      },
      cancel: () => {
        sheet.isOpen = false
        tell('cancel', { elementType: 'expressCheckout' })
      },
    }
    sheets.push(sheet)
    current = sheet
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Pay with GPay'
    button.addEventListener('click', () => {
      let isResolved = false
      tell('click', {
        elementType: 'expressCheckout',
        expressPaymentType: 'google_pay',
        resolve: (details = {}) => {
          isResolved = true
          sheet.details = details
        },
        reject: () => undefined,
      } satisfies StripeExpressCheckoutElementClickEvent)
      // The real one waits for a second; this stand-in waits for none of our code.
      if (!isResolved) throw new Error('the click was not resolved')
      sheet.isOpen = true
    })
    return {
      on: (event: string, listener: Listener) => {
        if (listeners.has(event)) throw new Error(`${event} is listened to twice`)
        listeners.set(event, listener)
      },
      mount: (place: HTMLElement) => {
        if (isAvailable) place.append(button)
        queueMicrotask(() =>
          tell('ready', {
            elementType: 'expressCheckout',
            availablePaymentMethods: isAvailable
              ? {
                  applePay: false,
                  googlePay: true,
                  link: false,
                  paypal: false,
                  amazonPay: false,
                  klarna: false,
                }
              : undefined,
          } satisfies StripeExpressCheckoutElementReadyEvent),
        )
      },
      destroy: () => button.remove(),
    }
  }

  return {
    create,
    update: ({ amount: changed }: { readonly amount: number }) => {
      if (!Number.isInteger(changed)) throw new Error('amount should be a whole number of the smallest unit')
      if (current) current.amount = changed
    },
    submit: async () => ({}),
    /** Result of `createPaymentMethod({ elements })`. */
    token: () => paidWith,
  }
}
