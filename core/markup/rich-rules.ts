/** The tags allowed in rich text; others are removed, but their text stays. */
const ALLOWED_TAGS: ReadonlySet<string> = new Set(
  (
    'a abbr b blockquote br caption cite code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 ' +
    'hr i img ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot th ' +
    'thead tr u ul var video audio source iframe'
  ).split(' '),
)

/** Elements without readable text. */
const DROPPED_TAGS: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'object',
  'embed',
  'form',
  'svg',
  'math',
])

const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'class id title alt lang dir href src srcset sizes width height target rel role controls loading start ' +
    'reversed colspan rowspan scope cite datetime open allow allowfullscreen frameborder poster type'
  ).split(' '),
)
const ALLOWED_PREFIX = /^(?:aria-[a-z]+|data-rt-[a-z-]+)$/

/**
 * The treatment of an element in rich text: it stays, only its content stays, or it is removed. An embedded
 * frame must come from another host over HTTPS, as video players do.
 */
export function richElement(tag: string, source: string): 'kept' | 'opened' | 'dropped' {
  if (DROPPED_TAGS.has(tag)) return 'dropped'
  if (!ALLOWED_TAGS.has(tag)) return 'opened'
  return tag !== 'iframe' || /^(?:https:)?\/\//i.test(source) ? 'kept' : 'opened'
}

/** The allowed attributes of an element in rich text: no event handlers, no addresses that run code. */
export function richAttributes(
  attributes: Iterable<{ readonly name: string; readonly value: string }>,
): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const { name, value } of attributes) {
    const isAllowed = ALLOWED_ATTRIBUTES.has(name) || ALLOWED_PREFIX.test(name)
    if (isAllowed && isSafeAddress(name, value)) kept[name] = value
  }
  if (kept['target'] === '_blank') kept['rel'] = 'noopener'
  return kept
}

const isSafeAddress = (name: string, value: string): boolean =>
  !/^(?:href|src|cite|poster)$/.test(name) ||
  // Browsers ignore control characters and spaces in front of and inside a scheme.
  /^(?:https?:|mailto:|tel:|[^a-z]|[a-z][^:]*$|[a-z][^:]*[/?#])/i.test(
    value.replace(/[\u0000-\u0020]/g, ''),
  ) ||
  /^data:image\/(?:png|jpeg|gif|webp);/i.test(value)
