/** Stored data are unreachable; `message` gives the owner the reason. */
export type StorageFailure = { readonly tag: 'unavailable'; readonly message: string }
