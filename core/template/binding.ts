import { toRecord, toText } from '../shared/index.js'
import type { UntrustedRecord } from '../shared/index.js'
import { decodeAttribute } from './decode.js'

/** A filter that changes a value before it is shown, with the page's settings for it. */
export interface BindingFilter {
  readonly name: string
  readonly params: readonly string[]
}

/** One binding of an element: a value of the data and its target (reference/bindings#targets). */
export interface Binding {
  /** `innerHTML`, `src`, `style.color` … */
  readonly target: string
  /** `PlainText`, `CommercePrice` … */
  readonly type: string
  readonly filter: BindingFilter
  readonly dataPath: string
  readonly timeZone: string | null
  readonly pageLinkPrefix: string
  readonly collectionSlugs: Readonly<Record<string, string>>
  readonly emailSubject: string
}

/**
 * Reads the bindings of an attribute, URI-encoded or plain. Invalid bindings are left out; an attribute that
 * is not a list has none.
 */
export function parseBindings(text: string | null | undefined): readonly Binding[] {
  const decoded = decodeAttribute(text)
  const entries = decoded.ok && Array.isArray(decoded.value) ? (decoded.value as readonly unknown[]) : []
  return entries.flatMap((entry) =>
    Object.entries(toRecord(entry)).flatMap(
      ([target, settings]) => parseBinding(target, toRecord(settings)) ?? [],
    ),
  )
}

function parseBinding(target: string, settings: UntrustedRecord): Binding | null {
  const { type, dataPath } = settings
  if (typeof type !== 'string' || typeof dataPath !== 'string') return null
  const filter = toRecord(settings['filter'])
  return {
    target,
    type,
    dataPath,
    filter: {
      name: toText(filter['type']) ?? 'identity',
      params: (Array.isArray(filter['params']) ? filter['params'] : []).map(scalarText),
    },
    timeZone: toText(settings['timezone']),
    pageLinkPrefix: toText(settings['pageLinkHrefPrefix']) ?? '',
    collectionSlugs: Object.fromEntries(
      Object.entries(toRecord(settings['collectionSlugMap'])).map(([id, slug]) => [id, scalarText(slug)]),
    ),
    emailSubject: toText(settings['emailLinkSubject']) ?? '',
  }
}

const scalarText = (input: unknown): string =>
  typeof input === 'string' || typeof input === 'number' ? String(input) : ''
