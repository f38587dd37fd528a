/** Reads the visitor's location and changes it. */
export interface Navigator {
  /** Path and query of the current page, e.g. `/order-confirmation?orderId=1`. */
  readonly current: () => {
    readonly path: string
    /** The host of the page, without its port. */
    readonly hostname: string
    readonly query: Readonly<Record<string, string>>
    readonly isSecure: boolean
  }
  readonly go: (url: string) => void
  /** Goes on in place of this page: the way back leads to the one before it. */
  readonly replace: (url: string) => void
  /** Asks before the page is left, while work is under way; returns the function that stops asking. */
  readonly guardLeaving: () => () => void
}
