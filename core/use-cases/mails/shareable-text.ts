import { withoutControls, withoutTurns } from '../../shared/index.js'

const MAX_NAME = 60
/** Texts that mail programs make links of, with the other full stops that there are. */
const LINKED = /:\/\/|@|[\p{L}\p{N}][.。．｡]\p{L}{2,}/u
/** The same places within a text, each before the character that makes the link. */
const LINK_PLACES = /(?<=:)(?=\/\/)|(?=@)|(?<=[\p{L}\p{N}])(?=[.。．｡]\p{L}{2})/gu
/** Invisible; it ends what a program takes for an address. */
const WORD_JOINER = '\u2060'

/** A name on one line. */
export const plainName = (name: string): string => withoutTurns(name.replace(/[\s\p{Cc}]+/gu, ' ')).trim()

/**
 * The name by which a mail calls its reader. A stranger who gives another person's address chooses the name: one
 * that could be a message or an address is left out.
 */
export function greetedName(name: string): string {
  const plain = plainName(name)
  return plain.length > MAX_NAME || LINKED.test(plain) ? '' : plain
}

/**
 * A text that a stranger may have written, in a mail that goes to another person: it reads the same, and mail programs
 * make no link of it.
 */
export const shareableText = (text: string): string =>
  withoutTurns(withoutControls(text)).replace(/\r\n?/g, '\n').replace(LINK_PLACES, WORD_JOINER)
