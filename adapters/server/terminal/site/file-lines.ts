import type { ShopFile } from '../../../../core/ports/owner/files/file-desk.port.js'
import { badInput } from '../../../../core/shared/index.js'
import type { OwnerFailure } from '../../../../core/shared/index.js'
import { plainLine } from '../plain-words.js'
import { minuteText } from '../time-text.js'

/** `2027-01-01 10:00  87 kB  form  <id>  cv.pdf  (Jobs)`: a file with its uses. */
export function fileLine({ id, kind, name, sizeBytes, atMs, usedBy }: ShopFile): string {
  const size = sizeBytes === null ? 'size not known' : `${sizeBytes} bytes`
  const uses = usedBy.length === 0 ? '' : `  (${usedBy.map((use) => use.name).join(', ')})`
  return plainLine(`${minuteText(atMs)}  ${size}  ${kind}  ${id}  ${name}${uses}`)
}

/** The failure for an id that no file has. */
export const noSuchFile = (id: string): OwnerFailure =>
  badInput(`There is no file "${plainLine(id)}": \`vitrine files list\` shows the ids.`)
