import { createHash } from 'node:crypto'

/** What a page of the site's owner runs and loads beyond files of its own site. */
export interface PageNeeds {
  /** CSP sources of the scripts written into the page. */
  readonly inlineScripts: readonly string[]
  /** CSP sources of its event attributes (`onclick`). */
  readonly handlers: readonly string[]
  /** Hosts whose scripts it names, as CSP sources. */
  readonly scriptHosts: readonly string[]
  /** Hosts whose style sheets it names. */
  readonly styleHosts: readonly string[]
  /** Scripts of its own site, as written. */
  readonly ownScripts: readonly string[]
}

const SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([^]*?)<\/script\s*>/gi
const TAG = /<([a-z][\w-]*)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi
const ATTRIBUTE = /([^\s=>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g
const RUN_TYPES = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#39': "'",
  apos: "'",
}

const decode = (text: string): string =>
  text.replace(/&(amp|quot|lt|gt|#39|apos);/g, (entity, name: string) => ENTITIES[name] ?? entity)

/** Browsers hash a script as they read it: with one kind of line end. */
const hashOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code.replace(/\r\n?/g, '\n')).digest('base64')}'`

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]),
  )

/** The host of an address as a CSP source; null: it is of the site itself, or none. */
function hostOf(address: string): string | null {
  const [, scheme = '', host = ''] = /^\s*(https?:)?\/\/([\w.-]+(?::\d+)?)/i.exec(address) ?? []
  return host === '' ? null : scheme === '' ? host : `${scheme.toLowerCase()}//${host}`
}

const isText = (value: string | null): value is string => value !== null
const unique = (values: readonly string[]): readonly string[] => [...new Set(values)]

/** Reads a page's own markup, not what its scripts make of it. */
export function readPageNeeds(html: string): PageNeeds {
  const scripts = [...html.matchAll(SCRIPT)]
    .map(([, attributes = '', code = '']) => ({ attributes: attributesOf(attributes), code }))
    .filter(({ attributes }) => RUN_TYPES.test(attributes.get('type')?.trim() ?? ''))
  const sources = scripts.flatMap(({ attributes }) => attributes.get('src') ?? [])
  const tags = [
    ...html
      .replace(SCRIPT, '')
      .replace(/<!--[^]*?-->/g, '')
      .matchAll(TAG),
  ].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: attributesOf(attributes),
  }))
  const handlers = tags.flatMap(({ attributes }) =>
    [...attributes].flatMap(([name, code]) => (/^on[a-z]+$/.test(name) ? [hashOf(code)] : [])),
  )
  const styles = tags.filter(
    ({ name, attributes }) => name === 'link' && /\bstylesheet\b/i.test(attributes.get('rel') ?? ''),
  )
  return {
    inlineScripts: unique(
      scripts.flatMap(({ attributes, code }) =>
        attributes.has('src') || code.trim() === '' ? [] : [hashOf(code)],
      ),
    ),
    handlers: unique(handlers),
    scriptHosts: unique(sources.map(hostOf).filter(isText)),
    styleHosts: unique(styles.map(({ attributes }) => hostOf(attributes.get('href') ?? '')).filter(isText)),
    ownScripts: unique(sources.filter((source) => hostOf(source) === null)),
  }
}

/** The products that a page's forms name by id, as published pages do. */
export const productIdsOf = (html: string): readonly string[] =>
  unique([...html.matchAll(/\sdata-commerce-product-id="([\w-]+)"/g)].map(([, id = '']) => id))

/** Whether code makes markup or code of texts, which Trusted Types forbid: every page with jQuery does. */
export const writesMarkup = (code: string): boolean =>
  /\.(?:inner|outer)HTML\s*[+=]|insertAdjacentHTML|document\.write|\bsrcdoc\b|\beval\(|createContextualFragment|parseFromString|\bjQuery\b/.test(
    code,
  )
