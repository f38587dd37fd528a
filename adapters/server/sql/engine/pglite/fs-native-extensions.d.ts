/** The part of the package that is used here; it brings no types of its own. */
declare module 'fs-native-extensions' {
  /**
   * Locks an open file from an offset on for this descriptor alone; false if another descriptor has the lock.
   */
  export function tryLock(descriptor: number, offset: number): boolean
}
