import type { Element } from 'domhandler'
import type { Steps } from '../../../../core/shared/index.js'
import { attributeOf, ownText } from '../elements.js'
import type { ParsedPage } from '../parse-page.js'
import { charactersOf, PIECE_CHARACTERS } from './in-pieces.js'
import type { PageScript } from './scripts.js'
import { createHostCollector, pageDataHostSteps, textHostSteps } from './text-hosts.js'
import type { NamedHosts } from './text-hosts.js'

const FRAMES: ReadonlySet<string> = new Set(['iframe', 'frame', 'embed', 'object'])
const LOADED: ReadonlySet<string> = new Set([
  'src',
  'srcset',
  'imagesrcset',
  'poster',
  'data',
  'background',
  'style',
])
/** Elements whose `href` is loaded, not followed. */
const LOADS_BY_HREF: ReadonlySet<string> = new Set(['image', 'use', 'feimage'])

function loads(element: Element, attribute: string): boolean {
  if (element.name === 'script') return false
  if (attribute === 'href' || attribute === 'xlink:href')
    return (
      LOADS_BY_HREF.has(element.name.toLowerCase()) ||
      (element.name === 'link' &&
        /\b(?:icon|preload|prefetch|apple-touch|mask)/i.test(attributeOf(element, 'rel') ?? ''))
    )
  return LOADED.has(attribute) || attribute.startsWith('data-')
}

const loadedText = (element: Element): string =>
  Object.entries(element.attribs)
    .filter(([name]) => loads(element, name))
    .map(([, value]) => value)
    .join(' ')

/** The hosts in the markup of a page, its styles and data included. */
export function* namedHostSteps({ elements }: ParsedPage, scripts: readonly PageScript[]): Steps<NamedHosts> {
  const hosts = createHostCollector()
  let characters = 0
  for (const element of elements) {
    const text = element.name === 'style' ? `${loadedText(element)} ${ownText(element)}` : loadedText(element)
    yield* textHostSteps(text, FRAMES.has(element.name) ? hosts.addFrame : hosts.addMedia)
    // Attributes that load nothing are examined too.
    characters += text.length + charactersOf(element)
    if (characters < PIECE_CHARACTERS) continue
    characters = 0
    yield
  }
  for (const script of scripts) {
    // Templates are percent-encoded. Structured data for search engines name no displayed file.
    if (script.tag !== 'data' || /ld\+json/i.test(script.type)) continue
    yield
    yield* pageDataHostSteps(script.text, hosts)
  }
  return hosts.all()
}
