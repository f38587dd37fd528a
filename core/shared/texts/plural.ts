/** A number with its unit, such as `1 row` or `2 rows`. */
export const plural = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`
