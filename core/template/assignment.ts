/** The content of a lightbox, as in its JSON on the page; `html` is the markup of a player, sizes in px. */
export type LightboxItem =
  | { readonly url: string; readonly type: 'image' }
  | {
      readonly url: string
      readonly type: 'video'
      readonly html: string
      readonly width?: number
      readonly height?: number
      readonly thumbnailUrl?: string
    }

/**
 * The effect of a binding on a node, as data. Text is never markup; the only markup is `rich`, which the page
 * sanitises before it shows it. Values of attributes and styles are safe to set: no address runs a script,
 * and no style leaves its declaration.
 */
export type Assignment =
  | { readonly target: 'text'; readonly value: string }
  /** `paddingTop`: the space of an embedded video, as a CSS percentage. */
  | { readonly target: 'rich'; readonly html: string; readonly paddingTop: string | null }
  /** null: the attribute is removed. */
  | { readonly target: 'attribute'; readonly name: string; readonly value: string | null }
  /**
   * null: a select keeps its value, any other field is emptied. A field in which the shopper may type is set
   * only once per page load.
   */
  | { readonly target: 'field-value'; readonly value: string | null }
  | { readonly target: 'property'; readonly name: 'checked'; readonly value: boolean }
  | { readonly target: 'style'; readonly property: string; readonly value: string }
  /** The pictures and films of the lightbox that the node opens; its group stays as the page states it. */
  | { readonly target: 'lightbox'; readonly items: readonly LightboxItem[] }
  /** True if the node shows nothing, which pages mark with a class. */
  | { readonly target: 'emptiness'; readonly isEmpty: boolean }
