/** The conditions of a list of orders; without conditions, all orders. */
export interface DeskOrderFilter {
  readonly toSend?: boolean
  readonly held?: boolean
  readonly disputed?: boolean
  /** With a return that waits for the shop. */
  readonly returned?: boolean
  readonly cancelled?: boolean
  readonly refund?: 'UNDER_WAY' | 'REFUSED'
  /** A number, or a part of a name, a mail address, a variant's code or a tracking number. */
  readonly search?: string
}
