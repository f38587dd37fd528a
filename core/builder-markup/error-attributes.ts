/** The attribute in which a page holds an owner's own text for an error of the shop (reference/errors). */
export const shopErrorAttribute = (name: string): string => `data-w-${name}-error`

/** The same on forms of visitor accounts (reference/accounts#errors). */
export const accountErrorAttribute = (name: string): string => `wf-${name}-error`

/** The same on file fields (reference/accounts#file-fields). */
export const uploadErrorAttribute = (name: string): string => (name === 'emptyvalue' ? name : `${name}error`)
