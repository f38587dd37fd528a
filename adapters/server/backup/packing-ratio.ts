/** The number of first bytes of an archive for which no ratio is checked. */
const FREE_BYTES = 64 * 1024 * 1024
/**
 * The maximum ratio of unpacked to packed bytes beyond them: tables are packed 10 to 30 times, a bomb 1,000
 * times.
 */
const MAX_RATIO = 100
/** The share of the maximum ratio that the writer uses; bytes in transit between streams come on top. */
const SHARE = 0.5

/**
 * True if an archive is larger than its packed bytes allow, so that unpacking it would only waste time and
 * memory.
 */
export const isPackedTooTightly = (bytes: number, packedBytes: number): boolean =>
  bytes > FREE_BYTES + packedBytes * MAX_RATIO

/** True if the next bytes of an archive have to be written unpacked, so that it will be read. */
export const needsLoosePacking = (bytes: number, packedBytes: number): boolean =>
  isPackedTooTightly(bytes / SHARE, packedBytes)
