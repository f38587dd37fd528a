/**
 * A message of the runtime itself above a block of the shop, with a way to try again where that helps. The
 * runtime draws it: designers have no place for it.
 */
export interface PageNotice {
  readonly message: string
  readonly retry: (() => void) | null
}

/** The place that shows a notice. */
export interface NoticeView {
  /** Shows a notice in place of the one before; null takes it away. */
  readonly show: (notice: PageNotice | null) => void
  readonly dispose: () => void
}
