/** Removes the letters of one kind at the end of a text, in linear time however many are inside. */
export function withoutEnd(text: string, letter: RegExp): string {
  let end = text.length
  while (end > 0 && letter.test(text[end - 1] as string)) end -= 1
  return text.slice(0, end)
}
