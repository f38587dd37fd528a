import type { PrintLook } from './index.js'
import { readWhole } from '../../site/files/index.js'
import type { SiteFiles } from '../../site/files/index.js'
import type { MailLook } from '../../../core/use-cases/mails/render/mail-look.js'

/** The maximum size of a logo, since larger pictures make every document heavy. */
const MAX_LOGO_BYTES = 2_000_000

/** The path of an address inside a site, without its first slash; null: outside. */
function pathWithin(href: string, origin: string): string | null {
  if (!URL.canParse(href)) return null
  const url = new URL(href)
  if (url.origin !== new URL(origin).origin) return null
  try {
    return decodeURIComponent(url.pathname.slice(1))
  } catch {
    return null
  }
}

/**
 * The look of printed documents: the same as for mails, with the picture itself if it is a file of the site.
 */
export async function readPrintLook(
  { accent, logo }: MailLook,
  files: SiteFiles,
  origin: string,
): Promise<PrintLook> {
  const path = logo === null ? null : pathWithin(logo, origin)
  const file = path === null ? null : files.find(path)
  if (file === null || file.sizeBytes > MAX_LOGO_BYTES) return { accent, logo: null }
  const read = await readWhole(file)
  return { accent, logo: read.ok ? read.value.bytes : null }
}
