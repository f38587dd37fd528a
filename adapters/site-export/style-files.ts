import { isBuilderFile } from './remote-addresses.js'

const NAMED = /url\(\s*(["']?)([^"')]+)\1\s*\)|@import\s+(["'])([^"']+)\3/g

const isSomewhere = (address: string): boolean => !/^(?:data:|#|blob:|about:)/i.test(address.trim())

/** The address of a file that a sheet at `base` names, on the builder's hosts; null: it lies elsewhere. */
function builderAddress(named: string, base: string | null): string | null {
  const url = URL.canParse(named, base ?? undefined) ? new URL(named, base ?? undefined).href : null
  return url !== null && isBuilderFile(url) ? url : null
}

/** The files on the builder's hosts that a style sheet names by `url()` and `@import`. */
export const styleFiles = (css: string, base: string | null): readonly string[] =>
  [...css.matchAll(NAMED)].flatMap(([, , url = '', , imported = '']) => {
    const named = url || imported
    return isSomewhere(named) ? (builderAddress(named, base) ?? []) : []
  })

/** A style sheet with other addresses for files on the builder's hosts; `replace` answers null for one that stays. */
export const replaceStyleFiles = (
  css: string,
  base: string | null,
  replace: (address: string) => string | null,
): string =>
  css.replace(
    NAMED,
    (whole: string, _: string, url: string | undefined, __: string, imported: string | undefined) => {
      const named = url ?? imported ?? ''
      const address = isSomewhere(named) ? builderAddress(named, base) : null
      const other = address === null ? null : replace(address)
      if (other === null) return whole
      return url === undefined ? `@import "${other}"` : `url("${other}")`
    },
  )
