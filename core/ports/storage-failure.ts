/** Stored data is out of reach; `message` says why, in words for the owner. */
export type StorageFailure = { readonly tag: 'unavailable'; readonly message: string }
