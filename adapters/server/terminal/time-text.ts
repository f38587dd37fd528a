/** A time in the format of command tables, in UTC: `2026-11-26 10:05`. */
export const minuteText = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')

/** The same with its time zone, for single lines. */
export const utcText = (ms: number): string => `${minuteText(ms)} UTC`
