/** A text without the letters of one kind that it ends in. Takes time by its length, however many there are within. */
export function withoutEnd(text: string, letter: RegExp): string {
  let end = text.length
  while (end > 0 && letter.test(text[end - 1] as string)) end -= 1
  return text.slice(0, end)
}
