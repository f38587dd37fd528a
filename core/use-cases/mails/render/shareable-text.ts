import { withoutControls, withoutDirectionMarks } from '../../../shared/index.js'

const MAX_NAME = 60
/** Texts that mail programs turn into links, with all other kinds of full stops. */
const LINKED = /:\/\/|@|[\p{L}\p{N}][.。．｡]\p{L}{2,}/u
/** The same places within a text, each before the character that makes the link. */
const LINK_PLACES = /(?<=:)(?=\/\/)|(?=@)|(?<=[\p{L}\p{N}])(?=[.。．｡]\p{L}{2})/gu
/** Invisible; it interrupts an address. */
const WORD_JOINER = '\u2060'

/** A name on one line. */
export const plainName = (name: string): string =>
  withoutDirectionMarks(name.replace(/[\s\p{Cc}]+/gu, ' ')).trim()

/**
 * The name in a mail's greeting. A stranger who gives another person's address chooses this name, so one that
 * could be a message or an address is left out.
 */
export function greetedName(name: string): string {
  const plain = plainName(name)
  return plain.length > MAX_NAME || LINKED.test(plain) ? '' : plain
}

/**
 * Makes a text by a stranger safe in a mail to another person: it reads the same, but mail programs make no
 * link of it.
 */
export const shareableText = (text: string): string =>
  withoutDirectionMarks(withoutControls(text)).replace(/\r\n?/g, '\n').replace(LINK_PLACES, WORD_JOINER)
