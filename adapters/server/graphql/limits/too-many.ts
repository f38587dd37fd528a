/** The code of an operation that was tried too often. */
export const TOO_MANY_CODE = 'TooManyRequests'
