import { isTag } from 'domhandler'
import type { ChildNode, Document, Element, ParentNode } from 'domhandler'
import { parse } from 'parse5'
import type { TreeAdapter } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'
import type { Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'

/** Deeper than browsers nest elements: Chromium stops at 512. Some rules of HTML look through all open elements. */
const DEEPEST = 512
/** No page that a person made comes near. */
const LARGEST_PAGE_CHARACTERS = 16_000_000

/** Why a page was not read: reading it would take longer than its length explains. */
export interface PageFailure {
  readonly tag: 'nested-too-deep' | 'too-large'
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

class TooDeep extends Error {}

/** Builds the usual tree and gives up on a page that is nested deeper than any browser would build it. */
function createBoundedAdapter(): TreeAdapter<Htmlparser2TreeAdapterMap> {
  let depth = 0
  return {
    ...adapter,
    onItemPush: () => {
      depth += 1
      if (depth > DEEPEST) throw new TooDeep()
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

/**
 * Parses a page as browsers do (with scripts on, so `<noscript>` holds text), with the place of every node in
 * its text. Takes time in proportion to the length of the text, whatever it says.
 */
export function parsePage(text: string): Result<ParsedPage, PageFailure> {
  // With the mark of its encoding before it a page would begin with a letter, and all else would be its body.
  const html = text.replace(/^\uFEFF/, '')
  if (html.length > LARGEST_PAGE_CHARACTERS)
    return err({ tag: 'too-large', message: `it has more than ${LARGEST_PAGE_CHARACTERS} characters` })
  try {
    const document = parse(html, { treeAdapter: createBoundedAdapter(), sourceCodeLocationInfo: true })
    return ok({ html, document, elements: elementsIn(document) })
  } catch (thrown) {
    if (!(thrown instanceof TooDeep)) throw thrown
    return err({ tag: 'nested-too-deep', message: `its elements are nested deeper than ${DEEPEST}` })
  }
}
