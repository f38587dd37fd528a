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
  /** Opens an address in place of this page, so that the back button leads to the page before it. */
  readonly replace: (url: string) => void
  /** Asks for confirmation before the page is left during work; returns the function that stops it. */
  readonly guardLeaving: () => () => void
}
