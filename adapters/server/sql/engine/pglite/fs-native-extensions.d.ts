/** The part of the package that is used here; it brings no types of its own. */
declare module 'fs-native-extensions' {
  /** Locks an open file from a place on for this descriptor alone; false while another descriptor has it. */
  export function tryLock(descriptor: number, offset: number): boolean
}
