/**
 * A text without control characters, but for tabs and line ends: people do not type them, some databases
 * refuse them, and terminals obey them.
 */
export const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\t\r\n]/gu, '')

/** A text on one line, so that it makes no second one wherever it is shown. */
export const oneLine = (text: string): string => withoutControls(text).replace(/[\t\r\n\u2028\u2029]+/gu, ' ')

/**
 * A text without letters that change the direction of the text behind them, which could make it read as another
 * text (Unicode TR 36, 2.5).
 */
export const withoutTurns = (text: string): string =>
  text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
