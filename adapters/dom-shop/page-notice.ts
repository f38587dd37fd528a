/**
 * A message above a block of the shop, with a way to try again where that helps. The runtime draws it:
 * designers have no place for it.
 */
export interface PageNotice {
  readonly message: string
  readonly retry: (() => void) | null
}

/** Shows a notice; null takes it away. */
export type ShowNotice = (notice: PageNotice | null) => void
