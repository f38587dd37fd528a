import { DRAW_NAMES } from '../../../../core/builder-markup/index.js'
import { createBoundScope, createTemplateParser } from '../../../../adapters/browser/template/index.js'
import type { ListDrawing } from '../../../../core/ports/page/list-view.port.js'
import { richMarkup } from '../../../../adapters/browser/template/rich-markup.js'
import { shownTree } from '../../../../core/cart/index.js'
import { anOrder, reading } from '../../../core/checkout/checkout.fixture.js'

export const parse = createTemplateParser(window)

export function bind(html: string) {
  document.body.innerHTML = html
  const root = document.body.firstElementChild as HTMLElement
  const shown: (readonly ListDrawing<Element>[])[] = []
  const scope = createBoundScope(root, {
    parse,
    view: { show: (lists) => shown.push(lists), dispose: () => undefined },
    context: () => ({
      prices: null,
      visibility: { nowMs: 0, timeZone: 'UTC' },
      names: DRAW_NAMES,
      rich: (text) => richMarkup(text, parse),
    }),
  })
  return { root, scope, shown, find: (selector: string) => root.querySelector<HTMLInputElement>(selector) }
}

export const tree = (parts: Parameters<typeof anOrder>[0] = {}): unknown => shownTree(reading(anOrder(parts)))
