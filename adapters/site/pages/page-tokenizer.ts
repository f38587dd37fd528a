import { Parser, Tokenizer } from 'parse5'
import type { TreeAdapter, Token } from 'parse5'
import type { Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'

/**
 * Flattens a concatenated string: the garbage collector visits its pieces one by one, and millions of them block the
 * process for half a second.
 */
export const flatten = (text: string | null | undefined): void => void text?.charCodeAt(0)

/** A tokenizer that reports the size of the open tag, and keeps unfinished strings flat. */
class PageTokenizer extends Tokenizer {
  /** The number of attributes of the tag that is being read. */
  get openAttributes(): number {
    const token = this.currentToken
    return token !== null && 'attrs' in token ? token.attrs.length : 0
  }

  flattenOpen(): void {
    flatten(this.currentCharacterToken?.chars)
    // Null before the first attribute.
    const attribute = this.currentAttr as Token.Attribute | null | undefined
    flatten(attribute?.name)
    flatten(attribute?.value)
    const token = this.currentToken
    if (token === null) return
    if ('tagName' in token) flatten(token.tagName)
    if ('data' in token) flatten(token.data)
    if (!('forceQuirks' in token)) return
    flatten(token.name)
    flatten(token.publicId)
    flatten(token.systemId)
  }
}

/** A parser of pages that accepts text in pieces. */
export class PageParser extends Parser<Htmlparser2TreeAdapterMap> {
  readonly #own: PageTokenizer

  constructor(treeAdapter: TreeAdapter<Htmlparser2TreeAdapterMap>) {
    super({ treeAdapter, sourceCodeLocationInfo: true })
    this.#own = new PageTokenizer(this.options, this)
    this.tokenizer = this.#own
  }

  /** The number of attributes of the tag that is being read. */
  get openAttributes(): number {
    return this.#own.openAttributes
  }

  /**
   * The number of words in a table outside of its cells, which the parser moves before the table all at once.
   */
  get wordsInTable(): number {
    return this.pendingCharacterTokens.length
  }

  /** Flattens the strings that are being read. */
  flattenOpen(): void {
    this.#own.flattenOpen()
  }
}
