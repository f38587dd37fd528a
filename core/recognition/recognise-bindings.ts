import { bindingText, conditionText } from './binding-text.js'
import { isBlank } from './page-nodes.js'
import type { PageNodes } from './page-nodes.js'
import type { RecognitionTables, StandardBinding, StandardBlock, StandardPart } from './standard-block.js'

/** The attribute texts of the bindings and conditions of a recognised element; null: none. */
export interface Recognised {
  readonly bindings: string | null
  readonly condition: string | null
}

/** The recognised parts of an export's block, by element. */
export type Recognition<N> = ReadonlyMap<N, Recognised>

/** The access to elements, and the tables to recognise them by. */
export interface Recogniser<N> {
  readonly nodes: PageNodes<N>
  readonly tables: RecognitionTables
}

/**
 * The bindings of an entry of a standard list, for a template that an export stripped; `listPath` names the
 * list.
 */
export function recogniseEntry<N>(recogniser: Recogniser<N>, entry: N, listPath: string): Recognition<N> {
  const found = new Map<N, Recognised>()
  const block = recogniser.tables.entryBlocks.find(({ scope }) => scope === listPath)
  const isOpen = (part: N): boolean => isSample(recogniser.nodes, part)
  if (block) recogniseBlock(recogniser, block, entry, found, isOpen)
  nameBindings(recogniser, entry, block?.data ?? listPath, found)
  return found
}

/**
 * The bindings of the standard blocks in `root` without their own, the state in which exports leave them. If
 * the page has bindings (`isStripped` false), only the owner's names are used.
 */
export function recognisePage<N>(recogniser: Recogniser<N>, root: N, isStripped: boolean): Recognition<N> {
  const { nodes, tables } = recogniser
  const found = new Map<N, Recognised>()
  for (const block of isStripped ? tables.pageBlocks : []) {
    const scopes = [...nodes.select(root, block.scope)]
    if (nodes.matches(root, block.scope)) scopes.unshift(root)
    for (const scope of scopes)
      recogniseBlock(recogniser, block, scope, found, (part) => isBlank(nodes, part))
  }
  nameBindings(recogniser, root, tables.data, found)
  return found
}

function recogniseBlock<N>(
  { nodes, tables }: Recogniser<N>,
  block: StandardBlock,
  scope: N,
  found: Map<N, Recognised>,
  isFree: (element: N) => boolean,
): void {
  const taken = new Set<string>()
  const isBoundByDesign = (part: N): boolean =>
    tables.bindingAttributes.some((name) => nodes.attribute(part, name) !== null)
  const isOpen = (part: N, { isText }: StandardPart): boolean =>
    !found.has(part) && !isBoundByDesign(part) && (isText !== true || isFree(part))
  for (const role of block.roles) {
    if (role.isNextFree === true && taken.has(role.role)) continue
    const parts = role.selector === ':scope' ? [scope] : nodes.select(scope, role.selector)
    const part = role.isNextFree === true ? parts.find((other) => isOpen(other, role)) : parts[0]
    if (part === undefined || !isOpen(part, role)) continue
    taken.add(role.role)
    found.set(part, recognised(role, block.data))
  }
}

const recognised = (role: StandardPart, data: string): Recognised => ({
  bindings: role.bindings.length > 0 ? bindingText(role.bindings, data) : null,
  condition: role.condition ? conditionText(role.condition, data) : null,
})

/** Names that the owner wrote take precedence over recognised ones. */
function nameBindings<N>(
  { nodes, tables }: Recogniser<N>,
  root: N,
  data: string,
  found: Map<N, Recognised>,
): void {
  const names = data === tables.namedListPath ? tables.entryNames : tables.pageNames
  for (const element of [root, ...nodes.select(root, `[${tables.nameAttribute}]`)]) {
    const name = nodes.attribute(element, tables.nameAttribute) ?? ''
    const binding = Object.hasOwn(names, name) ? names[name] : undefined
    if (binding === undefined) continue
    const bindings = bindingText([inTag(binding, nodes.tag(element))], data)
    found.set(element, { bindings, condition: found.get(element)?.condition ?? null })
  }
}

/** In a field, the text is its value. */
const inTag = (binding: StandardBinding, tag: string): StandardBinding =>
  binding.target === 'innerHTML' && tag === 'input' ? { ...binding, target: 'value' } : binding

/** The designer's sample may still be in the template: a price or a number without other words. */
const isSample = <N>(nodes: PageNodes<N>, element: N): boolean =>
  nodes.children(element).length === 0 && !/[^\s\d.,$€£¥A-Z]/.test(nodes.text(element))
