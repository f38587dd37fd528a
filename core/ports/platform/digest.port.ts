/** A one-way digest of texts, as hex digits: a secret is stored and compared in this form. */
export type Digest = (...parts: readonly string[]) => string
