/** The first part of a language tag in lower case, such as `de` of `de-AT`; empty: none is given. */
export const primaryLanguage = (tag: string | null): string => (tag ?? '').split('-')[0]?.toLowerCase() ?? ''
