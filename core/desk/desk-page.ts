/** One page of a list; `next` starts the following page, null on the last. */
export interface DeskPage<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}
