/** Encodes an address for the header `Location`, since it may contain any letters. */
export const locationText = (address: string): string =>
  address.replace(/[^\x21-\x7e]+/gu, encodeURIComponent)
