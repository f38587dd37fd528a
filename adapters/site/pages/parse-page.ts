import { isTag } from 'domhandler'
import type { ChildNode, Document, Element, ParentNode } from 'domhandler'
import { parseFragment, Parser } from 'parse5'
import type { Token, TreeAdapter } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'
import type { Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'
import { err, ok } from '../../../core/shared/index.js'
import type { Result, Steps } from '../../../core/shared/index.js'

/** Deeper than browsers nest elements: Chromium stops at 512. Some rules of HTML look through all open elements. */
const MAX_DEPTH = 512
/** No page that a person made comes near. */
const MAX_PAGE_CHARACTERS = 8_000_000
/** Each takes kilobytes of memory with its places, and crossed formatting makes many of a short text. */
const MAX_ELEMENTS = 40_000
/** Of one element. Each is looked at by every reader of a page. */
const MAX_ATTRIBUTES = 1_000
/** A picture written into an attribute is smaller. */
const MAX_ATTRIBUTE_CHARACTERS = 4_000_000

/** The reason why a page was not read: reading it would take longer than its length explains. */
export interface PageFailure {
  readonly tag:
    'nested-too-deep' | 'too-large' | 'too-many-elements' | 'too-many-attributes' | 'attribute-too-long'
  readonly message: string
}

/** A page as its parser read it. Nothing in it is ever changed: what is sent is made by edits of `html`. */
export interface ParsedPage {
  /** The text that was parsed, to which every `sourceCodeLocation` of the tree refers. */
  readonly html: string
  readonly document: Document
  /** Every element in document order, also those inside `<template>`. */
  readonly elements: readonly Element[]
}

class OverBound extends Error {
  constructor(readonly failure: PageFailure) {
    super(failure.message)
  }
}

const NESTED_TOO_DEEP: PageFailure = {
  tag: 'nested-too-deep',
  message: `its elements are nested deeper than ${MAX_DEPTH}`,
}

/** Faults of the program are thrown on. */
function failureOf(thrown: unknown): PageFailure {
  if (thrown instanceof OverBound) return thrown.failure
  // The parser calls itself for each open template.
  if (thrown instanceof RangeError) return NESTED_TOO_DEEP
  throw thrown
}

function checkAttributes(name: string, attributes: readonly Token.Attribute[]): void {
  if (attributes.length > MAX_ATTRIBUTES)
    throw new OverBound({
      tag: 'too-many-attributes',
      message: `an element <${name.slice(0, 40)}> has more than ${MAX_ATTRIBUTES} attributes`,
    })
  for (const attribute of attributes)
    if (attribute.name.length + attribute.value.length > MAX_ATTRIBUTE_CHARACTERS)
      throw new OverBound({
        tag: 'attribute-too-long',
        message: `an attribute of <${name.slice(0, 40)}> has more than ${MAX_ATTRIBUTE_CHARACTERS} characters`,
      })
}

/** Builds the usual tree and gives up on a page beyond a bound. */
function createBoundedAdapter(): TreeAdapter<Htmlparser2TreeAdapterMap> {
  let depth = 0
  let count = 0
  return {
    ...adapter,
    createElement: (name, namespace, attributes) => {
      count += 1
      if (count > MAX_ELEMENTS)
        throw new OverBound({
          tag: 'too-many-elements',
          message: `it has more than ${MAX_ELEMENTS} elements`,
        })
      checkAttributes(name, attributes)
      return adapter.createElement(name, namespace, attributes)
    },
    adoptAttributes: (element, attributes) => {
      checkAttributes(element.name, attributes)
      adapter.adoptAttributes(element, attributes)
    },
    onItemPush: () => {
      depth += 1
      if (depth > MAX_DEPTH) throw new OverBound(NESTED_TOO_DEEP)
    },
    onItemPop: () => {
      depth -= 1
    },
  }
}

/** Document order, without recursion. */
function elementsIn(root: ParentNode): readonly Element[] {
  const elements: Element[] = []
  const open: ChildNode[] = []
  const pushChildren = ({ children }: ParentNode): void => {
    for (let index = children.length - 1; index >= 0; index -= 1) open.push(children[index] as ChildNode)
  }
  pushChildren(root)
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isTag(node)) elements.push(node)
    if ('children' in node) pushChildren(node)
  }
  return elements
}

/** Parses the markup of a text in the site's data, within the bounds of a page. */
export function parseMarkup(html: string): Result<readonly ChildNode[], PageFailure> {
  try {
    return ok(parseFragment(html, { treeAdapter: createBoundedAdapter() }).children)
  } catch (thrown) {
    return err(failureOf(thrown))
  }
}

/**
 * Parses a page as browsers do (with scripts on, so `<noscript>` holds text), with the place of every node in
 * its text. Takes time in proportion to the length of the text, for any content.
 */
export function parsePage(text: string): Result<ParsedPage, PageFailure> {
  return guarded(text, (html) => {
    const parser = pageParser()
    parser.tokenizer.write(html, true)
    return { html, document: parser.document, elements: elementsIn(parser.document) }
  })
}

/** Characters that are parsed before others have their turn: a millisecond, and some tens for the worst of pages. */
const SLICE_CHARACTERS = 8_192

/** Parses a page slice by slice, so that others have their turn in between. */
export function* parseSteps(
  text: string,
  sliceCharacters = SLICE_CHARACTERS,
): Steps<Result<ParsedPage, PageFailure>> {
  const begun = guarded(text, (html) => ({ html, parser: pageParser() }))
  if (!begun.ok) return begun
  const { html, parser } = begun.value
  for (let start = 0; start < html.length || start === 0; start += sliceCharacters) {
    const end = start + sliceCharacters
    const written = guarded(html, () => parser.tokenizer.write(html.slice(start, end), end >= html.length))
    if (!written.ok) return written
    if (end < html.length) yield
  }
  return ok({ html, document: parser.document, elements: elementsIn(parser.document) })
}

const pageParser = (): Parser<Htmlparser2TreeAdapterMap> =>
  new Parser({ treeAdapter: createBoundedAdapter(), sourceCodeLocationInfo: true })

/** Reads a text within the bounds of a page. */
function guarded<T>(text: string, read: (html: string) => T): Result<T, PageFailure> {
  // With the mark of its encoding before it a page would begin with a letter, and all else would be its body.
  const html = text.replace(/^\uFEFF/, '')
  if (html.length > MAX_PAGE_CHARACTERS)
    return err({ tag: 'too-large', message: `it has more than ${MAX_PAGE_CHARACTERS} characters` })
  try {
    return ok(read(html))
  } catch (thrown) {
    return err(failureOf(thrown))
  }
}
