import type { OptionSet, Product } from '../catalog/index.js'
import type { PageDraft } from './page-draft.js'
import { isWordless } from './page-nodes.js'

/** The markup of the controls of option sets: their names, and the builder's standard elements. */
export interface OptionMarkup {
  /** The attribute with the kind of an element. */
  readonly type: string
  readonly list: string
  readonly select: string
  readonly pills: string
  readonly pill: string
  /** The attribute in which a control names its option set, and a pill its value. */
  readonly optionSet: string
  readonly value: string
  /** The attribute of a list in which an owner asks for "pills". */
  readonly kind: string
  readonly selectClass: string
  readonly pillsClass: string
  readonly pillClass: string
}

/** The functions for drawing, and the markup of this builder's pages. */
export interface OptionDrawing<N> {
  readonly nodes: PageDraft<N>
  readonly optionMarkup: OptionMarkup
  /** Makes the ids in this form unique. */
  readonly ids: string
}

/**
 * Draws the option sets of a product into a form that an export left without them. Sample controls in the
 * option list are reused for the sets in order, the last one for all that follow, so that their structure and
 * classes stay. Without samples, the builder's standard controls are built: selects, or pills if the list
 * asks for them. A product without option sets shows none. A form whose controls name their option sets is
 * left unchanged.
 */
export function drawOptions<N>(drawing: OptionDrawing<N>, form: N, product: Product): void {
  const { nodes, optionMarkup, ids } = drawing
  const isChosenByDesign =
    nodes.select(form, `[${optionMarkup.optionSet}]:not([${optionMarkup.optionSet}=""])`).length > 0
  const stated = nodes.select(form, typed(optionMarkup, optionMarkup.list))[0]
  if (isChosenByDesign || (stated === undefined && product.optionSets.length === 0)) return
  const list = stated ?? insertList(drawing, form)
  const samples = nodes.children(list).filter((child) => controlIn(drawing, child) !== null)
  const blocks = product.optionSets.map((set, index) => {
    const sample = samples[Math.min(index, samples.length - 1)]
    const block = sample === undefined ? standardBlock(drawing, list, set) : nodes.copy(sample)
    fillBlock(drawing, block, set, `${set.id}-${ids}-${index}`)
    return block
  })
  nodes.setChildren(list, blocks)
}

const typed = ({ type }: OptionMarkup, name: string): string => `[${type}="${name}"]`

function controlIn<N>({ nodes, optionMarkup }: OptionDrawing<N>, block: N): N | null {
  const control = `${typed(optionMarkup, optionMarkup.select)}, ${typed(optionMarkup, optionMarkup.pills)}, select`
  return nodes.matches(block, control) ? block : (nodes.select(block, control)[0] ?? null)
}

function insertList<N>({ nodes, optionMarkup }: OptionDrawing<N>, form: N): N {
  const list = nodes.make(form, 'div', {
    [optionMarkup.type]: optionMarkup.list,
    role: 'group',
    'data-runtime-owned': '',
  })
  nodes.prepend(form, list)
  return list
}

function standardBlock<N>({ nodes, optionMarkup }: OptionDrawing<N>, list: N, set: OptionSet): N {
  const block = nodes.make(list, 'div', {})
  const label = nodes.make(list, 'label', {})
  nodes.setText(label, `${set.name}: `)
  const control =
    nodes.attribute(list, optionMarkup.kind) === 'pills'
      ? nodes.make(list, 'div', { class: optionMarkup.pillsClass, [optionMarkup.type]: optionMarkup.pills })
      : nodes.make(list, 'select', { class: optionMarkup.selectClass, required: '' })
  nodes.setChildren(block, [label, control])
  return block
}

/**
 * Fills a block with its option set: the name, the values, and ids that connect the label with its control.
 */
function fillBlock<N>(drawing: OptionDrawing<N>, block: N, set: OptionSet, suffix: string): void {
  const { nodes, optionMarkup } = drawing
  const control = controlIn(drawing, block)
  if (control === null) return
  const id = `option-set-${suffix}`
  nodes.setAttribute(control, 'id', id)
  nodes.setAttribute(control, optionMarkup.optionSet, set.id)
  const isSelect = nodes.tag(control) === 'select'
  const label = nodes.select(block, 'label')[0]
  if (label !== undefined) {
    if (isWordless(nodes, label) || nodes.parent(label) === block) nodes.setText(label, `${set.name}: `)
    if (isSelect) nodes.setAttribute(label, 'for', id)
  }
  if (!isSelect) return fillPills(drawing, control, set)
  if (label === undefined) nodes.setAttribute(control, 'aria-label', set.name)
  fillSelect(drawing, control, set)
}

function fillSelect<N>({ nodes, optionMarkup }: OptionDrawing<N>, select: N, set: OptionSet): void {
  const option = (value: string, text: string): N => {
    const made = nodes.make(select, 'option', { value })
    nodes.setText(made, text)
    return made
  }
  nodes.setAttribute(select, optionMarkup.type, optionMarkup.select)
  const sample = nodes.select(select, 'option[value=""]')[0]
  const placeholder = sample === undefined ? `Select ${set.name}` : nodes.text(sample)
  nodes.setChildren(select, [option('', placeholder), ...set.values.map(({ id, name }) => option(id, name))])
}

function fillPills<N>({ nodes, optionMarkup }: OptionDrawing<N>, group: N, set: OptionSet): void {
  const sample = nodes.select(group, typed(optionMarkup, optionMarkup.pill))[0]
  nodes.setAttribute(group, 'aria-label', set.name)
  nodes.setAttribute(group, 'role', 'radiogroup')
  const pills = set.values.map(({ id, name }) => {
    const pill =
      sample === undefined ? nodes.make(group, 'div', { class: optionMarkup.pillClass }) : nodes.copy(sample)
    nodes.setAttribute(pill, optionMarkup.type, optionMarkup.pill)
    nodes.setAttribute(pill, 'role', 'radio')
    nodes.setAttribute(pill, 'aria-checked', 'false')
    nodes.setAttribute(pill, optionMarkup.value, id)
    nodes.setText(innermost(nodes, pill), name)
    return pill
  })
  nodes.setChildren(group, pills)
}

/** A designer may have put the text of a pill into nested elements. */
function innermost<N>(nodes: PageDraft<N>, node: N): N {
  const [only, ...others] = nodes.children(node)
  return only !== undefined && others.length === 0 ? innermost(nodes, only) : node
}
