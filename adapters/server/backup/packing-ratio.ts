/** So many bytes of an archive may be packed as tightly as gzip can. */
const FREE_BYTES = 64 * 1024 * 1024
/** Beyond them a packed byte stands for at most so many: tables are packed 10 to 30 times, a bomb 1,000 times. */
const MAX_RATIO = 100
/** The part of the bound up to which archives are packed; what is on its way between streams comes on top. */
const SHARE = 0.5

/** True if an archive is larger than its packed bytes allow: it was made to keep its reader at work. */
export const isPackedTooTightly = (bytes: number, packedBytes: number): boolean =>
  bytes > FREE_BYTES + packedBytes * MAX_RATIO

/** True if the next bytes of an archive have to be written unpacked, so that it will be read. */
export const needsLoosePacking = (bytes: number, packedBytes: number): boolean =>
  isPackedTooTightly(bytes / SHARE, packedBytes)
