/** A moment as commands write it in a table, in UTC: `2026-11-26 10:05`. */
export const minuteText = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')

/** The same with its zone, for a line. */
export const utcText = (ms: number): string => `${minuteText(ms)} UTC`
