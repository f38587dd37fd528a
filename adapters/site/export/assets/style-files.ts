import type { FileIndex } from '../files/file-index.js'
import { isBuilderFile } from './remote-addresses.js'
import { pathInSite, relativeAddress } from '../files/site-address.js'
import { styleAddresses, withStyleAddresses } from './style-addresses.js'

const isSomewhere = (address: string): boolean => !/^(?:data:|#|blob:|about:)/i.test(address.trim())

/** The address on the builder's hosts of a file that a sheet at `base` names; null for other hosts. */
function builderAddress(named: string, base: string | null): string | null {
  const url = URL.canParse(named, base ?? undefined) ? new URL(named, base ?? undefined).href : null
  return url !== null && isBuilderFile(url) ? url : null
}

/** The files on the builder's hosts that a style sheet names. */
export const styleFiles = (css: string, base: string | null): readonly string[] =>
  styleAddresses(css).flatMap((named) => (isSomewhere(named) ? (builderAddress(named, base) ?? []) : []))

const withOtherAddresses = (css: string, other: (address: string) => string | null): string =>
  withStyleAddresses(css, (named) => (isSomewhere(named) ? other(named) : null))

/** A style sheet with new addresses for files on the builder's hosts; `replace` returns null to keep one. */
export const replaceStyleFiles = (
  css: string,
  base: string | null,
  replace: (address: string) => string | null,
): string =>
  withOtherAddresses(css, (named) => {
    const address = builderAddress(named, base)
    return address === null ? null : replace(address)
  })

/**
 * A style sheet at a path of the site with the current names of its files: saved names, other capitals, the other
 * Unicode form.
 */
export const repairStyleFiles = (css: string, path: string, files: FileIndex): string =>
  withOtherAddresses(css, (named) => {
    const inSite = pathInSite(path, named)
    const found = inSite === null || inSite === '' || files.has(inSite) ? null : files.find(inSite)
    const [part = ''] = /#.*$/s.exec(named.trim()) ?? []
    return found === null ? null : relativeAddress(path, found) + part
  })
