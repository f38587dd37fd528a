/** The notice of a form whose challenge did not load (reference/errors#notices). */
export const CHALLENGE_BLOCKED =
  'The check whether you are a person could not be loaded. ' +
  'Please check your connection and content blockers, then reload the page.'
