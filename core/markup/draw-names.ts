/** The names by which templates mark their data; the caller provides them. */
export interface DrawNames {
  /** The attribute of an element's bindings. */
  readonly bindings: string
  /** The attribute of its conditions. */
  readonly conditions: string
  /** The class of an element whose conditions do not hold. */
  readonly invisible: string
  /** The class of an element whose binding has no value. */
  readonly empty: string
}
