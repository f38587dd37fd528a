/** Handlers of the events at a provider's own button. */
export interface ButtonHandlers {
  /** Nothing is paid now: the shopper agrees that what they choose is kept, and charged later. */
  readonly keepsOnly: boolean
  /** The shopper has pressed it: begins a payment; answers the provider's name for it, or rejects. */
  readonly begin: () => Promise<string>
  /** The shopper has agreed. `restart` takes them back to choose another way to pay there. */
  readonly agreed: (approval: { readonly restart: () => void }) => void
}

/** A provider's own buttons, behind which shoppers agree to a payment on its pages. Never throws. */
export interface PaymentButtons {
  /**
   * Draws a button into `holder`, in the style that the page states for it; answers what removes it. It is drawn
   * later, or never, where the provider's script is still to come.
   */
  readonly draw: (holder: object, style: unknown, currency: string, handlers: ButtonHandlers) => () => void
}
