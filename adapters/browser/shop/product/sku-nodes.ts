import type { Sku } from '../../../../core/catalog/index.js'
import type { DrawContext } from '../../../../core/markup/index.js'
import { parseSkuBindings, skuAssignments } from '../../../../core/template/index.js'
import { isVisibleForSku, parseConditions } from '../../../../core/visibility/index.js'
import { applyAssignments } from '../../template/apply-assignments.js'
import type { TemplateParser } from '../../template/parse-template.js'
import { ownElements } from './item-wrapper.js'
import { PICTURE_LIST, showPictureList } from './picture-list.js'

/**
 * Shows a SKU in every element of its product that is bound to the SKU: pictures, texts, then what is visible
 * at all (reference/product#sku-bindings).
 */
export function showSku(wrapper: Element, sku: Sku, context: DrawContext, parse: TemplateParser): void {
  for (const list of ownElements(wrapper, PICTURE_LIST)) showPictureList(list, sku, context, parse)
  for (const element of ownElements(wrapper, '[data-wf-sku-bindings]')) {
    const bindings = parseSkuBindings(element.getAttribute('data-wf-sku-bindings'))
    applyAssignments(element, skuAssignments(bindings, sku, context), parse)
  }
  for (const element of ownElements(wrapper, '[data-wf-sku-conditions]')) {
    const set = parseConditions(element.getAttribute('data-wf-sku-conditions'))
    const holds = set === null ? null : isVisibleForSku(set, sku, context.visibility)
    if (holds !== null) element.classList.toggle('w-condition-invisible', !holds)
  }
}
