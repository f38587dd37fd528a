import type { StripeElementStyle, StripeElementStyleVariant } from '@stripe/stripe-js'
import { isRecord, toRecord } from '../../../../core/shared/index.js'
import { decodeAttribute } from '../../../../core/template/index.js'

/**
 * The attribute with the designer's styles of a card field by breakpoint
 * (reference/checkout#stripe-elements).
 */
const MAP_ATTRIBUTE = 'data-wf-style-map'
/** The attribute with styles in Stripe's own form, used if no breakpoint overrides them. */
const STYLE_ATTRIBUTE = 'data-wf-stripe-style'

/** The attributes that decide about the look of a field. */
export const STYLE_ATTRIBUTES: readonly string[] = [MAP_ATTRIBUTE, STYLE_ATTRIBUTE]

/** Breakpoints with their ranges; a later one takes precedence over an earlier one. */
export const BREAKPOINTS: readonly (readonly [name: string, media: string])[] = [
  ['main', '(max-width: 10000px)'],
  ['large', '(min-width: 1280px)'],
  ['xl', '(min-width: 1440px)'],
  ['xxl', '(min-width: 1920px)'],
  ['medium', '(max-width: 991px)'],
  ['small', '(max-width: 767px)'],
  ['tiny', '(max-width: 479px)'],
]

/** The builder's names of an element's states, with Stripe's names. */
const STATES = { noPseudo: null, hover: ':hover', focus: ':focus', placeholder: '::placeholder' } as const

const HSL = /hsla?\([^)]*\)/g

/** Stripe accepts colours as `rgb()`, into which the browser can convert any colour. */
function asRgb(value: string, probe: HTMLElement): string {
  const written = (color: string): string => {
    probe.style.color = ''
    probe.style.color = color
    return probe.style.color || color
  }
  return HSL.test(value) ? value.replace(HSL, written) : value
}

type Properties = Readonly<Record<string, string>>

const textProperties = (input: unknown, probe: HTMLElement): Properties =>
  Object.fromEntries(
    Object.entries(toRecord(input)).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, asRgb(String(value), probe)]] : [],
    ),
  )

/**
 * The look of a field without the designer's styles: that of the text around it, since the frame inherits
 * nothing.
 */
function looksOf({ color, fontFamily, fontSize, fontWeight }: CSSStyleDeclaration): Properties {
  return { color, fontFamily, fontSize, fontWeight }
}

/** The present style of a field in this window, in Stripe's form. */
export function elementStyle(holder: HTMLElement, window: Window): StripeElementStyle {
  const probe = holder.ownerDocument.createElement('i')
  const stated = decodeAttribute(holder.getAttribute(STYLE_ATTRIBUTE))
  const map = decodeAttribute(holder.getAttribute(MAP_ATTRIBUTE))
  const merged: Record<string, unknown> = { ...looksOf(window.getComputedStyle(holder)) }
  for (const [breakpoint, media] of BREAKPOINTS) {
    const states = map.ok ? toRecord(toRecord(map.value)[breakpoint]) : {}
    if (!window.matchMedia(media).matches) continue
    for (const [state, pseudo] of Object.entries(STATES)) {
      const properties = textProperties(states[state], probe)
      if (pseudo === null) Object.assign(merged, properties)
      else if (Object.keys(properties).length > 0)
        merged[pseudo] = { ...toRecord(merged[pseudo]), ...properties }
    }
  }
  const own = stated.ok && isRecord(stated.value) ? (stated.value as StripeElementStyle) : {}
  const variant = merged as StripeElementStyleVariant
  const of = (name: keyof StripeElementStyle): StripeElementStyleVariant => ({ ...variant, ...own[name] })
  return { base: of('base'), invalid: of('invalid'), empty: of('empty'), complete: of('complete') }
}
