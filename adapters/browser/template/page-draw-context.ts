import type { DrawContext } from '../../../core/markup/index.js'
import { parsePriceSettings } from '../../../core/money/index.js'
import { DRAW_NAMES, LINK_TARGET, SKU_ATTRIBUTE } from '../../../core/builder-markup/index.js'
import type { PageContext } from '../kit/page-module.js'
import { richMarkup } from './rich-markup.js'
import type { TemplateParser } from './parse-template.js'

/**
 * What drawing takes from the page: how it writes prices, the moment, and the visitor's time zone
 * (reference/shop-pages#prices). Read anew for each drawing.
 */
export function pageDrawContext({ window, clock }: PageContext, parse: TemplateParser): DrawContext {
  const settings = parsePriceSettings(
    (window as { readonly __WEBFLOW_CURRENCY_SETTINGS?: unknown }).__WEBFLOW_CURRENCY_SETTINGS,
  )
  return {
    prices: settings.ok ? settings.value : null,
    visibility: { nowMs: clock.wallTime(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    names: DRAW_NAMES,
    itemAttribute: SKU_ATTRIBUTE,
    linkTarget: LINK_TARGET,
    rich: (html) => richMarkup(html, parse),
  }
}
