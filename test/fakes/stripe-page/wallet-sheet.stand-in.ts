import type {
  PaymentRequest,
  PaymentRequestOptions,
  PaymentRequestPaymentMethodEvent,
  PaymentRequestShippingAddress,
  PaymentRequestUpdateDetails,
  PaymentRequestUpdateOptions,
} from '@stripe/stripe-js'

/** The browser's sheet as a test drives it, in place of the shopper. */
export interface StandInSheet {
  readonly options: PaymentRequestOptions
  isOpen: boolean
  /** Outcome of the last change. */
  details: PaymentRequestUpdateDetails | null
  /** The page's final answer. */
  outcome: string | null
  readonly chooseAddress: (address: PaymentRequestShippingAddress) => void
  readonly chooseOption: (id: string) => void
  readonly pay: (payment: {
    readonly token: string
    readonly email: string
    readonly address: PaymentRequestShippingAddress | null
  }) => void
  readonly cancel: () => void
}

/** The wallet of the browser; null: none. */
const walletOf = (): Record<string, boolean> | null =>
  (Reflect.get(window, 'standInWallet') as Record<string, boolean> | undefined) ?? null

const OPTIONS: Readonly<Record<keyof PaymentRequestOptions, true>> = {
  country: true,
  currency: true,
  total: true,
  displayItems: true,
  requestPayerName: true,
  requestPayerEmail: true,
  requestPayerPhone: true,
  requestShipping: true,
  shippingOptions: true,
  disableWallets: true,
  applePay: true,
  onBehalfOf: true,
  wallets: true,
}

function checkAmounts({ total, displayItems = [] }: PaymentRequestUpdateOptions): void {
  for (const { amount, label } of [...(total ? [total] : []), ...displayItems]) {
    if (!Number.isInteger(amount)) throw new Error('amount should be a whole number of the smallest unit')
    if (typeof label !== 'string' || label === '') throw new Error('label should be a non-empty text')
  }
}

type Listener = (event: unknown) => void

/** `stripe.paymentRequest`, strict about its arguments and the moment at which its sheet is opened. */
export function createPaymentRequest(
  options: PaymentRequestOptions,
  record: (...call: unknown[]) => void,
  sheets: StandInSheet[],
): PaymentRequest {
  for (const name of Object.keys(options))
    if (!(name in OPTIONS)) throw new Error(`unknown option of paymentRequest: ${name}`)
  if (!/^[A-Z]{2}$/.test(options.country)) throw new Error('country should be two capital letters')
  if (!/^[a-z]{3}$/.test(options.currency)) throw new Error('currency should be three small letters')
  checkAmounts(options)
  record('paymentRequest', options)
  const listeners = new Map<string, Listener>()
  let mayShow = false

  const tell = (type: string, event: unknown): void => {
    const listener = listeners.get(type)
    if (!listener) throw new Error(`no listener for ${type}`)
    listener(event)
  }
  const updateWith = (details: PaymentRequestUpdateDetails): void => {
    checkAmounts(details)
    record('updateWith', details)
    sheet.details = details
  }
  const sheet: StandInSheet = {
    options,
    isOpen: false,
    details: null,
    outcome: null,
    chooseAddress: (shippingAddress) => {
      sheet.details = null
      tell('shippingaddresschange', { updateWith, shippingAddress })
    },
    chooseOption: (id) => {
      const shippingOption = sheet.details?.shippingOptions?.find((option) => option.id === id)
      if (!shippingOption) throw new Error(`the sheet offers no option ${id}`)
      sheet.details = null
      tell('shippingoptionchange', { updateWith, shippingOption })
    },
    pay: ({ token, email, address }) => {
      const chosen = sheet.details?.shippingOptions?.[0]
      if (options.requestShipping && !chosen) throw new Error('nothing can be shipped yet')
      let isCompleted = false
      const event = {
        payerEmail: email,
        payerName: 'Ada Lovelace',
        walletName: 'googlePay',
        methodName: '',
        paymentMethod: {
          id: token,
          object: 'payment_method',
          billing_details: {
            name: 'Ada Lovelace',
            email,
            phone: null,
            address: {
              line1: '12 Analytical Way',
              line2: null,
              city: 'Leipzig',
              state: null,
              country: 'DE',
              postal_code: '04109',
            },
          },
          allow_redisplay: null,
          created: 0,
          customer: null,
          livemode: false,
          metadata: {},
          type: 'card',
        },
        ...(address ? { shippingAddress: address } : {}),
        ...(chosen ? { shippingOption: chosen } : {}),
        complete: (status) => {
          if (isCompleted) throw new Error('complete was called twice')
          isCompleted = true
          record('complete', status)
          sheet.outcome = status
          sheet.isOpen = false
        },
      } satisfies PaymentRequestPaymentMethodEvent
      tell('paymentmethod', event)
    },
    cancel: () => {
      sheet.isOpen = false
      tell('cancel', undefined)
    },
  }
  sheets.push(sheet)

  const request: PaymentRequest = {
    canMakePayment: async () => {
      mayShow = walletOf() !== null
      return walletOf()
    },
    show: () => {
      // A browser opens its sheet within the event of a click or a key, or not at all.
      const isInEvent = window.event !== undefined && /^(click|keydown|keyup)$/.test(window.event.type)
      if (!isInEvent) throw new Error('show() must be called as the result of a user interaction')
      if (!mayShow) throw new Error('canMakePayment() must be called before show()')
      record('show')
      sheet.isOpen = true
    },
    abort: () => {
      sheet.isOpen = false
    },
    isShowing: () => sheet.isOpen,
    update: (update) => {
      if (sheet.isOpen) throw new Error('update() can only be called while the sheet is closed')
      checkAmounts(update)
      record('update', update)
    },
    on: (type: string, listener: Listener) => {
      if (listeners.has(type)) throw new Error(`${type} is listened to twice`)
      listeners.set(type, listener)
      return request
    },
    once: () => request,
    off: () => request,
  } as PaymentRequest
  return request
}
