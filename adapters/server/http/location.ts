/** An address as the header `Location` may say it: whoever wrote it may have used any letters. */
export const locationText = (address: string): string =>
  address.replace(/[^\x21-\x7e]+/gu, encodeURIComponent)
