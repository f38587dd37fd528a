/**
 * One document as it goes over the wire, with the types of what it answers and takes
 * (reference/wire-protocol#mutations).
 */
export interface Operation<Answer, Variables> {
  readonly name: string
  readonly kind: 'query' | 'mutation'
  readonly text: string
  /** Only for the compiler; never set. */
  readonly types?: (variables: Variables) => Answer
}
