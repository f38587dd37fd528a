/** Where the visitor is and is sent to. */
export interface Navigator {
  /** Path and query of the current page, e.g. `/order-confirmation?orderId=1`. */
  readonly current: () => {
    readonly path: string
    readonly query: Readonly<Record<string, string>>
    readonly isSecure: boolean
  }
  readonly go: (url: string) => void
  /** Asks before the page is left, while work is under way; returns the function that stops asking. */
  readonly guardLeaving: () => () => void
}
