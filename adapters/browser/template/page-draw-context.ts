import type { DrawContext } from '../../../core/markup/index.js'
import { DRAW_NAMES, LINK_TARGET, SKU_ATTRIBUTE } from '../../../core/builder-markup/index.js'
import type { PageContext } from '../kit/page-module.js'
import { pagePrices } from '../kit/page-prices.js'
import { richMarkup } from './rich-markup.js'
import type { TemplateParser } from './parse-template.js'

/**
 * The page's settings for drawing: its format of prices, the present moment, the visitor's time zone
 * (reference/shop-pages#prices). Read again for each drawing.
 */
export function pageDrawContext(context: PageContext, parse: TemplateParser): DrawContext {
  return {
    language: context.document.documentElement.lang,
    prices: pagePrices(context),
    visibility: {
      nowMs: context.clock.wallTime(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    names: DRAW_NAMES,
    itemAttribute: SKU_ATTRIBUTE,
    linkTarget: LINK_TARGET,
    rich: (html) => richMarkup(html, parse),
  }
}
