import { normalizeText } from '../../../core/shared/index.js'

/** Private files of a site folder, in any spelling of a request. */
const PRIVATE_FILES: ReadonlySet<string> = new Set([
  'catalogue.csv',
  'members.csv',
  'composer.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
])
const PRIVATE_FOLDERS: ReadonlySet<string> = new Set(['node_modules', 'vitrine-mails'])

/**
 * True if a path is private: dot files (except `.well-known`), settings, leftovers of editors, files of other
 * tools.
 */
export function isPrivate(segments: readonly string[]): boolean {
  return segments.some((segment) => {
    const name = normalizeText(segment, 'NFKC').toLowerCase()
    return (
      PRIVATE_FILES.has(name) ||
      PRIVATE_FOLDERS.has(name) ||
      /^vitrine\.(?:.+\.)?json$/.test(name) ||
      (name.startsWith('.') && name !== '.well-known') ||
      /^~\$|^#.*#$|~$|\.(?:bak|backup|old|orig|save|swp|swo|tmp)(?:\.|$)/.test(name)
    )
  })
}
