import { drawList } from '../../../core/markup/index.js'
import type { DrawContext, MarkupList } from '../../../core/markup/index.js'
import type { ListDrawing, ListView } from '../../../core/ports/page/list-view.port.js'
import { bindingAssignments, parseBindings } from '../../../core/template/index.js'
import type { Binding } from '../../../core/template/index.js'
import { recognisePage } from '../../../core/recognition/index.js'
import type { Recognition } from '../../../core/recognition/index.js'
import { isVisible, parseConditions } from '../../../core/visibility/index.js'
import type { ConditionSet } from '../../../core/visibility/index.js'
import { applyAssignments } from './apply-assignments.js'
import { RECOGNISER } from './recogniser.js'
import type { TemplateParser } from './parse-template.js'
import { isList, readList } from './to-markup.js'

/** Options of a bound part of a page. */
export interface BoundScopeOptions {
  readonly parse: TemplateParser
  readonly view: ListView<Element>
  readonly context: () => DrawContext
}

/** A part of the page that shows data: a cart, a checkout, a confirmation. */
export interface BoundScope {
  readonly root: HTMLElement
  readonly render: (data: unknown) => void
  /** Removes the sample entries of the lists, which are not real data, and leaves everything else. */
  readonly clearLists: () => void
  readonly dispose: () => void
}

/**
 * Binds a part of the page. Static markup belongs to the designer and is filled in place, lists are drawn
 * from the designer's template (reference/bindings#processing-order). A part without any bindings was stripped by an
 * export: there the standard blocks are recognised.
 */
export function createBoundScope(root: HTMLElement, { parse, view, context }: BoundScopeOptions): BoundScope {
  const lists = new WeakMap<Element, MarkupList>()
  const parsed = new Map<string, readonly Binding[]>()
  const tested = new Map<string, ConditionSet | null>()
  let recognised: Recognition<Element> | null = null

  const bindingsOf = (text: string): readonly Binding[] => {
    const known = parsed.get(text) ?? parseBindings(text)
    parsed.set(text, known)
    return known
  }
  const conditionsOf = (text: string): ConditionSet | null => {
    const known = tested.has(text) ? (tested.get(text) ?? null) : parseConditions(text)
    tested.set(text, known)
    return known
  }
  const listOf = (element: Element): MarkupList => {
    const known = lists.get(element) ?? readList(element, parse)
    lists.set(element, known)
    return known
  }

  const render = (data: unknown): void => {
    const drawing = context()
    recognised ??= recognisePage<Element>(RECOGNISER, root, isStripped(root))
    const drawings: ListDrawing<Element>[] = []
    const visit = (element: HTMLElement): void => {
      const guess = recognised?.get(element)
      const bindings = element.getAttribute('data-wf-bindings') ?? guess?.bindings ?? null
      const condition = element.getAttribute('data-wf-conditions') ?? guess?.condition ?? null
      // A list reads its template before anything is drawn into it.
      const list = isList(element) ? listOf(element) : null
      for (const binding of bindings === null ? [] : bindingsOf(bindings)) {
        applyAssignments(element, bindingAssignments(binding, data, drawing), parse)
      }
      const tests = condition === null ? null : conditionsOf(condition)
      const holds = tests === null ? null : isVisible(tests, data, drawing.visibility)
      if (holds !== null) element.classList.toggle('w-condition-invisible', !holds)
      if (list) drawings.push({ host: element, entries: drawList(list, data, drawing) })
      else for (const child of element.children) visit(child as HTMLElement)
    }
    visit(root)
    view.show(drawings)
  }

  const clearLists = (): void => {
    const hosts = [...root.querySelectorAll('[data-wf-collection]')].filter(isList)
    const outermost = hosts.filter((host) => !hosts.some((other) => other !== host && other.contains(host)))
    for (const host of outermost) listOf(host)
    view.show(outermost.map((host) => ({ host, entries: [] })))
  }

  return { root, render, clearLists, dispose: view.dispose }
}

/** Published markup has bindings in its static parts; an export has none anywhere. */
const isStripped = (root: HTMLElement): boolean =>
  !root.hasAttribute('data-wf-bindings') && root.querySelector('[data-wf-bindings]') === null
