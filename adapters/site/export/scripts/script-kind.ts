/**
 * The kind of a script, detected by its content, since its name is unreliable: exports rename, hash and split
 * files. `builder`: the builder's own script or a part of it; `pageCode`: code written for this site.
 */
export type ScriptKind = 'builder' | 'jquery' | 'gsap' | 'webfont' | 'runtime' | 'pageCode'

/** Three names that occur together only in the builder's own script, in all its generations. */
const BUILDER_NAMES: readonly RegExp[] = [/\btram\b/, /__wf_design\b/, /\bWebflow\b/]

/** Texts that only the builder's modules contain: one is enough in a part of a bundle. */
const BUILDER_PARTS: readonly RegExp[] = [
  /\bIX2_|["'](?:ix2|ix3)["']|\bWebflow\b/,
  /w-mod-(?:ix|touch|js)|\bw-(?:nav|slider|tab|dropdown|lightbox|background-video)-/,
  /data-w(?:f|-)id|__wf_/,
]

/** The code by which a bundler registers a part of a bundle. */
const BUNDLE_PART =
  /\b(?:self|window|globalThis|this)\.webpackChunk\w*|["']webpackChunk\w*["']\]|webpackJsonp/

/** The start of a split bundle, which names the parts it needs. */
const BUNDLE_START = /bundler=rspack@|__webpack_require__|\.webpackChunk\w*\s*=/

/** A text in the first characters of each copy of jQuery, minified or not. */
const JQUERY = /jQuery (?:JavaScript Library )?v\d|jQuery requires a window with a document/
const GSAP = /\bGSAP \d|["']GreenSock|gsap\.com\/standard-license|greensock\.com\/standard-license/i
const WEBFONT = /Web Font Loader v\d|\bWebFontConfig\b/
const RUNTIME = /Reflect\.has\(window,\s*["']Vitrine["']\)/

/** The kind of a script by its content. */
export function scriptKindOf(code: string): ScriptKind {
  if (BUILDER_NAMES.every((name) => name.test(code))) return 'builder'
  if (RUNTIME.test(code)) return 'runtime'
  if (JQUERY.test(code)) return 'jquery'
  if ((BUNDLE_PART.test(code) || BUNDLE_START.test(code)) && BUILDER_PARTS.some((part) => part.test(code)))
    return 'builder'
  if (GSAP.test(code)) return 'gsap'
  return WEBFONT.test(code) ? 'webfont' : 'pageCode'
}

/** The builder's hosts for the files of published sites. */
const BUILDER_HOST = /(?:^|\.)(?:website-files\.com|webflow\.com|webflow\.io)$/

/** The name of the file at an address. */
export const fileNameOf = (address: string): string =>
  address
    .replace(/[?#].*$/s, '')
    .split('/')
    .at(-1) ?? ''

/** True for the names of the builder's script in exports: `js/webflow.js`, `webflow.1a2b.js`. */
export const isBuilderFile = (address: string): boolean =>
  /^webflow(?:[.-][\w.-]*)?\.js$/i.test(fileNameOf(address))

const JQUERY_FILE = /^jquery(?:[-.]\d[\w.-]*|(?:[.-](?:min|slim))*(?:\.[\da-f]+)?)\.js$/i

/** Detects the kind of a third-party script by its address; null: only its content would show it. */
export function remoteScriptKind(address: string): ScriptKind | null {
  const url = URL.canParse(address, 'https://site.invalid') ? new URL(address, 'https://site.invalid') : null
  if (url === null) return null
  // Savers write the query of an address into the file name.
  const file = (url.pathname.split('/').at(-1) ?? '').replace(/(?:%3F|%40|@).*/is, '')
  if (JQUERY_FILE.test(file)) return 'jquery'
  if (/\/gsap\//i.test(url.pathname) || /^(?:gsap|ScrollTrigger|SplitText)[\w.-]*\.js$/i.test(file))
    return 'gsap'
  if (/^webfont\.js$/i.test(file)) return 'webfont'
  return BUILDER_HOST.test(url.hostname) &&
    /^(?:webflow|[\w-]+)\..*js$/i.test(file) &&
    /\/js\//.test(url.pathname)
    ? 'builder'
    : null
}
