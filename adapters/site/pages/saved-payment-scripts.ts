import { readFileSync } from 'node:fs'
import { parseJson, toList, toRecord, toText } from '../../../core/shared/index.js'
import type { PaymentScript } from './list-payment-scripts.js'

/** The identifying fields of an entry; its other fields may change. */
const keyOf = ({ page, source }: Pick<PaymentScript, 'page' | 'source'>): string => `${page} ${source}`

/** An accepted inventory: the integrity of each script by its page and source. */
export type SavedScripts = ReadonlyMap<string, string | null>

/** Reads an inventory; null: the file is not one. */
export function readSavedScripts(file: string): SavedScripts | null {
  const scripts = toRecord(parseJson(readFileSync(file, 'utf8')))['scripts']
  if (!Array.isArray(scripts)) return null
  return new Map(
    toList(scripts)
      .map(toRecord)
      .map(({ page, source, integrity }) => [
        keyOf({ page: toText(page) ?? '', source: toText(source) ?? '' }),
        toText(integrity),
      ]),
  )
}

/** The differences from the accepted inventory. */
export function scriptChanges(saved: SavedScripts, scripts: readonly PaymentScript[]): readonly string[] {
  const now = new Map(scripts.map((script) => [keyOf(script), script.integrity]))
  return [
    ...scripts.flatMap((script) => {
      const key = keyOf(script)
      if (!saved.has(key)) return [`new      ${key}`]
      return saved.get(key) === script.integrity ? [] : [`changed  ${key}`]
    }),
    ...[...saved.keys()].flatMap((key) => (now.has(key) ? [] : [`gone     ${key}`])),
  ]
}
