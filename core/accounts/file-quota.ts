/** The bytes that files take: of one member, and of all members together. */
export interface FileBytes {
  readonly ofMember: number
  readonly ofAll: number
}

/** True if one more file of at most `sizeBytes` fits within the limits. */
export function checkFileQuota(
  sizeBytes: number,
  taken: FileBytes,
  limits: FileBytes,
): 'fits' | 'member-full' | 'site-full' {
  if (taken.ofMember + sizeBytes > limits.ofMember) return 'member-full'
  return taken.ofAll + sizeBytes > limits.ofAll ? 'site-full' : 'fits'
}
