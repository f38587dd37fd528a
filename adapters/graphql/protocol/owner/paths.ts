/** The address of the owner's desk; all addresses for owners begin with it. */
export const DESK_PATH = '/vitrine'

/** The address of the owner's API: one operation in each POST, as `{ query, variables, operationName }`. */
export const OWNER_ENDPOINT = `${DESK_PATH}/api`

/** The same API for operations with a file, within a session only. */
export const OWNER_IMPORT_ENDPOINT = `${OWNER_ENDPOINT}/import`

/** A header that pages of other sites cannot send; every request to the owner's API must have it. */
export const OWNER_HEADER = 'x-vitrine-desk'
/** The value of `OWNER_HEADER`. */
export const OWNER_HEADER_VALUE = '1'
