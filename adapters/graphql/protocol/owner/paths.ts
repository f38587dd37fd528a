/** The address of the owner's desk, below which everything of the owner's realm is. */
export const DESK_PATH = '/vitrine'

/** The address of the owner's API: one operation in each POST, as `{ query, variables, operationName }`. */
export const OWNER_ENDPOINT = `${DESK_PATH}/api`

/** The same API for operations that bring a file, within a session only. */
export const OWNER_IMPORT_ENDPOINT = `${OWNER_ENDPOINT}/import`

/** A header that no page of another site can send; each request to the owner's API has it. */
export const OWNER_HEADER = 'x-vitrine-desk'
/** The value of `OWNER_HEADER`. */
export const OWNER_HEADER_VALUE = '1'
