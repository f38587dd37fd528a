import type { DocumentSettings } from '../../../core/orders/index.js'
import type { PrintLook } from './index.js'
import { readWhole } from '../../site/files/index.js'
import type { SiteFiles } from '../../site/files/index.js'
import type { MailLook } from '../../../core/use-cases/mails/render/mail-look.js'

/** The maximum size of a logo, since larger pictures make every document heavy. */
const MAX_LOGO_BYTES = 2_000_000

/** The maximum size of a font: those of Chinese, Japanese and Korean have up to 20 MB. */
export const MAX_FONT_MB = 30

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

async function readFile(files: SiteFiles, path: string | null, maxBytes: number): Promise<Uint8Array | null> {
  const file = path === null ? null : files.find(path)
  if (file === null || file.sizeBytes > maxBytes) return null
  const read = await readWhole(file)
  return read.ok ? read.value.bytes : null
}

/**
 * The look of printed documents. It is that of mails, with the picture itself if it is a file of the site,
 * and with the font at a path of the site.
 */
export async function readPrintLook(
  { accent, logo }: MailLook,
  files: SiteFiles,
  { origin, font }: { readonly origin: string } & Pick<DocumentSettings, 'font'>,
): Promise<PrintLook> {
  const path = logo === null ? null : pathWithin(logo, origin)
  return {
    accent,
    logo: await readFile(files, path, MAX_LOGO_BYTES),
    font: await readFile(files, font, MAX_FONT_MB * 1_000_000),
  }
}
