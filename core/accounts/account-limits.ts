/** The maximum number of access groups of a site, and the minimum length of a group's id in characters. */
export const ACCESS_GROUPS = { max: 20, minIdChars: 2 } as const

/**
 * The limits on fields that the owner defines; an update may also hold the common `name` and
 * `accept-communications`.
 */
export const CUSTOM_FIELDS = { max: 20, maxInUpdate: 22 } as const

/**
 * Default limits in megabytes (2^20 bytes) on the files of one member and of all members. The minimum for one
 * member is the maximum size of one file.
 */
export const FILE_ROOM = { minMemberMb: 10, memberMb: 100, allMb: 10_240 } as const

/** The maximum number of log-in providers of a site; no page has buttons for more. */
export const PROVIDERS = { most: 10 } as const

/** Members on one page of the owner's list. */
export const MEMBERS_PER_PAGE = 100
