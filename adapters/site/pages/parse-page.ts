import { isTag, isText } from 'domhandler'
import type { ChildNode, Document, Element, ParentNode } from 'domhandler'
import { parseFragment } from 'parse5'
import type { Token, TreeAdapter } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'
import type { Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'
import { allAtOnce, err, ok } from '../../../core/shared/index.js'
import type { Result, Steps } from '../../../core/shared/index.js'
import { flatten, PageParser } from './page-tokenizer.js'

/**
 * The maximum depth of elements, beyond that of browsers (Chromium: 512): some rules of HTML look through all open
 * elements.
 */
const MAX_DEPTH = 512
/** The maximum length of a page, far above any that a person made. */
const MAX_PAGE_CHARACTERS = 8_000_000
/**
 * The maximum number of elements: each takes kilobytes of memory, and crossed formatting makes many from a
 * short text.
 */
const MAX_ELEMENTS = 40_000
/** The maximum number of attributes of an element, since every reader of a page examines each of them. */
const MAX_ATTRIBUTES = 1_000
/** The maximum length of an attribute; even a picture in one is shorter. */
const MAX_ATTRIBUTE_CHARACTERS = 4_000_000
/**
 * The maximum number of words directly in a table, outside of its cells, where text is not allowed. The
 * parser moves them all at once.
 */
const MAX_WORDS_IN_TABLE = 20_000
/** The number of pieces of a text node after which it is flattened. */
const MAX_TEXT_PIECES = 32_768

/** The reason why a page was not read: it would take longer than its length explains. */
export interface PageFailure {
  readonly tag:
    | 'nested-too-deep'
    | 'too-large'
    | 'too-many-elements'
    | 'too-many-attributes'
    | 'attribute-too-long'
    | 'too-much-text-in-table'
  readonly message: string
}

/** A parsed page. It is never changed: edits of `html` make the sent page. */
export interface ParsedPage {
  /** The text that was parsed, to which every `sourceCodeLocation` of the tree refers. */
  readonly html: string
  readonly document: Document
  /** All elements in document order, also those inside `<template>`. */
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

/** Converts a failure of the parser; rethrows bugs. */
function failureOf(thrown: unknown): PageFailure {
  if (thrown instanceof OverBound) return thrown.failure
  // The parser calls itself for each open template, so the call stack may overflow.
  if (thrown instanceof RangeError) return NESTED_TOO_DEEP
  throw thrown
}

function checkCount(element: string, attributes: number): void {
  if (attributes > MAX_ATTRIBUTES)
    throw new OverBound({
      tag: 'too-many-attributes',
      message: `${element} has more than ${MAX_ATTRIBUTES} attributes`,
    })
}

function checkAttributes(name: string, attributes: readonly Token.Attribute[]): void {
  checkCount(`an element <${name.slice(0, 40)}>`, attributes.length)
  for (const attribute of attributes)
    if (attribute.name.length + attribute.value.length > MAX_ATTRIBUTE_CHARACTERS)
      throw new OverBound({
        tag: 'attribute-too-long',
        message: `an attribute of <${name.slice(0, 40)}> has more than ${MAX_ATTRIBUTE_CHARACTERS} characters`,
      })
}

/** Builds the usual tree and rejects a page beyond a limit. */
function createBoundedAdapter(): TreeAdapter<Htmlparser2TreeAdapterMap> {
  let depth = 0
  let count = 0
  let pieces = 0
  const flattenSome = (node: ChildNode | null | undefined): void => {
    pieces += 1
    if (pieces % MAX_TEXT_PIECES === 0 && node && isText(node)) flatten(node.data)
  }
  return {
    ...adapter,
    insertText: (parent, text) => {
      adapter.insertText(parent, text)
      flattenSome(parent.lastChild)
    },
    insertTextBefore: (parent, text, reference) => {
      adapter.insertTextBefore(parent, text, reference)
      flattenSome(reference.prev)
    },
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

/** Lists elements in document order, without recursion. */
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

/** Parses markup in the site's data, within the limits of a page. */
export function parseMarkup(html: string): Result<readonly ChildNode[], PageFailure> {
  try {
    return ok(parseFragment(html, { treeAdapter: createBoundedAdapter() }).children)
  } catch (thrown) {
    return err(failureOf(thrown))
  }
}

/**
 * Parses a page as browsers do (with scripts on, so `<noscript>` holds text), with the place of every node in
 * its text. Takes linear time for any content.
 */
export const parsePage = (text: string): Result<ParsedPage, PageFailure> => allAtOnce(parseSteps(text))

/** The characters in one slice, which takes a millisecond, and some tens for the worst pages. */
const SLICE_CHARACTERS = 8_192
/** The number of slices after which unfinished strings are flattened. */
const SLICES_OF_A_PIECE = 32

/** Parses a page slice by slice, with pauses for other requests. */
export function* parseSteps(
  text: string,
  sliceCharacters = SLICE_CHARACTERS,
): Steps<Result<ParsedPage, PageFailure>> {
  const begun = guarded(text, (html) => ({ html, parser: new PageParser(createBoundedAdapter()) }))
  if (!begun.ok) return begun
  const { html, parser } = begun.value
  for (let start = 0, slice = 1; start < html.length || start === 0; start += sliceCharacters, slice += 1) {
    const end = start + sliceCharacters
    const written = guarded(html, () => {
      parser.tokenizer.write(html.slice(start, end), end >= html.length)
      checkOpen(parser)
      if (slice % SLICES_OF_A_PIECE === 0) parser.flattenOpen()
    })
    if (!written.ok) return written
    if (end < html.length) yield
  }
  return ok({ html, document: parser.document, elements: elementsIn(parser.document) })
}

/** Rejects content that would end in one long slice. */
function checkOpen(parser: PageParser): void {
  checkCount('an element', parser.openAttributes)
  if (parser.wordsInTable > MAX_WORDS_IN_TABLE)
    throw new OverBound({
      tag: 'too-much-text-in-table',
      message: `more than ${MAX_WORDS_IN_TABLE} words stand in a table outside of its cells`,
    })
}

/** Reads a text within the limits of a page. */
function guarded<T>(text: string, read: (html: string) => T): Result<T, PageFailure> {
  // A byte order mark is removed, since it would count as a letter and end the head before it begins.
  const html = text.replace(/^\uFEFF/, '')
  if (html.length > MAX_PAGE_CHARACTERS)
    return err({ tag: 'too-large', message: `it has more than ${MAX_PAGE_CHARACTERS} characters` })
  try {
    return ok(read(html))
  } catch (thrown) {
    return err(failureOf(thrown))
  }
}
