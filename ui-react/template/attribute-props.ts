/** HTML attributes whose React name differs; others are passed unchanged. */
const PROP_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  readonly: 'readOnly',
  maxlength: 'maxLength',
  minlength: 'minLength',
  inputmode: 'inputMode',
  autocomplete: 'autoComplete',
  autofocus: 'autoFocus',
  enterkeyhint: 'enterKeyHint',
  contenteditable: 'contentEditable',
  crossorigin: 'crossOrigin',
  referrerpolicy: 'referrerPolicy',
  fetchpriority: 'fetchPriority',
  srcset: 'srcSet',
  srclang: 'srcLang',
  datetime: 'dateTime',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  usemap: 'useMap',
  novalidate: 'noValidate',
  playsinline: 'playsInline',
  allowfullscreen: 'allowFullScreen',
  'accept-charset': 'acceptCharset',
  'xlink:href': 'xlinkHref',
  'xml:space': 'xmlSpace',
}

/** Boolean attributes: present means on, with any value. */
const FLAGS: ReadonlySet<string> = new Set([
  'allowfullscreen',
  'autofocus',
  'autoplay',
  'controls',
  'disabled',
  'hidden',
  'inert',
  'loop',
  'multiple',
  'muted',
  'novalidate',
  'open',
  'playsinline',
  'readonly',
  'required',
  'reversed',
])

/** Attributes that React reserves or that templates must not have. */
const DROPPED: ReadonlySet<string> = new Set([
  'style',
  'value',
  'checked',
  'selected',
  'key',
  'ref',
  'children',
  'dangerouslysetinnerhtml',
  'srcdoc',
  'suppresshydrationwarning',
])

/**
 * Attributes of a page as React props, so that the drawn element has exactly the designer's attributes.
 * `style`, `value` and `checked` are not here, since they have their own rules.
 */
export function attributeProps(
  attributes: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const props: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(attributes)) {
    const lower = name.toLowerCase()
    if (DROPPED.has(lower) || lower.startsWith('on') || isScriptAddress(lower, value)) continue
    props[PROP_NAMES[lower] ?? name] = FLAGS.has(lower) ? true : value
  }
  return props
}

const isScriptAddress = (name: string, value: string): boolean =>
  /^(href|src|action|formaction|xlink:href)$/.test(name) &&
  /^javascript:/i.test(value.replace(/[\u0000-\u0020]/g, ''))
