/**
 * One document in the form of a request, with the types of its answer and its variables
 * (reference/wire-protocol#mutations).
 */
export interface Operation<Answer, Variables> {
  readonly name: string
  readonly kind: 'query' | 'mutation'
  readonly text: string
  /** Only for the compiler; never set. */
  readonly types?: (variables: Variables) => Answer
}
