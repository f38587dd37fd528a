/**
 * Removes control characters except tabs and line ends: people do not type them, some databases refuse them,
 * and terminals obey them.
 */
export const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\t\r\n]/gu, '')

/** Puts a text on one line, so that it cannot make a second line where it is shown. */
export const oneLine = (text: string): string => withoutControls(text).replace(/[\t\r\n\u2028\u2029]+/gu, ' ')

/**
 * Removes characters that change the direction of the following text and so could make it read as another
 * text (Unicode TR 36, 2.5).
 */
export const withoutDirectionMarks = (text: string): string =>
  text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
