/** A bought item in a mail's list; its texts are in the shopper's language already. */
export interface ListedLine {
  readonly name: string
  /** Options and other details, one line each. */
  readonly details: readonly string[]
  readonly count: number
  /** The total of the line; null: the mail shows no prices. */
  readonly amount: string | null
}

/** A line of a summary. */
export interface ListedTotal {
  readonly label: string
  readonly amount: string
  /** `total`: the amount to pay. `included`: the amounts above include it already. @default 'part' */
  readonly weight?: 'part' | 'total' | 'included'
}

/** A part of a mail, from which text and HTML are made. */
export type MailBlock =
  /** A paragraph; line breaks are kept. */
  | { readonly tag: 'text'; readonly text: string }
  | { readonly tag: 'heading'; readonly text: string }
  /** The one thing to do; `href` is an address of the web. */
  | { readonly tag: 'button'; readonly label: string; readonly href: string }
  | { readonly tag: 'links'; readonly links: readonly { readonly label: string; readonly href: string }[] }
  /** Names with their values. */
  | { readonly tag: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly tag: 'lines'; readonly lines: readonly ListedLine[] }
  | { readonly tag: 'totals'; readonly totals: readonly ListedTotal[] }
  /** Short texts side by side, such as addresses; below each other where there is no room. */
  | {
      readonly tag: 'columns'
      readonly columns: readonly { readonly title: string; readonly lines: readonly string[] }[]
    }
  /** Small print: terms, the seller. */
  | { readonly tag: 'small'; readonly title: string | null; readonly text: string }

/** True for an address that is allowed as a link of a mail. */
export const isWebAddress = (href: string): boolean => /^https?:\/\/[^\s"'<>]+$/i.test(href)
