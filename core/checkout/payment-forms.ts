import type { PaymentProvider } from '../orders/index.js'
import type { PaymentFailure, PaymentForm } from '../ports/payments/payment-form.port.js'
import { NOTICES } from '../errors/index.js'
import { err } from '../shared/index.js'

/**
 * The providers that a page works with: those of its back end, since no other provider can charge. The page's
 * own keys take precedence. If the back end names none, the page's providers are used.
 */
export function chooseProviders(
  published: readonly PaymentProvider[],
  offered: readonly PaymentProvider[],
): readonly PaymentProvider[] {
  if (offered.length === 0) return published
  return offered.map((provider) => {
    const own = published.find(({ name }) => name === provider.name)
    return own?.publicKey ? own : provider
  })
}

/** The source of the providers' forms. */
export interface PaymentFormSource {
  /** The providers of the page, the one for cards first; resolves once the shop's settings were read. */
  readonly providers: () => Promise<readonly PaymentProvider[]>
  /** Loads the code of this provider only; null: there is none for it, or it did not load. */
  readonly load: (provider: PaymentProvider) => Promise<PaymentForm | null>
}

const unavailable = (message: string) => err<PaymentFailure>({ tag: 'unavailable', message })

/**
 * The forms of several providers as one: fields belong to the first provider, an action to its own provider.
 */
export function createPaymentForms({
  providers,
  load,
}: PaymentFormSource): PaymentForm & Required<Pick<PaymentForm, 'wallets' | 'buttons'>> {
  const loaded = new Map<string, Promise<PaymentForm | null>>()

  const formOf = async (provider: PaymentProvider): Promise<PaymentForm | null> => {
    const form = loaded.get(provider.name) ?? load(provider)
    loaded.set(provider.name, form)
    const settled = await form
    // Code that did not load is requested again when it is needed again.
    if (settled === null) loaded.delete(provider.name)
    return settled
  }

  const fieldForm = async (): Promise<PaymentForm | null> => {
    for (const provider of await providers()) {
      const form = await formOf(provider)
      if (form !== null) return form
    }
    return null
  }

  return {
    wallets: {
      prepare: async (request, holder, tell) => {
        for (const provider of await providers()) {
          const sheet = await (await formOf(provider))?.wallets?.prepare(request, holder, tell)
          if (sheet) return sheet
        }
        return null
      },
    },
    buttons: {
      draw: (holder, style, currency, handlers) => {
        let isOver = false
        const removals: (() => void)[] = []
        void providers().then(async (known) => {
          for (const provider of known) {
            const { buttons } = (await formOf(provider)) ?? {}
            if (buttons && !isOver) removals.push(buttons.draw(holder, style, currency, handlers))
          }
        })
        return () => {
          isOver = true
          for (const removal of removals) removal()
        }
      },
    },
    mount: (scope) => {
      let remove: (() => void) | null = null
      let isRemoved = false
      void fieldForm().then((form) => {
        if (!isRemoved) remove = form?.mount(scope) ?? null
      })
      return () => {
        isRemoved = true
        remove?.()
      }
    },
    createPaymentMethod: async (scope, billing) => {
      const form = await fieldForm()
      return form ? form.createPaymentMethod(scope, billing) : unavailable(NOTICES.cardsNotSetUp)
    },
    perform: async (action) => {
      const known = (await providers()).find(({ name }) => name === action.provider)
      const form = await formOf(known ?? { name: action.provider, publicKey: null, account: null })
      return form
        ? form.perform(action)
        : unavailable(`This page cannot reach the payment provider ${action.provider}.`)
    },
  }
}
