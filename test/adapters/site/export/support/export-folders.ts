import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Files of a made export: path -> text. */
export type ExportFiles = Readonly<Record<string, string | Uint8Array>>

/** A folder with these files, and the function that removes it. */
export function exportFolder(files: ExportFiles): { readonly folder: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-export-'))
  const folder = join(root, 'site.webflow')
  mkdirSync(folder)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return { folder, remove: () => rmSync(root, { recursive: true, force: true }) }
}

export const PAGE_A = 'a'.repeat(24)
export const PAGE_B = 'b'.repeat(24)

/** One event of page A, one of page B and one of every page, each with a list of its own. */
export const INTERACTIONS = {
  events: {
    e: {
      id: 'e',
      eventTypeId: 'MOUSE_CLICK',
      action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId: 'a', autoStopEventId: 'e-2' } },
      mediaQueries: ['main'],
      target: { id: `${PAGE_A}|one`, appliesTo: 'ELEMENT', styleBlockIds: [] },
      targets: [],
    },
    'e-2': {
      id: 'e-2',
      eventTypeId: 'MOUSE_SECOND_CLICK',
      action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId: 'a-2', autoStopEventId: 'e' } },
      mediaQueries: ['main'],
      target: { id: `${PAGE_A}|one`, appliesTo: 'ELEMENT', styleBlockIds: [] },
      targets: [],
    },
    'e-3': {
      id: 'e-3',
      eventTypeId: 'PAGE_START',
      action: {
        actionTypeId: 'GENERAL_START_ACTION',
        config: { actionListId: 'a-3', autoStopEventId: 'e-9' },
      },
      mediaQueries: ['main'],
      target: { id: PAGE_B, appliesTo: 'PAGE', styleBlockIds: [] },
      targets: [],
    },
    'e-4': {
      id: 'e-4',
      eventTypeId: 'MOUSE_OVER',
      action: {
        actionTypeId: 'GENERAL_START_ACTION',
        config: { actionListId: 'a-4', autoStopEventId: 'e-9' },
      },
      mediaQueries: ['main'],
      target: { selector: '.card', appliesTo: 'CLASS', styleBlockIds: [] },
      targets: [],
    },
  },
  actionLists: Object.fromEntries(
    ['a', 'a-2', 'a-3', 'a-4'].map((id) => [
      id,
      { id, title: `List “${id}”`, actionItemGroups: [], useFirstGroupAsInitialState: false },
    ]),
  ),
  site: { mediaQueries: [{ key: 'main', min: 992, max: 10_000 }] },
}

/** Data in the style of a minifier: bare names, `!0`, no unneeded quotes. */
export function minified(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(minified).join(',')}]`
  if (typeof value === 'boolean') return value ? '!0' : '!1'
  if (typeof value === 'number') return value === 10_000 ? '1e4' : String(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([key, each]) => `${/^[a-z]\w*$/i.test(key) ? key : JSON.stringify(key)}:${minified(each)}`)
    .join(',')}}`
}

/** The line that every script of the builder has, under any file name. */
const LIBRARY = `!function(){window.tram=function(){};var d=window.__wf_design;window.Webflow=window.Webflow||[];}();`

/** The builder's script in the ways that its generations write it, with the data in it. */
export const scriptsWith = (data: object) => ({
  'strict JSON at the end (2018 to 2024)':
    `${LIBRARY}\nWebflow.require('ix2').init(\n` + `${JSON.stringify(data)}\n);`,
  'bare names inside a module, code after it (2025 on)':
    `(()=>{var e={12:function(e,t,n){${LIBRARY}Webflow.require("ix2").init(${minified(data)});` +
    'var rest=function(){return "init({events:"}}};/* bundler=rspack@1 */})();',
  're-formatted, with carriage returns': `${LIBRARY}\r\nWebflow.require( 'ix2' )\r\n  .init( ${JSON.stringify(
    data,
    null,
    2,
  ).replaceAll('\n', '\r\n')} );\r\n`,
  'behind JSON.parse':
    `${LIBRARY}Webflow.require('ix2').init(JSON.parse(` + `${JSON.stringify(JSON.stringify(data))}))`,
})

export const SCRIPTS = scriptsWith(INTERACTIONS)

export const JQUERY = '/*! jQuery v3.5.1 | (c) JS Foundation */ window.jQuery = window.$ = function () {};'

/** A page as an export has it. */
export const exportedPage = (
  pageId: string,
  {
    head = '',
    body = '',
    scripts = '',
  }: { readonly head?: string; readonly body?: string; readonly scripts?: string },
): string => `<!DOCTYPE html><!--  Last Published: Tue Mar 04 2025 10:00:00 GMT+0000 (Coordinated Universal Time)  -->
<html data-wf-page="${pageId}" data-wf-site="${'5'.repeat(24)}" lang="en">
<head>
  <meta charset="utf-8">
  <title>Page | Harbour Goods</title>
  <link href="css/normalize.css" rel="stylesheet" type="text/css">${head}
</head>
<body>${body}${scripts}
</body>
</html>
`

export const JQUERY_TAG = `
  <script src="https://d3e54v103j8qbb.cloudfront.net/js/jquery-3.5.1.min.dc5e7f18c8.js?site=${'5'.repeat(24)}"
    type="text/javascript" integrity="sha256-9" crossorigin="anonymous"></script>`

export const scriptTag = (source: string): string =>
  `\n  <script src="${source}" type="text/javascript"></script>`
