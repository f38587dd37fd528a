/** Encodes an address for the header `Location`: its author may have used any letters. */
export const locationText = (address: string): string =>
  address.replace(/[^\x21-\x7e]+/gu, encodeURIComponent)
