/** Placeholders of the help for a path, or for a name in the data. */
const PLACES = /^(?:folder|file|path)$/
const NAMES = /^(?:id|order|product|sku|code|job|e-?mail)$/
/** The maximum length of a file name on common disks, in bytes. */
const MAX_NAME_BYTES = 255

/**
 * The reason why a word of a command is impossible for its placeholder, with the fix; null: it is possible.
 * An empty word usually comes from an unset variable of the shell.
 */
export function wordProblem(placeholder: string, word: string): string | null {
  if (word.includes('\0')) return 'No text may contain the character NUL.'
  const isPlace = PLACES.test(placeholder)
  if (word.trim() === '' && (isPlace || NAMES.test(placeholder)))
    return `It is empty: write the ${placeholder} here.`
  if (isPlace && word.split(/[/\\]/).some((name) => Buffer.byteLength(name) > MAX_NAME_BYTES))
    return `A name in a path has at most ${MAX_NAME_BYTES} bytes.`
  return null
}
