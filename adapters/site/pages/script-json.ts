/** Data as the text of a script, which cannot end the script. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
