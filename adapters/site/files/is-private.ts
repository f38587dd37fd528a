import { normalizeText } from '../../../core/shared/index.js'

/** Files of a site folder that belong to its owner and his tools, in any spelling that a request uses. */
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
 * True if a path names something that stays private: dot files (but `.well-known`), the settings of this
 * program, leftovers of editors, the files of other tools.
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
