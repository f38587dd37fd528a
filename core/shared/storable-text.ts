/** True if a database takes this text: PostgreSQL knows no character with the code zero. */
export const isStorable = (text: string): boolean => !text.includes('\0')
