/** Handlers for the events of a provider's own button. */
export interface ButtonHandlers {
  /** True: nothing is paid now; the shopper only lets the means of payment be stored for later charges. */
  readonly keepsOnly: boolean
  /**
   * The shopper has pressed the button: begins a payment; resolves to the provider's id of it, or rejects.
   */
  readonly begin: () => Promise<string>
  /** The shopper has approved. `restart` lets them choose another way to pay there. */
  readonly agreed: (approval: { readonly restart: () => void }) => void
}

/** A provider's own buttons, with which shoppers approve a payment on its pages. Never throws. */
export interface PaymentButtons {
  /**
   * Draws a button into `holder`, in the page's style for it; returns the function that removes it. It is
   * drawn later, or never, if the provider's script is not loaded yet.
   */
  readonly draw: (holder: object, style: unknown, currency: string, handlers: ButtonHandlers) => () => void
}
