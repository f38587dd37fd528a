/** A number with its unit, such as `1 row` or `2 rows`. */
export const plural = (number: number, thing: string): string =>
  `${number} ${thing}${number === 1 ? '' : 's'}`
