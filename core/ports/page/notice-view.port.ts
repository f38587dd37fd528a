/**
 * A message of the runtime above a block of the shop, with a retry button if that helps. The runtime draws
 * it, since designs have no place for it.
 */
export interface PageNotice {
  readonly message: string
  readonly retry: (() => void) | null
}

/** The place that shows a notice. */
export interface NoticeView {
  /** Shows a notice in place of the previous one; null removes it. */
  readonly show: (notice: PageNotice | null) => void
  readonly dispose: () => void
}
